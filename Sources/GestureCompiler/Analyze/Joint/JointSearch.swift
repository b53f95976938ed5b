/// Runs two recognizers side by side over abstract traces, and collects every way in which both claim.
///
/// Depth first over what can happen next: a press, a timer, a sample that changes one of the two, a lift. Samples that
/// change neither are left out: without them both still go the same way. Each path is a system of difference bounds for its
/// instants and a region for each of its samples. Mechanics have no loops, so the paths are finite.
struct JointSearch {
  /// Where the two targets lie to each other.
  enum Targets: Sendable, Hashable {
    case same, firstInside, secondInside
  }

  enum Goal: Sendable, Hashable {
    /// Both claim.
    case meet
    /// The second claims, and the first has not claimed by then.
    case avoidFirst

    /// Whether ways in which the first fails count.
    var letsFirstFail: Bool { self != .meet }
  }

  let shapes: Two<RecognizerShape>
  let targets: Targets
  let goal: Goal
  let hand: HandLimits
  /// How many steps of the search are left.
  private(set) var budget: Int
  private(set) var meetings = MeetingSet()
  /// Where somebody asks how long claims are held; noted in every state.
  var holdNotes: HoldNotes?
  /// Only traces on which both begin with the same press.
  var startsTogether = false

  init(
    _ a: RecognizerShape, _ b: RecognizerShape, _ targets: Targets, goal: Goal = .meet, hand: HandLimits,
    budget: Int = 50_000
  ) {
    shapes = Two(a, b)
    self.targets = targets
    self.goal = goal
    self.hand = hand
    self.budget = budget
  }

  /// Everything that was found; `isComplete` says whether the search went to its end.
  mutating func run() -> MeetingSet {
    let all = budget
    for shift in -(shapes[0].contacts.count - 1)...(shapes[1].contacts.count - 1) {
      if startsTogether && shift != 0 { continue }
      let offsets = shift >= 0 ? Two(shift, 0) : Two(0, -shift)
      beginContact(JointState(shapes[0], shapes[1], offsets: offsets))
    }
    if budget <= 0 { meetings.isComplete = false }
    meetings.steps = all - budget
    return meetings
  }

  // MARK: Contacts

  private func isActive(_ state: JointState, _ number: Int) -> Bool {
    let runner = state.runners[number]
    return runner.claim == nil && !runner.isOut && state.contact >= state.offsets[number]
      && runner.contact < runner.shape.contacts.count
  }

  private mutating func beginContact(_ state: JointState) {
    let active = Two(isActive(state, 0), isActive(state, 1))
    guard active[0] || active[1] else { return }
    // One that has not started yet may be alone to claim; its rival must come before it has.
    for script in scripts(state, active) {
      var next = state
      next.script = script
      if !script.isShared && script.early == nil { next.isStretched = true }
      next.lastSample = Two(nil, nil)
      next.hasMoved = false
      go(next, 0)
    }
  }

  private func scripts(_ state: JointState, _ active: Two<Bool>) -> [FingerScript] {
    let least = Two(shapes[0].fingers.lowerBound, shapes[1].fingers.lowerBound)
    guard active[0] && active[1] else {
      return [.together(active[0] ? least[0] : least[1], least: least, active: active)]
    }
    var scripts: [FingerScript] = []
    let count = max(least[0], least[1])
    if shapes.allSatisfy({ $0.fingers.contains(count) }) {
      scripts.append(.together(count, least: least, active: active))
    }
    if least[0] != least[1] {
      let early = least[0] < least[1] ? 0 : 1
      if claimsBeforeLift(state.runners[early]) || goal.letsFirstFail {
        scripts.append(.growing(early: early, few: least[early], many: least[1 - early]))
      }
    }
    guard targets != .same else { return scripts }
    let inner = targets == .firstInside ? 0 : 1
    let few = least[inner]
    let many = max(least[1 - inner], few + 1)
    if shapes[1 - inner].fingers.contains(many) {
      scripts += FingerScript.nested(
        inner: inner, few: few, many: many, outerLeast: least[1 - inner])
    }
    return scripts
  }

  /// Whether it can have claimed while its fingers are down.
  private func claimsBeforeLift(_ runner: Runner) -> Bool {
    guard runner.isLastContact else { return false }
    let steps = runner.contactShape.steps
    return runner.shape.claimStep < 0 || steps[runner.shape.claimStep].kind != .lift
  }

  // MARK: The walk

  /// Goes on from a state of which the script's items up to `index` have happened.
  mutating func go(_ state: JointState, _ index: Int) {
    budget -= 1
    guard budget > 0, state.isPossible else { return }
    holdNotes?.note(state)
    if isDone(state) {
      if PlaceBounds.admit(state) { meetings.add(state) }
      return
    }
    if isHopeless(state) { return }
    meetings.noteHolds(state)
    if index < state.script.items.count {
      item(state, index)
    } else {
      var next = state
      next.contact += 1
      beginContact(next)
    }
    guard index > 0 else { return }
    timers(state, index)
    samples(state, index)
  }

  private func isDone(_ state: JointState) -> Bool {
    switch goal {
    case .meet: state.runners[0].claim != nil && state.runners[1].claim != nil
    case .avoidFirst: state.runners[1].claim != nil && state.runners[0].claim != state.runners[1].claim
    }
  }

  private func isHopeless(_ state: JointState) -> Bool {
    switch goal {
    case .meet: state.runners[0].isOut || state.runners[1].isOut
    case .avoidFirst: state.runners[0].claim != nil
    }
  }
}
