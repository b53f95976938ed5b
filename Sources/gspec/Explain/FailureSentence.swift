import GestureCompiler
import GestureRuntime
import SpecParser

/// Explains why a candidate failed: the measured value, its limit, and the source of the limit.
struct FailureSentence {
  let loaded: LoadedTable
  let facts: TraceFacts
  let outcomes: [Outcome]

  /// A sentence without its subject: "the second press came 320 ms after the first lift; the limit is 300 ms (…)".
  func text(_ event: CandidateEvent, _ reason: FailureReason) -> String {
    switch reason.cause {
    case .lostTo: lost(event, reason)
    case .lostToPreferred, .lostToInner, .lostToSpecialCase, .lostToRangeStart, .lostToLongerPath,
      .lostToName:
      LossSentence(loaded: loaded, outcomes: outcomes).text(event, reason)
    case .takenOver: "\(activity(reason.rival)), which `resolve` prefers, took over"
    case .awaitedWon: "\(activity(reason.rival)), which it waited for, has won"
    case .notFirst: "it may only begin a touch, and \(activity(reason.rival)) had claimed before"
    case .nextPressTooLate: nextPressTooLate(event, reason)
    case .wrongDirection: wrongDirection(event, reason)
    default: measured(event, reason)
    }
  }

  // MARK: Losing

  private func lost(_ event: CandidateEvent, _ reason: FailureReason) -> String {
    let rival = activity(reason.rival)
    let claim = outcomes.last {
      $0.activity == reason.rival && $0.time <= event.time && ($0.phase == .began || $0.phase == .recognized)
    }
    guard let claim else { return "\(rival) claimed first" }
    let since = claim.time < event.time ? ", at \(ExplainWords.time(Double(claim.time)))" : ""
    let way = facts.pressCenter(at: claim.time).map {
      ", " + ExplainWords.displacement(from: $0, to: claim.location)
    }
    return "\(rival) claimed first\(since)\(claim.phase == .began ? way ?? "" : "")"
  }

  private func activity(_ index: Int) -> String {
    (0..<loaded.table.activityCount).contains(index) ? loaded.table.activityName(index) : "another"
  }

  // MARK: Presses

  /// Explains a late press. A timer ends the wait before the press, so the trace gives the time of the press.
  private func nextPressTooLate(_ event: CandidateEvent, _ reason: FailureReason) -> String {
    let press = "the \(ExplainWords.ordinal(pressNumber(event))) press"
    let lift = "the \(ExplainWords.ordinal(pressNumber(event) - 1)) lift"
    let limit = limit(event, reason, ExplainWords.time)
    let gap = facts.lift(before: event.time).flatMap { lifted in
      facts.press(after: event.time).map { Double($0 - lifted) }
    }
    // A much later press belongs to another gesture.
    guard let gap, gap <= reason.limit * 3 else {
      return "no \(ExplainWords.ordinal(pressNumber(event))) press came after \(lift); \(limit)"
    }
    return "\(press) came \(ExplainWords.time(gap)) after \(lift); \(limit)"
  }

  /// The number of the awaited press in the mechanic, from 1.
  private func pressNumber(_ event: CandidateEvent) -> Int {
    guard let steps = loaded.source?.machine.recognizer(event.recognizer)?.recognizer.steps else { return 2 }
    return steps.prefix(event.step + 1).count { $0.kind == .press }
  }

  /// Explains a wrong tool: `it is not for a pen, only for a finger or mouse`.
  private func otherTool(_ event: CandidateEvent) -> String {
    let touched = facts.press(at: event.time).flatMap { Tool(rawValue: $0.tool.word) } ?? .finger
    if touched == .palm { return "a palm starts nothing" }
    let name = activity(loaded.table.recognizerActivity(event.recognizer))
    let taken = loaded.source?.spec.activities.first { $0.name.value == name }?.takenTools
    return "it is not for \(touched.article)" + (taken.map { ", only for \($0.words)" } ?? "")
  }

  // MARK: Directions

