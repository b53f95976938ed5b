import Testing

@testable import GestureRuntime

/// A touch begins as an opening of bits, with any number of recognizers. Outcomes and timers are the same as with candidates.
struct OpeningTests {
  @Test("tables of more recognizers than a word has bits", arguments: 0..<16)
  func large(_ seed: UInt64) throws {
    var source = RandomTable(seed: seed)
    source.most = 70
    let table = try Table(bytes: assemble(source.instructions()))
    var (bits, candidates, mixed) = (Recorder(), ReasonRecorder(), [Outcome]())
    var one = Recognizer(table)
    var hand = RandomHand(seed: seed, table: table)
    hand.play(200, on: &one, into: &bits)
    var other = Recognizer(table)
    hand = RandomHand(seed: seed, table: table)
    hand.play(200, on: &other, into: &candidates)
    var turns = Recognizer(table)
    hand = RandomHand(seed: seed, table: table)
    hand.playInTurns(200, on: &turns, into: &mixed)
    #expect(bits.outcomes == candidates.outcomes, "with and without reasons differ, seed \(seed)")
    #expect(bits.outcomes == mixed, "reasons for some calls only: outcomes differ, seed \(seed)")
  }

  /// Hands that perform gestures, which random samples seldom do.
  @Test("gestures on a large table", arguments: 0..<16)
  func gestures(_ seed: UInt64) throws {
    var source = RandomTable(seed: seed)
    source.most = 70
    let table = try Table(bytes: assemble(source.instructions()))
    let samples = Self.samples(seed, elements: table.elementCount)
    var (bits, candidates) = (Recorder(), ReasonRecorder())
    var one = Recognizer(table)
    var other = Recognizer(table)
    for sample in samples {
      one.feed(sample, into: &bits)
      other.feed(sample, into: &candidates)
      let (mine, theirs) = (one.nextDeadline, other.nextDeadline)
      #expect(mine == theirs, "after \(sample), seed \(seed)")
    }
    #expect(bits.outcomes == candidates.outcomes, "seed \(seed)")
  }

  @Test("a press, a second finger and small moves make no candidates until something can claim")
  func few() throws {
    let names = (0..<90).map { "a\($0 + 100)" }
    let activities = names.enumerated().flatMap { number, name in
      switch number % 4 {
      case 0: Recipe.touch(name)
      case 1: Recipe.doubleTouch(name)
      case 2: Recipe.drag(name)
      default: Recipe.pinch(name)
      }
    }
    var recognizer = Recognizer(try makeTable(activities))
    var sink = Recorder()
    func count() -> Int { recognizer.box.engine.liveList.count }
    recognizer.feed(sample(0, .down, 50, 50), into: &sink)
    #expect(count() == 0)
    recognizer.feed(sample(20, .up, 50, 50), into: &sink)
    // The first touch waits, and others wait for a second one.
    #expect(count() == 0)
    recognizer.advance(to: 2_000_000, into: &sink)
    #expect(count() == 0)
    #expect(sink.outcomes.map(\.activity) == [0])
    recognizer.feed(sample(3000, .down, 50, 50), into: &sink)
    recognizer.feed(sample(3020, .down, 150, 50, finger: 2), into: &sink)
    recognizer.feed(sample(3040, .move, 151, 50, finger: 2), into: &sink)
    recognizer.flush(into: &sink)
    #expect(count() == 0)
    recognizer.feed(sample(3060, .move, 190, 50, finger: 2), into: &sink)
    recognizer.flush(into: &sink)
    #expect(count() == 1)
    #expect(sink.outcomes.last?.activity == 3)
    #expect(recognizer.box.engine.pool.count < 64)
  }

  /// Touches, holds, drags and pairs of fingers, some of which follow each other soon.
  private static func samples(_ seed: UInt64, elements: Int) -> [TouchSample] {
    var random = SeededRandom(seed: seed &+ 77)
    var samples: [TouchSample] = []
    var time: Microseconds = 0
    func add(_ phase: TouchPhase, _ finger: Int, _ x: Double, _ y: Double) {
      let element = phase == .down ? ElementID(index: random.int(0...(elements - 1))) : nil
      samples.append(
        TouchSample(
          time: time, phase: phase, finger: finger, location: Point(x: x, y: y), element: element))
    }
    for _ in 0..<40 {
      time += Microseconds(random.pick([60_000, 150_000, 500_000, 900_000]))
      let (x, y) = (random.number(50...300), random.number(50...700))
      let (across, down) = (random.number(-6...6), random.number(-6...6))
      let hasSecond = random.oneIn(3)
      let frames = random.pick([0, 2, 6, 20])
      add(.down, 1, x, y)
      time += Microseconds(random.pick([0, 8000, 30_000]))
      if hasSecond { add(.down, 2, x + 90, y) }
      for frame in 0..<frames {
        time += 8333
        let part = Double(frame)
        add(.move, 1, x + across * part, y + down * part)
        if hasSecond { add(.move, 2, x + 90 - across * part, y - down * part) }
      }
      time += Microseconds(random.pick([0, 8000, 420_000]))
      let end = Double(max(0, frames - 1))
      add(random.oneIn(20) ? .cancel : .up, 1, x + across * end, y + down * end)
      if hasSecond { add(.up, 2, x + 90 - across * end, y - down * end) }
    }
    return samples
  }
}
