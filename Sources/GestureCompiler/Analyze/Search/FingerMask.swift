/// A set of fingers by slot.
typealias FingerMask = UInt16

extension FingerMask {
  func contains(_ slot: Int) -> Bool { self & (1 &<< FingerMask(slot)) != 0 }

  init(slot: Int) { self = 1 &<< FingerMask(slot) }

  /// The slots in it, ascending.
  var slots: FingerSlots { FingerSlots(mask: self) }

  /// The lowest slot that is not in it.
  var firstFree: Int { (~self).trailingZeroBitCount }
}

/// The slots of a set of fingers, ascending. A collection without storage, since searches need it often.
struct FingerSlots: Collection {
  /// A place in it: the slots from there on.
  struct Index: Comparable {
    fileprivate var rest: FingerMask

    static func < (a: Index, b: Index) -> Bool { a.rest > b.rest }
  }

  fileprivate let mask: FingerMask

  var startIndex: Index { Index(rest: mask) }
  var endIndex: Index { Index(rest: 0) }
  var count: Int { mask.nonzeroBitCount }
  var last: Int? { mask == 0 ? nil : FingerMask.bitWidth - 1 - mask.leadingZeroBitCount }

  func index(after index: Index) -> Index { Index(rest: index.rest & (index.rest &- 1)) }

  subscript(index: Index) -> Int { index.rest.trailingZeroBitCount }
}
