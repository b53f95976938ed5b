import GestureCompiler
import TestSupport

/// Touches on which one activity claims and few others do: where it may win.
struct WinGoal {
  let activity: Int
  /// With how many rivals claim at the same time or before. Of equally many the touch with fewer contacts is kept: changes add
  /// fingers more easily than they take them away, and among seven a small change does little.
  private var best: [(rank: Rank, touch: Touch)] = []
  /// How many touches were taken from here since one came nearer.
  private var idle = 0
  private static let patience = 1500

  private struct Rank: Comparable {
    var rivals: Int
    /// Of those that it may win beside, how many do not claim.
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
      // It leads nowhere: another beginning.
      best = []
      idle = 0
      return nil
    }
    return best[random.int(0...(best.count - 1))].touch
  }
}

extension PursueSpec {
  /// Activities that claim often, never win, even in a search for nothing but their victory, and of which nothing is said
  /// that explains it.
  ///
  /// - Parameter limit: how many touches each search has.
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

  /// Whether an activity never wins, and nothing is said of it. One that comes `after` another claims alone where it would
  /// sleep; of one with an error, who wins is left to the reader.
  private func isSilent(_ activity: Int) -> Bool {
    claims[activity] >= 30 && wins[activity] == 0 && judge.statements.unreachable[activity] == nil
      && !judge.statements.open.contains(activity) && spec.machine.activities[activity].after.isEmpty
      && !hasOpenFriend(activity)
  }

  /// Whether one that it may win beside has an error: who wins there is left to the reader, and with it whether this one can.
  private func hasOpenFriend(_ activity: Int) -> Bool {
    friends(of: activity).contains { judge.statements.open.contains($0) }
  }

  /// Those that an activity may win beside.
  private func friends(of activity: Int) -> Set<Int> {
    let machine = spec.machine
    return Set(
      machine.together.flatMap { pair in
        pair.first == activity ? [pair.second] : pair.second == activity ? [pair.first] : []
      } + machine.prefers.filter { $0.first == activity }.map(\.second))
  }

  /// The touches by which the analysis holds that it wins: one that it looked for, and the witnesses of findings about it. The
  /// recognizer says whether it does; where it does not, they are where the chase begins, too.
  private mutating func playProofs(of activity: Int) {
    let witnesses = JudgeWitness(spec: spec, judge: judge).touches(of: spec.machine.activities[activity].name)
    for proof in [spec.attempt(by: activity)].compactMap({ $0 }) + witnesses {
      let player = Player(spec.table)
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

  /// The same touch after one finger was alone: it has rested, so that what claims by that may let the chased one win beside it, or has
  /// gone somewhere and come back, so that what it fails by that is out of the way. Or the hand rolls: one finger gives way a little
  /// before the others land, and then all go a little the other way, so that together they have gone further than any of them.
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