  private func wrongDirection(_ event: CandidateEvent, _ reason: FailureReason) -> String {
    guard let step = step(event) else { return "it moved the wrong way" }
    switch step.kind {
    case .move(.translation(let directions)):
      let way = "\(ExplainWords.direction(reason.measured)) (\(ExplainWords.angle(reason.measured)))"
      return "it moved \(way); it takes \(ExplainWords.directions(directions ?? .any))"
    case .move(.spread):
      return "the fingers moved \(reason.measured < 0 ? "inward" : "outward"), the wrong way"
    case .move(.orbit):
      return "the fingers turned \(reason.measured < 0 ? "counterclockwise" : "clockwise"), the wrong way"
    case .press, .wait, .lift: return "it moved the wrong way"
    }
  }

  /// The move at or after the failed step, or else the last move before it.
  private func step(_ event: CandidateEvent) -> ElaboratedStep? {
    guard let steps = loaded.source?.machine.recognizer(event.recognizer)?.recognizer.steps,
      steps.indices.contains(event.step)
    else { return nil }
    return steps[event.step...].first { $0.kind.isMove } ?? steps[..<event.step].last { $0.kind.isMove }
  }

  // MARK: Measures

  private func measured(_ event: CandidateEvent, _ reason: FailureReason) -> String {
    let nth = ExplainWords.ordinal(pressNumber(event))
    let time = measure(reason, ExplainWords.time)
    switch reason.cause {
    case .tooManyFingers:
      return "a finger too many came: \(count(reason.measured)) are down, it takes \(count(reason.limit))"
    case .tooFewFingers: return "a finger lifted before \(allFingers(event)) had come"
    case .pressAfterLift: return "a finger came after another had lifted"
    case .pressWindow: return pressWindow(event, reason)
    case .notFromEdge: return "it was not pressed at the edge that it comes from" + unknownEdge(event)
    case .fingersApart:
      return
        "the fingers were \(measure(reason, ExplainWords.length)) apart; \(limit(event, reason, ExplainWords.length))"
    case .nextPressTooSoon:
      return "the \(nth) press came \(time) after the lift; \(least(event, reason, ExplainWords.time))"
    case .nextPressTooFar:
      return "the \(nth) press was \(measure(reason, ExplainWords.length)) from the lift before; "
        + limit(event, reason, ExplainWords.length)
    case .movedBeyondSlop:
      return "it moved \(measure(reason, unit(event))); \(limit(event, reason, unit(event)))"
    case .liftedOutside:
      // A negative measure means that the frame of the target is unknown.
      return reason.measured < 0
        ? "it lifted over something else than its element"
        : "it lifted \(measure(reason, ExplainWords.length)) outside its element; "
          + limit(event, reason, ExplainWords.length)
    case .liftedTooSoon: return "it lifted after \(time); \(least(event, reason, ExplainWords.time))"
    case .heldTooLong: return "it was held for \(time); \(limit(event, reason, ExplainWords.time))"
    case .movedTooLittle: return movedTooLittle(event, reason)
    case .fingersMovedTooLittle:
      return "it turned, but no finger moved more than \(measure(reason, ExplainWords.length)); "
        + "one must get beyond \(ExplainWords.length(reason.limit))\(origin(event, reason))"
    case .spanTooSmall:
      return "its fingers were \(measure(reason, ExplainWords.length)) apart; "
        + least(event, reason, ExplainWords.length)
    case .movedTooFar:
      return "it moved \(measure(reason, unit(event))); \(limit(event, reason, unit(event)))"
    case .deviated:
      return "it strayed \(measure(reason, ExplainWords.angle)) from its direction; "
        + limit(event, reason, ExplainWords.angle)
    case .movedTooLong: return "the movement took \(time); \(limit(event, reason, ExplainWords.time))"
    case .movedTooLate: return "what its move asks for came true only at the lift"
    case .tooSlow:
      return
        "it lifted at \(measure(reason, ExplainWords.speed)); \(least(event, reason, ExplainWords.speed))"
    case .tooFast:
      return
        "it lifted at \(measure(reason, ExplainWords.speed)); \(limit(event, reason, ExplainWords.speed))"
    case .cancelled: return "the touch was cancelled"
    case .neverStarted: return "the touch ended before it could start"
    case .noRoom: return "too many presses overlap to follow it"
    case .otherTool: return otherTool(event)
    case .takesOver: return "it only takes touches over"
    case .lostTo, .lostToPreferred, .lostToInner, .lostToSpecialCase, .lostToRangeStart, .lostToLongerPath,
      .lostToName, .takenOver, .awaitedWon, .notFirst, .nextPressTooLate, .wrongDirection:
      return ""
    }
  }

