/// A hand-over: the activity, the activity that takes over, and the ends.
struct HandOver: Sendable, BitwiseCopyable {
  var activity: Int
  var taker: Int
  var ends: ContentEnds
  /// Whether left and right are exchanged in a layout from right to left.
  var isMirrored: Bool

  /// - Parameter wire: the ends as in tables, see `ContentEnds.wire(isMirrored:)`.
  init(activity: Int, taker: Int, ends wire: UInt64) {
    self.activity = activity
    self.taker = taker
    ends = ContentEnds(rawValue: UInt8(truncatingIfNeeded: wire & (Self.mirroredBit - 1)))
    isMirrored = wire & Self.mirroredBit != 0
  }

  /// Whether both hand over at one end in a layout.
  func meets(_ other: HandOver, in layout: ReadingDirection) -> Bool {
    !read(layout).ends.isDisjoint(with: other.read(layout).ends)
  }

  /// The hand-over in a layout.
  func read(_ direction: ReadingDirection) -> HandOver {
    guard isMirrored, direction == .rightToLeft else { return self }
    var read = self
    read.ends = ContentEnds(rawValue: ends.rawValue.withSidesExchanged)
    return read
  }

  // MARK: In tables

  /// The bit for ends that follow the reading direction. It comes after those of the ends.
  fileprivate static var mirroredBit: UInt64 { UInt64(ContentEnds.start.rawValue) << 1 }

  /// The ends that an instruction can have.
  static var wires: ClosedRange<UInt64> { 1...(2 * mirroredBit - 1) }
}

extension ContentEnds {
  /// The ends of a hand-over as in tables.
  ///
  /// - Parameter isMirrored: whether they are those of a layout from left to right, with left and right exchanged in the other.
  package func wire(isMirrored: Bool) -> UInt64 { UInt64(rawValue) | (isMirrored ? HandOver.mirroredBit : 0) }
}

extension SlabView<HandOver> {
  /// The numbers of an activity's hand-overs. They are sorted by activity.
  func takers(of activity: Int) -> Range<Int> {
    var low = 0
    var end = count
    while low < end {
      let middle = (low + end) / 2
      if self[middle].activity < activity { low = middle + 1 } else { end = middle }
    }
    while end < count, self[end].activity == activity { end += 1 }
    return low..<end
  }
}
