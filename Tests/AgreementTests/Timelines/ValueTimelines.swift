import GestureRuntime
import SpecParser
import TestSupport

/// Movements whose end decides their name, their velocity and their commit.
let valueTimelines: [Timeline] = [
  Timeline(
    "a slow movement is a drag", movement("drag", "swipe", "fling"), stroke(speed: 200),
    [
      Expected("act", .began, at: 50, by: "drag"),
      Expected("act", .ended, at: 100, by: "drag", vx: 200, vy: 0),
    ]),
  Timeline(
    "a quick one is a swipe", movement("drag", "swipe", "fling"), stroke(speed: 400),
    [Expected("act", .began, at: 30, by: "drag"), Expected("act", .ended, at: 100, by: "swipe", vx: 400)]),
  Timeline(
    "a fast one is a fling", movement("drag", "swipe", "fling"), stroke(speed: 1200),
    [Expected("act", .began, at: 10, by: "drag"), Expected("act", .ended, at: 100, by: "fling", vx: 1200)]),
  Timeline(
    "without fling a fast one is a swipe", movement("drag", "swipe"), stroke(speed: 1200),
    [Expected("act", .began, at: 10, by: "drag"), Expected("act", .ended, at: 100, by: "swipe", vx: 1200)]),
  Timeline(
    "a swipe without a drag claims at the lift, from the press", movement("swipe", "fling"),
    stroke(speed: 400),
    [Expected("act", .recognized, at: 100, by: "swipe", dx: 40, vx: 400)]),
  Timeline(
    "the fastest name whose velocity was reached", movement("swipe", "fling"), stroke(speed: 1200),
    [Expected("act", .recognized, at: 100, by: "fling", dx: 120)]),
  Timeline("below the least, nothing", movement("swipe", "fling"), stroke(speed: 200), []),
  Timeline(
    "a stop before the lift takes the velocity", movement("drag", "swipe"),
    stroke(speed: 1200).dropLast() + [.up(1, at: 140)],
    [Expected("act", .began, at: 10), Expected("act", .ended, at: 140, by: "drag", vx: 0)]),
  Timeline(
    "just before the stop gap it is still there", movement("drag", "swipe"),
    stroke(speed: 1200).dropLast() + [.up(1, at: 139.999)],
    [Expected("act", .began, at: 10), Expected("act", .ended, at: 139.999, by: "swipe", vx: 1200)]),
  Timeline(
    "samples before a gap do not count", movement("drag"),
    [
      .down(1, 0, 0, at: 0), .move(1, 100, 0, at: 20), .move(1, 104, 0, at: 60), .move(1, 108, 0, at: 80),
      .up(1, at: 80),
    ],
    [Expected("act", .began, at: 20), Expected("act", .ended, at: 80, vx: 200)]),
  Timeline(
    "a fit that opposes the movement is zero", movement("drag"),
    [
      .down(1, 0, 0, at: 0), .move(1, 60, 0, at: 10), .move(1, 100, 0, at: 20), .move(1, 100, 0, at: 30),
      .move(1, 60, 0, at: 40), .up(1, at: 40),
    ],
    [Expected("act", .began, at: 10), Expected("act", .ended, at: 40, vx: 0)]),
  Timeline(
    "never faster than the most", movement("drag"),
    [.down(1, 0, 0, at: 0), .move(1, 200, 0, at: 10), .move(1, 400, 0, at: 20), .up(1, at: 20)],
    [Expected("act", .began, at: 10), Expected("act", .ended, at: 20, vx: 8000)]),
  Timeline(
    "commit by distance counts from the claim", movement("drag", toward: .left, commit: .when(distance: 30)),
    [.down(1, 100, 0, at: 0), .move(1, 90, 0, at: 50), .move(1, 61, 0, at: 100), .up(1, at: 200)],
    [
      Expected("act", .began, at: 50, progress: 0),
      Expected("act", .ended, at: 200, progress: 29 / 30, committed: false),
    ]),
  Timeline(
    "commit at exactly its distance", movement("drag", toward: .left, commit: .when(distance: 30)),
    [.down(1, 100, 0, at: 0), .move(1, 90, 0, at: 50), .move(1, 60, 0, at: 100), .up(1, at: 200)],
    [Expected("act", .began, at: 50), Expected("act", .ended, at: 200, progress: 1, committed: true)]),
  Timeline(
    "a drag that comes back un-commits", movement("drag", toward: .left, commit: .when(distance: 30)),
    [
      .down(1, 100, 0, at: 0), .move(1, 90, 0, at: 50), .move(1, 20, 0, at: 100), .move(1, 80, 0, at: 150),
      .up(1, at: 300),
    ],
    [Expected("act", .began, at: 50), Expected("act", .ended, at: 300, committed: false)]),
  Timeline(
    "an opposing velocity un-commits", movement("drag", toward: .left, commit: .when(distance: 30)),
    [
      .down(1, 300, 0, at: 0), .move(1, 200, 0, at: 50), .move(1, 100, 0, at: 100), .move(1, 110, 0, at: 150),
      .move(1, 120, 0, at: 170), .move(1, 130, 0, at: 190), .up(1, at: 190),
    ],
    [Expected("act", .began, at: 50), Expected("act", .ended, at: 190, vx: 500, committed: false)]),
  Timeline(
    "a fling that was past the threshold is done, wherever it was since",
    movement("drag", "fling", toward: .horizontal, commit: .when(distance: 60)), thrown(from: 165, by: -15),
    [
      Expected("act", .began, at: 20),
      Expected("act", .ended, at: 370, by: "fling", progress: 55 / 60, committed: true),
    ]),
  Timeline(
    "but not what was past the threshold of the other side",
    movement("drag", "fling", toward: .horizontal, commit: .when(distance: 60)), thrown(from: 210, by: 15),
    [
      Expected("act", .began, at: 20),
      Expected("act", .ended, at: 370, by: "drag", progress: 50 / 60, committed: false),
    ]),
  Timeline(
    "speed alone makes no fling where there is a threshold",
    movement("drag", "swipe", "fling", toward: .horizontal, commit: .when(distance: 300)),
    stroke(speed: 1200),
    [Expected("act", .began, at: 10), Expected("act", .ended, at: 100, by: "swipe", committed: false)]),
  Timeline(
    "commit by velocity", movement("drag", toward: .right, commit: .when(distance: 300, velocity: 390)),
    stroke(speed: 400),
    [Expected("act", .began, at: 30), Expected("act", .ended, at: 100, vx: 400, committed: true)]),
  Timeline(
    "commit in per cent of the target",
    movement("drag", toward: .right, commit: .when(distance: 50, isProportion: true)),
    [
      .down(1, 0, 0, at: 0, size: .init(x: 100, y: 10)), .move(1, 10, 0, at: 50), .move(1, 60, 0, at: 100),
      .up(1, at: 200),
    ],
    [Expected("act", .began, at: 50), Expected("act", .ended, at: 200, progress: 1, committed: true)]),
  Timeline(
    "commit in per cent of the screen, else",
    movement("drag", toward: .right, commit: .when(distance: 50, isProportion: true)),
    [.down(1, 0, 0, at: 0), .move(1, 10, 0, at: 50), .move(1, 60, 0, at: 100), .up(1, at: 200)],
    [Expected("act", .began, at: 50), Expected("act", .ended, at: 200, progress: 0.25, committed: false)]),
  Timeline(
    "a cancel never commits", movement("drag", toward: .right, commit: .when(distance: 10)),
    [.down(1, 0, 0, at: 0), .move(1, 10, 0, at: 50), .move(1, 60, 0, at: 100), .cancel(1, at: 110)],
    [Expected("act", .began, at: 50), Expected("act", .cancelled, at: 110, dx: 50, committed: false)]),
  Timeline(
    "a discrete movement's commit counts from the press",
    movement("swipe", toward: .right, commit: .when(distance: 40)),
    stroke(speed: 400), [Expected("act", .recognized, at: 100, dx: 40, progress: 1, committed: true)]),
  Timeline(
    "a discrete fling that was past the threshold is done, too",
    movement("fling", toward: .horizontal, commit: .when(distance: 60)), thrown(from: 165, by: -12),
    [Expected("act", .recognized, at: 370, by: "fling", progress: 59 / 60, committed: true)]),
  Timeline(
    "speed alone makes no discrete fling where a slower name holds",
    movement("swipe", "fling", toward: .horizontal, commit: .when(distance: 300)), stroke(speed: 1200),
    [Expected("act", .recognized, at: 100, by: "swipe", dx: 120, committed: false)]),
  Timeline(
    "where none does it keeps its name", movement("fling", toward: .horizontal, commit: .when(distance: 300)),
    stroke(speed: 1200), [Expected("act", .recognized, at: 100, by: "fling", dx: 120, committed: false)]),
]

/// 100 points to the left, then to a place, and after a rest two steps from there, 10 ms each.
private func thrown(from place: Double, by step: Double) -> [Act] {
  [
    .down(1, 200, 0, at: 0), .move(1, 190, 0, at: 20), .move(1, 100, 0, at: 100), .move(1, place, 0, at: 300),
    .move(1, place + 1e-3, 0, at: 350), .move(1, place + step, 0, at: 360),
    .move(1, place + 2 * step, 0, at: 370),
    .up(1, at: 370),
  ]
}

/// 100 ms to the right at an even speed, in points a second, with a sample every 10 ms.
private func stroke(speed: Double) -> [Act] {
  let moves = (1...10).map { Act.move(1, Double($0) * speed / 100, 0, at: Double($0) * 10) }
  return [.down(1, 0, 0, at: 0)] + moves + [.up(1, at: 100)]
}
