import GestureRuntime
import SpecParser
import TestSupport

/// Presses, waits and lifts of one finger, alone.
let touchTimelines: [Timeline] = [
  Timeline(
    "a touch claims at the lift", spec("touch"),
    [.down(1, 100, 100, at: 0), .up(1, at: 80)],
    [Expected("touch", .recognized, at: 80, fingers: 1, x: 100, y: 100)]),
  Timeline(
    "a touch may last until just before the long-press timeout", spec("touch"),
    [.down(1, 100, 100, at: 0), .up(1, at: 399.999)], [Expected("touch", .recognized, at: 399.999)]),
  Timeline(
    "a hold of exactly the timeout is no touch", spec("touch"),
    [.down(1, 100, 100, at: 0), .up(1, at: 400)], []),
  Timeline(
    "touch-max-duration none lets a long hold still be a touch",
    spec("touch", metrics: [.touchMaxDuration: Double?.none]),
    [.down(1, 100, 100, at: 0), .up(1, at: 5000)], [Expected("touch", .recognized, at: 5000)]),
  Timeline(
    "a touch keeps its slop up to and including its value", spec("touch"),
    [.down(1, 100, 100, at: 0), .move(1, 108, 100, at: 20), .up(1, at: 80)],
    [Expected("touch", .recognized, at: 80)]),
  Timeline(
    "beyond the slop there is no touch, even back at the press", spec("touch"),
    [.down(1, 100, 100, at: 0), .move(1, 108.5, 100, at: 20), .move(1, 100, 100, at: 40), .up(1, at: 80)], []),
  Timeline(
    "a lift elsewhere is a movement first", spec("touch"),
    [.down(1, 100, 100, at: 0), .up(1, 109, 100, at: 80)], []),
  Timeline(
    "lift: within includes its end", own([.pressing(), .lifting(within: .atMost(ms(200)))]),
    [.down(1, 100, 100, at: 0), .up(1, at: 200)], [Expected("own", .recognized, at: 200)]),
  Timeline(
    "lift: within ends after its end", own([.pressing(), .lifting(within: .atMost(ms(200)))]),
    [.down(1, 100, 100, at: 0), .up(1, at: 200.001)], []),
  Timeline(
    "a long press begins at exactly the timeout", spec("long-press"),
    [.down(1, 100, 100, at: 0), .tick(at: 399.999), .tick(at: 400), .up(1, at: 900)],
    [Expected("long-press", .began, at: 400, dx: 0), Expected("long-press", .ended, at: 900)]),
  Timeline(
    "a lift at exactly the timeout comes after the timer", spec("long-press"),
    [.down(1, 100, 100, at: 0), .up(1, at: 400)],
    [Expected("long-press", .began, at: 400), Expected("long-press", .ended, at: 400)]),
  Timeline(
    "a lift before the timeout is no long press", spec("long-press"),
    [.down(1, 100, 100, at: 0), .up(1, at: 399.999), .tick(at: 1000)], []),
  Timeline(
    "a long press goes on under any movement", spec("long-press"),
    [.down(1, 100, 100, at: 0), .move(1, 300, 100, at: 500), .up(1, at: 900)],
    [
      Expected("long-press", .began, at: 400), Expected("long-press", .changed, at: 500, x: 300, dx: 200),
      Expected("long-press", .ended, at: 900, dx: 200),
    ]),
  Timeline(
    "a movement before the timeout is no long press", spec("long-press"),
    [.down(1, 100, 100, at: 0), .move(1, 100, 108.5, at: 399), .up(1, at: 900)], []),
  Timeline(
    "a wait between limits includes both ends",
    own([.pressing(), .waiting(.between(ms(300), ms(500))), .lifting()]),
    [.down(1, 0, 0, at: 0), .up(1, at: 300), .down(1, 0, 0, at: 1000), .up(1, at: 1500)],
    [Expected("own", .recognized, at: 300), Expected("own", .recognized, at: 1500)]),
  Timeline(
    "a wait between limits ends after the upper",
    own([.pressing(), .waiting(.between(ms(300), ms(500))), .lifting()]),
    [.down(1, 0, 0, at: 0), .up(1, at: 299.999), .down(1, 0, 0, at: 1000), .up(1, at: 1500.001)], []),
  Timeline(
    "a wait before a lift keeps its slop until the lift",
    own([.pressing(), .waiting(.atLeast(ms(300))), .lifting()]),
    [.down(1, 0, 0, at: 0), .move(1, 9, 0, at: 400), .up(1, at: 500)], []),
  Timeline(
    "a wait without a lift claims when it is over", own([.pressing(), .waiting()]),
    [.down(1, 0, 0, at: 0), .tick(at: 400)], [Expected("own", .recognized, at: 400)]),
]

/// Two contacts of one finger, alone.
let doubleTouchTimelines: [Timeline] = [
  double("at least the least time between", gap: 40, recognized: true),
  double("sooner than the least time", gap: 39.999, recognized: false),
  double("just before the timeout", gap: 299.999, recognized: true),
  double("exactly at the timeout", gap: 300, recognized: false),
  double("as far as the double-touch slop", gap: 100, x: 200, recognized: true),
  double("further than the double-touch slop", gap: 100, x: 200.5, recognized: false),
  Timeline(
    "press: after includes both ends",
    own([.pressing(), .lifting(), .pressing(after: .between(ms(100), ms(500))), .lifting()]),
    [
      .down(1, 0, 0, at: 0), .up(1, at: 10), .down(1, 0, 0, at: 110), .up(1, at: 120),
      .down(1, 0, 0, at: 1000), .up(1, at: 1010), .down(1, 0, 0, at: 1510), .up(1, at: 1520),
    ],
    [Expected("own", .recognized, at: 120), Expected("own", .recognized, at: 1520)]),
  Timeline(
    "a second touch that is held is no double touch", spec("double-touch"),
    [.down(1, 0, 0, at: 0), .up(1, at: 50), .down(1, 0, 0, at: 150), .up(1, at: 550)], []),
  Timeline(
    "three touches are one double touch", spec("double-touch"),
    [
      .down(1, 0, 0, at: 0), .up(1, at: 50), .down(1, 0, 0, at: 150), .up(1, at: 200),
      .down(1, 0, 0, at: 300), .up(1, at: 350), .tick(at: 2000),
    ],
    [Expected("double-touch", .recognized, at: 200)]),
  Timeline(
    "a double-touch drag begins when its movement passes the slop", spec("double-touch-drag"),
    [
      .down(1, 0, 100, at: 0), .up(1, at: 50), .down(1, 0, 100, at: 150), .move(1, 0, 108, at: 170),
      .move(1, 0, 109, at: 180), .move(1, 0, 130, at: 190), .up(1, at: 300),
    ],
    [
      Expected("double-touch-drag", .began, at: 180, dy: 0),
      Expected("double-touch-drag", .ended, at: 300, dy: 21),
    ]),
]

/// A double touch whose second press comes a gap (milliseconds) after the first lift, at `x`.
private func double(_ title: String, gap: Double, x: Double = 100, recognized: Bool) -> Timeline {
  Timeline(
    "double touch: \(title)", spec("double-touch"),
    [
      .down(1, 100, 100, at: 0), .up(1, at: 100), .down(1, x, 100, at: 100 + gap), .up(1, at: 150 + gap),
      .tick(at: 2000),
    ],
    recognized ? [Expected("double-touch", .recognized, at: 150 + gap)] : [])
}
