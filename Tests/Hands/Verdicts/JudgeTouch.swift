import GestureCompiler
import GestureRuntime
import SpecParser

/// Holds what the analysis says of a spec to one played touch.
struct JudgeTouch {
  let spec: LoadedSpec
  let statements: Statements
  let meetings: Meetings
  private let relations: Relations

  init(_ spec: LoadedSpec) {
    self.spec = spec
    statements = Statements(spec)
    meetings = Meetings(spec: spec)
    relations = Relations(spec.machine)
  }

  /// Who claims where no finding says so.
  func unseen(_ meeting: Meeting, _ lives: [Life]) -> Failure? {
    let (a, b) = (lives[meeting.first], lives[meeting.second])
    let pair = [meetings.activity(a), meetings.activity(b)]
    guard !statements.isBounded, !statements.found.contains(pair) else { return nil }
    guard let settled = relations.settles(pair[0], pair[1]) else {
      return failure(.unseen, a, b, "both claim, and no finding names them")
    }
    guard case .prefer(let preferred) = settled else { return nil }
    let (winner, loser) = preferred == pair[0] ? (a, b) : (b, a)
    guard loser.claimTime < winner.claimTime, !isContinuous(loser) else { return nil }
    return failure(
      .unseenDespitePrefer, winner, loser,
      "`\(name(winner))` is preferred, `\(name(loser))` claims first and is over, and no finding says so")
  }

  /// A line that settles something and is called needless.
  func needless(_ meeting: Meeting, _ lives: [Life]) -> Failure? {
    let (a, b) = (lives[meeting.first], lives[meeting.second])
    let pair = [meetings.activity(a), meetings.activity(b)]
    guard let entry = statements.needless.first(where: { $0.pair == pair }) else { return nil }
    return failure(.needless, a, b, "both claim; lint says: \(entry.finding.message)")
  }

  /// What a touch says against a sentence.
  func contradiction(
    _ sentence: Sentence, _ meeting: Meeting, alone: [Life], against: [Life], _ samples: [TouchSample]
  ) -> Failure? {
    let isFirst = meetings.activity(alone[meeting.first]) == sentence.winner
    let winner = alone[isFirst ? meeting.first : meeting.second]
    let loser = alone[isFirst ? meeting.second : meeting.first]
    guard meetings.activity(winner) == sentence.winner, meetings.activity(loser) == sentence.loser,
      sentence.winners.contains(winner.recognizer), sentence.losers.contains(loser.recognizer)
    else { return nil }
    if sentence.claim == .winsBeforeLastFinger, !comesBeforeLastFinger(winner, loser, samples) { return nil }
    // What is no longer received on an element is a touch whose fingers are all there.
    if sentence.claim == .loserIsNotReceived {
      let target = spec.machine.activities[sentence.winner].target
      let life = samples[loser.start...min(loser.claim, samples.count - 1)]
      if life.contains(where: { isElsewhere($0, target) }) { return nil }
    }
    let what = "lint says: \(sentence.finding.message)"
    if sentence.claim == .winsFirst, loser.claimTime < winner.claimTime {
      return failure(.sentence, winner, loser, "`\(name(loser))` claims first; \(what)", "\(sentence.claim)")
    }
    guard meetings.whole(loser, against)?.hasWon == true else { return nil }
    let isBoth = against.contains {
      $0.hasWon && meetings.activity($0) == sentence.winner && meetings.share($0, loser, samples)
    }
    if isBoth && sentence.claim != .loserIsNotReceived { return nil }
    return failure(.sentence, winner, loser, "`\(name(loser))` wins; \(what)", "\(sentence.claim)")
  }

  /// An activity that wins although it is called unreachable.
  func reached(_ against: [Life], _ samples: [TouchSample]) -> Failure? {
    for life in against where life.hasWon {
      let activity = meetings.activity(life)
      guard let onlyInside = statements.unreachable[activity] else { continue }
      let target = spec.machine.activities[activity].target
      if onlyInside, samples.contains(where: { isElsewhere($0, target) }) { continue }
      return Failure(
        kind: .unreachableWins, activities: [name(life)], pattern: pattern([life]),
        says: "`\(name(life))` wins; lint says that it never can")
    }
    return nil
  }

  // MARK: Parts

  private func isElsewhere(_ sample: TouchSample, _ target: Int) -> Bool {
    sample.phase == .down && !spec.isInside(sample.element?.index ?? -1, target)
  }

  private func comesBeforeLastFinger(_ winner: Life, _ loser: Life, _ samples: [TouchSample]) -> Bool {
    let last = samples.indices.last { $0 <= loser.claim && samples[$0].phase == .down } ?? 0
    return winner.claim < last
  }

  private func isContinuous(_ life: Life) -> Bool {
    spec.recognizers[life.recognizer].recognizer.isContinuous
  }

  func name(_ life: Life) -> String { spec.machine.activities[meetings.activity(life)].name }

  private func failure(
    _ kind: FailureKind, _ a: Life, _ b: Life, _ says: String, _ detail: String = ""
  ) -> Failure {
    Failure(
      kind: kind, activities: [name(a), name(b)],
      pattern: (detail.isEmpty ? "" : "\(detail): ") + pattern([a, b]),
      says: "`\(name(a))` and `\(name(b))`: \(says)")
  }

  /// The mechanics, and how the targets lie.
  func pattern(_ lives: [Life]) -> String {
    let words = lives.map { life in
      spec.recognizers[life.recognizer].recognizer.names.map { spec.machine.mechanics[$0.mechanic] }
        .joined(separator: "+")
    }
    let targets = Set(lives.map { spec.machine.activities[meetings.activity($0)].target })
    return words.joined(separator: " | ") + (targets.count > 1 ? " (nested)" : "")
  }
}

/// What lines of `resolve` declare about two activities.
struct Relations {
  enum Settled {
    case together, wait, after
    case prefer(Int)
  }

  private var table: [[Int]: Settled] = [:]

  init(_ machine: Machine) {
    for pair in machine.prefers { table[[pair.first, pair.second].sorted()] = .prefer(pair.first) }
    for pair in machine.waits { table[[pair.first, pair.second].sorted()] = .wait }
    for pair in machine.together { table[[pair.first, pair.second].sorted()] = .together }
    for late in machine.activities.indices where !machine.activities[late].after.isEmpty {
      for other in machine.activities.indices where other != late { table[[late, other].sorted()] = .after }
    }
  }

  func settles(_ a: Int, _ b: Int) -> Settled? { table[[min(a, b), max(a, b)]] }
}
