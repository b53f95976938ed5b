import GestureCompiler
import GestureRuntime
import SpecParser

/// Compares the witnesses of findings with `gspec run`, and with what fingers can perform.
struct JudgeWitness {
  let spec: LoadedSpec
  let judge: JudgeTouch

  func failures() -> [Failure] {
    spec.findings.flatMap { finding in
      guard let witness = finding.witness, finding.rule.hasPrefix("conflict/") else { return [Failure]() }
      let samples = Self.samples(witness, spec)
      return [hand(finding, samples)].compactMap { $0 } + replay(finding, witness, samples)
    }
  }

  /// The witnesses of findings about an activity.
  func touches(of name: String) -> [(samples: [TouchSample], state: [Double])] {
    spec.findings.compactMap { finding in
      guard let witness = finding.witness, finding.activities.contains(name) else { return nil }
      return (Self.samples(witness, spec), state(witness))
    }
  }

  // MARK: What is claimed

  private func replay(_ finding: Finding, _ witness: FindingWitness, _ samples: [TouchSample]) -> [Failure] {
    let state = state(witness)
    let player = Player(spec)
    player.playAlone(samples, in: state, witness.layout == .rtl ? .rightToLeft : .leftToRight)
    let alone = player.alone
    for claim in witness.claims {
      let isThere = alone.contains {
        $0.claimTime == claim.time && judge.name($0) == claim.activity
      }
      if !isThere {
        return [failure(.witnessClaims, finding, "`\(claim.activity)` does not claim at \(claim.time) µs")]
      }
    }
    guard let sentence = Sentence(finding, spec) else { return [] }
    if sentence.claim == .winsIfFirst {
      let times = [sentence.winner, sentence.loser].map { activity in
        witness.claims.first { $0.activity == spec.machine.activities[activity].name }?.time ?? 0
      }
      guard times[0] < times[1] else { return [] }
    }
    player.playWhole()
    let played = PlayedTouch(samples: samples, alone: alone, against: player.against)
    // If one activity claims several times, take the claim by which it wins.
    let lives = [sentence.winner, sentence.loser].compactMap { activity in
      let claims = alone.filter { $0.hasClaimed && judge.meetings.activity($0) == activity }
      return claims.first { judge.meetings.whole($0, played.against)?.hasWon == true } ?? claims.first
    }
    guard lives.count == 2, !judge.isHeld(sentence, lives[0], lives[1], played) else { return [] }
    // The sentence says that the loser wins if a third activity that it names has won.
    let hasThirdWon = played.against.contains {
      $0.wasAdmitted && sentence.unlessAfter.contains(judge.meetings.activity($0))
    }
    if hasThirdWon { return [] }
    let winners = Set(player.against.filter(\.hasWon).map { judge.meetings.activity($0) })
    let isWrong =
      sentence.claim == .loserIsNotReceived
      ? winners.contains(sentence.loser) : !winners.contains(sentence.winner)
    guard isWrong else { return [] }
    let names = winners.map { "`\(spec.machine.activities[$0].name)`" }.sorted().joined(separator: ", ")
    let who =
      winners.contains(sentence.loser) ? "the loser wins" : winners.isEmpty ? "nobody wins" : "a third wins"
    return [
      failure(
        .witnessSentence, finding, "the witness gives \(names.isEmpty ? "nothing" : names)",
        "\(sentence.claim), \(who)")
    ]
  }

  // MARK: What a hand does

  private func hand(_ finding: Finding, _ samples: [TouchSample]) -> Failure? {
    let most = spec.machine.metrics[.maxFingerVelocity].amount ?? 10_000
    for finger in Set(samples.map(\.finger)).sorted() {
      var stroke: [TouchSample] = []
      for sample in samples where sample.finger == finger {
        if let last = stroke.last, sample.phase != .down {
          let (x, y) = (sample.location.x - last.location.x, sample.location.y - last.location.y)
          let way = (x * x + y * y).squareRoot()
          if way > most * 0.016 + 0.5 {
            return failure(.witnessHand, finding, "a finger jumps \(way) pt", "jump")
          }
          if way * 1_000_000 > most * Double(sample.time - last.time) * 1.001 + 500_000 {
            return failure(.witnessHand, finding, "a finger is too fast", "fast")
          }
        }
        stroke = sample.phase == .down ? [sample] : stroke + [sample]
        let moves = stroke.contains { $0.location != stroke[0].location }
        if sample.phase == .up, moves, stroke.count < 3 {
          return failure(.witnessHand, finding, "a stroke of \(stroke.count) samples", "samples")
        }
      }
    }
    return nil
  }

  private func failure(
    _ kind: FailureKind, _ finding: Finding, _ says: String, _ detail: String = ""
  ) -> Failure {
    let mechanics = finding.witness?.claims.map(\.mechanic).joined(separator: " | ") ?? ""
    return Failure(
      kind: kind, activities: finding.activities,
      pattern: detail, mechanics: mechanics,
      says: "\(says); lint says: \(finding.message)")
  }

  // MARK: Conversion

  private static func samples(_ witness: FindingWitness, _ spec: LoadedSpec) -> [TouchSample] {
    witness.events.compactMap { event in
      guard let finger = event.finger, let x = event.x, let y = event.y else { return nil }
      let phase: TouchPhase? = ["down": .down, "move": .move, "up": .up, "cancel": .cancel][event.phase]
      return phase.map {
        TouchSample(
          time: event.time, phase: $0, finger: finger, location: Point(x: x, y: y),
          element: event.element.flatMap { spec.table.element(path: $0) },
          tool: witness.tool.map(TouchTool.init) ?? .finger)
      }
    }
  }

  private func state(_ witness: FindingWitness) -> [Double] {
    spec.machine.states.map { variable in
      let text = witness.state.first { $0.name == variable.name.value }?.value
      switch variable.type {
      case .bool: return text == "true" ? 1 : 0
      case .enumeration(let words): return Double(words.firstIndex { $0.value == text } ?? 0)
      case .number(let low, _): return text.flatMap(Double.init) ?? low
      }
    }
  }
}
