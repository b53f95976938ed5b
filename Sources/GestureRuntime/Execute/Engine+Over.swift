/// The element under the finger, for activities whose outcomes name it.
extension GestureEngine {
  /// Of the elements that the recognizer's activity names, the innermost one under its fingers; `nil` for none. Of several
  /// fingers the one that landed first counts: which of them points somewhere does not change while they move.
  @inlinable @inline(never)
  mutating func elementUnder(_ recognizer: Int, _ fingers: UInt16) -> ElementID? {
    var element = tracker.fingers.view.firstLanded(of: fingers).map { tracker.fingers[$0].over } ?? -1
    while element >= 0 {
      if program.names(recognizer, element) { return ElementID(index: element) }
      element = program.parent(element)
    }
    return nil
  }
}
