import GestureRuntime
import SpecParser
import TestSupport

/// What begins again in a touch: with what it knows from before, beside winners whose fingers are still down.
let againTimelines: [Timeline] = [
  Timeline(
    "the axis of what begins again is its own",
    spec("two-finger-long-press") { $0.changeActivity(0) { $0.values = SpecBuilder.at([.along]) } },
    [
      .down(1, 100, 100, at: 0), .down(2, 200, 100, at: 0), .move(2, 206, 100, at: 10), .up(2, at: 500),
      .down(2, 200, 100, at: 600), .move(2, 200, 120, at: 620),
    ],
    [
      Expected("two-finger-long-press", .began, at: 400), Expected("two-finger-long-press", .ended, at: 500),
      Expected("two-finger-long-press", .began, at: 600),
      Expected("two-finger-long-press", .changed, at: 620, dx: 0, dy: 10),
    ]),
  Timeline(
    "what begins again meets the winner on a finger that it did not have before",
    mapWithSpot {
      $0.activity("zoom", on: "map", by: ["pinch-open"])
      $0.activity("hold", on: "map/spot", by: ["long-press"])
    },
    [
      .down(1, 100, 400, at: 0, on: "map"), .down(2, 150, 400, at: 20, on: "map"),
      .move(2, 200, 400, at: 40), .down(3, 300, 400, at: 60, on: "map/spot"), .tick(at: 460),
      .up(1, at: 500), .move(2, 100, 400, at: 520), .up(2, at: 540), .up(3, at: 560),
    ],
    [
      Expected("zoom", .began, at: 40), Expected("hold", .began, at: 460), Expected("zoom", .ended, at: 500),
      Expected("hold", .ended, at: 560),
    ]),
  Timeline(
    "also where that winner is over",
    mapWithSpot {
      $0.activity("zoom", on: "map", by: ["pinch-open"])
      $0.mechanic("press-long", [.pressing(), .waiting()])
      $0.activity("hold", on: "map/spot", by: ["press-long"])
    },
    [
      .down(1, 100, 400, at: 0, on: "map"), .down(2, 150, 400, at: 20, on: "map"),
      .move(2, 200, 400, at: 40), .down(3, 300, 400, at: 60, on: "map/spot"), .tick(at: 460),
      .up(1, at: 500), .move(2, 100, 400, at: 520), .up(2, at: 540), .up(3, at: 560),
    ],
    [
      Expected("zoom", .began, at: 40), Expected("hold", .recognized, at: 460),
      Expected("zoom", .ended, at: 500),
    ]),
  Timeline(
    "what sleeps beside a winner to which it is preferred fails with it",
    mapWithSpot {
      $0.mechanic("press-long", [.pressing(), .waiting()])
      $0.activity("hold", on: "map", by: ["press-long"])
      $0.activity("turn", on: "map", by: ["rotate"], after: ["pinch-open"])
      $0.activity("zoom", on: "map", by: ["pinch-open"])
      $0.activity("drag", on: "map/spot", by: ["drag"])
      $0.wait("hold", for: "turn")
      $0.prefer("turn", over: "drag")
    },
    [
      .down(1, 100, 400, at: 0, on: "map"), .tick(at: 400), .down(2, 200, 400, at: 500, on: "map/spot"),
      .move(2, 200, 420, at: 520), .up(2, at: 600), .up(1, at: 900),
    ],
    [
      Expected("drag", .began, at: 520), Expected("drag", .ended, at: 600),
      Expected("hold", .recognized, at: 600),
    ]),
  Timeline(
    "the scale of fingers that began at one point counts from the first of them that leaves",
    own(fingers: 2...3, [.pressing(), .spreading([.outward]), .lifting()]),
    [
      .down(1, 100, 400, at: 0), .down(2, 100, 400, at: 0), .down(3, 100, 400, at: 0),
      .move(1, 60, 400, at: 20), .move(2, 140, 400, at: 20), .up(3, at: 40), .move(2, 220, 400, at: 60),
      .up(2, at: 80), .up(1, at: 90),
    ], [Expected("own", .recognized, at: 80, scale: 2)]),
  Timeline(
    "a wait counts from the press of the finger that joins last, to its upper end, too",
    own(
      fingers: 1...2, continuous: true,
      [.pressing(), .waiting(.between(ms(100), ms(400))), .moving(distance: .atLeast(8)), .lifting()]),
    [
      .down(1, 100, 400, at: 0), .down(2, 200, 400, at: 300), .move(2, 240, 400, at: 500), .up(1, at: 550),
      .up(2, at: 560),
    ],
    [Expected("own", .began, at: 500, fingers: 2), Expected("own", .ended, at: 560)]),
  Timeline(
    "a turn after another move asks how far a finger is from the base",
    own(
      fingers: 2...2,
      [.pressing(), .moving(), .turning([.clockwise, .counterclockwise]), .lifting()]),
    [
      .down(1, 100, 300, at: 0), .down(2, 200, 300, at: 10), .move(1, 124, 300, at: 30),
      .move(2, 224, 300, at: 30), .move(1, 124, 292, at: 50), .move(2, 224, 308, at: 50), .up(1, at: 70),
    ], [Expected("own", .recognized, at: 70)]),
  Timeline(
    "a held claim that began again takes in one more finger at any time",
    mapWithSpot {
      $0.mechanic("hold", fingers: 2...3, continuous: true, [.pressing(), .waiting(), .lifting()])
      $0.activity("hold", on: "map", by: ["hold"])
      $0.activity("touch", on: "map/spot", by: ["touch"])
      $0.wait("hold", for: "touch")
    },
    [
      .down(1, 100, 400, at: 0, on: "map"), .down(2, 200, 400, at: 10, on: "map"), .up(2, at: 500),
      .down(3, 200, 400, at: 600, on: "map/spot"), .down(4, 300, 400, at: 620, on: "map/spot"),
      .up(4, at: 700), .up(3, at: 710), .up(1, at: 720),
    ],
    [
      Expected("hold", .began, at: 410), Expected("hold", .ended, at: 500),
      Expected("hold", .began, at: 620, fingers: 3), Expected("hold", .ended, at: 710),
    ]),
  Timeline(
    "a held claim that began again and took in one more finger still waits",
    mapWithSpot {
      $0.mechanic(
        "hold", fingers: 2...3, continuous: true, [.pressing(), .waiting(.atLeast(ms(100))), .lifting()])
      $0.mechanic("press-long", fingers: 2...2, [.pressing(), .waiting()])
      $0.activity("hold", on: "map", by: ["hold"])
      $0.activity("select", on: "map/spot", by: ["press-long"])
      $0.wait("hold", for: "select")
    },
    [
      .down(1, 100, 400, at: 0, on: "map"), .down(2, 200, 400, at: 10, on: "map"), .up(1, at: 160),
      .down(3, 200, 500, at: 560, on: "map/spot"), .down(4, 300, 500, at: 570, on: "map/spot"),
      .tick(at: 1000), .up(4, at: 1010), .up(3, at: 1020), .up(2, at: 1030),
    ],
    [
      Expected("hold", .began, at: 110), Expected("hold", .ended, at: 160),
      Expected("select", .recognized, at: 970),
    ]),
  Timeline(
    "the later presses of what started within a touch stay at their places",
    mapWithSpot {
      $0.mechanic("land", fingers: 2...2, [.pressing()])
      $0.mechanic(
        "hold and touch", fingers: 2...2,
        [.pressing(), .waiting(.atLeast(ms(100))), .lifting(), .pressing(), .lifting()])
      $0.activity("land", on: "map", by: ["land"])
      $0.activity("twice", on: "map", by: ["hold and touch"], after: ["land"])
      $0.together("land", "twice")
    },
    [
      .down(1, 100, 400, at: 0, on: "map"), .down(2, 200, 400, at: 10, on: "map"), .up(1, at: 200),
      .up(2, at: 210), .down(1, 100, 400, at: 300, on: "map"), .move(1, 100, 450, at: 310),
      .down(2, 200, 350, at: 320, on: "map"), .up(1, at: 330), .up(2, at: 340),
    ],
    [Expected("land", .recognized, at: 10), Expected("land", .recognized, at: 320)]),
]

private func mapWithSpot(_ change: (inout SpecBuilder) -> Void) -> SpecBuilder {
  var builder = SpecBuilder(elements: "map", "map/spot")
  change(&builder)
  return builder
}
