/// The element under the finger, for activities whose outcomes name it: as `Engine+Over`.
extension CodeMachine {
  /// Of the elements that the recognizer's activity names, the innermost one under its fingers; `nil` for none. Of several
  /// fingers the one that landed first counts.
  @inlinable @inline(never)
  mutating func elementUnder(_ recognizer: Int, _ fingers: UInt16) -> ElementID? {
    var element = tracker.fingers.view.firstLanded(of: fingers).map { tracker.fingers[$0].over } ?? -1
    while element >= 0 {
      if Program.names(recognizer, element) { return ElementID(index: element) }
      element = Program.parent(element)
    }
    return nil
  }
}
