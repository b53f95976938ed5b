/// A finger that is down.
@usableFromInline
struct Finger: Sendable, BitwiseCopyable {
  @usableFromInline var id = 0
  /// The contact's bit in `Candidate.contacts`.
  @usableFromInline var contact: UInt64 = 0
  /// The declared element under it at its down; -1 for none.
  @usableFromInline var element = -1
  /// The declared element under it now; -1 for none.
  @usableFromInline var over = -1
  /// The number of fingers that ever landed before it.
  @usableFromInline var order: UInt64 = 0
  @usableFromInline var start = Point.zero
  /// Its place as one SIMD value. A value that was written as a whole can be read at once; two separate halves would delay the read.
  @usableFromInline var whole = SIMD2<Double>.zero
  @usableFromInline var wholeBefore = SIMD2<Double>.zero
  /// The square of its distance from its start, and the value up to which no candidate reacts.
  @usableFromInline var travelSquare = 0.0
  @usableFromInline var calmSquare = -1.0
  /// The time of its newest sample.
  @usableFromInline var time: Microseconds = 0
  @usableFromInline var history: FingerHistory

  @usableFromInline
  init(history: FingerHistory) { self.history = history }

  @inlinable @inline(__always)
  var location: Point {
    get { Point(whole) }
    set { whole = newValue.whole }
  }

  /// Its place before the present frame, if it moved in that frame.
  @inlinable @inline(__always)
  var previous: Point { Point(wholeBefore) }

  /// Keeps its present place as that before a frame.
  @inlinable @inline(__always)
  mutating func beginFrame() { wholeBefore = whole }
}

/// A tracker of fingers: their places, their histories and their contacts. Its size is fixed.
@usableFromInline
struct TouchTracker: ~Copyable, Sendable {
  /// The number of fingers that are followed at once: as many as two hands have.
  @inlinable static var fingerLimit: Int { 10 }
  /// The greatest magnitude of a time. Whole numbers up to this are exact as `Double`.
  @inlinable static var timeLimit: Microseconds { 1 << 53 }

  @usableFromInline var fingers: Slab<Finger>
  private let rings: Slab<HistorySample>
  // No two small fields are adjacent. Otherwise the processor may read one of them as part of a wider word, and wait for a write to the
  // other.

  /// A bit for every slot with a finger that is down.
  @usableFromInline var downSet: UInt16 = 0
  /// The number of fingers that have landed.
  @usableFromInline var landed: UInt64 = 0
  /// The fingers that moved in the frame that is not yet judged.
  @usableFromInline var moved: UInt16 = 0
  /// The latest time of any sample or `advance`.
  @usableFromInline var now: Microseconds = -TouchTracker.timeLimit
  /// The fingers of `moved` that went far enough for a candidate to react.
  @usableFromInline var stirred: UInt16 = 0
  /// The sizes of elements in points, as the host or a press gave them last; negative if unknown.
  @usableFromInline var sizes: Slab<Point>
  /// The measures of all fingers that are down, while a frame is judged.
  @usableFromInline var group = FingerGroup()
  /// The size of the screen in points; negative if unknown.
  @usableFromInline var screen = Point(x: -1, y: -1)

