import GestureRuntime
import SpecParser
import TestSupport

/// Touches that go on as another activity where content ends.
let handOverTimelines: [Timeline] = [
  Timeline(
    "of two that leave in one frame, the first can be handed to one that is preferred to the second",
    together(at: .right),
    [
      .content(ContentStand(at: .right)), .down(1, 200, 400, at: 0), .move(1, 180, 400, at: 10),
      .move(1, 150, 400, at: 20), .up(1, at: 30),
    ],
    [
      Expected("first", .began, at: 10), Expected("second", .began, at: 10),
      Expected("first", .ended, at: 20, dx: 0), Expected("second", .cancelled, at: 20),
      Expected("after first", .began, at: 20, dx: -30), Expected("after first", .ended, at: 30),
    ]),
  Timeline(
    "of two ends that are met at once, the touch leaves at the one that it goes further beyond",
    corner,
    [
      .content(ContentStand(at: [.left, .top])), .down(1, 200, 400, at: 0), .move(1, 200, 420, at: 10),
      .move(1, 210, 450, at: 20), .up(1, at: 30),
    ],
    [
      Expected("scroll", .began, at: 10), Expected("scroll", .ended, at: 20, dx: 0, dy: 0),
      Expected("above", .began, at: 20, dx: 10, dy: 30), Expected("above", .ended, at: 30),
    ]),
  Timeline(
    "of two ends that are met at once, and passed equally far, the one at a side counts",
    corner,
    [
      .content(ContentStand(at: [.left, .top])), .down(1, 200, 400, at: 0), .move(1, 200, 420, at: 10),
      .move(1, 230, 450, at: 20), .up(1, at: 30),
    ],
    [
      Expected("scroll", .began, at: 10), Expected("scroll", .ended, at: 20, dx: 0, dy: 0),
      Expected("beside", .began, at: 20, dx: 30, dy: 30), Expected("beside", .ended, at: 30),
    ]),
  Timeline(
    "what a frame goes beyond an end counts along for the taker, once",
    {
      var builder = SpecBuilder()
      for name in ["scroll", "pull", "last"] { builder.activity(name, by: ["drag"]) }
      builder.handOver("scroll", to: "pull", at: .left)
      builder.handOver("pull", to: "last", at: .top)
      return builder
    }(),
    [
      .down(1, 200, 400, at: 0), .move(1, 200, 420, at: 10), .content(ContentStand(left: 10, top: 50)),
      .move(1, 230, 450, at: 20), .move(1, 230, 465, at: 30), .move(1, 230, 475, at: 40), .up(1, at: 50),
    ],
    [
      Expected("scroll", .began, at: 10), Expected("scroll", .ended, at: 20, dx: 10, dy: 10),
      Expected("pull", .began, at: 20, dx: 20, dy: 20), Expected("pull", .ended, at: 40, dx: 20, dy: 40),
      Expected("last", .began, at: 40, dx: 0, dy: 5), Expected("last", .ended, at: 50),
    ]),
  Timeline(
    "of two activities that move one content, one moves it",
    together(at: .left),
    [
      .down(1, 200, 400, at: 0), .move(1, 220, 400, at: 10), .content(ContentStand(left: 40)),
      .move(1, 235, 400, at: 20), .move(1, 250, 400, at: 30), .up(1, at: 40),
    ],
    [
      Expected("first", .began, at: 10), Expected("second", .began, at: 10),
      Expected("first", .ended, at: 40), Expected("second", .ended, at: 40),
    ]),
  Timeline(
    "what has begun again and handed over can take the touch over",
    {
      var builder = SpecBuilder()
      builder.activity("hold", by: ["two-finger-long-press"])
      builder.activity("pan", by: ["two-finger-drag"])
      builder.handOver("hold", to: "pan", at: .left)
      builder.handOver("pan", to: "hold", at: .start)
      return builder
    }(),
    [
      .content(ContentStand(at: .left)), .down(1, 100, 400, at: 0), .down(2, 200, 400, at: 0),
      .up(2, at: 500), .down(2, 200, 400, at: 600), .move(2, 260, 400, at: 620), .move(2, 180, 400, at: 640),
      .up(2, at: 700), .up(1, at: 710),
    ],
    [
      Expected("hold", .began, at: 400), Expected("hold", .ended, at: 500),
      Expected("hold", .began, at: 600), Expected("hold", .ended, at: 620, dx: 0),
      Expected("pan", .began, at: 620, dx: 30), Expected("pan", .ended, at: 640, dx: 0),
      Expected("hold", .began, at: 640, dx: -10), Expected("hold", .ended, at: 700),
    ]),
  Timeline(
    "an activity on an element on which not all touches of the giver are cannot take over",
    tappedFirst,
    [
      .content(ContentStand(at: .left)), .down(1, 50, 400, at: 0, on: "list/mark"), .up(1, at: 50),
      .down(1, 60, 400, at: 150, on: "list/row"), .move(1, 80, 400, at: 160), .move(1, 100, 400, at: 170),
      .up(1, at: 180),
    ],
    [Expected("scroll", .began, at: 160), Expected("scroll", .ended, at: 180)]),
  Timeline(
    "an activity on an element on which all touches of the giver are can take over",
    tappedFirst,
    [
      .content(ContentStand(at: .left)), .down(1, 50, 400, at: 0, on: "list/row"), .up(1, at: 50),
      .down(1, 60, 400, at: 150, on: "list/row"), .move(1, 80, 400, at: 160), .move(1, 100, 400, at: 170),
      .up(1, at: 180),
    ],
    [
      Expected("scroll", .began, at: 160), Expected("scroll", .ended, at: 170, dx: 0),
      Expected("swipe", .began, at: 170, dx: 20), Expected("swipe", .ended, at: 180),
    ]),
]

/// A list that scrolls after a tap on any part of it, and hands over to its rows.
private let tappedFirst: SpecBuilder = {
  var builder = SpecBuilder()
  for path in ["list", "list/mark", "list/row"] { builder.element(path) }
  builder.activity("scroll", on: "list", by: ["double-touch-drag"])
  builder.activity("swipe", on: "list/row", by: ["drag"])
  builder.handOver("scroll", to: "swipe", at: .left)
  return builder
}()

/// A drag that hands over at two ends.
private let corner: SpecBuilder = {
  var builder = SpecBuilder()
  for name in ["scroll", "beside", "above"] { builder.activity(name, by: ["drag"]) }
  builder.handOver("scroll", to: "beside", at: .left)
  builder.handOver("scroll", to: "above", at: .top)
  return builder
}()

/// Two drags that begin together and hand over at one end. The first taker is preferred to the second giver.
private func together(at end: HandOverEnd) -> SpecBuilder {
  var builder = SpecBuilder()
  for name in ["first", "second", "after first", "after second"] { builder.activity(name, by: ["drag"]) }
  builder.together("first", "second")
  builder.prefer("after first", over: "second")
  builder.handOver("first", to: "after first", at: end)
  builder.handOver("second", to: "after second", at: end)
  return builder
}

extension SpecBuilder {
  /// The taker begins only by this.
  mutating func handOver(_ giver: String, to taker: String, at end: HandOverEnd) {
    let index = { [activities] (name: String) in activities.firstIndex { $0.name.value == name } ?? 0 }
    let handOver = HandOver(taker: Self.at(index(taker)), ends: [Self.at(end)])
    changeActivity(index(giver)) { $0.handOvers.append(handOver) }
    if end != .start { changeActivity(index(taker)) { $0.takesOver = Self.at(true) } }
  }
}
