import GestureCompiler
import GestureRuntime
import SpecParser

/// Explains why candidates failed: the measured value, its limit, and the source of the limit.
struct FailureSentence {
  let traced: TracedReplay

  /// A sentence without its subject: "the second press came 320 ms after the first lift; the limit is 300 ms (…)".
  func text(_ event: CandidateEvent, _ reason: FailureReason) -> String {
    ExplainPhrase.reason.text(for: failure(event, reason))
  }

  /// The failure with what the trace and the spec say about it.
  func failure(_ event: CandidateEvent, _ reason: FailureReason) -> TracedFailure {
    TracedFailure(traced, event, reason)
  }
}

/// A failure in a trace.
struct TracedFailure {
  let traced: TracedReplay
  let event: CandidateEvent
  let reason: FailureReason
  /// The touches on the candidate's thing.
  private let touches: ThingTouches
  /// The rival's last claim up to the failure; `nil` if nothing won.
  private let claim: Outcome?

  init(_ traced: TracedReplay, _ event: CandidateEvent, _ reason: FailureReason) {
    self.traced = traced
    self.event = event
    self.reason = reason
    touches = traced.touches(event)
    claim = reason.rival >= 0 ? traced.claim(of: reason.rival, upTo: event) : nil
  }

  private var loaded: LoadedTable { traced.loaded }
  private var machine: Machine? { loaded.source?.machine }
  private var own: MachineRecognizer? { machine?.recognizer(event.recognizer)?.recognizer }

  private func name(_ activity: Int) -> String {
    (0..<loaded.table.activityCount).contains(activity) ? loaded.table.activityName(activity) : "another"
  }

  private var activity: Int { loaded.table.recognizerActivity(event.recognizer) }

  // MARK: Steps

  private var kinds: [StepKind] { loaded.table.stepKinds(of: event.recognizer) }

  /// The index of the move at or after the failed step, or else of the last move before it.
  private var move: Int? {
    kinds.dropFirst(event.step).firstIndex(where: \.isMove)
      ?? kinds.prefix(event.step).lastIndex(where: \.isMove)
  }

  private var step: ElaboratedStep? { move.flatMap { own?.steps[$0] } }

  private func isMove(_ kind: StepKind) -> Bool { move.map { kinds[$0] == kind } ?? false }

  /// The number of the awaited press in the mechanic, from 1.
  private var pressNumber: Int { kinds.prefix(event.step + 1).count { $0 == .press } }

  /// The time from the lift to a late press. A timer ends the wait before the press, so the trace gives the time of the press.
  private var gap: Double? {
    guard let lift = touches.lift(before: event.time), let press = touches.press(after: event.time) else {
      return nil
    }
    return Double(press - lift)
  }

  private var thing: TouchedThing { traced.thing(event) }

  /// What was pressed in place of the candidate's thing, by the end of the wait.
  private var stray: String? {
    touches.lift(before: event.time).flatMap {
      traced.facts.press(beside: thing, after: $0, until: event.time)
    }
  }

  // MARK: Measures

  private func amount(_ amount: Double) -> String {
    MeasureText.brief(amount, reason.cause.dimension ?? (isMove(.orbit) ? .angle : .length))
  }

  private var looksLikeLimit: Bool { amount(reason.measured) == amount(limit) }

  private var comparedLimit: ComparedLimit? {
    machine?.limit(
      ofRecognizer: event.recognizer, step: event.step, cause: reason.cause, amount: reason.limit)
  }

  /// The limit that decided, as the spec has it. The table's number is one step beyond an end that a range includes or leaves out.
  private var decided: ComparedLimit? { comparedLimit.flatMap { $0.number == reason.limit ? $0 : nil } }
  /// The limit's value, as messages and reports have it.
  var limit: Double { stated.amount }

  /// The limit's value, and whether that value itself breaks it.
  private var stated: (amount: Double, isOutside: Bool) {
    if let decided { return (decided.limit.amount, decided.isOutside) }
    guard loaded.source == nil else { return (reason.limit, false) }
    return ComparedLimit.end(
      at: reason.limit, isLeast: reason.measured < reason.limit, isTime: reason.cause.dimension == .time)
  }

  private var limitSource: String? {
    guard let source = loaded.source, let comparedLimit else { return nil }
    return ExplainWords.source(comparedLimit.limit.origin, source.sources)
  }

  // MARK: The rival

  /// The movement at the rival's claim; `nil` if the claim began nothing.
  private var displacement: (length: Double, degrees: Double)? {
    guard let claim, claim.phase == .began else { return nil }
    let places = traced.fingers(at: claim).map(\.location)
    guard !places.isEmpty else { return nil }
    let way = claim.location - Point.centre(places)
    return (way.length, Angle.direction(way))
  }

  /// The recognizer of the rival's claim.
  private var winner: MachineRecognizer? {
    guard let machine, machine.activities.indices.contains(reason.rival), let claim else { return nil }
    return machine.activities[reason.rival].recognizers.first { recognizer in
      recognizer.names.contains { $0.mechanic == claim.mechanic }
    }
  }

