/// The places of the bits in one word of a set, such as those of recognizers or contacts, the lowest first.
@usableFromInline
struct Members: Sequence, IteratorProtocol {
  @usableFromInline var rest: UInt64
  @usableFromInline let first: Int

  /// - Parameter word: the index of the word in its set.
  @inlinable @inline(__always)
  init(_ bits: UInt64, _ word: Int) {
    rest = bits
    first = word * OpeningFacts.bits
  }

  @inlinable @inline(__always)
  mutating func next() -> Int? {
    if rest == 0 { return nil }
    defer { rest &= rest &- 1 }
    return first + rest.trailingZeroBitCount
  }
}
