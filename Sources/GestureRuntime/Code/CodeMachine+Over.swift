/// The element under the finger, for activities whose outcomes name it: as `Engine+Over`.
extension CodeMachine {
  /// Of the elements that the recognizer's activity names, the innermost one under its fingers; `nil` for none. Of several
  /// fingers the one that landed first counts.
  @inlinable @inline(never)
  mutating func elementUnder(_ recognizer: Int, _ fingers: UInt16) -> ElementID? {
    var element = firstFinger(of: fingers).map { tracker.fingers[$0].over } ?? -1
    while element >= 0 {
      if Program.names(recognizer, element) { return ElementID(index: element) }
      element = Program.parent(element)
    }
    return nil
  }

  /// The slot of the finger that landed before all others of a set.
  @inlinable
  mutating func firstFinger(of fingers: UInt16) -> Int? {
    var first: Int?
    for slot in FingerSet(fingers) {
      guard let found = first else {
        first = slot
        continue
      }
      if tracker.fingers[slot].order < tracker.fingers[found].order { first = slot }
    }
    return first
  }
}
