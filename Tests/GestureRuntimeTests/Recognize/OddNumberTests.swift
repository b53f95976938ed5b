import GestureRuntime
import Testing

/// The table of odd numbers in `Docs/Recognition.md`, line by line, for the recognizer. `TraceReaderTests` does the same for traces.
struct OddNumberTests {
  private let drag: Table

  init() throws { drag = try makeTable(Recipe.touch("open")) }

  /// The result of a press and a lift at a place and a time.
  private func play(_ x: Double, at start: Microseconds = 0, for length: Microseconds = 80_000) -> (
    Refusal?, [Outcome]
  ) {
    let rig = Rig(drag, Recorder())
    var press = sample(0, .down, 5, 5)
    press.location.x = x
    press.time = start
    let refusal = rig.feed(press)
    if refusal != nil { return (refusal, rig.sink.outcomes) }
    press.phase = .up
    press.time = start + length
    return (rig.feed(press), rig.sink.outcomes)
  }

  @Test(arguments: [Double.nan, .signalingNaN, .infinity, -.infinity, 1_000_000.000001, -1e300])
  func placesThatAreRefused(_ x: Double) {
    #expect(play(x) == (.placeIsNotFinite, []))
  }

  @Test(arguments: [-0.0, .leastNonzeroMagnitude, -.leastNormalMagnitude / 2, 1_000_000, -1_000_000])
  func placesThatCount(_ x: Double) {
    let (refusal, outcomes) = play(x)
    #expect(refusal == nil)
    #expect(outcomes.map(\.phase) == [.recognized])
    #expect(outcomes.first?.location.x == x)
  }

  /// Places that differ by less than a millionth of a point count as equal.
  @Test func tinyDifferencesAreNone() {
    let rig = Rig(drag, Recorder())
    let places = [0.0, -0.0, .leastNonzeroMagnitude, -.leastNormalMagnitude / 2, 4e-7]
    for (number, x) in places.enumerated() {
      #expect(rig.feed(sample(Double(number), number == 0 ? .down : .move, x, 5)) == nil)
    }
    #expect(rig.feed(sample(80, .up, 4e-7, 5)) == nil)
    #expect(rig.sink.outcomes.map(\.phase) == [.recognized])
  }

  @Test func timesAtTheEnd() {
    let end: Microseconds = 1 << 53
    #expect(play(5, at: -end).1.count == 1)
    #expect(play(5, at: end - 80_000).1.count == 1)
    #expect(play(5, at: end + 1) == (.outOfRange, []))
    #expect(play(5, at: -end - 1) == (.outOfRange, []))
    #expect(play(5, at: .max) == (.outOfRange, []))
  }

  /// A commit at half of the width is never reached if the width is unknown. A size that no element can have does not count.
  @Test(arguments: [
    Point(x: -100, y: 40), Point(x: 100, y: -1), Point(x: .infinity, y: 1), Point(x: 100, y: 40),
  ])
  func sizes(_ size: Point) throws {
    var instructions = Recipe.drag("archive")
    instructions.insert(op(.commitShare, 50), at: 1)
    var recognizer = Recognizer(try makeTable(instructions))
    recognizer.setSize(size, of: view)
    var recorder = Recorder()
    for (number, x) in [200.0, 160, 120, 80].enumerated() {
      recognizer.feed(sample(Double(number) * 100, number == 0 ? .down : .move, x, 5), into: &recorder)
    }
    recognizer.feed(sample(600, .up, 80, 5), into: &recorder)
    let last = try #require(recorder.outcomes.last)
    #expect(last.phase == .ended)
    #expect(last.isCommitted == (size == Point(x: 100, y: 40)))
  }

  /// All samples of a touch have the same time. A touch may last no time.
  @Test func aClockThatStops() {
    let (refusal, outcomes) = play(5, at: 700, for: 0)
    #expect(refusal == nil)
    #expect(outcomes.map(\.phase) == [.recognized] && outcomes.map(\.time) == [700])
  }

  /// A jump forwards makes a long touch, whose timers are due before the sample. A jump back is refused, and the touch goes on.
  @Test func aClockThatJumps() {
    #expect(play(5, at: 0, for: 1 << 52) == (nil, []))
    let rig = Rig(drag, Recorder())
    #expect(rig.feed(sample(100, .down, 5, 5)) == nil)
    #expect(rig.feed(sample(99, .up, 5, 5)) == .timeWentBack)
    #expect(rig.feed(sample(180, .up, 5, 5)) == nil)
    #expect(rig.sink.outcomes.map(\.phase) == [.recognized])
  }
}
