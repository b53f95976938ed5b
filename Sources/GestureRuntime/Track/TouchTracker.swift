/// A finger that is down.
@usableFromInline
struct Finger: Sendable, BitwiseCopyable {
  @usableFromInline var id = 0
  /// The contact's bit in `Candidate.contacts`.
  @usableFromInline var contact: UInt64 = 0
  /// The declared element under it at its down; -1 for none.
  @usableFromInline var element = -1
  @usableFromInline var start = Point.zero
  @usableFromInline var location = Point.zero
  /// Where it was before the frame that is being judged.
  @usableFromInline var previous = Point.zero
  /// The square of its distance from its start, and how large it can be before anyone takes notice.
  @usableFromInline var travelSquare = 0.0
  @usableFromInline var calmSquare = -1.0
  /// When its newest sample was.
  @usableFromInline var time: Microseconds = 0
  @usableFromInline var history: FingerHistory
}

/// Follows fingers: their places, their history and the contacts that they make. Fixed in size.
@usableFromInline
struct TouchTracker: ~Copyable, Sendable {
  /// How many fingers are followed at once: as many as two hands have.
  @inlinable static var fingerLimit: Int { 10 }
  /// The furthest time from zero: whole numbers up to here are exact as `Double`.
  @inlinable static var timeLimit: Microseconds { 1 << 53 }

  @usableFromInline var fingers: Slab<Finger>
  private let rings: Slab<HistorySample>
  /// A bit for every slot whose finger is down.
  @usableFromInline var downSet: UInt16 = 0
  /// The latest time that was said.
  @usableFromInline var now: Microseconds = -TouchTracker.timeLimit
  /// Sizes of elements in points, as the host or a touch on them said last; negative while unknown.
  @usableFromInline var sizes: Slab<Point>
  /// What is known of all fingers that are down together, while a frame is judged.
  @usableFromInline var group = FingerGroup()
  /// The screen in points; negative while unknown.
  @usableFromInline var screen = Point(x: -1, y: -1)

  @usableFromInline
  init(elements: Int) {
    let length = VelocityEstimator.sampleLimit
    rings = Slab(
      repeating: HistorySample(time: 0, location: .zero), count: Self.fingerLimit * length)
    fingers = Slab(
      repeating: Finger(history: FingerHistory(ring: rings.pointer(at: 0))), count: Self.fingerLimit)
    for slot in 1..<Self.fingerLimit {
      fingers[slot].history = FingerHistory(ring: rings.pointer(at: slot * length))
    }
    sizes = Slab(repeating: Point(x: -1, y: -1), count: elements)
  }

  /// The slots of the fingers that are down.
  @inlinable var slots: FingerSet { FingerSet(downSet) }

  /// A slot without a finger.
  @inlinable var freeSlot: Int? {
    let slot = (~downSet).trailingZeroBitCount
    return slot < Self.fingerLimit ? slot : nil
  }

  @inlinable
  func slot(of id: Int) -> Int? {
    for slot in slots where fingers[slot].id == id { return slot }
    return nil
  }

  /// Takes a finger in. The caller has checked that there is room.
  @usableFromInline
  mutating func down(_ sample: TouchSample, slot: Int, contact: UInt64) {
    fingers[slot].id = sample.finger
    downSet |= 1 << UInt16(slot)
    fingers[slot].contact = contact
    fingers[slot].element = sample.element?.index ?? -1
    fingers[slot].start = sample.location
    fingers[slot].location = sample.location
    fingers[slot].previous = sample.location
    fingers[slot].travelSquare = 0
    fingers[slot].calmSquare = -1
    fingers[slot].time = sample.time
    group.set = 0
    fingers[slot].history.clear()
    fingers[slot].history.append(HistorySample(time: sample.time, location: sample.location))
  }

  @inlinable @inline(__always)
  mutating func move(_ slot: Int, to location: Point, at time: Microseconds) {
    fingers[slot].location = location
    fingers[slot].time = time
    fingers[slot].travelSquare = (location - fingers[slot].start).squaredLength
    group.set = 0
    fingers[slot].history.append(HistorySample(time: time, location: location))
  }

