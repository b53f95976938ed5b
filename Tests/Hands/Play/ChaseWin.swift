import GestureCompiler
import TestSupport

/// The search for a win of one activity: it keeps touches on which the activity claims and few rivals do.
struct WinGoal {
  let activity: Int
  /// The best touches, each with its rank. With equally many rivals, the touch with fewer contacts is better: changes add fingers
  /// more easily than they remove them, and with many fingers a small change has little effect.
  private var best: [(rank: Rank, touch: Touch)] = []
  /// How many touches were picked since a touch had fewer rivals than all before.
  private var idle = 0
  private static let patience = 1500

  private struct Rank: Comparable {
    /// How many rivals claim no later than the activity.
    var rivals: Int
    /// How many of the activities beside which it may win do not claim by then.
    var idleFriends: Int
    var contacts: Int

    static func < (a: Rank, b: Rank) -> Bool {
      (a.rivals, a.idleFriends, a.contacts) < (b.rivals, b.idleFriends, b.contacts)
    }
  }

  init(_ activity: Int) { self.activity = activity }

  mutating func take(_ touch: Touch, rivals: Int, idleFriends: Int, _ random: inout RandomNumbers) {
    let rank = Rank(rivals: rivals, idleFriends: idleFriends, contacts: touch.contacts.count)
    if let least = best.map(\.rank.rivals).min(), rivals < least { idle = 0 }
    guard best.count == 8 else { return best.append((rank, touch)) }
    guard let worst = best.indices.max(by: { best[$0].rank < best[$1].rank }) else { return }
    if rank < best[worst].rank {
      best[worst] = (rank, touch)
    } else if rank == best[worst].rank, random.chance(30) {
      best[worst] = (rank, touch)
    }
  }

  mutating func pick(_ random: inout RandomNumbers) -> Touch? {
    guard !best.isEmpty else { return nil }
    idle += 1
    if idle > Self.patience {
      // These touches lead nowhere: begin again with others.
      best = []
      idle = 0
      return nil
    }
    return best[random.int(0...(best.count - 1))].touch
  }
}

extension PursueSpec {
  /// Failures for activities that claim often and never win, even in a search for a win, although no finding explains why.
  ///
  /// - Parameter limit: the number of touches of each search.
  mutating func neverWinning(chase limit: Int) -> [Failure] {
    claims.indices.compactMap { activity in
      guard isSilent(activity) else { return nil }
      playProofs(of: activity)
      if wins[activity] == 0 { chaseWin(of: activity, touches: limit) }
      guard wins[activity] == 0 else { return nil }
      let name = spec.machine.activities[activity].name
      return Failure(
        kind: .neverWins, activities: [name],
        pattern: judge.statements.sentences.contains { $0.loser == activity } ? "loses to one" : "silent",
        mechanics: spec.recognizers.indices.filter { spec.recognizers[$0].activity == activity }
          .map { judge.mechanics($0) }.joined(separator: " "),
        says: "`\(name)` claimed on \(claims[activity]) touches alone and never won; nothing says so",
        touch: chase?.pick(&random) ?? claimed[activity].last)
    }
  }

  /// Whether an activity claims often and has not won, and no finding explains why. An activity with `after` does not count: alone, it
  /// claims where it would sleep. Nor does one with a conflict error, since no rule then decides who wins.
  private func isSilent(_ activity: Int) -> Bool {
    claims[activity] >= 30 && wins[activity] == 0 && judge.statements.unreachable[activity] == nil
      && !judge.statements.open.contains(activity) && spec.machine.activities[activity].after.isEmpty
      && !hasOpenFriend(activity)
  }

  /// Whether an activity beside which this one may win has a conflict error. No rule then decides who wins, nor whether this one can.
  private func hasOpenFriend(_ activity: Int) -> Bool {
    friends(of: activity).contains { judge.statements.open.contains($0) }
  }

  /// The activities that do not keep an activity from winning: those that win together with it, and those to which it is preferred.
  private func friends(of activity: Int) -> Set<Int> {
    let machine = spec.machine
    return Set(
      machine.together.flatMap { pair in
        pair.first == activity ? [pair.second] : pair.second == activity ? [pair.first] : []
      } + machine.prefers.filter { $0.first == activity }.map(\.second))
  }

  /// Plays the touches by which an activity wins according to the analysis: the one that the analysis looked for, and the witnesses
  /// of findings about the activity. If it does not win, the chase begins with these touches, too.
  private mutating func playProofs(of activity: Int) {
    let witnesses = JudgeWitness(spec: spec, judge: judge).touches(of: spec.machine.activities[activity].name)
    for proof in [spec.attempt(by: activity)].compactMap({ $0 }) + witnesses {
      let player = Player(spec)
      player.playAlone(proof.samples, in: proof.state)
      player.playWhole()
      touches += 1
      if player.against.contains(where: { $0.wasAdmitted && judge.meetings.activity($0) == activity }) {
        wins[activity] += 1
        return
      }
      if let touch = Touch(proof.samples, proof.state) { claimed[activity].append(touch) }
    }
  }

  private mutating func chaseWin(of activity: Int, touches limit: Int) {
    chase = WinGoal(activity)
    let end = touches + limit
    for touch in claimed[activity] { play(touch) }
    while touches < end, wins[activity] == 0 {
      let known = chase?.pick(&random)
      play(
        known.map { random.chance(85) ? changed($0) : random.chance(60) ? begun($0) : fresh() } ?? fresh())
    }
  }

  /// The same touch with another beginning, in which one finger is alone for a while:
  /// - it rests, so that an activity beside which the chased one may win claims first;
  /// - or it moves away and back, so that rivals fail;
  /// - or it moves back a little before the others land, and then all fingers move the other way. The movement from the base is then
  ///   longer than the movement of any finger from its press.
  private mutating func begun(_ touch: Touch) -> Touch {
    var touch = touch
    let finger = random.int(0...(touch.contacts.count - 1))
    let way = Direction.of(Double(random.int(0...359)))
    let time = Int64(random.int(15...60)) * 2000
    switch random.int(0...2) {
    case 0: touch.rest(finger, for: Int64(random.int(200...700)) * 1000)
    case 1:
      let reach = Double(random.int(9...30))
      touch.wander(finger, for: time, x: way.x * reach, y: way.y * reach)
    default:
      let reach = random.pick([3.9, 5, 6, 7, 7.9, 9.9, 15.9])
      touch.roll(finger, for: time, x: way.x * reach, y: way.y * reach)
    }
    return touch
  }

  /// Keeps a touch on which the chased activity claims.
  mutating func noteChase(_ met: [Meeting], _ lives: [Life], _ touch: Touch) {
    guard let activity = chase?.activity,
      let own = lives.indices.first(where: {
        lives[$0].hasClaimed && judge.meetings.activity(lives[$0]) == activity
      })
    else { return }
    let earlier = met.compactMap { meeting -> Int? in
      let other = meeting.first == own ? meeting.second : meeting.second == own ? meeting.first : nil
      return other.flatMap { lives[$0].claimTime <= lives[own].claimTime ? $0 : nil }
    }
    let friends = friends(of: activity)
    let rivals = earlier.filter { !friends.contains(judge.meetings.activity(lives[$0])) }
    let idle = friends.subtracting(earlier.map { judge.meetings.activity(lives[$0]) })
    chase?.take(touch, rivals: rivals.count, idleFriends: idle.count, &random)
  }
}
