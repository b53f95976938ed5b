import GestureRuntime
import SpecParser
import TestSupport

/// Touches of one finger while another finger rests: more than there are numbers of contacts, or places for winners of the past.
let longTimelines: [Timeline] = [
  Timeline(
    "touches beside a finger that rests, while another activity sleeps", besideSleeper("turn", "zoom", "tap"),
    [.down(1, 100, 400, at: 0, on: "map")] + touches,
    rounds.map { Expected("tap", .recognized, at: start($0) + 40) }),
  Timeline(
    "what sleeps fails with the first winner that it meets, and the others win all the same",
    besideSleeper("zoom", "tap"), [.down(1, 100, 400, at: 0, on: "map")] + touches + [.up(1, at: 9000)],
    rounds.map { Expected("tap", .recognized, at: start($0) + 40) }),
  Timeline(
    "pinches begin again with every second finger", spec("pinch-open"),
    [.down(1, 100, 400, at: 0)]
      + rounds.flatMap { round -> [Act] in
        let start = Double(round) * 100 + 50
        return [
          .down(2, 150, 400, at: start), .move(2, 200, 400, at: start + 20), .up(2, at: start + 40),
        ]
      },
    rounds.flatMap { round -> [Expected] in
      let start = Double(round) * 100 + 50
      return [
        Expected("pinch-open", .began, at: start + 20), Expected("pinch-open", .ended, at: start + 40),
      ]
    }),
]

private let rounds = Array(0..<70)

private func start(_ round: Int) -> Double { 500 + Double(round) * 100 }

private let touches: [Act] = rounds.flatMap { round -> [Act] in
  [.down(2, 300, 400, at: start(round), on: "map/spot"), .up(2, at: start(round) + 40)]
}

/// A map that zooms, and turns after it has zoomed, with a spot to touch.
private func besideSleeper(_ together: String...) -> SpecBuilder {
  var builder = SpecBuilder(elements: "map", "map/spot")
  builder.activity("zoom", on: "map", by: ["pinch-open"])
  builder.activity("turn", on: "map", by: ["rotate"], after: ["pinch-open"])
  builder.activity("tap", on: "map/spot", by: ["touch"])
  for (place, name) in together.enumerated() {
    for other in together.dropFirst(place + 1) { builder.together(name, other) }
  }
  return builder
}
