import Testing

@testable import GestureCompiler

/// Limits of how far strokes turn, of two recognizers.
struct WayBendTests {
  private static func bend(_ passesFrom: Double, _ slop: Double, from start: Int, upTo most: Double)
    -> WayBend
  {
    var step = StepShape(kind: .translate)
    (step.passesFrom, step.slop) = (passesFrom, slop)
    var runner = PathRunner(
      shape: RecognizerShape(fingers: 1...1, contacts: [], claimStep: 0, isContinuous: true), level: 0)
    runner.start = start
    return WayBend(runner, step, Extent(0, most))
  }

  @Test("the narrower limit counts where both cut the way into the same strokes, else each by itself")
  func both() {
    let bend = Self.bend(8, 4, from: 1, upTo: 20)
    #expect(
      WayBend.both([bend], [Self.bend(8, 4, from: 1, upTo: 10)]) == [Self.bend(8, 4, from: 1, upTo: 10)])
    for other in [
      Self.bend(9, 4, from: 1, upTo: 10), Self.bend(8, 5, from: 1, upTo: 10),
      Self.bend(8, 4, from: 2, upTo: 10),
    ] {
      #expect(WayBend.both([bend], [other]) == [bend, other])
    }
  }
}