  /// - Parameters:
  ///   - elements: the number of elements.
  ///   - samples: the number of samples of a finger from which its velocity is estimated, at least 1.
  @usableFromInline
  init(elements: Int, samples: Int) {
    rings = Slab(
      repeating: HistorySample(time: 0, location: .zero), count: Self.fingerLimit * samples)
    // This is unsafe, because histories do not own their rings. The tracker owns both, and rings do not grow. Each finger has its own ring.
    fingers = Slab(
      repeating: Finger(history: unsafe FingerHistory(ring: rings.address(of: 0), length: samples)),
      count: Self.fingerLimit)
    for slot in 1..<Self.fingerLimit {
      fingers[slot].history = unsafe FingerHistory(
        ring: rings.address(of: slot * samples), length: samples)
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

  /// Adds a finger. The caller has checked that there is a free slot.
  @usableFromInline
  mutating func down(
    _ id: Int, at location: Point, _ time: Microseconds, on element: Int, slot: Int, contact: UInt64
  ) {
    let finger = fingers.row(slot)
    finger.pointee.id = id
    finger.pointee.contact = contact
    finger.pointee.element = element
    finger.pointee.over = element
    finger.pointee.order = landed
    finger.pointee.start = location
    finger.pointee.location = location
    finger.pointee.travelSquare = 0
    finger.pointee.calmSquare = -1
    finger.pointee.time = time
    finger.pointee.history.clear()
    finger.pointee.history.push(HistorySample(time: time, location: location))
    landed += 1
    downSet |= FingerSet.bit(slot)
    group.set = 0
  }

  /// Takes in the first place of a frame. Its time is later than that of the previous one.
  @inlinable @inline(__always)
  mutating func move(_ slot: Int, to location: Point, at time: Microseconds) {
    let finger = fingers.row(slot)
    finger.pointee.beginFrame()
    finger.pointee.time = time
    finger.pointee.history.push(HistorySample(time: time, location: location))
    place(finger, FingerSet.bit(slot), location)
  }

  /// Takes in a place whose time may equal that of the previous one, which it then replaces.
  @inlinable
  mutating func moveAgain(_ slot: Int, to location: Point, at time: Microseconds) {
    if fingers[slot].time != time { return move(slot, to: location, at: time) }
    let finger = fingers.row(slot)
    let bit = FingerSet.bit(slot)
    if moved & bit == 0 { finger.pointee.beginFrame() }
    stirred &= ~bit
    finger.pointee.history.append(HistorySample(time: time, location: location))
    place(finger, bit, location)
  }

  @inlinable @inline(__always)
  mutating func place(_ finger: MutableRow<Finger>, _ bit: UInt16, _ location: Point) {
    let travelSquare = (location - finger.pointee.start).squaredLength
    finger.pointee.location = location
    finger.pointee.travelSquare = travelSquare
    moved |= bit
    if travelSquare > finger.pointee.calmSquare { stirred |= bit }
    group.set = 0
  }

  @inlinable @inline(__always)
  mutating func up(_ slot: Int) { downSet &= ~FingerSet.bit(slot) }

  /// Ends the frame that has been judged: its movements are no longer needed.
  @inlinable @inline(__always)
  mutating func settle() {
    group.set = 0
    moved = 0
    stirred = 0
  }

  /// Measures the fingers that are down, of which there are several, once for all candidates with exactly these fingers, until one of them
  /// moves.
  @inlinable @inline(__always)
  mutating func measureGroup() {
    let first = downSet.trailingZeroBitCount
    let others = downSet & (downSet &- 1)
    if others & (others &- 1) == 0 {
      let (a, b) = (fingers[first].location, fingers[others.trailingZeroBitCount].location)
      group.centroid = (.zero + a + b) / 2
      group.line = a - b
      group.span = group.line.length
      group.count = 2
    } else {
      group.centroid = fingers.view.centroid(downSet)
      group.span = fingers.view.span(downSet)
      group.count = downSet.nonzeroBitCount
    }
    group.set = downSet
    group.hasTurn = false
  }

  // MARK: Calm

  /// Assumes that no candidate reacts to any finger, until `limitCalm`.
  @inlinable
  mutating func calm() {
    for slot in slots { fingers[slot].calmSquare = .infinity }
  }

  @inlinable
  mutating func limitCalm(_ set: UInt16, to most: Double) {
    for slot in FingerSet(set) { fingers[slot].calmSquare = min(fingers[slot].calmSquare, most) }
  }

  /// Marks the fingers of the open frame that go further than their new limits.
  @inlinable
  mutating func endCalm() {
    if moved == 0 { return }
    stirred = 0
    for slot in FingerSet(moved) where fingers[slot].travelSquare > fingers[slot].calmSquare {
      stirred |= FingerSet.bit(slot)
    }
  }

  /// Whether a set is one finger that landed at a place.
  @inlinable
  func startedAlone(_ set: UInt16, at place: Point) -> Bool {
    set & (set &- 1) == 0 && set != 0 && fingers[set.trailingZeroBitCount].start == place
  }

  // MARK: Measures of a set of fingers

  /// The rotation of the fingers about their centroid in this frame, in degrees, clockwise positive on the screen.
  @inlinable @inline(__always)
  mutating func turn(_ set: UInt16) -> Double {
    if set & (set &- 1) == 0 { return 0 }
    if set != group.set { return fingers.view.turn(set, moved: moved) }
    if !group.hasTurn {
      group.turn =
        group.count == 2
        ? fingers.view.line(set, before: moved).turn(to: group.line) : fingers.view.turn(set, moved: moved)
      group.hasTurn = true
    }
    return group.turn
  }

  /// Whether a set is exactly the two fingers that are down and were measured.
  @inlinable @inline(__always)
  func isPair(_ set: UInt16) -> Bool { set == group.set && group.count == 2 }

  /// The vector from the second of two fingers to the first.
  @inlinable
  mutating func line(_ set: UInt16) -> Point { fingers.view.line(set) }

  @inlinable
  mutating func lineBefore(_ set: UInt16) -> Point { fingers.view.line(set, before: moved) }

  /// The number of fingers in a set.
  @inlinable @inline(__always)
  func count(_ set: UInt16) -> Int {
    if set & (set &- 1) == 0 { return set == 0 ? 0 : 1 }
    return set == group.set ? group.count : Self.countApart(set)
  }

  /// It is a separate function, because counting bits takes longer than the check whether that is needed.
  @usableFromInline @inline(never)
  static func countApart(_ set: UInt16) -> Int { set.nonzeroBitCount }
}

/// The measures of several fingers.
@usableFromInline
struct FingerGroup: Sendable {
  @usableFromInline var centroid = Point.zero
  @usableFromInline var span = 0.0
  /// The rotation in the present frame in degrees, measured on demand.
  @usableFromInline var turn = 0.0
  @usableFromInline var hasTurn = false
  /// The vector from the second of two fingers to the first.
  @usableFromInline var line = Point.zero
  /// The set of the measured fingers, 0 for none, and their number.
  @usableFromInline var set: UInt16 = 0
  @usableFromInline var count = 0
}

/// The slots in a bit set, lowest first.
@usableFromInline
struct FingerSet: Sequence, IteratorProtocol {
  @usableFromInline var rest: UInt16

  @inlinable
  init(_ set: UInt16) { rest = set }

  /// The set of one slot.
  @inlinable @inline(__always)
  static func bit(_ slot: Int) -> UInt16 { 1 &<< UInt16(truncatingIfNeeded: slot) }

  @inlinable
  mutating func next() -> Int? {
    if rest == 0 { return nil }
    defer { rest &= rest - 1 }
    return rest.trailingZeroBitCount
  }
}