  private var special: ExplainCondition? {
    guard let machine, let own, let winner else { return nil }
    return machine.difference(winner, from: own).map(ExplainCondition.init)
  }

  // MARK: Tools

  private var tool: Tool { touches.press(at: event.time).flatMap { Tool(rawValue: $0.tool.word) } ?? .finger }

  private var takenTools: Set<Tool>? {
    loaded.declared(activity)?.takenTools
  }
}

extension TracedFailure: ExplainedFailure {
  var cause: FailureCause { reason.cause }

  func text(_ blank: ExplainBlank) -> String {
    switch blank {
    case .amount: amount(reason.measured)
    case .limit: amount(limit)
    case .source: limitSource ?? ""
    case .activity: name(activity)
    case .rival: name(reason.rival)
    case .failureTime: MeasureText.time(event.time)
    case .claimTime: MeasureText.time(claim?.time ?? 0)
    case .claimLength: MeasureText.brief(displacement?.length ?? 0, .length)
    case .claimDirection: ExplainWords.direction(displacement?.degrees ?? 0)
    case .rivalLevel: "\(Int(reason.limit) + 1)"
    case .ownLevel: "\(Int(reason.measured) + 1)"
    case .rivalPresses: "\(winner?.presses ?? 0)"
    case .ownPresses: "\(own?.presses ?? 0)"
    case .rivalDirections: ExplainWords.directions(winner?.lastDirections ?? .any)
    case .ownDirections: ExplainWords.directions(own?.lastDirections ?? .any)
    case .press: ExplainWords.ordinal(pressNumber)
    case .pressBefore: ExplainWords.ordinal(pressNumber - 1)
    case .gap: MeasureText.brief(gap ?? 0, .time)
    case .stray: stray ?? ""
    case .thing: thing.path
    case .fingers: "\(own?.fingers.lowerBound ?? 0)"
    case .movedDirection: ExplainWords.direction(reason.measured)
    case .movedAngle: MeasureText.brief(reason.measured, .angle)
    case .directions: ExplainWords.directions(step?.kind.directions ?? .any)
    case .tool: tool.article
    case .tools: takenTools?.words ?? ""
    }
  }

  func holds(_ condition: ExplainCondition) -> Bool {
    switch condition {
    case .takesNoPart: reason.cause.takesNoPart
    case .isLoss: reason.cause.isLoss && reason.rival >= 0
    // Mechanics of one activity do not compete: another mechanic, or an earlier touch, has claimed for it.
    case .hasClaimedItself: holds(.isLoss) && reason.rival == activity
    case .hasClaimedBefore: claim.map { $0.time < event.time } ?? false
    case .hasMoved: displacement.map { $0.length >= ExplainWords.leastMovement } ?? false
    case .hasNotMoved: displacement.map { $0.length < ExplainWords.leastMovement } ?? false
    // Who is not preferred has lost at the claim itself.
    case .hasEnded: holds(.hasClaimedBefore) && claim.map { traced.hasEnded($0, by: event.time) } ?? false
    case .hasMorePresses, .hasHold, .hasEdge, .hasNarrowerDirections: special == condition
    case .hasPressFollowed: gap.map { $0 <= reason.limit * ExplainWords.latestPress } ?? false
    case .isJustLate: gap.map { $0 > limit && MeasureText.brief($0, .time) == amount(limit) } ?? false
    case .hasPressElsewhere: stray != nil
    case .isBelowLimit: reason.measured < reason.limit
    case .isAboveLimit: reason.measured > reason.limit
    case .isJustBelow: looksLikeLimit && reason.measured < limit
    case .isJustAbove: looksLikeLimit && reason.measured > limit
    case .excludesLimit: stated.isOutside
    case .isElsewhere: reason.measured < 0
    case .isStill: reason.measured == 0
    case .isFirstMovement: reason.limit == ElaboratedStep.leastMovement
    case .isSlop:
      move.map { loaded.table.slop(of: event.recognizer, step: $0) == reason.limit } ?? true
    case .followsMove: move.map { $0 > 0 && kinds[$0 - 1].isMove } ?? false
    case .isTranslation: isMove(.translate)
    case .isSpread: isMove(.spread)
    case .isTurn: isMove(.orbit)
    case .isInward: holds(.isSpread) && reason.measured < 0
    case .isOutward: holds(.isSpread) && reason.measured >= 0
    case .isCounterclockwise: holds(.isTurn) && reason.measured < 0
    case .isClockwise: holds(.isTurn) && reason.measured >= 0
    case .isForTwo: own?.fingers.lowerBound == 2
    case .isForMore: (own?.fingers.lowerBound ?? 0) > 2
    case .lacksEdges:
      !traced.facts.knowsScreen
        && own?.steps.first.map { $0.edges.contains(.right) || $0.edges.contains(.bottom) } == true
    case .isPalm: tool == .palm
    case .knowsSource: limitSource != nil
    case .knowsTools: takenTools != nil
    }
  }
}
