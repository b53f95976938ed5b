import GestureRuntime
import Testing

/// Timers fire exactly at their time, to the microsecond, and before a sample of that time.
struct DeadlineTests {
  private func play(
    _ activities: [Instruction], _ samples: [TouchSample], until end: Microseconds? = nil
  ) throws -> [Outcome] {
    let recognizer = Rig(try makeTable(activities), Recorder())
    for sample in samples { #expect(recognizer.feed(sample) == nil) }
    if let end { #expect(recognizer.advance(to: end) == nil) }
    return recognizer.sink.outcomes
  }

  private func at(_ time: Microseconds, _ phase: TouchPhase, _ x: Double = 5, finger: Int = 1) -> TouchSample
  {
    TouchSample(
      time: time, phase: phase, finger: finger, location: Point(x: x, y: 5),
      element: phase == .down ? view : nil)
  }

  @Test func aLongPressIsDueAtItsTimeout() throws {
    let recognizer = Rig(try makeTable(Recipe.longPress("select")), Recorder())
    #expect(recognizer.deadline == nil)
    recognizer.feed(at(1000, .down))
    #expect(recognizer.deadline == 401_000)
    recognizer.advance(to: 400_999)
    #expect(recognizer.sink.outcomes.isEmpty)
    recognizer.advance(to: 401_000)
    #expect(recognizer.sink.outcomes.map(\.phase) == [.began])
    #expect(recognizer.sink.outcomes[0].time == 401_000)
    #expect(recognizer.deadline == nil)
  }

  @Test func aLateTickReportsWhenItWas() throws {
    let outcomes = try play(Recipe.longPress("select"), [at(0, .down)], until: 5_000_000)
    #expect(outcomes.map(\.time) == [400_000])
  }

  @Test func aHoldOfExactlyTheTimeoutIsALongPress() throws {
    let both = Recipe.touch("open") + Recipe.longPress("select")
    #expect(try play(both, [at(0, .down), at(400_000, .up)]).map(\.activity) == [1, 1])
    #expect(try play(both, [at(0, .down), at(399_999, .up)]).map(\.activity) == [0])
  }

  @Test func aSecondPressAtExactlyTheTimeoutIsTooLate() throws {
    let double = Recipe.doubleTouch("zoom")
    let first = [at(0, .down), at(50_000, .up)]
    let inTime = [at(349_999, .down), at(400_000, .up)]
    let tooLate = [at(350_000, .down), at(400_000, .up)]
    let leastGap = [at(90_000, .down), at(100_000, .up)]
    let tooSoon = [at(89_999, .down), at(100_000, .up)]
    #expect(try play(double, first + inTime).map(\.phase) == [.recognized])
    #expect(try play(double, first + tooLate).isEmpty)
    #expect(try play(double, first + leastGap).map(\.phase) == [.recognized])
    #expect(try play(double, first + tooSoon).isEmpty)
  }

  /// A touch waits for a possible double touch, and is recognized at the time at which that can no longer come.
  @Test func aHeldTouchIsReleasedAtTheDeadline() throws {
    let both = Recipe.touch("open") + Recipe.doubleTouch("zoom")
    let recognizer = Rig(try makeTable(both), Recorder())
    recognizer.feed(at(0, .down))
    recognizer.feed(at(50_000, .up))
    #expect(recognizer.sink.outcomes.isEmpty)
    #expect(recognizer.deadline == 350_000)
    recognizer.advance(to: 350_000)
    #expect(recognizer.sink.outcomes.map(\.activity) == [0])
    #expect(recognizer.sink.outcomes.map(\.time) == [350_000])
  }

  @Test func theSecondOfTwoFingersComesBeforeTheWindowEnds() throws {
    let pinch = Recipe.pinch("zoom")
    func spread(_ second: Microseconds) -> [TouchSample] {
      [
        at(0, .down, 100), at(second, .down, 200, finger: 2), at(300_000, .move, 80),
        at(300_000, .move, 240, finger: 2),
        at(310_000, .up, 80), at(320_000, .up, 240, finger: 2),
      ]
    }
    #expect(try play(pinch, spread(149_999)).map(\.phase) == [.began, .ended])
    #expect(try play(pinch, spread(150_000)).isEmpty)
  }

  @Test func aSlopIsKeptUpToItsValue() throws {
    let drag = Recipe.drag("scroll")
    #expect(try play(drag, [at(0, .down), at(50_000, .move, 13), at(60_000, .up, 13)]).isEmpty)
    #expect(
      try play(drag, [at(0, .down), at(50_000, .move, 13.001), at(60_000, .up, 13.001)]).map(\.phase)
        == [.began, .ended])
    let touch = Recipe.touch("open")
    #expect(try play(touch, [at(0, .down), at(50_000, .up, 13)]).count == 1)
    #expect(try play(touch, [at(0, .down), at(50_000, .up, 13.001)]).isEmpty)
  }

  /// Moves of two fingers at one time are judged together.
  @Test func movesOfOneTimeAreOneFrame() throws {
    let recognizer = Rig(try makeTable(Recipe.pinch("zoom")), Recorder())
    for sample in [at(0, .down, 100), at(0, .down, 200, finger: 2), at(8000, .move, 120)] {
      recognizer.feed(sample)
    }
    // One finger alone would have closed the span by 20 points, beyond the slop.
    recognizer.feed(at(8000, .move, 220, finger: 2))
    #expect(recognizer.deadline == 8000)
    recognizer.flush()
    #expect(recognizer.sink.outcomes.isEmpty)
    recognizer.feed(at(16_000, .move, 100))
    recognizer.flush()
    #expect(recognizer.sink.outcomes.map(\.phase) == [.began])
  }
}
