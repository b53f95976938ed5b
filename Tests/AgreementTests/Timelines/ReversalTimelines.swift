import GestureRuntime
import SpecParser
import TestSupport

/// Moves that go back, in whatever direction the move before them went.
let reversalTimelines: [Timeline] = [
  Timeline(
    "a reversal goes against what the activity asks for", back(toward: .up),
    [
      .down(1, 0, 500, at: 0), .move(1, 0, 400, at: 20), .move(1, 0, 408, at: 40), .move(1, 0, 409, at: 60),
      .up(1, at: 70),
    ],
    [Expected("own", .began, at: 60, dy: 0), Expected("own", .ended, at: 70)]),
  Timeline(
    "it starts where the finger turned, and resuming is negative progress, that is none",
    back(toward: .up, commit: .when(distance: 50)),
    [
      .down(1, 0, 500, at: 0), .move(1, 0, 400, at: 20), .move(1, 0, 410, at: 40), .move(1, 0, 470, at: 60),
      .move(1, 0, 400, at: 80), .move(1, 0, 300, at: 100), .up(1, at: 150),
    ],
    [
      Expected("own", .began, at: 40, progress: 0), Expected("own", .changed, at: 60, progress: 1.2),
      Expected("own", .changed, at: 80, progress: 0), Expected("own", .changed, at: 100, progress: 0),
      Expected("own", .ended, at: 150, committed: false),
    ]),
  Timeline(
    "without a direction it goes back along the axis that was taken", back(toward: .vertical),
    [
      .down(1, 0, 500, at: 0), .move(1, 0, 560, at: 20), .move(1, 0, 600, at: 40), .move(1, 0, 590, at: 60),
      .up(1, at: 70),
    ],
    [Expected("own", .began, at: 60), Expected("own", .ended, at: 70)]),
  Timeline(
    "a movement that does not turn is none", back(toward: .vertical),
    [.down(1, 0, 500, at: 0), .move(1, 0, 400, at: 20), .move(1, 0, 300, at: 40), .up(1, at: 50)], []),
  Timeline(
    "nor one that turns aside", back(toward: .up),
    [
      .down(1, 0, 500, at: 0), .move(1, 0, 400, at: 20), .move(1, 30, 410, at: 40), .move(1, 30, 450, at: 60),
      .up(1, at: 70),
    ], []),
  Timeline(
    "a reversal of a reversal goes on as before",
    back(toward: .right, [.pressing(), .moving(), .reversing(), .reversing(), .lifting()]),
    [
      .down(1, 0, 0, at: 0), .move(1, 50, 0, at: 20), .move(1, 20, 0, at: 40), .move(1, 30, 0, at: 60),
      .up(1, at: 70),
    ],
    [Expected("own", .began, at: 60), Expected("own", .ended, at: 70)]),
  Timeline(
    "after a rest it starts from the place of the rest",
    back(toward: .right, [.pressing(), .moving(), .waiting(.atLeast(ms(100))), .reversing(), .lifting()]),
    [
      .down(1, 0, 0, at: 0), .move(1, 50, 0, at: 20), .tick(at: 130), .move(1, 40, 0, at: 140),
      .up(1, at: 150),
    ],
    [Expected("own", .began, at: 140), Expected("own", .ended, at: 150)]),
  Timeline(
    "a least distance counts from the turn",
    back(toward: .right, [.pressing(), .moving(), .reversing(distance: .atLeast(30)), .lifting()]),
    [
      .down(1, 0, 0, at: 0), .move(1, 50, 0, at: 20), .move(1, 21, 0, at: 40), .move(1, 20, 0, at: 60),
      .up(1, at: 70),
    ],
    [Expected("own", .began, at: 60), Expected("own", .ended, at: 70)]),
]

private func back(
  toward: Directions, commit: Commit? = nil,
  _ steps: [StepAction] = [.pressing(), .moving(), .reversing(), .lifting()]
) -> SpecBuilder {
  var builder = SpecBuilder()
  builder.element("view")
  builder.mechanic("own", continuous: true, steps)
  builder.activity("own", by: ["own"], toward: toward, commit: commit)
  return builder
}
