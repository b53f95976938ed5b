import GestureRuntime
import SpecParser
import TestSupport

/// Movements of one finger, alone.
let moveTimelines: [Timeline] = [
  Timeline(
    "a drag has not begun at exactly the slop", spec("drag"),
    [.down(1, 100, 100, at: 0), .move(1, 108, 100, at: 16), .up(1, at: 50)], []),
  Timeline(
    "a drag begins beyond the slop, and counts from there", spec("drag"),
    [.down(1, 100, 100, at: 0), .move(1, 108.5, 100, at: 16), .move(1, 120, 100, at: 32), .up(1, at: 50)],
    [
      Expected("drag", .began, at: 16, x: 108.5, dx: 0), Expected("drag", .changed, at: 32, dx: 11.5),
      Expected("drag", .ended, at: 50, x: 120, dx: 11.5),
    ]),
  Timeline(
    "a drag may begin after any hold", spec("drag"),
    [.down(1, 100, 100, at: 0), .move(1, 120, 100, at: 5000), .up(1, at: 5100)],
    [Expected("drag", .began, at: 5000), Expected("drag", .ended, at: 5100)]),
  Timeline(
    "the slop passed the wrong way fails for the sequence", spec("drag", toward: .left),
    [.down(1, 100, 100, at: 0), .move(1, 109, 100, at: 16), .move(1, 50, 100, at: 32), .up(1, at: 50)], []),
  Timeline(
    "a cone includes both its ends", spec("drag", toward: .left),
    [
      .down(1, 100, 100, at: 0), .move(1, 90, 90, at: 16), .up(1, at: 50),
      .down(1, 100, 100, at: 1000), .move(1, 90, 110, at: 1016), .up(1, at: 1050),
    ],
    [
      Expected("drag", .began, at: 16), Expected("drag", .ended, at: 50),
      Expected("drag", .began, at: 1016), Expected("drag", .ended, at: 1050),
    ]),
  Timeline(
    "one that has begun may come back", spec("drag", toward: .left),
    [.down(1, 100, 100, at: 0), .move(1, 90, 100, at: 16), .move(1, 200, 100, at: 32), .up(1, at: 100)],
    [Expected("drag", .began, at: 16), Expected("drag", .ended, at: 100, dx: 110)]),
  Timeline(
    "a long-press drag measures from the press, after its wait", spec("long-press-drag"),
    [
      .down(1, 100, 100, at: 0), .move(1, 108, 100, at: 300), .move(1, 108.5, 100, at: 500),
      .move(1, 120, 100, at: 520), .up(1, at: 600),
    ],
    [Expected("long-press-drag", .began, at: 500), Expected("long-press-drag", .ended, at: 600, dx: 11.5)]),
  Timeline(
    "a movement before the wait is over is no long-press drag", spec("long-press-drag"),
    [.down(1, 100, 100, at: 0), .move(1, 109, 100, at: 399), .move(1, 150, 100, at: 500), .up(1, at: 600)], []
  ),
  Timeline(
    "the place at the end of the wait is judged at once", spec("long-press-drag", metrics: [.dragSlop: 4]),
    [.down(1, 100, 100, at: 0), .move(1, 106, 100, at: 300), .up(1, at: 600)],
    [Expected("long-press-drag", .began, at: 400), Expected("long-press-drag", .ended, at: 600)]),
  Timeline(
    "within runs from the base and includes its end",
    own([.pressing(), .moving(distance: .atLeast(40), within: .atMost(ms(200))), .lifting()]),
    [
      .down(1, 0, 0, at: 0), .move(1, 40, 0, at: 100), .up(1, at: 200),
      .down(1, 0, 0, at: 1000), .move(1, 40, 0, at: 1100), .up(1, at: 1200.001),
    ],
    [Expected("own", .recognized, at: 200, dx: 40)]),
  Timeline(
    "a stated least distance is reached at its value", own([.pressing(), .moving(distance: .atLeast(40))]),
    [.down(1, 0, 0, at: 0), .move(1, 39.5, 0, at: 10), .move(1, 40, 0, at: 20), .up(1, at: 50)],
    [Expected("own", .recognized, at: 20, dx: 40)]),
  Timeline(
    "a least distance below the slop passes it", own([.pressing(), .moving(distance: .atLeast(4))]),
    [.down(1, 0, 0, at: 0), .move(1, 4, 0, at: 20), .up(1, at: 50)],
    [Expected("own", .recognized, at: 20, dx: 4)]),
  Timeline(
    "a distance with an upper end fails when it is exceeded",
    own([.pressing(), .moving(distance: .between(20, 60)), .lifting()]),
    [.down(1, 0, 0, at: 0), .move(1, 61, 0, at: 20), .move(1, 50, 0, at: 40), .up(1, at: 50)], []),
  Timeline(
    "the move must hold at the lift", own([.pressing(), .moving(distance: .atLeast(40)), .lifting()]),
    [.down(1, 0, 0, at: 0), .move(1, 50, 0, at: 20), .move(1, 30, 0, at: 40), .up(1, at: 50)], []),
  Timeline(
    "deviation is the angle to the nearest named direction",
    own([
      .pressing(), .moving(toward: .horizontal, distance: .atLeast(20), deviation: .atMost(20)), .lifting(),
    ]),
    [
      .down(1, 100, 100, at: 0), .move(1, 60, 113, at: 20), .up(1, at: 50),
      .down(1, 100, 100, at: 1000), .move(1, 60, 116, at: 1020), .up(1, at: 1050),
    ],
    [Expected("own", .recognized, at: 50)]),
  Timeline(
    "a finger must land within the edge width", spec("edge-swipe", toward: .right),
    [
      .down(1, 20, 100, at: 0), .move(1, 40, 100, at: 16), .up(1, at: 50),
      .down(1, 20.5, 100, at: 1000), .move(1, 40, 100, at: 1016), .up(1, at: 1050),
    ],
    [Expected("edge-swipe", .began, at: 16), Expected("edge-swipe", .ended, at: 50)]),
  Timeline(
    "the right edge needs the screen's size", spec("edge-swipe", toward: .left), screen: nil,
    [.down(1, 390, 100, at: 0), .move(1, 350, 100, at: 16), .up(1, at: 50)], []),
  Timeline(
    "beyond the edge of the screen counts", spec("edge-swipe", toward: .left),
    [.down(1, 405, 100, at: 0), .move(1, 350, 100, at: 16), .up(1, at: 50)],
    [Expected("edge-swipe", .began, at: 16), Expected("edge-swipe", .ended, at: 50)]),
]

