/// The bounds within which none of some recognizers reacts to two fingers after the second has landed: see `FrameBounds`.
@usableFromInline
struct PairBounds: Sendable, BitwiseCopyable {
  /// The time from the second press to the first timer.
  @usableFromInline var due = Microseconds.max
  @usableFromInline var still = Double.infinity
  @usableFromInline var square = Double.infinity
  @usableFromInline var change = Double.infinity
  @usableFromInline var tangent = Double.infinity
  /// The least bound of turns that are too large for a tangent, in degrees.
  @usableFromInline var turn = Double.infinity

  @inlinable
  init() {}

  /// Adds a recognizer by the step that it waits for.
  @inlinable @inline(__always)
  mutating func add(_ step: Row<ProgramStep>, _ bounds: Row<FrameBounds>) {
    due = min(due, step.pointee.dueOfPair)
    if bounds.pointee.isTurning && bounds.pointee.tangent < 0 {
      turn = min(turn, step.pointee.quiet)
    } else if bounds.pointee.isTurning {
      tangent = min(tangent, bounds.pointee.tangent)
    } else if bounds.pointee.isStill {
      still = min(still, bounds.pointee.square)
    } else {
      change = min(change, bounds.pointee.span)
      square = min(square, bounds.pointee.square)
    }
  }

  @inlinable @inline(__always)
  mutating func add(_ other: PairBounds) {
    due = min(due, other.due)
    still = min(still, other.still)
    square = min(square, other.square)
    change = min(change, other.change)
    tangent = min(tangent, other.tangent)
    turn = min(turn, other.turn)
  }
}

/// The recognizers of one word that begin with two fingers: facts about all of them, so that most touches need not look at each.
@usableFromInline
struct PairWord: Sendable, BitwiseCopyable {
  @usableFromInline var all: UInt64 = 0
  /// The least distance of the fingers that one of them allows at most.
  @usableFromInline var apart = Double.infinity
  @usableFromInline var bounds = PairBounds()

  @usableFromInline
  init() {}

  init(
    _ word: Int, _ recognizers: SlabView<ProgramRecognizer>, _ steps: SlabView<ProgramStep>,
    _ bounds: SlabView<FrameBounds>
  ) {
    let first = word * OpeningFacts.bits
    for number in first..<min(first + OpeningFacts.bits, recognizers.count)
    where recognizers[number].beginsWithPair(steps) {
      let step = recognizers[number].first
      all |= OpeningFacts.bit(number)
      apart = min(apart, steps[step].apart)
      self.bounds.add(steps.row(step + 1), bounds.row(step + 1))
    }
  }
}
