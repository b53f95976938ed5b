import GestureRuntime
import SpecParser
import TestSupport

/// Several fingers: counts, windows, spans, turns, joining and leaving.
let fingerTimelines: [Timeline] = [
  Timeline(
    "a two-finger touch claims at the last lift", spec("two-finger-touch"),
    [.down(1, 100, 100, at: 0), .down(2, 200, 100, at: 100), .up(1, at: 150), .up(2, at: 200)],
    [Expected("two-finger-touch", .recognized, at: 200, fingers: 2, x: 150, y: 100)]),
  Timeline(
    "the second press comes before the window has passed", spec("two-finger-touch"),
    [.down(1, 0, 0, at: 0), .down(2, 50, 0, at: 149.999), .up(1, at: 160), .up(2, at: 170)],
    [Expected("two-finger-touch", .recognized, at: 170)]),
  Timeline(
    "a second press at exactly the window is too late", spec("two-finger-touch"),
    [.down(1, 0, 0, at: 0), .down(2, 50, 0, at: 150), .up(1, at: 160), .up(2, at: 170)], []),
  Timeline(
    "after the window neither touch is left", spec("touch", "two-finger-touch"),
    [.down(1, 0, 0, at: 0), .down(2, 50, 0, at: 200), .up(1, at: 220), .up(2, at: 230)], []),
  Timeline(
    "a finger that lifts before the count is complete", spec("two-finger-touch"),
    [.down(1, 0, 0, at: 0), .up(1, at: 20), .down(2, 50, 0, at: 50), .up(2, at: 70)], []),
  Timeline(
    "a finger too many fails a touch", spec("two-finger-touch"),
    [
      .down(1, 0, 0, at: 0), .down(2, 50, 0, at: 10), .down(3, 90, 0, at: 20), .up(1, at: 50), .up(2, at: 60),
      .up(3, at: 70),
    ],
    []),
  Timeline(
    "a press after a lift fails", own(fingers: 1...2, [.pressing(), .lifting()]),
    [
      .down(1, 0, 0, at: 0), .down(2, 50, 0, at: 10), .up(1, at: 20), .down(3, 90, 0, at: 30), .up(2, at: 60),
      .up(3, at: 70),
    ],
    []),
  Timeline(
    "a range takes one finger or two", own(fingers: 1...2, [.pressing(), .lifting()]),
    [
      .down(1, 0, 0, at: 0), .up(1, at: 50), .down(1, 0, 0, at: 1000), .down(2, 50, 0, at: 1050),
      .up(1, at: 1100),
      .up(2, at: 1120),
    ],
    [Expected("own", .recognized, at: 50, fingers: 1), Expected("own", .recognized, at: 1120, fingers: 2)]),
  Timeline(
    "a finger beyond the slop at the k-th press fails a touch, not a drag",
    spec("two-finger-touch", "two-finger-drag") { $0.together("two-finger-touch", "two-finger-drag") },
    [
      .down(1, 0, 0, at: 0), .move(1, 9, 0, at: 50), .down(2, 50, 0, at: 100), .move(1, 27, 0, at: 120),
      .move(2, 68, 0, at: 120), .up(1, at: 150), .up(2, at: 160),
    ],
    [
      Expected("two-finger-drag", .began, at: 120, fingers: 2, dx: 0),
      Expected("two-finger-drag", .ended, at: 150, fingers: 2),
    ]),
  Timeline(
    "waits of several fingers run from the k-th press", spec("two-finger-long-press"),
    [
      .down(1, 0, 0, at: 0), .down(2, 50, 0, at: 100), .tick(at: 499), .tick(at: 500), .up(1, at: 600),
      .up(2, at: 700),
    ],
    [
      Expected("two-finger-long-press", .began, at: 500),
      Expected("two-finger-long-press", .ended, at: 600, fingers: 2),
    ]),
  Timeline(
    "fingers too far apart", spec("two-finger-touch", metrics: [.multiFingerMaxSeparation: 100]),
    [
      .down(1, 0, 0, at: 0), .down(2, 100, 0, at: 10), .up(1, at: 50), .up(2, at: 60),
      .down(1, 0, 0, at: 1000), .down(2, 100.5, 0, at: 1010), .up(1, at: 1050), .up(2, at: 1060),
    ],
    [Expected("two-finger-touch", .recognized, at: 60)]),
  Timeline(
    "a pinch begins beyond the span slop, at scale 1", spec("pinch-open"),
    [
      .down(1, 100, 100, at: 0), .down(2, 200, 100, at: 10), .move(2, 216, 100, at: 30),
      .move(2, 220, 100, at: 40),
      .move(2, 340, 100, at: 50), .up(1, at: 100), .up(2, at: 100),
    ],
    [
      Expected("pinch-open", .began, at: 40, fingers: 2, x: 160, scale: 1),
      Expected("pinch-open", .ended, at: 100, fingers: 2, scale: 2),
    ]),
  Timeline(
    "a pinch the wrong way fails", spec("pinch-open"),
    [
      .down(1, 100, 100, at: 0), .down(2, 200, 100, at: 10), .move(2, 180, 100, at: 30),
      .move(2, 300, 100, at: 40),
      .up(1, at: 100), .up(2, at: 100),
    ],
    []),
  Timeline(
    "fingers that move in one frame are judged once", spec("pinch-open", "two-finger-drag"),
    [
      .down(1, 100, 100, at: 0), .down(2, 200, 100, at: 10), .move(1, 130, 100, at: 30),
      .move(2, 230, 100, at: 30),
      .up(1, at: 100), .up(2, at: 100),
    ],
    [Expected("two-finger-drag", .began, at: 30), Expected("two-finger-drag", .ended, at: 100)]),
  Timeline(
    "a rotation needs its angle and one finger beyond the touch slop", spec("rotate"),
    [
      .down(1, 100, 100, at: 0), .down(2, 200, 100, at: 10), .move(2, 200, 108, at: 30),
      .move(2, 200, 110, at: 40),
      .move(2, 100, 200, at: 50), .up(1, at: 100), .up(2, at: 100),
    ],
    [
      Expected("rotate", .began, at: 40, rotation: 0),
      Expected("rotate", .ended, at: 100, rotation: 84.28940686250037),
    ]),
  Timeline(
    "once begun, further fingers are ignored", spec("drag"),
    [
      .down(1, 0, 0, at: 0), .move(1, 20, 0, at: 20), .down(2, 100, 0, at: 40), .move(2, 200, 0, at: 60),
      .move(1, 30, 0, at: 80), .up(2, at: 90), .up(1, at: 100),
    ],
    [
      Expected("drag", .began, at: 20, fingers: 1),
      Expected("drag", .changed, at: 80, fingers: 1, x: 30, dx: 10),
      Expected("drag", .ended, at: 100, fingers: 1),
    ]),
  Timeline(
    "fingers join and leave without a jump",
    own(fingers: 1...2, continuous: true, [.pressing(), .moving(), .lifting()]),
    [
      .down(1, 0, 0, at: 0), .move(1, 20, 0, at: 20), .down(2, 100, 0, at: 40), .move(2, 120, 0, at: 60),
      .up(1, at: 70), .move(2, 125, 0, at: 80), .up(2, at: 100),
    ],
    [
      Expected("own", .began, at: 20, fingers: 1, dx: 0),
      Expected("own", .changed, at: 60, fingers: 2, x: 70, dx: 10),
      Expected("own", .changed, at: 80, fingers: 1, x: 125, dx: 15), Expected("own", .ended, at: 100, dx: 15),
    ]),
  Timeline(
    "a pinch that lost a finger begins again, from a new base", spec("pinch-open"),
    [
      .down(1, 100, 100, at: 0), .down(2, 200, 100, at: 10), .move(2, 220, 100, at: 40), .up(2, at: 60),
      .down(2, 200, 100, at: 900), .move(2, 216, 100, at: 920), .move(2, 225, 100, at: 940),
      .move(2, 350, 100, at: 960),
      .up(2, at: 980), .up(1, at: 1000),
    ],
    [
      Expected("pinch-open", .began, at: 40, scale: 1), Expected("pinch-open", .ended, at: 60),
      Expected("pinch-open", .began, at: 940, scale: 1), Expected("pinch-open", .ended, at: 980, scale: 2),
    ]),
  Timeline(
    "only fingers inside the target count",
    {
      var builder = SpecBuilder(elements: "stick", "fire")
      builder.activity("steer", on: "stick", by: ["drag"])
      builder.activity("shoot", on: "fire", by: ["touch"])
      return builder
    }(),
    [
      .down(1, 0, 0, at: 0, on: "stick"), .move(1, 20, 0, at: 20), .down(2, 300, 0, at: 40, on: "fire"),
      .up(2, at: 90),
      .up(1, at: 100),
    ],
    [
      Expected("steer", .began, at: 20), Expected("shoot", .recognized, at: 90, fingers: 1),
      Expected("steer", .ended, at: 100),
    ]),
  Timeline(
    "an activity takes one sense of a pinch that has two", oneSense(.inward, [.outward, .inward]),
    [
      .down(1, 100, 100, at: 0), .down(2, 200, 100, at: 10), .move(2, 240, 100, at: 30),
      .move(2, 150, 100, at: 60), .up(1, at: 100), .up(2, at: 100),
      .down(1, 100, 100, at: 1000), .down(2, 200, 100, at: 1010), .move(2, 150, 100, at: 1030),
      .up(1, at: 1100), .up(2, at: 1100),
    ],
    [Expected("own", .recognized, at: 1100, fingers: 2, scale: 0.5)]),
  Timeline(
    "and one sense of a turn", clockwise("rotate"),
    [
      .down(1, 100, 100, at: 0), .down(2, 200, 100, at: 10), .move(2, 200, 40, at: 30),
      .move(2, 200, 160, at: 60), .up(1, at: 100), .up(2, at: 100),
      .down(1, 100, 100, at: 1000), .down(2, 200, 100, at: 1010), .move(2, 200, 110, at: 1030),
      .up(1, at: 1100), .up(2, at: 1100),
    ],
    [Expected("rotate", .began, at: 1030, rotation: 0), Expected("rotate", .ended, at: 1100)]),
]

/// A spread by two fingers, of which the activity allows one sense.
private func oneSense(_ sense: SpreadSense, _ own: Set<SpreadSense>) -> SpecBuilder {
  var builder = AgreementTests.own(fingers: 2...2, [.pressing(), .spreading(own), .lifting()])
  builder.changeActivity(0) { $0.spreadSenses = SpecBuilder.at([sense]) }
  return builder
}

private func clockwise(_ mechanic: String) -> SpecBuilder {
  spec(mechanic) { $0.changeActivity(0) { $0.orbitSenses = SpecBuilder.at([.clockwise]) } }
}
