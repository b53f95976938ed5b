import Testing

@testable import GestureRuntime

/// Runs a table on random samples, and checks properties that hold for any table and any samples.
enum Trial {
  static func run(_ table: Table, seed: UInt64, samples: Int) {
    var first = InvariantSink(table)
    var hand = RandomHand(seed: seed, table: table)
    var recognizer = Recognizer(table)
    hand.play(samples, on: &recognizer, into: &first)
    #expect(lasting(recognizer.box.engine) == 0, "candidates that never end, seed \(seed)")
    #expect(recognizer.nextDeadline == nil, "a timer that never fires, seed \(seed)")

    // Without reasons a touch begins as an opening, and the outcomes are the same.
    var second = Recorder()
    var again = RandomHand(seed: seed, table: table)
    var fresh = Recognizer(table)
    again.play(samples, on: &fresh, into: &second)
    #expect(first.outcomes == second.outcomes, "with and without reasons differ, seed \(seed)")

    var mixed: [Outcome] = []
    var same = RandomHand(seed: seed, table: table)
    var turns = Recognizer(table)
    same.playInTurns(samples, on: &turns, into: &mixed)
    #expect(first.outcomes == mixed, "reasons for some calls only: outcomes differ, seed \(seed)")
    for problem in first.problems.prefix(3) { Issue.record("\(problem), seed \(seed)") }

    var rivals = InvariantSink(table)
    var third = RandomHand(seed: seed, table: table)
    var alone = Recognizer(table, showsRivals: true)
    third.play(samples, on: &alone, into: &rivals)
  }

  /// The number of candidates that are left after all touches, apart from those whose next press may come at any time.
  private static func lasting(_ engine: borrowing GestureEngine<TableProgram>) -> Int {
    var lasting = 0
    for index in engine.live {
      let step = engine.stepOf(index).pointee
      let isPossible = engine.pool[index].state == .possible
      if !(isPossible && step.kind == .press && step.gapBefore == .max) { lasting += 1 }
    }
    return lasting
  }
}

/// Notes outcomes that break the contract: phases in UIKit's order, times in order, finite values, known indices.
struct InvariantSink: GestureSink {
  static var wantsReasons: Bool { true }
  let table: Table
  var outcomes: [Outcome] = []
  var problems: [String] = []
  private var time = Microseconds.min
  private var eventTime = Microseconds.min

  init(_ table: Table) { self.table = table }

  mutating func receive(_ outcome: Outcome) {
    outcomes.append(outcome)
    if outcome.time < time { problems.append("time went back from \(time) to \(outcome.time)") }
    time = max(time, outcome.time)
    if !(0..<table.activityCount).contains(outcome.activity) {
      problems.append("activity \(outcome.activity)")
    }
    if !(0..<table.mechanicCount).contains(outcome.mechanic) {
      problems.append("mechanic \(outcome.mechanic)")
    }
    if !(1...Recognizer.fingerLimit).contains(outcome.fingers) {
      problems.append("\(outcome.fingers) fingers")
    }
    let values = [
      outcome.location.x, outcome.location.y, outcome.translation.x, outcome.translation.y,
      outcome.velocity.x,
      outcome.velocity.y, outcome.scale, outcome.rotation, outcome.progress,
    ]
    if !values.allSatisfy(\.isFinite) { problems.append("a value is not finite: \(outcome)") }
  }

  mutating func explain(_ event: CandidateEvent) {
    if event.time < eventTime {
      problems.append("an event's time went back from \(eventTime) to \(event.time)")
    }
    eventTime = max(eventTime, event.time)
    if !(0..<table.recognizerCount).contains(event.recognizer) {
      problems.append("recognizer \(event.recognizer)")
    }
  }
}
