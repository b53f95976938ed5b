import Foundation
import GestureCompiler
import GestureRuntime
import SpecParser

/// Explains why candidates failed: the measured value, its limit, and the source of the limit.
struct FailureSentence {
  let loaded: LoadedTable
  let facts: TraceFacts
  let outcomes: [Outcome]

  /// A sentence without its subject: "the second press came 320 ms after the first lift; the limit is 300 ms (…)".
  func text(_ event: CandidateEvent, _ reason: FailureReason) -> String {
    ExplainPhrase.reason.text(for: failure(event, reason))
  }

  /// The failure with what the trace and the spec say about it.
  func failure(_ event: CandidateEvent, _ reason: FailureReason) -> TracedFailure {
    TracedFailure(loaded: loaded, facts: facts, outcomes: outcomes, event: event, reason: reason)
  }
}

/// A failure in a trace.
struct TracedFailure {
  let loaded: LoadedTable
  let facts: TraceFacts
  let outcomes: [Outcome]
  let event: CandidateEvent
  let reason: FailureReason

  private var machine: Machine? { loaded.source?.machine }
  private var own: MachineRecognizer? { machine?.recognizer(event.recognizer)?.recognizer }

  private func name(_ activity: Int) -> String {
    (0..<loaded.table.activityCount).contains(activity) ? loaded.table.activityName(activity) : "another"
  }

  private var activity: Int { loaded.table.recognizerActivity(event.recognizer) }

  // MARK: Steps

  /// The move at or after the failed step, or else the last move before it.
  private var step: ElaboratedStep? {
    guard let steps = own?.steps, steps.indices.contains(event.step) else { return nil }
    return steps[event.step...].first { $0.kind.isMove } ?? steps[..<event.step].last { $0.kind.isMove }
  }

  /// The number of the awaited press in the mechanic, from 1.
  private var pressNumber: Int { own?.steps.prefix(event.step + 1).count { $0.kind == .press } ?? 2 }

  /// The time from the lift to a late press. A timer ends the wait before the press, so the trace gives the time of the press.
  private var gap: Double? {
    guard let lift = facts.lift(before: event.time), let press = facts.press(after: event.time) else {
      return nil
    }
    return Double(press - lift)
  }

  // MARK: Measures

  private func amount(_ amount: Double) -> String {
    ExplainWords.amount(amount, reason.cause.dimension ?? (step?.kind.isOrbit == true ? .angle : .length))
  }

  private var looksLikeLimit: Bool { amount(reason.measured) == amount(reason.limit) }

  private var limitSource: String? {
    guard let source = loaded.source,
      let limit = source.machine.limit(
        ofRecognizer: event.recognizer, step: event.step, cause: reason.cause, amount: reason.limit)
    else { return nil }
    return ExplainWords.source(limit.origin, source.sources)
  }

  // MARK: The rival

  /// The rival's last claim up to the failure.
  private var claim: Outcome? {
    outcomes.last {
      $0.activity == reason.rival && $0.time <= event.time && ($0.phase == .began || $0.phase == .recognized)
    }
  }

  /// The movement at the rival's claim; `nil` if the claim began nothing.
  private var displacement: (length: Double, degrees: Double)? {
    guard let claim, claim.phase == .began, let start = facts.pressCenter(at: claim.time) else { return nil }
    let end = claim.location
    return (start.distance(to: end), atan2(start.y - end.y, end.x - start.x) * 180 / .pi)
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
    return ExplainCondition(machine.difference(winner, from: own), winner, own)
  }

  // MARK: Tools

  private var tool: Tool { facts.press(at: event.time).flatMap { Tool(rawValue: $0.tool.word) } ?? .finger }

  private var takenTools: Set<Tool>? {
    loaded.source?.spec.activities.first { $0.name.value == name(activity) }?.takenTools
  }
}

extension TracedFailure: ExplainedFailure {
  var cause: FailureCause { reason.cause }

  func text(_ blank: ExplainBlank) -> String {
    switch blank {
    case .amount: amount(reason.measured)
    case .limit: amount(reason.limit)
    case .source: limitSource ?? ""
    case .activity: name(activity)
    case .rival: name(reason.rival)
    case .failureTime: ExplainWords.time(Double(event.time))
    case .claimTime: ExplainWords.time(Double(claim?.time ?? 0))
    case .claimLength: ExplainWords.length(displacement?.length ?? 0)
    case .claimDirection: ExplainWords.direction(displacement?.degrees ?? 0)
    case .rivalLevel: "\(Int(reason.limit) + 1)"
    case .ownLevel: "\(Int(reason.measured) + 1)"
    case .rivalPresses: "\(winner?.presses ?? 0)"
    case .ownPresses: "\(own?.presses ?? 0)"
    case .rivalDirections: ExplainWords.directions(winner?.lastDirections ?? .any)
    case .ownDirections: ExplainWords.directions(own?.lastDirections ?? .any)
    case .press: ExplainWords.ordinal(pressNumber)
    case .pressBefore: ExplainWords.ordinal(pressNumber - 1)
    case .gap: ExplainWords.time(gap ?? 0)
    case .fingers: "\(own?.fingers.lowerBound ?? 0)"
    case .movedDirection: ExplainWords.direction(reason.measured)
    case .movedAngle: ExplainWords.angle(reason.measured)
    case .directions: ExplainWords.directions(step?.kind.directions ?? .any)
    case .tool: tool.article
    case .tools: takenTools?.words ?? ""
    }
  }

  func holds(_ condition: ExplainCondition) -> Bool {
    switch condition {
    case .isLoss: reason.cause.isLoss && reason.rival >= 0
    // Mechanics of one activity do not compete: another mechanic, or an earlier touch, has claimed for it.
    case .hasClaimedItself: holds(.isLoss) && reason.rival == activity
    case .hasClaimedBefore: claim.map { $0.time < event.time } ?? false
    case .hasMoved: displacement.map { $0.length >= ExplainWords.leastMovement } ?? false
    case .hasNotMoved: displacement.map { $0.length < ExplainWords.leastMovement } ?? false
    case .hasMorePresses, .hasHold, .hasEdge, .hasNarrowerDirections: special == condition
    case .hasPressFollowed: gap.map { $0 <= reason.limit * ExplainWords.latestPress } ?? false
    case .isAboveLimit: reason.measured > reason.limit
    case .isJustBelow: looksLikeLimit && reason.measured < reason.limit
    case .isJustAbove: looksLikeLimit && reason.measured > reason.limit
    case .isElsewhere: reason.measured < 0
    case .isSlop: step.map { $0.slop?.amount == reason.limit } ?? true
    case .isTranslation: step?.kind.isTranslation == true
    case .isSpread: step?.kind.isSpread == true
    case .isTurn: step?.kind.isOrbit == true
    case .isInward: holds(.isSpread) && reason.measured < 0
    case .isOutward: holds(.isSpread) && reason.measured >= 0
    case .isCounterclockwise: holds(.isTurn) && reason.measured < 0
    case .isClockwise: holds(.isTurn) && reason.measured >= 0
    case .isForTwo: own?.fingers.lowerBound == 2
    case .isForMore: (own?.fingers.lowerBound ?? 0) > 2
    case .lacksEdges:
      !facts.knowsScreen && own?.steps.first.map { !$0.edges.isDisjoint(with: [.right, .bottom]) } == true
    case .isPalm: tool == .palm
    case .knowsSource: limitSource != nil
    case .knowsTools: takenTools != nil
    }
  }
}
