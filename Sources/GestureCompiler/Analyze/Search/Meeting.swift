/// Which of two claims comes first.
package enum ClaimOrder: Int, Sendable, Hashable, CaseIterable {
  case first, same, second

  /// Of the instants of two claims.
  init<Instant: Comparable>(_ a: Instant, _ b: Instant) { self = a < b ? .first : a == b ? .same : .second }
}

/// Paths on which two recognizers both claim, in one order of the claims.
struct Meeting: Sendable {
  var order: ClaimOrder
  /// Microseconds between the two claims on all paths; `DifferenceBounds.none` for an open end.
  var gap: ClosedRange<Int64>
  /// The least gap with the paths of no extent, which `gap` does not count if there are others.
  var leastGap: Int64
  /// Whether every path is an overlap of no extent.
  var isBoundary: Bool
  /// What every path needs; whether some path needs nothing.
  var needs: WayNeeds
  var isPlain: Bool
  /// Whether on some path the claims come in the same contact.
  var isInOneContact: Bool
  /// Whether on some path the earlier claim comes before the press with which the later one's last contact begins. Other fingers that stay
  /// down make one contact of several of a recognizer.
  var isBeforeLastContact: Bool
  /// The simplest paths, in order, for witnesses.
  private(set) var ways: [TouchPath]
  /// The needs and the complexity of each.
  private var ranks: [Rank]
  /// The measures with which they meet on all paths, also on those that are not kept.
  var hull: RegionHull
}

/// The result of a search.
struct MeetingSet: Sendable {
  private(set) var meetings: [Meeting] = []
  var isComplete = true
  /// The work of the search, as `TouchSearch` counts it.
  var work = 0
  /// The longest time from a claim of the first until the second can no longer claim, if the hand does nothing more; and for a claim of the
  /// second. `nil` if the other cannot claim any more.
  private(set) var holds: [Hold?] = [nil, nil]

  struct Hold: Sendable, Hashable {
    /// Microseconds; `nil` as long as fingers stay down.
    var most: Int64?
    /// Whether the awaited one takes part in a later contact.
    var isBetweenPresses: Bool

    /// The longer of two holds, of which either may be missing.
    static func longer(_ a: Hold?, _ b: Hold?) -> Hold? {
      guard var result = a, let b else { return a ?? b }
      result.most = result.most.flatMap { most in b.most.map { max($0, most) } }
      return result
    }
  }

  /// The most paths that are kept for each order.
  private static let limit = 6

  subscript(order: ClaimOrder) -> Meeting? { meetings.first { $0.order == order } }

  mutating func add(_ path: TouchPath) {
    guard let a = path.runners[0].claim, let b = path.runners[1].claim else { return }
    let order = ClaimOrder(a, b)
    let (early, late) = a < b ? (a, b) : (b, a)
    let (i, j) = (path.instant(late), path.instant(early))
    let least = path.clock.least(i, after: j)
    // One rest that begins again stands for any number of them, each as long as the hand likes.
    let isOpen = path.runners.contains { $0.claim == late && ($0.lastRestart ?? -1) >= early }
    let gap = least...max(least, isOpen ? DifferenceBounds.none : path.clock.most(i, after: j))
    let meeting = Meeting(path, order, gap, claims: (early, late))
    guard let index = meetings.firstIndex(where: { $0.order == order }) else {
      meetings.append(meeting)
      return
    }
    meetings[index].merge(meeting, limit: Self.limit)
  }

  /// Notes how long a claim that was just made would wait for the other.
  mutating func noteHolds(_ path: TouchPath) {
    guard path.runners.count == 2 else { return }
    for number in 0..<2 {
      guard let claim = path.runners[number].claim, claim == path.events.count - 1 else { continue }
      holds[number] = .longer(holds[number], hold(path, claim, 1 - number))
    }
  }

  private func hold(_ path: TouchPath, _ claim: Int, _ number: Int) -> Hold? {
    let other = path.runners[number]
    guard other.isAlive, other.contacts & path.runners[1 - number].contacts != 0 else { return nil }
    guard let due = other.expiry(in: path, after: path.instant(claim)) else { return nil }
    if due <= 0 { return nil }
    return Hold(most: due < DifferenceBounds.none ? due : nil, isBetweenPresses: other.isBetween)
  }
}

extension PathRunner {
  /// The longest time after an instant until it fails, if the hand does nothing more, in microseconds; `DifferenceBounds.none` if it stays
  /// possible while fingers are down.
  func expiry(in path: TouchPath, after instant: Int) -> Int64? {
    func after(_ event: Int, _ delay: Int64) -> Int64 {
      let gap = path.clock.most(event, after: instant)
      return delay >= DifferenceBounds.none || gap >= DifferenceBounds.none
        ? DifferenceBounds.none : delay + gap
    }
    if isBetween { return lastLift.map { after($0, contactShape.gap.before) } }
    if isPressing { return after(firstPress, contactShape.window.before) }
    guard let current else { return nil }
    var due = DifferenceBounds.none
    switch current.kind {
    case .wait: break
    case .lift: due = after(base, current.time.before)
    case .move: due = after(start, current.time.before)
    }
    if let next = nextMost { due = min(due, after(next.since, next.most + 1)) }
    return due
  }
}

extension Meeting {
  fileprivate struct Rank: Sendable, Comparable {
    var needs: Int
    var complexity: Int

    static func < (a: Rank, b: Rank) -> Bool { (a.needs, a.complexity) < (b.needs, b.complexity) }
  }

  /// - Parameter claims: the events of the earlier and of the later claim.
  fileprivate init(
    _ path: TouchPath, _ order: ClaimOrder, _ gap: ClosedRange<Int64>, claims: (early: Int, late: Int)
  ) {
    let (early, late) = claims
    self.order = order
    self.gap = gap
    leastGap = gap.lowerBound
    isBoundary = path.isBoundary
    needs = path.needs
    isPlain = needs.isEmpty
    isInOneContact = path.events[early].contact == path.events[late].contact
    isBeforeLastContact = path.runners.contains {
      $0.claim == late && path.instant(early) < $0.firstPress
    }
    ways = [path]
    ranks = [Rank(needs: needs.count, complexity: path.complexity)]
    hull = RegionHull(path)
  }

  fileprivate mutating func merge(_ other: Meeting, limit: Int) {
    // Overlaps of no extent say nothing where there are others, but that they are there.
    let least = min(leastGap, other.leastGap)
    defer { leastGap = least }
    if isBoundary != other.isBoundary {
      if isBoundary { replace(by: other) }
      return
    }
    gap = min(gap.lowerBound, other.gap.lowerBound)...max(gap.upperBound, other.gap.upperBound)
    let wasPlain = isPlain
    needs.formIntersection(other.needs)
    isPlain = isPlain || other.isPlain
    isInOneContact = isInOneContact || other.isInOneContact
    isBeforeLastContact = isBeforeLastContact || other.isBeforeLastContact
    // Where a hand need do nothing special, that is where the two meet.
    if wasPlain == other.isPlain { hull.merge(other.hull) } else if other.isPlain { hull = other.hull }
    for (way, rank) in zip(other.ways, other.ranks) {
      let place = ranks.firstIndex { rank < $0 } ?? ranks.count
      ways.insert(way, at: place)
      ranks.insert(rank, at: place)
    }
    while ways.count > limit {
      ways.removeLast()
      ranks.removeLast()
    }
  }

  private mutating func replace(by other: Meeting) { self = other }
}