  /// The required fingers in words: "both", "all 3", or "all".
  private func allFingers(_ event: CandidateEvent) -> String {
    let least = loaded.source?.machine.recognizer(event.recognizer)?.recognizer.fingers.lowerBound ?? 0
    return least == 2 ? "both" : least > 2 ? "all \(least)" : "all"
  }

  private func count(_ fingers: Double) -> String { DecimalText.text(fingers) }

  /// A note that right and bottom edges need the size of the screen, if the trace does not give it.
  private func unknownEdge(_ event: CandidateEvent) -> String {
    let edges = loaded.source?.machine.recognizer(event.recognizer)?.recognizer.steps.first?.edges ?? []
    guard !facts.knowsScreen, edges.contains(.right) || edges.contains(.bottom) else { return "" }
    return "; the trace does not give the screen's size, without which right and bottom edges are unknown"
  }

  private func pressWindow(_ event: CandidateEvent, _ reason: FailureReason) -> String {
    let limit = limit(event, reason, ExplainWords.time)
    if reason.measured > reason.limit {
      return "a finger came \(ExplainWords.time(reason.measured)) after the first; \(limit)"
    }
    return "its other fingers had not come \(ExplainWords.time(reason.limit)) after the first; \(limit)"
  }

  /// Describes a movement that was too small. A stated minimum is reached at its value; a slop must be exceeded.
  private func movedTooLittle(_ event: CandidateEvent, _ reason: FailureReason) -> String {
    let step = step(event)
    let unit = unit(event)
    let amount = measure(reason, unit)
    let moved =
      switch step?.kind.path {
      case .orbit: "it turned \(amount)"
      case .spread: "its span changed by \(amount)"
      case .translation, nil: "it moved \(amount)"
      }
    let isSlop = step.map { $0.slop?.amount == reason.limit } ?? true
    return isSlop
      ? "\(moved); it must get beyond \(unit(reason.limit))\(origin(event, reason))"
      : "\(moved); \(least(event, reason, unit))"
  }

  /// The format of the measured unit: degrees for a turn, otherwise points.
  private func unit(_ event: CandidateEvent) -> (Double) -> String {
    if let step = step(event), step.kind.isOrbit { return ExplainWords.angle }
    return ExplainWords.length
  }

  /// The measured value. If it looks equal to the limit after rounding, the text says on which side of the limit it is.
  private func measure(_ reason: FailureReason, _ words: (Double) -> String) -> String {
    let text = words(reason.measured)
    guard reason.measured != reason.limit, text == words(reason.limit) else { return text }
    return "a little \(reason.measured < reason.limit ? "less" : "more") than \(text)"
  }

  // MARK: Limits

  private func limit(_ event: CandidateEvent, _ reason: FailureReason, _ words: (Double) -> String) -> String
  {
    "the limit is \(words(reason.limit))\(origin(event, reason))"
  }

  private func least(_ event: CandidateEvent, _ reason: FailureReason, _ words: (Double) -> String) -> String
  {
    "the least is \(words(reason.limit))\(origin(event, reason))"
  }

  /// The source of the limit, such as ` (double-touch-timeout, material)`.
  private func origin(_ event: CandidateEvent, _ reason: FailureReason) -> String {
    guard let source = loaded.source,
      let limit = source.machine.limit(
        ofRecognizer: event.recognizer, step: event.step, cause: reason.cause, amount: reason.limit)
    else { return "" }
    switch limit.origin {
    case .metric(let metric, let setBy): return " (\(metric.rawValue), \(setBy))"
    case .written(let span):
      guard let file = source.sources[span.file], let place = source.sources.positions(of: span) else {
        return ""
      }
      return " (\(file.path):\(place.start.line))"
    }
  }
}