/// Several moves, and rests between them.
let strokeTimelines: [Timeline] = [
  Timeline(
    "a second move starts from the first one's furthest place",
    own([.pressing(), .moving(toward: .right), .moving(toward: .left), .lifting()]),
    [
      .down(1, 0, 0, at: 0), .move(1, 50, 0, at: 20), .move(1, 42, 0, at: 40), .up(1, at: 50),
      .down(1, 0, 0, at: 1000), .move(1, 50, 0, at: 1020), .move(1, 41, 0, at: 1040), .up(1, at: 1050),
    ],
    [Expected("own", .recognized, at: 1050)]),
  Timeline(
    "a second move the wrong way fails",
    own([.pressing(), .moving(toward: .right), .moving(toward: .down), .lifting()]),
    [
      .down(1, 0, 0, at: 0), .move(1, 50, 0, at: 20), .move(1, 30, 0, at: 40), .move(1, 30, 60, at: 60),
      .up(1, at: 70),
    ],
    []),
  Timeline(
    "a rest is reached when the fingers have been still for its time",
    own([.pressing(), .moving(), .waiting(.atLeast(ms(200)))]),
    [.down(1, 0, 0, at: 0), .move(1, 50, 0, at: 100), .move(1, 58, 0, at: 200), .tick(at: 300)],
    [Expected("own", .recognized, at: 300)]),
  Timeline(
    "a rest begins again with each movement beyond the slop",
    own([.pressing(), .moving(), .waiting(.atLeast(ms(200)))]),
    [
      .down(1, 0, 0, at: 0), .move(1, 50, 0, at: 100), .move(1, 59, 0, at: 200), .tick(at: 399),
      .tick(at: 400),
    ],
    [Expected("own", .recognized, at: 400)]),
]
