/// Looks for traces on which an activity claims and none of several rivals has claimed by then.
///
/// The same walk as `JointSearch` makes, over any number of recognizers, each of which may also fail in every way there is.
/// It knows no limits of hands, so that what it proves holds for every touch whose fingers all lie inside the activity's target.
struct ReachSearch {
  let shape: RecognizerShape
  let rivals: [ReachRival]
  /// How many steps are left.
  private(set) var budget: Int
  private(set) var isComplete = true
  /// Ways that were found, at most `limit`.
  private(set) var ways: [JointState] = []
  private static let limit = 6

  init(_ shape: RecognizerShape, _ rivals: [ReachRival], budget: Int = 200_000) {
    self.shape = shape
    self.rivals = rivals
    self.budget = budget
  }

  mutating func run() {
    beginContact(ReachState(shape, rivals))
  }

  var fingers: Int { shape.fingers.lowerBound }

  /// Whether a runner takes part in the present contact.
  func isEnrolled(_ state: ReachState, _ number: Int) -> Bool {
    let runner = state.runners[number]
    return runner.claim == nil && !runner.isOut
      && (number == 0 || state.joint.contact >= rivals[number - 1].offset)
  }

  // MARK: The walk

  private mutating func beginContact(_ state: ReachState) {
    // No further press need come: what is still waited for fails.
    if state.runners[0].claim != nil { return record(state) }
    guard state.runners[0].contact < shape.contacts.count else { return }
    var next = state
    next.joint.script = .together(fingers, least: Two(fingers, fingers), active: Two(true, true))
    next.joint.lastSample = Two(nil, nil)
    next.lastSample = nil
    go(next, 0)
  }

  /// Goes on from a state of which the script's items up to `index` have happened.
  private mutating func go(_ state: ReachState, _ index: Int) {
    guard spend(), ways.count < Self.limit, state.joint.isPossible else { return }
    if state.runners[0].isOut || isBeaten(state) { return }
    if state.runners[0].claim != nil && !isHeld(state) { return record(state) }
    let items = state.joint.script.items
    if index < items.count {
      for next in item(state, items[index]) { go(next, index + 1) }
    } else {
      var next = state
      next.joint.contact += 1
      beginContact(next)
    }
    guard index > 0 else { return }
    timer(state, index)
    for next in samples(state, changing: true) { go(next, index) }
  }

  /// Takes a step of the search; `false` when none is left.
  mutating func spend() -> Bool {
    budget -= 1
    if budget <= 0 { isComplete = false }
    return budget > 0
  }

  private mutating func record(_ state: ReachState) { ways.append(state.way) }

  private func isBeaten(_ state: ReachState) -> Bool {
    rivals.indices.contains { number in
      guard let theirs = state.runners[number + 1].claim else { return false }
      guard let mine = state.runners[0].claim else { return true }
      return theirs == mine ? rivals[number].winsTies : theirs < mine || rivals[number].isAwaited
    }
  }

  /// Whether the activity has claimed, and something that it waits for may still win.
  private func isHeld(_ state: ReachState) -> Bool {
    rivals.indices.contains { rivals[$0].isAwaited && isEnrolled(state, $0 + 1) }
  }

  // MARK: Timers

  /// The wait that is due first. Those that start together and last equally long are due together.
  private mutating func timer(_ state: ReachState, _ index: Int) {
    let waiting = state.runners.indices.filter {
      isEnrolled(state, $0) && state.runners[$0].current?.kind == .wait
    }
    guard let first = waiting.first else { return }
    let start = state.runners[first].start
    guard waiting.allSatisfy({ state.runners[$0].start == start }) else {
      isComplete = false
      return
    }
    let due = waiting.compactMap { state.runners[$0].current?.time.least }.min() ?? 0
    var next = state
    let event = next.append(.timer)
    let instant = next.joint.events[event].instant
    next.joint.demand(instant, after: start, Delay(least: due, before: due + 1), isHands: false)
    if let last = state.joint.events.last, last.instant != start || due > 0, last.kind != .timer {
      next.joint.demand(instant, after: last.instant, atLeast: 1)
    }
    for number in waiting where state.runners[number].current?.time.least == due {
      next.runners[number].waited(event, instant)
    }
    go(next, index)
  }
}
