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
      let isNoted = log.note(frame)
      #expect(isNoted)
      sum += log.turn(log.count - 1)
    }
    let miss = abs(log.estimate - sum)
    #expect(miss < TurnLog.doubt)
  }

  @Test(arguments: 0..<50)
  func anOldTurnIsWhatItWasAtOnce(_ seed: UInt64) {
    var log = TurnLog()
    let frames = frames(seed, TurnLog.capacity, turn: -3...3)
    for frame in frames {
      let isNoted = log.note(frame)
      #expect(isNoted)
    }
    for (number, frame) in frames.enumerated() {
      let (first, again) = (log.turn(number), log.turn(number))
      #expect(first.bitPattern == frame.workedOut?.bitPattern)
      #expect(again.bitPattern == first.bitPattern)
    }
  }

  /// Fingers that turn far at once, go past each other, or lie on each other or nearly so.
  @Test func whatCannotBeEstimatedIsNotNoted() {
    var log = TurnLog()
    let (a, b, near) = (Point(x: 0, y: 0), Point(x: 100, y: 0), Point(x: 0.9, y: 0))
    for (old2, new, new2) in [(b, a, Point(x: 100, y: 7)), (b, b, a), (a, a, a), (near, a, near)] {
      let isNoted = log.note(TurnLog.Frame(from: a, old2, to: new, new2))
      #expect(!isNoted)
    }
    let count = log.count
    #expect(count == 0)
    let isNoted = log.note(TurnLog.Frame(from: a, b, to: a, Point(x: 100, y: 6)))
    #expect(isNoted)
  }
}
