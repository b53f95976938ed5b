/// Turns of two fingers in the frames before, of which nobody has asked yet how large they are.
///
/// An arc tangent is a long chain of operations that wait for one another; several at once take little longer than one. So a candidate
/// that surely has not turned far enough has its frames noted here, and they are added up, in order, when somebody asks.
@usableFromInline
struct CodeTurns: ~Copyable, Sendable {
  /// For each frame the tangents of the two fingers' turns about their centre, then the turns in degrees.
  @usableFromInline var ratios: Slab<SIMD2<Double>>
  @usableFromInline var sums: Slab<Double>
  @usableFromInline var count = 0
  /// The frame that is being judged; -1 where it is not noted.
  @usableFromInline var present = -1

  @inlinable static var limit: Int { 128 }

  @usableFromInline
  init() {
    ratios = Slab(repeating: .zero, count: Self.limit)
    sums = Slab(repeating: 0, count: Self.limit)
  }

  @usableFromInline
  mutating func measure() {
    for frame in 0..<count { sums[frame] = Angle.meanTurn(ofRatios: ratios[frame]) }
  }
}

extension CodeMachine {
  /// Takes the frame in without its exact turn, where two fingers have surely turned no further than `most`; otherwise the turn is
  /// added up exactly.
  @inlinable @inline(__always)
  mutating func isQuietlyDeferred(
    _ candidate: UnsafeMutablePointer<CodeCandidate>, within most: Double
  ) -> Bool {
    guard candidate.pointee.fingers == tracker.group.set, !tracker.group.hasTurn, noteTurn() else {
      settleTurns()
      candidate.pointee.turned += turn(candidate.pointee.fingers)
      return false
    }
    if candidate.pointee.firstTurn < 0 {
      candidate.pointee.firstTurn = turns.present
      candidate.pointee.aboutTurned = candidate.pointee.turned
      candidate.pointee.turnError = 0
    }
    let ratios = turns.ratios[turns.present]
    let cubes = ratios * ratios * ratios
    // The tangent for the angle: off by a third of its cube at most; half of both, in degrees.
    candidate.pointee.aboutTurned += (ratios[0] + ratios[1]) * (Angle.degreesPerRadian / 2)
    candidate.pointee.turnError += (cubes[0].magnitude + cubes[1].magnitude) * 10 + 1e-9
    let change = (candidate.pointee.aboutTurned - candidate.pointee.startTurn).magnitude
    if !candidate.pointee.hasPassedSlop && change + candidate.pointee.turnError <= most { return true }
    settleTurns()
    return false
  }

  /// Notes the frame, if it is one of two fingers that turn by less than 45 degrees.
  @inlinable @inline(__always)
  mutating func noteTurn() -> Bool {
    if turns.present >= 0 { return true }
    if turns.count == CodeTurns.limit { settleTurns() }
    guard let ratios = tracker.ratiosOfTwo() else { return false }
    turns.present = turns.count
    turns.ratios[turns.count] = ratios
    turns.count += 1
    return true
  }

  /// How far fingers have turned in this frame, in degrees.
  @inlinable @inline(__always)
  mutating func turn(_ set: UInt16) -> Double {
    if set == tracker.group.set && !tracker.group.hasTurn, let ratios = tracker.ratiosOfTwo() {
      tracker.group.turn = Angle.meanTurn(ofRatios: ratios)
      tracker.group.hasTurn = true
    }
    return tracker.turn(set)
  }

  /// Adds up what has been noted.
  @inlinable @inline(__always)
  mutating func settleTurns() {
    if turns.count > 0 { addTurns() }
  }

  @inlinable @inline(never)
  mutating func addTurns() {
    var isAsked = false
    for index in live where pool[index].firstTurn >= 0 {
      if pool[index].state == .possible { isAsked = true } else { pool[index].firstTurn = -1 }
    }
    if isAsked { turns.measure() }
    for index in live where pool[index].firstTurn >= 0 {
      for frame in pool[index].firstTurn..<turns.count { pool[index].turned += turns.sums[frame] }
      pool[index].firstTurn = -1
    }
    turns.count = 0
    turns.present = -1
  }
}