  @inlinable mutating func up(_ slot: Int) { downSet &= ~(1 << UInt16(slot)) }

  /// Forgets where fingers were before the frame that has been judged.
  @inlinable
  mutating func settle(_ slots: UInt16) {
    group.set = 0
    for slot in FingerSet(slots) { fingers[slot].previous = fingers[slot].location }
  }

  /// Measures the fingers that are down once for all candidates that follow just these, until one of them moves again.
  @inlinable @inline(__always)
  mutating func measure() {
    if downSet & (downSet &- 1) == 0 { return }
    measureGroup()
  }

  @usableFromInline
  mutating func measureGroup() {
    group.set = 0
    let first = downSet.trailingZeroBitCount
    let others = downSet & (downSet &- 1)
    if others & (others &- 1) == 0 {
      let (a, b) = (fingers[first].location, fingers[others.trailingZeroBitCount].location)
      group = FingerGroup(centroid: (.zero + a + b) / 2, span: (a - b).length, set: downSet)
    } else {
      group = FingerGroup(centroid: mean(downSet), span: spread(downSet), set: downSet)
    }
  }

  // MARK: Calm

  /// Whether fingers have moved so little that nobody takes notice.
  @inlinable @inline(__always)
  func areCalm(_ set: UInt16) -> Bool {
    for slot in FingerSet(set) where fingers[slot].travelSquare > fingers[slot].calmSquare { return false }
    return true
  }

  /// Nobody takes notice of any finger, until `limitCalm` says who does.
  @inlinable
  mutating func calm() {
    for slot in slots { fingers[slot].calmSquare = .infinity }
  }

  @inlinable
  mutating func limitCalm(_ set: UInt16, to most: Double) {
    for slot in FingerSet(set) { fingers[slot].calmSquare = min(fingers[slot].calmSquare, most) }
  }

  /// Whether a set is one finger, and a place that of its press.
  @inlinable
  func startedAlone(_ set: UInt16, at place: Point) -> Bool {
    set & (set &- 1) == 0 && set != 0 && fingers[set.trailingZeroBitCount].start == place
  }

  // MARK: Measures of a set of fingers

  @inlinable @inline(__always)
  func centroid(_ set: UInt16) -> Point {
    if set & (set &- 1) == 0 && set != 0 { return .zero + fingers[set.trailingZeroBitCount].location }
    return set == group.set ? group.centroid : mean(set)
  }

  @usableFromInline
  func mean(_ set: UInt16) -> Point {
    var sum = Point.zero
    var count = 0.0
    for slot in FingerSet(set) {
      sum = sum + fingers[slot].location
      count += 1
    }
    return count > 1 ? sum / count : sum
  }

  /// The distance of two fingers; of more, twice their mean distance from the centroid; of one, 0.
  @inlinable @inline(__always)
  func span(_ set: UInt16) -> Double {
    if set & (set &- 1) == 0 { return 0 }
    return set == group.set ? group.span : spread(set)
  }

  @usableFromInline
  func spread(_ set: UInt16) -> Double {
    let count = set.nonzeroBitCount
    if count == 2 {
      let first = set.trailingZeroBitCount
      let second = (set & (set - 1)).trailingZeroBitCount
      return (fingers[first].location - fingers[second].location).length
    }
    let middle = centroid(set)
    var sum = 0.0
    for slot in FingerSet(set) { sum += (fingers[slot].location - middle).length }
    return 2 * sum / Double(count)
  }

  /// How far the fingers have turned about their centroid in this frame: degrees, clockwise on the screen positive.
  @inlinable @inline(__always)
  mutating func turn(_ set: UInt16) -> Double {
    if set & (set &- 1) == 0 { return 0 }
    if set != group.set { return meanTurn(set) }
    if !group.hasTurn {
      group.turn = meanTurn(set)
      group.hasTurn = true
    }
    return group.turn
  }

