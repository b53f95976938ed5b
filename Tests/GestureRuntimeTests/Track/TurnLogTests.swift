import Testing

@testable import GestureRuntime

/// Turns that are noted come out as if they had been worked out at once; estimates lie as near as they promise.
struct TurnLogTests {
  /// Two fingers that go on about a middle, somewhere on a screen and beyond.
  private func frames(_ seed: UInt64, _ count: Int, turn: ClosedRange<Double>) -> [TurnLog.Frame] {
    var random = SeededRandom(seed: seed)
    let middle = Point(x: random.number(-1e6...1e6), y: random.number(0...2000))
    var radius = random.number(0.51...300)
    var degrees = random.number(0...360)
    var (a, b) = (middle + Angle.unit(degrees) * radius, middle - Angle.unit(degrees) * radius)
    return (0..<count).map { _ in
      degrees += random.number(turn)
      radius = max(0.51, radius * random.number(0.98...1.02))
      let (c, d) = (middle + Angle.unit(degrees) * radius, middle - Angle.unit(degrees) * radius)
      defer { (a, b) = (c, d) }
      return TurnLog.Frame(from: a, b, to: c, d)
    }
  }

  @Test(arguments: 0..<300)
  func aFullLogIsEstimatedWithinItsDoubt(_ seed: UInt64) {
    var log = TurnLog()
    var sum = 0.0
    for frame in frames(seed, TurnLog.capacity, turn: seed % 2 == 0 ? -3.4...3.4 : 3.3...3.5) {
      guard log.note(frame) else { return Issue.record("not noted, seed \(seed)") }
      sum += log.turn(log.count - 1)
    }
    #expect(abs(log.estimate - sum) < TurnLog.doubt)
  }

  @Test(arguments: 0..<50)
  func anOldTurnIsWhatItWasAtOnce(_ seed: UInt64) {
    var log = TurnLog()
    let frames = frames(seed, TurnLog.capacity, turn: -3...3)
    for frame in frames { #expect(log.note(frame)) }
    for (number, frame) in frames.enumerated() {
      #expect(log.turn(number).bitPattern == frame.workedOut?.bitPattern)
      #expect(log.turn(number).bitPattern == frame.workedOut?.bitPattern)
    }
  }

  @Test func whatCannotBeEstimatedIsNotNoted() {
    var log = TurnLog()
    let (a, b) = (Point(x: 0, y: 0), Point(x: 100, y: 0))
    #expect(!log.note(TurnLog.Frame(from: a, b, to: a, Point(x: 100, y: 7))))
    #expect(!log.note(TurnLog.Frame(from: a, b, to: b, a)))
    #expect(!log.note(TurnLog.Frame(from: a, a, to: a, a)))
    #expect(!log.note(TurnLog.Frame(from: a, Point(x: 0.9, y: 0), to: a, Point(x: 0.9, y: 0))))
    #expect(log.count == 0 && log.estimate == 0)
    #expect(log.note(TurnLog.Frame(from: a, b, to: a, Point(x: 100, y: 6))))
  }
}
