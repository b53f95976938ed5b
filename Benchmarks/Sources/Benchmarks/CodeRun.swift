import GestureRuntime

/// Runs the generated code of `Benchmarks/Specs/usual.gspec.yaml`, style `code`, on the same samples. Its outcomes must equal the table's.
enum CodeRun {
  @inline(never)
  static func count(_ samples: [TouchSample]) -> Double {
    var machine = GestureEngine(UsualGestureStates())
    var sink = CountingSink()
    for sample in samples { machine.feed(sample, into: &sink) }
    return Double(sink.count)
  }

  /// The first difference between its outcomes and a table's, compared bit for bit; `nil` if they are equal.
  static func difference(_ table: Table, _ samples: [TouchSample]) -> String? {
    var (mine, theirs) = (OutcomeList(), OutcomeList())
    var recognizer = Recognizer(table)
    var machine = GestureEngine(UsualGestureStates())
    for sample in samples {
      recognizer.feed(sample, into: &mine)
      machine.feed(sample, into: &theirs)
      if recognizer.nextDeadline != machine.nextDeadline { return "after \(sample) the deadlines differ" }
    }
    for (outcome, var other) in zip(mine.outcomes, theirs.outcomes) {
      other.mechanic = mechanics[other.mechanic]
      if outcome != other { return "the table gives \(outcome)\nthe generated code gives \(other)" }
    }
    let (count, other) = (mine.outcomes.count, theirs.outcomes.count)
    return count == other ? nil : "the table gives \(count) outcomes, the generated code \(other)"
  }

  /// The table's indices of the spec's mechanics, which are sorted by name.
  private static let mechanics = [1, 3, 8, 4, 2, 5, 6, 0, 7]
}

/// A machine that can be an array element.
final class CodeBox {
  let machine = GestureEngine(UsualGestureStates())
}
