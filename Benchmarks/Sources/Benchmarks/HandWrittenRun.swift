import GestureRuntime
import HandWritten

/// Runs the recognizer written by hand in C on the same samples. Its outcomes must equal the table's.
struct HandWrittenRun {
  /// Number of its outcomes.
  static func count(_ samples: [hw_sample]) -> Double {
    var count = 0
    withUnsafeMutablePointer(to: &count) { counter in
      drive(samples, context: counter) { context, _ in
        context?.assumingMemoryBound(to: Int.self).pointee += 1
      }
    }
    return Double(count)
  }

  /// The first difference between its outcomes and a table's; `nil` if they are equal.
  static func difference(_ table: Table, _ samples: [TouchSample]) -> String? {
    var list = OutcomeList()
    var recognizer = Recognizer(table)
    for sample in samples { recognizer.feed(sample, into: &list) }
    var theirs: [hw_outcome] = []
    withUnsafeMutablePointer(to: &theirs) { found in
      drive(samples.map(\.inC), context: found) { context, outcome in
        guard let outcome else { return }
        context?.assumingMemoryBound(to: [hw_outcome].self).pointee.append(outcome.pointee)
      }
    }
    for (mine, other) in zip(list.outcomes, theirs) where !agree(mine, other) {
      return "the table gives \(mine)\nthe program in C gives \(other)"
    }
    let (mine, other) = (list.outcomes.count, theirs.count)
    return mine == other ? nil : "the table gives \(mine) outcomes, the program in C \(other)"
  }

  private static func drive(
    _ samples: [hw_sample], context: UnsafeMutableRawPointer, _ receive: @escaping hw_receive
  ) {
    guard let machine = hw_make(receive, context) else { return }
    defer { hw_free(machine) }
    samples.withUnsafeBufferPointer { samples in
      for index in samples.indices { hw_feed(machine, samples.baseAddress.map { $0 + index }) }
    }
  }

  /// Whether two outcomes are equal in the values that their mechanic has.
  private static func agree(_ mine: Outcome, _ other: hw_outcome) -> Bool {
    let values = mine.values
    return mine.time == other.time && mine.activity == Int(other.activity.rawValue)
      && mine.mechanic == Int(other.mechanic.rawValue)
      && mine.phase.rawValue == UInt8(other.phase.rawValue) && mine.fingers == Int(other.fingers)
      && agree(mine.location, other.place) && agree(mine.origin, other.origin)
      && agree(mine.travel, other.travel)
      && (!values.contains(.translation) || agree(mine.translation, other.translation))
      && (!values.contains(.velocity) || agree(mine.velocity, other.velocity))
      && (!values.contains(.scale) || agree(mine.scale, other.scale))
      && (!values.contains(.rotation) || agree(mine.rotation, other.rotation))
  }

  private static func agree(_ a: Point, _ b: hw_point) -> Bool { agree(a.x, b.x) && agree(a.y, b.y) }

  private static func agree(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude <= 1e-6 }
}

extension TouchSample {
  /// The same sample for the program in C.
  var inC: hw_sample {
    hw_sample(
      time: time, phase: hw_touch(rawValue: UInt32(phase.rawValue)), finger: Int64(finger),
      place: hw_point(x: location.x, y: location.y))
  }
}

/// A sink that keeps outcomes.
struct OutcomeList: GestureSink {
  var outcomes: [Outcome] = []

  mutating func receive(_ outcome: Outcome) { outcomes.append(outcome) }
}
