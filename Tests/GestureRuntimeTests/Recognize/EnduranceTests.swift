import Testing

@testable import GestureRuntime

/// A recognizer that lives long does not grow or get stuck.
struct EnduranceTests {
  /// After a thousand touches, the last is recognized like the first, and no candidate is left.
  @Test(arguments: [
    [op(.end)],
    [op(.waits, 0, 1), op(.end)],
    [op(.waits, 0, 1), op(.waits, 1, 0), op(.end)],
    [op(.waits, 0, 1), op(.waits, 1, 2), op(.waits, 2, 0), op(.end)],
    [op(.waits, 2, 0), op(.together, 0, 1), op(.end)],
  ])
  func aThousandTouchesLeaveNothing(_ relations: [Instruction]) throws {
    let activities = Recipe.touch("a") + Recipe.touch("b") + Recipe.doubleTouch("c")
    guard let table = try? Table(bytes: assemble(preamble + mechanics + activities + relations)) else {
      // A table whose waits go in a circle may be refused.
      return
    }
    var recognizer = Recognizer(table)
    var sink = ReasonRecorder()
    for round in 0..<1000 {
      let start = Double(round) * 1000
      for sample in [sample(start, .down, 5, 5), sample(start + 50, .up, 5, 5)] {
        let refusal = recognizer.feed(sample, into: &sink)
        if let refusal { Issue.record("touch \(round) was refused: \(refusal)") }
        if refusal != nil { return }
      }
    }
    recognizer.advance(to: 2_000_000_000, into: &sink)
    #expect(sink.outcomes.count >= 1000)
    let left = recognizer.box.engine.live.reduce(into: 0) { count, _ in count += 1 }
    #expect(left == 0)
    #expect(recognizer.nextDeadline == nil)
  }

  /// Room for candidates of five fingers does not grow with later touches.
  @Test func placesForCandidatesDoNotGrow() throws {
    var recognizer = Recognizer(try makeTable(Recipe.touch("a") + Recipe.drag("b") + Recipe.doubleTouch("c")))
    var capacity = 0
    var sink = Recorder()
    for round in 0..<2000 {
      if round == 100 { capacity = recognizer.box.engine.pool.count }
      let start = Double(round) * 20
      for finger in 0..<5 {
        recognizer.feed(sample(start + Double(finger), .down, 50, 50, finger: finger), into: &sink)
      }
      for finger in 0..<5 {
        recognizer.feed(sample(start + 10 + Double(finger), .up, 50, 50, finger: finger), into: &sink)
      }
    }
    let left = recognizer.box.engine.live.reduce(into: 0) { count, _ in count += 1 }
    #expect(left <= capacity)
    #expect(recognizer.box.engine.pool.count == capacity)
  }
}
