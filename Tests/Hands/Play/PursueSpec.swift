import GestureCompiler
import GestureRuntime
import SpecParser
import TestSupport

/// Plays touches on one spec and changes those that come nearer to something that no touch has shown yet.
///
/// The recognizer guides the search: it tells how far each candidate came, and how near to the limit by which it failed.
struct PursueSpec {
  let spec: LoadedSpec
  let judge: JudgeTouch
  private let player: Player
  private let nearness: Nearness
  private var hand: HandMotion
  private var performer: PerformMechanic
  private var mutation: MutateTouch
  var random: RandomNumbers
  private let speed: HandSpeed

  /// What a changed touch shall reach.
  private enum Goal {
    case meeting(Int)
    case sentence(Int)
    case win(Int)
    case anything
  }

  private var pairs: [PairGoal] = []
  private var numbers: [Int: Int] = [:]
  /// For each activity, how often it claimed when every candidate ran alone.
  private(set) var claims: [Int]
  /// For each activity, how often it won.
  var wins: [Int]
  /// For each activity, some touches on which it claimed.
  var claimed: [[Touch]]
  /// The win that is chased, if any: see `neverWinning`.
  var chase: WinGoal?
  /// For each sentence, some touches in which both of its activities claim.
  private var meetingTouches: [[Touch]]
  private var told: Set<String> = []
  private(set) var failures: [Failure] = []
  var touches = 0

  init(_ spec: LoadedSpec, seed: UInt64) {
    self.spec = spec
    judge = JudgeTouch(spec)
    player = Player(spec)
    nearness = Nearness(spec: spec)
    random = RandomNumbers(seed: seed)
    let elements = spec.machine.elements.count
    let features = TouchFeatures(spec)
    hand = HandMotion(
      random: RandomNumbers(seed: seed &+ 1), elements: elements, states: spec.states, features: features)
    mutation = MutateTouch(
      random: RandomNumbers(seed: seed &+ 2), elements: elements, states: spec.states, features: features)
    let metrics = spec.machine.metrics
    performer = PerformMechanic(
      random: RandomNumbers(seed: seed &+ 3), edgeWidth: metrics[.edgeWidth].amount ?? 20)
    speed = HandSpeed(metrics)
    let count = spec.machine.activities.count
    claims = Array(repeating: 0, count: count)
    wins = claims
    claimed = Array(repeating: [], count: count)
    meetingTouches = judge.statements.sentences.map { _ in [] }
    for a in 0..<count {
      for b in (a + 1)..<max(a + 1, count) where spec.areOnOnePath(a, b) {
        numbers[a * count + b] = pairs.count
        pairs.append(PairGoal(a, b, isFound: judge.statements.found.contains([a, b])))
      }
    }
  }

  mutating func run(touches limit: Int) {
    while touches < limit {
      // The first quarter of the touches is fresh: random motions and performed mechanics. Later, a tenth is.
      if touches * 4 < limit || random.chance(10) { play(fresh()) } else { play(pursued(goal())) }
    }
  }

  // MARK: Touches

  mutating func fresh() -> Touch {
    if random.chance(35) { return hand.touch() }
    var touch = performed(random.int(0...(spec.recognizers.count - 1)))
    if random.chance(25) {
      let other = performed(random.int(0...(spec.recognizers.count - 1)))
      touch.contacts += other.contacts.prefix(max(0, Touch.mostContacts - touch.contacts.count))
    }
    if random.chance(50) { mutation.mutate(&touch, with: hand.touch()) }
    return touch
  }

  private mutating func performed(_ recognizer: Int) -> Touch {
    let (activity, entry) = spec.recognizers[recognizer]
    let target = spec.machine.activities[activity].target
    let inside = spec.chains.indices.filter { spec.chains[$0].contains(target) }
    let element = random.chance(60) ? random.pick(inside) : target
    var touch = Touch(
      contacts: performer.contacts(entry, on: element), state: hand.state(),
      frame: Int64(random.int(8...16)) * 1000)
    hand.dress(&touch)
    if let tools = spec.machine.activities[activity].tools, random.chance(80) {
      let tool = TouchTool(random.pick(tools))
      for index in touch.contacts.indices { touch.contacts[index].tool = tool }
    }
    return touch
  }

  private mutating func goal() -> Goal {
    let number = random.int(0...99)
    if number < 55, !pairs.isEmpty {
      for _ in 0..<6 {
        let pair = random.int(0...(pairs.count - 1))
        if !pairs[pair].isMet && (!pairs[pair].isFound || random.chance(15)) { return .meeting(pair) }
      }
    }
    if number < 75, !meetingTouches.isEmpty {
      let sentence = random.int(0...(meetingTouches.count - 1))
      if !meetingTouches[sentence].isEmpty { return .sentence(sentence) }
    }
    let activity = random.int(0...(claims.count - 1))
    return claims[activity] > 0 && wins[activity] == 0 ? .win(activity) : .anything
  }

