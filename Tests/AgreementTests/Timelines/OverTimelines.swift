import GestureRuntime
import SpecParser
import TestSupport

/// The element under the finger, which outcomes name if the activity has `over`.
let overTimelines: [Timeline] = [
  Timeline(
    "a drag names what its finger is over, up to the lift", menu("drag"),
    [
      .down(1, 0, 0, at: 0, on: "menu"), .move(1, 20, 0, at: 20), .move(1, 40, 0, at: 40, on: "menu/a"),
      .move(1, 50, 0, at: 50), .move(1, 60, 0, at: 60, on: "menu/b/icon"), .move(1, 70, 0, at: 70, on: ""),
      .move(1, 80, 0, at: 80, on: "menu/b"), .up(1, 80, 0, at: 90, on: "menu/a"),
    ],
    [
      Expected("act", .began, at: 20, over: ""), Expected("act", .changed, at: 40, over: "menu/a"),
      Expected("act", .changed, at: 50, over: "menu/a"), Expected("act", .changed, at: 60, over: "menu/b"),
      Expected("act", .changed, at: 70, over: ""), Expected("act", .changed, at: 80, over: "menu/b"),
      Expected("act", .ended, at: 90, over: "menu/a"),
    ]),
  Timeline(
    "a finger is over what it pressed on until something else is said", menu("drag"),
    [.down(1, 0, 0, at: 0, on: "menu/b/icon"), .move(1, 20, 0, at: 20), .up(1, at: 40)],
    [Expected("act", .began, at: 20, over: "menu/b"), Expected("act", .ended, at: 40, over: "menu/b")]),
  Timeline(
    "a touch names what it lifts from", menu("touch"),
    [.down(1, 0, 0, at: 0, on: "menu/a"), .up(1, 2, 0, at: 40, on: "menu/b")],
    [Expected("act", .recognized, at: 40, over: "menu/b")]),
  Timeline(
    "what a touch is for does not change with what it is over", menu("drag"),
    [.down(1, 0, 0, at: 0, on: "other"), .move(1, 20, 0, at: 20, on: "menu/a"), .up(1, at: 40)], []),
  Timeline(
    "elements that are not asked for are not named", movement("drag"),
    [.down(1, 0, 0, at: 0), .move(1, 20, 0, at: 20), .up(1, at: 40)],
    [Expected("act", .began, at: 20, over: ""), Expected("act", .ended, at: 40, over: "")]),
  Timeline(
    "of several fingers the first that landed, then the next", menu("pan"),
    [
      .down(1, 0, 0, at: 0, on: "menu"), .move(1, 20, 0, at: 20, on: "menu/a"),
      .down(2, 100, 0, at: 30, on: "menu/b"), .move(2, 110, 0, at: 40), .up(1, at: 50),
      .move(2, 120, 0, at: 60), .up(2, at: 70),
    ],
    [
      Expected("act", .began, at: 20, over: "menu/a"), Expected("act", .changed, at: 40, over: "menu/a"),
      Expected("act", .changed, at: 60, over: "menu/b"), Expected("act", .ended, at: 70, over: "menu/b"),
    ]),
  Timeline(
    "a touch that comes out late names what it lifted from",
    menu("touch") {
      $0.activity("twice", on: "menu", by: ["double-touch"])
      $0.wait("act", for: "twice")
    },
    [.down(1, 0, 0, at: 0, on: "menu"), .up(1, 0, 0, at: 40, on: "menu/b"), .tick(at: 400)],
    [Expected("act", .recognized, at: 340, over: "menu/b")]),
]

/// One activity `act` on a menu, which names its options.
private func menu(_ mechanic: String, _ change: (inout SpecBuilder) -> Void = { _ in }) -> SpecBuilder {
  var builder = SpecBuilder(elements: "menu", "menu/a", "menu/b", "menu/b/icon", "other")
  builder.mechanic("pan", fingers: 1...3, continuous: true, [.pressing(), .moving(), .lifting()])
  builder.activity("act", on: "menu", by: [mechanic], over: ["menu/a", "menu/b"])
  change(&builder)
  return builder
}
