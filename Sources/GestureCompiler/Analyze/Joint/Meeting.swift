/// Which of two claims comes first.
package enum ClaimOrder: Int, Sendable, Hashable, CaseIterable {
  case first, same, second
}

/// Ways in which two recognizers both claim, with one order of the claims.
struct Meeting: Sendable {
  var order: ClaimOrder
  /// The simplest way: the fewest events, with room for the hand if there is any.
  var state: JointState
  /// Microseconds between the two claims over all ways; `DifferenceBounds.none` is open.
  var gap: ClosedRange<Int64>
  /// The least of it over the ways of no extent too, which `gap` leaves out where there are others.
  var leastGap: Int64
  /// Whether every way is an overlap of no extent.
  var isBoundary: Bool
  /// Whether every way has the later one's last fingers land after the other had claimed.
  var isGrown: Bool
  /// Whether every way needs fingers outside the inner of two targets.
  var isStretched: Bool
  /// Whether in some way the claims come in contacts of the same press.
  var isInOneContact: Bool
  /// Simpler and less simple ways, in order, for witnesses.
  var ways: [JointState]
  /// Where they meet, over all ways, also those that are not kept.
  var hull: RegionHull
}

/// Everything that a search has found.
struct MeetingSet: Sendable {
  private(set) var meetings: [Meeting] = []
  var isComplete = true
  /// How many steps the search made.
  var steps = 0
  /// The longest that a claim of the first has to wait, when the hand does nothing more, until the second can no
  /// longer claim; and the other way round. `nil`: nothing to wait for.
  private(set) var holds: [Hold?] = [nil, nil]

  struct Hold: Sendable, Hashable {
    /// Microseconds; `nil` as long as fingers stay down.
    var most: Int64?
    /// Whether the awaited one takes part in a later contact.
    var isBetweenPresses: Bool
  }

  /// How many ways are kept for each order.
  private static let limit = 6

  subscript(order: ClaimOrder) -> Meeting? { meetings.first { $0.order == order } }

  mutating func add(_ state: JointState) {
    guard let a = state.runners[0].claim ?? state.runners[1].claim, let b = state.runners[1].claim else {
      return
    }
    let order: ClaimOrder = a < b ? .first : a == b ? .same : .second
    let (early, late) = a < b ? (a, b) : (b, a)
    let i = state.events[late].instant
    let j = state.events[early].instant
    let gap =
      state.clock.least(i, after: j)...max(state.clock.least(i, after: j), state.clock.most(i, after: j))
    let isBoundary = state.events.contains(where: \.isBoundary) || !state.hasRoomInTime
    let isInOneContact = state.events[early].contact == state.events[late].contact
    let meeting = Meeting(
      order: order, state: state, gap: gap, leastGap: gap.lowerBound, isBoundary: isBoundary,
      isGrown: state.hasGrown,
      isStretched: state.isStretched,
      isInOneContact: isInOneContact, ways: [state], hull: RegionHull(state))
    guard let index = meetings.firstIndex(where: { $0.order == order }) else {
      meetings.append(meeting)
      return
    }
    meetings[index].merge(meeting, limit: Self.limit)
  }

  /// Notes how long a claim that was just made would have to wait for the other.
  mutating func noteHolds(_ state: JointState) {
    for number in 0..<2 {
      guard let claim = state.runners[number].claim, claim == state.events.count - 1 else { continue }
      guard let hold = hold(state, claim, 1 - number) else { continue }
      guard let old = holds[number] else {
        holds[number] = hold
        continue
      }
      if let most = old.most { holds[number]?.most = hold.most.map { max($0, most) } }
    }
  }

  private func hold(_ state: JointState, _ claim: Int, _ number: Int) -> Hold? {
    let other = state.runners[number]
    guard other.claim == nil, !other.isOut else { return nil }
    let instant = state.events[claim].instant
    if !other.isDown {
      if state.contact >= state.offsets[number], state.script.early == 1 - number {
        // Its last fingers may still come.
        let window = other.contactShape.window
        guard window.isLimited else { return Hold(most: nil, isBetweenPresses: false) }
        let due = window.before + state.clock.most(state.firstPress, after: instant)
        return due > 0 ? Hold(most: due, isBetweenPresses: false) : nil
      }
      guard let lift = other.lastLift else { return nil }
      let gap = other.contactShape.gap
      guard gap.isLimited else { return Hold(most: nil, isBetweenPresses: true) }
      return Hold(most: gap.before + state.clock.most(lift, after: instant), isBetweenPresses: true)
    }
    guard let current = other.current else { return nil }
    var due = DifferenceBounds.none
    switch current.kind {
    case .wait: break
    case .lift:
      if current.time.isLimited { due = current.time.before + state.clock.most(other.base, after: instant) }
    case .translate, .spread, .orbit:
      if current.time.isLimited { due = current.time.before + state.clock.most(other.start, after: instant) }
    }
    if let next = other.nextMost {
      due = min(due, next.most + 1 + state.clock.most(next.since, after: instant))
    }
    return Hold(most: due < DifferenceBounds.none ? due : nil, isBetweenPresses: false)
  }
}

extension Meeting {
  fileprivate mutating func merge(_ other: Meeting, limit: Int) {
    // Overlaps of no extent say nothing where there are others, but that they are there.
    let least = min(leastGap, other.leastGap)
    defer { leastGap = least }
    if isBoundary != other.isBoundary {
      if isBoundary { replace(by: other) }
      return
    }
    gap = min(gap.lowerBound, other.gap.lowerBound)...max(gap.upperBound, other.gap.upperBound)
    isGrown = isGrown && other.isGrown
    isStretched = isStretched && other.isStretched
    isInOneContact = isInOneContact || other.isInOneContact
    hull.merge(other.hull)
    ways.append(other.state)
    ways.sort { $0.complexity < $1.complexity }
    if ways.count > limit { ways.removeLast() }
    state = ways[0]
  }

  private mutating func replace(by other: Meeting) { self = other }
}

extension JointState {
  /// Fewer fingers and events are simpler.
  var complexity: Int {
    events.count * 4 + (script.fingers.max() ?? 1) + (script.isShared ? 0 : 2)
  }
}
