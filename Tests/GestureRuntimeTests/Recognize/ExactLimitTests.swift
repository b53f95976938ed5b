import Testing

@testable import GestureRuntime

/// A movement of exactly the slop is within it, whatever decimals the places have.
struct ExactLimitTests {
  @Test func aSlopIsKeptAtItsValue() throws {
    for step in 0..<300 {
      let start = Double(step) * 1.37 + 0.01
      #expect(try isTouch(from: start, movedBy: 8), "from \(start)")
      #expect(try isTouch(from: start, movedBy: 8.01) == false, "from \(start)")
    }
  }

  @Test func aSlantedSlopIsKeptAtItsValue() throws {
    for step in 0..<300 {
      let start = Double(step) * 1.37 + 0.01
      #expect(try outcomes(Point(x: start, y: start), Point(x: start + 4.8, y: start + 6.4)) == 1)
    }
  }

  @Test(arguments: [(30.0, 30.0), (330, 60), (0, 45), (95, 1)])
  func aRangeOfDirectionsIncludesItsEnds(_ start: Double, _ extent: Double) {
    let range = DirectionRange(start: start, extent: extent)
    for step in 1..<300 {
      let length = Double(step) * 1.37
      #expect(range.allows(Way(Angle.unit(start) * length)), "\(length)")
      #expect(range.allows(Way(Angle.unit(start + extent) * length)), "\(length)")
      #expect(!range.allows(Way(Angle.unit(start - 0.001) * length)), "\(length)")
      #expect(!range.allows(Way(Angle.unit(start + extent + 0.001) * length)), "\(length)")
    }
  }

  private func isTouch(from start: Double, movedBy distance: Double) throws -> Bool {
    try outcomes(Point(x: start, y: 5), Point(x: start + distance, y: 5)) == 1
  }

  private func outcomes(_ start: Point, _ end: Point) throws -> Int {
    var recognizer = Recognizer(try makeTable(Recipe.touch("a")))
    var sink = Recorder()
    recognizer.feed(sample(0, .down, start.x, start.y), into: &sink)
    recognizer.feed(sample(20, .move, end.x, end.y), into: &sink)
    recognizer.feed(sample(40, .up, end.x, end.y), into: &sink)
    return sink.outcomes.count
  }
}
