import Testing

@testable import GestureRuntime

/// Touches one soon after another, for which no candidates are made. Outcomes, timers and answers are the same as with candidates.
struct NextPressTests {
  @Test("touches in a row, with candidates, without, and with both in turn", arguments: 0..<24)
  func rows(_ seed: UInt64) throws {
    let table = try makeTable(Self.activities(seed))
    let samples = Self.samples(seed)
    let (bits, candidates) = (Rig(table, Recorder()), Rig(table, ReasonRecorder()))
    var turns = Recognizer(table)
    var (plain, reasons, mixed) = (Recorder(), ReasonRecorder(), [Outcome]())
    var random = SeededRandom(seed: seed)
    for sample in samples {
      bits.feed(sample)
      candidates.feed(sample)
      if random.oneIn(9) { turns.feed(sample, into: &reasons) } else { turns.feed(sample, into: &plain) }
      mixed += reasons.outcomes + plain.outcomes
      (reasons.outcomes, plain.outcomes) = ([], [])
      #expect(bits.deadline == candidates.deadline, "after \(sample), seed \(seed)")
      for activity in 0..<table.activityCount {
        #expect(bits.mayClaim(activity) == candidates.mayClaim(activity), "\(activity) after \(sample)")
      }
    }
    #expect(bits.sink.outcomes == candidates.sink.outcomes, "seed \(seed)")
    #expect(bits.sink.outcomes == mixed, "seed \(seed)")
    #expect(!mixed.isEmpty)
  }

  @Test("a double touch makes no candidates, nor does a touch that it fails")
  func few() throws {
    var recognizer = Recognizer(try makeTable(Recipe.touch("open") + Recipe.doubleTouch("zoom")))
    var sink = Recorder()
    for (time, phase, x) in [
      (0.0, TouchPhase.down, 50.0), (20, .up, 50), (100, .down, 55), (120, .move, 57), (140, .up, 57),
      (1000, .down, 50), (1020, .up, 50), (1100, .down, 250), (1120, .up, 250),
    ] {
      recognizer.feed(sample(time, phase, x, 50), into: &sink)
      #expect(recognizer.box.engine.liveList.count == 0, "at \(time)")
    }
    recognizer.advance(to: 2_000_000, into: &sink)
    #expect(sink.outcomes.map(\.activity) == [1, 0, 0])
    #expect(sink.outcomes.map(\.time) == [140_000, 1_100_000, 1_420_000])
  }

  /// Touch and double touch with others that end a double touch, wait with it, or are on the element around it.
  private static func activities(_ seed: UInt64) -> [Instruction] {
    let others = [
      Recipe.drag("c-scroll"), Recipe.longPress("d-select"), Recipe.pinch("e-zoom"),
      Recipe.touch("f-outer", on: 0), Recipe.doubleTouch("g-outer", on: 0),
    ]
    let some = others.indices.filter { seed >> UInt64($0) & 1 == 1 || seed == 0 }
    return Recipe.touch("a-open") + Recipe.doubleTouch("b-zoom") + some.flatMap { others[$0] }
  }

  private static func samples(_ seed: UInt64) -> [TouchSample] {
    var random = SeededRandom(seed: seed &+ 5)
    var samples: [TouchSample] = []
    var time = 0.0
    func add(_ phase: TouchPhase, _ x: Double, finger: Int = 1) {
      samples.append(sample(time, phase, x, 50, finger: finger))
    }
    for _ in 0..<150 {
      time += random.pick([20, 40, 41, 120, 299, 300, 700])
      let x = random.pick([50.0, 60, 150, 151, 400])
      add(.down, x)
      for _ in 0..<random.int(0...3) {
        time += random.pick([8, 8, 8, 200])
        add(.move, x + random.pick([0, 3, -7, 8, random.oneIn(6) ? 30 : 1]))
      }
      if random.oneIn(9) {
        add(.down, x + 80, finger: 2)
        time += 30
        add(.up, x + 80, finger: 2)
      }
      time += random.pick([0, 10, 380])
      add(random.oneIn(12) ? .cancel : .up, x + random.pick([0, 2]))
    }
    return samples
  }
}
