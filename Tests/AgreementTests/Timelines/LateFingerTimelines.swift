import GestureRuntime
import SpecParser
import TestSupport

/// Last fingers that land after the window.
let lateFingerTimelines: [Timeline] = [
  Timeline(
    "where it is preferred, a pinch takes over however late its second finger lands",
    pinchAndDrag { $0.prefer("pinch-open", over: "drag") }, acts,
    [
      Expected("drag", .began, at: 20, dx: 0), Expected("drag", .changed, at: 900, dx: 30),
      Expected("drag", .cancelled, at: 900, fingers: 1, dx: 30),
      Expected("pinch-open", .began, at: 900, fingers: 2, scale: 1),
      Expected("pinch-open", .changed, at: 920, scale: 1.5),
      Expected("pinch-open", .ended, at: 950, fingers: 2, scale: 1.5),
    ]),
  Timeline(
    "beside what it is together with it begins late, too",
    pinchAndDrag { $0.together("pinch-open", "drag") }, acts,
    [
      Expected("drag", .began, at: 20), Expected("drag", .changed, at: 900, dx: 30),
      Expected("pinch-open", .began, at: 900), Expected("drag", .changed, at: 920, dx: -20),
      Expected("pinch-open", .changed, at: 920, scale: 1.5), Expected("drag", .ended, at: 950),
      Expected("pinch-open", .ended, at: 950),
    ]),
  Timeline(
    "where nothing is said it comes too late", pinchAndDrag { _ in }, acts,
    [
      Expected("drag", .began, at: 20), Expected("drag", .changed, at: 900, dx: 30),
      Expected("drag", .changed, at: 920, dx: -20), Expected("drag", .ended, at: 950),
    ]),
  Timeline(
    "where a hold waits for it, it keeps its window",
    pinchAndDrag {
      $0.prefer("pinch-open", over: "drag")
      $0.activity("long-press", by: ["long-press"])
      $0.wait("long-press", for: "pinch-open")
    }, [.down(1, 0, 0, at: 0), .tick(at: 400), .up(1, at: 600)],
    [Expected("long-press", .began, at: 400), Expected("long-press", .ended, at: 600)]),
  Timeline(
    "a touch that waits for it is let go by the lift",
    pinchAndDrag {
      $0.prefer("pinch-open", over: "drag")
      $0.activity("touch", by: ["touch"])
      $0.wait("touch", for: "pinch-open")
    }, [.down(1, 0, 0, at: 0), .up(1, at: 200)], [Expected("touch", .recognized, at: 200)]),
  Timeline(
    "the most fingers that one has at once are its own",
    {
      var builder = SpecBuilder()
      builder.element("view")
      builder.activity("pinch-open", by: ["pinch-open"])
      builder.activity("go-on", by: ["drag", "fling"], after: ["pinch-open"])
      builder.together("pinch-open", "go-on")
      return builder
    }(),
    [
      .down(1, 0, 0, at: 0), .down(2, 100, 0, at: 10), .move(2, 200, 0, at: 100), .up(2, at: 110),
      .move(1, 0, 20, at: 120), .move(1, 0, 40, at: 130), .move(1, 0, 60, at: 140), .up(1, at: 140),
    ],
    [
      Expected("pinch-open", .began, at: 100), Expected("pinch-open", .ended, at: 110),
      Expected("go-on", .began, at: 120, by: "drag"), Expected("go-on", .ended, at: 140, by: "fling"),
    ]),
]

/// A drag, then a second finger after the window, which spreads.
private let acts: [Act] = [
  .down(1, 0, 0, at: 0), .move(1, 20, 0, at: 20), .down(2, 200, 0, at: 800), .move(1, 50, 0, at: 900),
  .move(2, 250, 0, at: 900), .move(1, 0, 0, at: 920), .move(2, 300, 0, at: 920), .up(1, at: 950),
  .up(2, at: 950),
]

private func pinchAndDrag(_ change: (inout SpecBuilder) -> Void) -> SpecBuilder {
  spec("drag", "pinch-open", change: change)
}