  /// A change of a touch.
  mutating func changed(_ touch: Touch) -> Touch {
    var touch = touch
    let known = claimed.filter { !$0.isEmpty }
    let other = !known.isEmpty && random.chance(50) ? random.pick(random.pick(known)) : touch
    mutation.mutate(&touch, with: other)
    return touch
  }

  private mutating func pursued(_ goal: Goal) -> Touch {
    let touch: Touch
    switch goal {
    case .meeting(let pair):
      guard let best = pairs[pair].pick(&random) else { return fresh() }
      touch = best
    case .sentence(let sentence): touch = random.pick(meetingTouches[sentence])
    case .win(let activity): touch = random.pick(claimed[activity])
    case .anything:
      let known = claimed.filter { !$0.isEmpty }
      guard !known.isEmpty else { return fresh() }
      touch = random.pick(random.pick(known))
    }
    return changed(touch)
  }

  // MARK: One touch

  mutating func play(_ made: Touch) {
    var touch = made
    touch.repair(speed)
    guard !touch.contacts.isEmpty else { return }
    touches += 1
    player.playAlone(touch)
    let lives = judge.meetings.genuine(player.alone, player.samples)
    score(lives, touch)
    let claiming = lives.filter(\.hasClaimed)
    guard !claiming.isEmpty else { return }
    noteClaims(claiming, touch)
    let activities = Set(claiming.map { judge.meetings.activity($0) })
    guard activities.count > 1 || activities.contains(where: { wins[$0] == 0 }) else { return }
    let samples = player.samples
    let met = activities.count > 1 ? judge.meetings.all(lives, samples) : []
    noteChase(met, lives, touch)
    player.playWhole()
    let played = PlayedTouch(
      samples: samples, alone: lives, against: player.against, layout: touch.layout)
    // An activity whose claim is admitted has won, even if a preferred one takes over at once.
    for life in played.against where life.wasAdmitted { wins[judge.meetings.activity(life)] += 1 }
    tell(judge.reached(played), touch)
    for meeting in met { look(at: meeting, played, touch) }
  }

  private mutating func noteClaims(_ claiming: [Life], _ touch: Touch) {
    for life in claiming {
      let activity = judge.meetings.activity(life)
      claims[activity] += 1
      if claimed[activity].count < 6 {
        claimed[activity].append(touch)
      } else if random.chance(10) {
        claimed[activity][random.int(0...5)] = touch
      }
    }
  }

  private mutating func look(at meeting: Meeting, _ played: PlayedTouch, _ touch: Touch) {
    let first = judge.meetings.activity(played.alone[meeting.first])
    let second = judge.meetings.activity(played.alone[meeting.second])
    if let number = numbers[first * claims.count + second] { pairs[number].isMet = true }
    tell(judge.unseen(meeting, played), touch)
    tell(judge.needless(meeting, played), touch)
    for (index, sentence) in judge.statements.sentences.enumerated() {
      guard Set([sentence.winner, sentence.loser]) == [first, second] else { continue }
      if meetingTouches[index].count < 4 || random.chance(10) {
        if meetingTouches[index].count >= 4 { meetingTouches[index].removeFirst() }
        meetingTouches[index].append(touch)
      }
      tell(judge.contradiction(sentence, meeting, played), touch)
    }
  }

  /// Keeps a failure unless there is one of the same kind about the same activities.
  private mutating func tell(_ failure: Failure?, _ touch: Touch) {
    guard var failure else { return }
    if spec.hasOtherErrors {
      guard failure.kind == .unseen else { return }
      failure.kind = .hidden
    }
    guard told.insert("\(failure.kind) \(failure.activities.sorted())").inserted else { return }
    failure.touch = touch
    failures.append(failure)
  }

  // MARK: How near

  /// Offers a touch to every pair that no touch has met yet, with how near each of its activities came to a claim.
  private mutating func score(_ lives: [Life], _ touch: Touch) {
    var best = Array(repeating: 0.0, count: claims.count)
    let measures = TouchMeasures(touch)
    for life in lives where life.recognizer >= 0 {
      let progress = nearness.progress(of: life, measures)
      let activity = judge.meetings.activity(life)
      best[activity] = max(best[activity], progress)
    }
    for index in pairs.indices where !pairs[index].isMet {
      pairs[index].take(touch, best[pairs[index].first], best[pairs[index].second], &random)
    }
  }
}
