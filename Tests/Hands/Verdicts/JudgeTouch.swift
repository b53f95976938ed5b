import GestureCompiler
import GestureRuntime
import SpecParser

/// Compares what the analysis says of a spec with one played touch.
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

  /// A failure if two activities both claim and no finding names them.
  func unseen(_ meeting: Meeting, _ played: PlayedTouch) -> Failure? {
    let (a, b) = (played.alone[meeting.first], played.alone[meeting.second])
    let pair = [meetings.activity(a), meetings.activity(b)]
    guard !statements.isBounded, !statements.found.contains(pair) else { return nil }
    guard let settled = relations.settles(pair[0], pair[1]) else {
      return failure(.unseen, [a, b], played, "both claim, and no finding names them")
    }
    guard case .prefer(let preferred) = settled else { return nil }
    let (winner, loser) = preferred == pair[0] ? (a, b) : (b, a)
    guard loser.claims(before: winner), !isContinuous(loser),
      meetings.whole(loser, played.against)?.wasAdmitted == true
    else { return nil }
    return failure(
      .unseenDespitePrefer, [winner, loser], played,
      "`\(name(winner))` is preferred, `\(name(loser))` claims first and is over, and no finding says so")
  }

  /// A failure if both activities claim and lint calls the line of `resolve` between them needless.
  func needless(_ meeting: Meeting, _ played: PlayedTouch) -> Failure? {
    let (a, b) = (played.alone[meeting.first], played.alone[meeting.second])
    let pair = [meetings.activity(a), meetings.activity(b)]
    guard let entry = statements.needless.first(where: { $0.pair == pair }) else { return nil }
    return failure(.needless, [a, b], played, "both claim; lint says: \(entry.finding.message)")
  }

  /// A failure if a touch contradicts a finding's sentence.
  func contradiction(_ sentence: Sentence, _ meeting: Meeting, _ played: PlayedTouch) -> Failure? {
    let isFirst = meetings.activity(played.alone[meeting.first]) == sentence.winner
    let winner = played.alone[isFirst ? meeting.first : meeting.second]
    let loser = played.alone[isFirst ? meeting.second : meeting.first]
    if case .handOver? = relations.settles(sentence.winner, sentence.loser) { return nil }
    guard isAbout(sentence, winner, loser, played) else { return nil }
    let what = "lint says: \(sentence.finding.message)"
    func failure(_ does: String) -> Failure {
      self.failure(
        .sentence, [winner, loser], played, "`\(name(loser))` \(does); \(what)", "\(sentence.claim)")
    }
    let exceptions = sentence.exceptions.filter { applies($0, sentence, winner, loser, played) }
    if !exceptions.isEmpty {
      guard exceptions.contains(where: \.isCertain) else { return nil }
      // The sentence says that the loser wins here. So the winner must not win alone, unless a third activity has won before.
      let hasThirdWon = played.against.contains { life in
        life.wasAdmitted && ![sentence.winner, sentence.loser].contains(meetings.activity(life))
          && (meetings.share(life, loser, played.samples) || meetings.share(life, winner, played.samples))
      }
      if hasThirdWon { return nil }
      let wins = [winner, loser].map { meetings.whole($0, played.against)?.hasWon == true }
      return wins == [true, false] ? failure("does not win there") : nil
    }
    if sentence.saysFirst, loser.claims(before: winner), !hasClaimed(sentence.winner, before: loser, played) {
      return failure("claims first")
    }
    guard meetings.whole(loser, played.against)?.hasWon == true else { return nil }
    let isBoth = played.against.contains {
      $0.hasWon && meetings.activity($0) == sentence.winner && meetings.share($0, loser, played.samples)
    }
    return isBoth && sentence.claim != .loserIsNotReceived ? nil : failure("wins")
  }

  /// Whether an activity has claimed before another one, on a finger that they share. Its present claim is then not its first.
  private func hasClaimed(_ activity: Int, before other: Life, _ played: PlayedTouch) -> Bool {
    played.alone.contains { life in
      life.hasClaimed && meetings.activity(life) == activity && life.claims(before: other)
        && meetings.share(life, other, played.samples)
    }
  }

  /// Whether an activity has won by a claim before another one's, on a finger that they share. A claim that is held for the other is none.
  private func hasWon(_ activity: Int, before other: Life, _ played: PlayedTouch) -> Bool {
    played.against.contains { life in
      life.wasAdmitted && meetings.activity(life) == activity && life.claims(before: other)
        && meetings.share(life, other, played.samples)
    }
  }

  /// A failure if an activity wins although a finding calls it unreachable.
  func reached(_ played: PlayedTouch) -> Failure? {
    for life in played.against where life.hasWon {
      let activity = meetings.activity(life)
      guard let finding = statements.unreachable[activity], played.isInLayout(of: finding) else { continue }
      let target = spec.machine.activities[activity].target
      let isOnlyInside = finding.message.contains("with all fingers on `")
      if isOnlyInside, played.samples.contains(where: { isElsewhere($0, target) }) { continue }
      return failure(.unreachableWins, [life], played, "wins, and lint says that it never can")
    }
    return nil
  }

  // MARK: Parts

  /// Whether a sentence is about these two claims.
  private func isAbout(_ sentence: Sentence, _ winner: Life, _ loser: Life, _ played: PlayedTouch) -> Bool {
    guard played.isInLayout(of: sentence.finding), meetings.activity(winner) == sentence.winner,
      meetings.activity(loser) == sentence.loser,
      sentence.winners.contains(winner.recognizer), sentence.losers.contains(loser.recognizer)
    else { return false }
    // The sentence says that the loser wins if a third activity that it names has won, or the loser itself by another mechanic.
    let hasThirdWon = played.against.contains { life in
      life.wasAdmitted && sentence.unlessAfter.contains(meetings.activity(life))
        && !(meetings.activity(life) == sentence.loser && sentence.losers.contains(life.recognizer))
    }
    if hasThirdWon { return false }
    if isHeld(sentence, winner, loser, played) { return false }
    if isJoinedWhileHeld(sentence, winner, played) { return false }
    let comesWithThird = played.alone.contains { life in
      life.recognizer >= 0 && sentence.unlessWith.contains(meetings.activity(life))
        && life.claims(with: winner)
        && meetings.share(life, winner, played.samples)
    }
    if comesWithThird { return false }
    if let condition = sentence.condition, !holds(condition, sentence, winner, loser, played) { return false }
    if let inner = sentence.inside {
      if hasFingerElsewhere(inner, during: loser, played.samples) { return false }
    }
    switch sentence.claim {
    case .winsBeforeLastFinger:
      return comesBefore(winner, lastPressOf: loser, played.samples)
    case .loserIsNotReceived:
      // The sentence is only about touches with all fingers on the winner's element.
      let target = spec.machine.activities[sentence.winner].target
      return !hasFingerElsewhere(target, during: loser, played.samples)
    case .winsIfFirst:
      return winner.claims(before: loser) && !hasClaimed(sentence.loser, before: winner, played)
    case .wins, .winsFirst, .loserCannotBeDone: return true
    }
  }

  /// Whether the winner's claim is held for an activity that the sentence names. The sentence says that the loser wins meanwhile.
  func isHeld(_ sentence: Sentence, _ winner: Life, _ loser: Life, _ played: PlayedTouch) -> Bool {
    isHeld(winner, for: sentence.unlessHeldFor, at: loser.claimTime, played)
  }

  /// Whether a claim is held at a time for one of some activities.
  ///
  /// A candidate that sleeps (`after`), or whose own claim is held, stays alive longer when all candidates run against each other.
  /// So the lives of both runs count.
  private func isHeld(_ winner: Life, for awaited: Set<Int>, at time: Int64, _ played: PlayedTouch) -> Bool {
    func isAwaited(_ life: Life) -> Bool {
      life.recognizer >= 0 && awaited.contains(meetings.activity(life)) && life.start <= winner.claim
        && meetings.share(life, winner, played.samples)
    }
    return played.alone.contains { $0.isOpen(at: time) && isAwaited($0) }
      || played.against.contains { life in
        !life.wasAdmitted && (life.failTime < 0 || life.failTime >= time) && isAwaited(life)
      }
  }

  /// Whether a finger that landed outside a target is down while a candidate lives.
  private func hasFingerElsewhere(_ target: Int, during life: Life, _ samples: [TouchSample]) -> Bool {
    var elsewhere: Set<Int> = []
    for index in 0...min(life.claim, samples.count - 1) {
      let sample = samples[index]
      if isElsewhere(sample, target) { elsewhere.insert(sample.finger) }
      if index >= life.start, !elsewhere.isEmpty { return true }
      if sample.phase == .up || sample.phase == .cancel { elsewhere.remove(sample.finger) }
    }
    return false
  }

  /// Whether a finger lands on the winner's element while its claim is held for an activity that the sentence names.
  private func isJoinedWhileHeld(_ sentence: Sentence, _ winner: Life, _ played: PlayedTouch) -> Bool {
    let target = spec.machine.activities[sentence.winner].target
    return played.samples.contains { sample in
      sample.phase == .down && sample.time > winner.claimTime
        && spec.isInside(sample.element?.index ?? -1, target)
        && isHeld(winner, for: sentence.unlessJoinedFor, at: sample.time, played)
    }
  }

  /// Whether an exception of the sentence applies to a touch, so that the loser wins.
  private func applies(
    _ exception: Sentence.Exception, _ sentence: Sentence, _ winner: Life, _ loser: Life,
    _ played: PlayedTouch
  ) -> Bool {
    let isSo =
      exception.isEarlier
      && (loser.claims(before: winner) || hasWon(sentence.loser, before: winner, played))
      || (!exception.isEarlier || exception.mayBeAtOnce) && loser.claims(with: winner)
    guard isSo, exception.condition.map({ holds($0, sentence, loser, winner, played) }) ?? true else {
      return false
    }
    return !exception.isOverIfFirstIsClaimed
      || !played.alone.contains { life in
        life.hasClaimed && life.claims(before: loser) && life.start == loser.start
          && meetings.activity(life) == sentence.winner
      }
  }

  /// Whether the fingers meet a condition in a touch.
  ///
  /// - Parameters:
  ///   - early: the candidate that wins under this condition.
  private func holds(
    _ condition: Sentence.Condition, _ sentence: Sentence, _ early: Life, _ late: Life, _ played: PlayedTouch
  ) -> Bool {
    let samples = played.samples
    let end = min(max(early.claim, late.claim), samples.count - 1)
    let start = min(early.start, late.start)
    switch condition {
    case .laterTouch: return early.start != late.start
    case .fingerOutside:
      let targets = [early, late].map { spec.machine.activities[meetings.activity($0)].target }
      let inner = targets.max { spec.chains[$0].count < spec.chains[$1].count } ?? 0
      return samples[start...end].contains { isElsewhere($0, inner) }
    case .earlyLift:
      var down = 0
      for sample in samples[start...end] {
        if sample.phase == .down { down += 1 }
        guard sample.phase == .up || sample.phase == .cancel else { continue }
        down -= 1
        if down > 0 { return true }
      }
      return false
    case .endingLift:
      let recognizer = spec.recognizers[early.recognizer].recognizer
      let target = spec.machine.activities[meetings.activity(early)].target
      var down: Set<Int> = []
      // A lift with which the other one claims ends it too late.
      for index in early.start..<max(early.start, late.claim) {
        let sample = samples[index]
        let isInside = spec.isInside(sample.element?.index ?? -1, target)
        if sample.phase == .down, isInside { down.insert(sample.finger) }
        guard sample.phase == .up || sample.phase == .cancel, down.remove(sample.finger) != nil else {
          continue
        }
        if index >= early.claim, down.count < recognizer.fingers.lowerBound { return true }
      }
      return false
    case .drift:
      var places: [Int: Point] = [:]
      var hasMoved = false
      for sample in samples[start...end] {
        switch sample.phase {
        case .down:
          if hasMoved { return true }
          places[sample.finger] = sample.location
        case .move: hasMoved = hasMoved || places[sample.finger].map { $0 != sample.location } ?? false
        case .up, .cancel:
          places[sample.finger] = nil
          if places.isEmpty { hasMoved = false }
        }
      }
      return false
    case .lateFinger:
      return comesBefore(early, lastPressOf: late, samples)
    case .innerUntouched:
      let inner = spec.machine.activities[meetings.activity(late)].target
      return !samples[start...min(early.claim, end)].contains { $0.phase == .down && !isElsewhere($0, inner) }
    }
  }

  /// Whether one candidate claims before the last press on the other's element that comes no later than the other's claim. A frame is judged
  /// when the next sample comes. That sample may be a press that has no part in the claim.
  private func comesBefore(_ early: Life, lastPressOf late: Life, _ samples: [TouchSample]) -> Bool {
    let target = spec.machine.activities[meetings.activity(late)].target
    let last =
      samples.indices.last {
        $0 <= late.claim && samples[$0].phase == .down && samples[$0].time <= late.claimTime
          && !isElsewhere(samples[$0], target)
      } ?? 0
    return early.claim <= last && early.claimTime < samples[last].time
  }

  private func isElsewhere(_ sample: TouchSample, _ target: Int) -> Bool {
    sample.phase == .down && !spec.isInside(sample.element?.index ?? -1, target)
  }

  private func isContinuous(_ life: Life) -> Bool {
    spec.recognizers[life.recognizer].recognizer.isContinuous
  }

  func name(_ life: Life) -> String { spec.machine.activities[meetings.activity(life)].name }

  private func failure(
    _ kind: FailureKind, _ lives: [Life], _ played: PlayedTouch, _ says: String, _ detail: String = ""
  ) -> Failure {
    let names = lives.map { name($0) }
    return Failure(
      kind: kind, activities: names,
      pattern: ([detail] + tags(lives, played)).filter { !$0.isEmpty }.joined(separator: ", "),
      mechanics: lives.map { mechanics($0.recognizer) }.joined(separator: " | "),
      says: names.map { "`\($0)`" }.joined(separator: " and ") + ": \(says)")
  }

  /// The names of a recognizer's mechanics.
  func mechanics(_ recognizer: Int) -> String {
    spec.recognizers[recognizer].recognizer.names.map { spec.machine.mechanics[$0.mechanic] }
      .joined(separator: "+")
  }

  /// Properties of the touch and the spec that may explain a failure.
  private func tags(_ lives: [Life], _ played: PlayedTouch) -> [String] {
    var tags: [String] = []
    let targets = lives.map { spec.machine.activities[meetings.activity($0)].target }
    if Set(targets).count > 1 { tags.append("nested") }
    let inner = targets.max { spec.chains[$0].count < spec.chains[$1].count } ?? 0
    if played.samples.contains(where: { isElsewhere($0, inner) }) { tags.append("a finger elsewhere") }
    let own = Set(lives.map { meetings.activity($0) })
    let third = played.alone.contains { life in
      life.hasClaimed && !own.contains(meetings.activity(life))
        && lives.contains { meetings.share(life, $0, played.samples) }
    }
    if third { tags.append("a third claims") }
    if lives.allSatisfy({ !mechanics($0.recognizer).contains("own-") }) { tags.append("bundled") }
    return tags
  }
}