  @usableFromInline
  func meanTurn(_ set: UInt16) -> Double {
    let others = set & (set &- 1)
    if others & (others &- 1) == 0, let turn = turnOfTwo(set) { return turn }
    let count = set.nonzeroBitCount
    var before = Point.zero
    for slot in FingerSet(set) { before = before + fingers[slot].previous }
    before = before / Double(count)
    let after = centroid(set)
    var sum = 0.0
    for slot in FingerSet(set) {
      let old = fingers[slot].previous - before
      let new = fingers[slot].location - after
      sum += Angle.signedTurn(x: old.dot(new), y: old.x * new.y - old.y * new.x)
    }
    return sum / Double(count)
  }

  /// The tangents of the turns of the two fingers that are down about their centre in this frame, where they turn by less
  /// than 45 degrees; `nil` for other numbers of fingers.
  @inlinable @inline(__always)
  func ratiosOfTwo() -> SIMD2<Double>? {
    let others = downSet & (downSet &- 1)
    guard others != 0, others & (others &- 1) == 0 else { return nil }
    let a = fingers.address(downSet.trailingZeroBitCount)
    let b = fingers.address(others.trailingZeroBitCount)
    let before = (.zero + a.pointee.previous + b.pointee.previous) / 2
    let (old, new) = (a.pointee.previous - before, a.pointee.location - group.centroid)
    let (old2, new2) = (b.pointee.previous - before, b.pointee.location - group.centroid)
    let x = SIMD2(old.dot(new), old2.dot(new2))
    let y = SIMD2(old.x * new.y - old.y * new.x, old2.x * new2.y - old2.y * new2.x)
    guard y[0].magnitude < x[0], y[1].magnitude < x[1] else { return nil }
    return y / x
  }

  /// The same for two fingers at once, as long as they turn by less than 45 degrees.
  private func turnOfTwo(_ set: UInt16) -> Double? {
    let first = set.trailingZeroBitCount
    let second = (set & (set &- 1)).trailingZeroBitCount
    let before = (.zero + fingers[first].previous + fingers[second].previous) / 2
    let after = centroid(set)
    let (old, new) = (fingers[first].previous - before, fingers[first].location - after)
    let (old2, new2) = (fingers[second].previous - before, fingers[second].location - after)
    let turns = Angle.smallTurns(
      x: SIMD2(old.dot(new), old2.dot(new2)),
      y: SIMD2(old.x * new.y - old.y * new.x, old2.x * new2.y - old2.y * new2.x))
    return turns.map { (0 + $0[0] + $0[1]) / 2 }
  }

  /// The mean velocity in points a second.
  @usableFromInline
  func velocity(_ set: UInt16, at time: Microseconds, _ estimator: VelocityEstimator) -> Point {
    var sum = Point.zero
    for slot in FingerSet(set) { sum = sum + estimator.velocity(of: fingers[slot].history, at: time) }
    let count = set.nonzeroBitCount
    return count > 1 ? sum / Double(count) : sum
  }

  /// Which edges of the screen a place lies at: 1 left, 2 right, 4 top, 8 bottom.
  @usableFromInline
  func edges(at place: Point, width: Double) -> UInt8 {
    var mask: UInt8 = 0
    if place.x <= width { mask |= 1 }
    if screen.x >= 0 && place.x >= screen.x - width { mask |= 2 }
    if place.y <= width { mask |= 4 }
    if screen.y >= 0 && place.y >= screen.y - width { mask |= 8 }
    return mask
  }
}

/// What several fingers make together.
@usableFromInline
struct FingerGroup: Sendable {
  @usableFromInline var centroid = Point.zero
  @usableFromInline var span = 0.0
  /// Degrees in the present frame; taken when somebody asks.
  @usableFromInline var turn = 0.0
  @usableFromInline var hasTurn = false
  /// Whose this is; 0 for nobody's.
  @usableFromInline var set: UInt16 = 0
}

/// Slots in a bit set, lowest first.
@usableFromInline
struct FingerSet: Sequence, IteratorProtocol {
  @usableFromInline var rest: UInt16

  @inlinable
  init(_ set: UInt16) { rest = set }

  @inlinable
  mutating func next() -> Int? {
    if rest == 0 { return nil }
    defer { rest &= rest - 1 }
    return rest.trailingZeroBitCount
  }
}
