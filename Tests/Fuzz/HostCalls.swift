import GestureRuntime

/// Calls of a host, made from bytes: touches that mostly make sense, and all other calls with any values.
struct HostCalls {
  private var decisions: Decisions
  private var time: Microseconds = 0
  private var places: [Int: Point] = [:]
  private let table: Table

  /// Makes the same calls with reasons and without, checks the outcomes of both, and checks that both give the same.
  static func problem(of table: Table, _ bytes: [UInt8], showsRivals: Bool) -> String? {
    var told = CheckedOutcomes<Reasons>(table)
    var plain = CheckedOutcomes<NoReasons>(table)
    var problem = play(table, bytes, showsRivals, into: &told)
    problem = problem ?? play(table, bytes, showsRivals, into: &plain) ?? told.problem ?? plain.problem
    return problem ?? (told.outcomes == plain.outcomes ? nil : "with and without reasons differ")
  }

  private static func play(
    _ table: Table, _ bytes: [UInt8], _ showsRivals: Bool, into sink: inout some GestureSink
  ) -> String? {
    var calls = HostCalls(decisions: Decisions(bytes), table: table)
    var recognizer = Recognizer(table, showsRivals: showsRivals)
    while !calls.decisions.isAtEnd { calls.call(&recognizer, &sink) }
    recognizer.cancelAll(into: &sink)
    recognizer.advance(to: 1 << 53, into: &sink)
    return recognizer.nextDeadline == nil ? nil : "a timer never fires"
  }

  private mutating func call(_ recognizer: inout Recognizer, _ sink: inout some GestureSink) {
    switch decisions.byte() {
    case 0: recognizer.advance(to: time &+ Microseconds(decisions.byte()) * 10_000 - 5000, into: &sink)
    case 1: recognizer.setState(decisions.below(8) - 1, to: number(), of: UInt64(decisions.below(3)))
    case 2: recognizer.setScreen(decisions.below(2) == 0 ? nil : Point(x: number(), y: number()))
    case 3: recognizer.setSize(Point(x: number(), y: number()), of: element())
    case 4: recognizer.cancelAll(into: &sink)
    case 5: recognizer.flush(into: &sink)
    case 6:
      recognizer.setFrame(
        Rectangle(x: number(), y: number(), width: number(), height: number()), of: element())
    case 7: recognizer.setInstance(UInt64(decisions.below(3)), of: element())
    case 8:
      recognizer.setContent(
        ContentStand(left: number(), right: number(), top: number(), bottom: number()), of: element(),
        instance: UInt64(decisions.below(3)))
    case 9: recognizer.layoutDirection = decisions.below(2) == 0 ? .leftToRight : .rightToLeft
    case 10: recognizer.feed(anything(), into: &sink)
    case 11: resets(&recognizer)
    case 12:
      guard let deadline = recognizer.nextDeadline else { return }
      time = max(time, deadline)
      recognizer.advance(to: time, into: &sink)
    default: recognizer.feed(sample(), into: &sink)
    }
  }

  private mutating func resets(_ recognizer: inout Recognizer) {
    let activity = decisions.below(table.activityCount + 2) - 1
    recognizer.resetTranslation(of: activity, to: Point(x: number(), y: number()))
    recognizer.resetScale(of: activity, to: number())
    recognizer.resetRotation(of: activity, to: number())
  }

  /// A sample that mostly makes sense.
  private mutating func sample() -> TouchSample {
    time += decisions.pick([0, 1, 8000, 8333, 50_000, 300_000, 400_000, Microseconds(decisions.byte())])
    let finger = decisions.below(12)
    let step = decisions.byte()
    var place = places[finger] ?? Point(x: Double(decisions.byte() * 2), y: Double(decisions.byte() * 4))
    let isDown = places[finger] != nil
    let phase: TouchPhase = !isDown ? .down : step < 180 ? .move : step < 245 ? .up : .cancel
    if isDown {
      place.x += Double(decisions.byte() - 128) / 4
      place.y += Double(step - 90) / 4
    }
    places[finger] = phase == .up || phase == .cancel ? nil : place
    let names = phase == .down || decisions.below(5) == 0
    return TouchSample(
      time: time, phase: phase, finger: finger, location: place,
      element: names ? ElementID(index: decisions.below(max(table.elementCount, 1))) : nil,
      size: decisions.below(6) == 0 ? Point(x: 200, y: 300) : nil,
      tool: decisions.below(5) == 0 ? decisions.pick(TouchTool.allCases) : .finger)
  }

  /// A sample of any values.
  private mutating func anything() -> TouchSample {
    TouchSample(
      time: decisions.below(3) == 0 ? Microseconds(bitPattern: decisions.bits()) : time,
      phase: decisions.pick([.down, .move, .up, .cancel]),
      finger: decisions.below(2) == 0 ? Int(truncatingIfNeeded: decisions.bits()) : decisions.below(12),
      location: Point(x: number(), y: number()), element: element(),
      size: decisions.below(2) == 0 ? nil : Point(x: number(), y: number()))
  }

  private mutating func element() -> ElementID {
    decisions.below(8) == 0
      ? ElementID(index: Int(truncatingIfNeeded: decisions.bits()))
      : ElementID(index: decisions.below(table.elementCount + 2) - 1)
  }

  private mutating func number() -> Double {
    decisions.pick([
      0, 1, -1, -0.0, 2, 100, 300, .nan, .infinity, -.infinity, .leastNonzeroMagnitude,
      .leastNormalMagnitude / 8, 1e6, -1e6, 1e300,
      .greatestFiniteMagnitude, Double(decisions.byte()), Double(bitPattern: decisions.bits()),
    ])
  }
}

/// Whether a sink asks for reasons.
protocol ReasonChoice { static var wantsReasons: Bool { get } }
enum Reasons: ReasonChoice { static var wantsReasons: Bool { true } }
enum NoReasons: ReasonChoice { static var wantsReasons: Bool { false } }

/// Keeps the first outcome that breaks a rule: times must not go back, values must be finite, and indices must be in range.
struct CheckedOutcomes<Choice: ReasonChoice>: GestureSink {
  static var wantsReasons: Bool { Choice.wantsReasons }
  var outcomes: [Outcome] = []
  var problem: String?
  private let table: Table
  private var time = Microseconds.min

  init(_ table: Table) { self.table = table }

  mutating func receive(_ outcome: Outcome) {
    outcomes.append(outcome)
    let values = [
      outcome.location.x, outcome.location.y, outcome.translation.x, outcome.translation.y,
      outcome.velocity.x, outcome.velocity.y, outcome.scale, outcome.rotation, outcome.progress,
    ]
    if !values.allSatisfy(\.isFinite) { problem = problem ?? "a value is not finite: \(outcome)" }
    if outcome.time < time { problem = problem ?? "time goes back: \(outcome)" }
    time = outcome.time
    if !(0..<table.activityCount).contains(outcome.activity)
      || !(0..<table.mechanicCount).contains(outcome.mechanic)
      || !(1...Recognizer.fingerLimit).contains(outcome.fingers)
    {
      problem = problem ?? "an outcome of nothing: \(outcome)"
    }
  }

  mutating func explain(_ event: CandidateEvent) {
    if !(0..<table.recognizerCount).contains(event.recognizer) {
      problem = problem ?? "an event of nothing: \(event)"
    }
  }
}
