/// The element under the finger, for activities whose outcomes name it.
extension GestureEngine {
  /// The innermost element under the fingers that the recognizer's activity names in `over`; none if its outcomes have no such element.
  @inlinable @inline(__always)
  mutating func elementUnder(_ index: Int, _ recognizer: Row<ProgramRecognizer>, _ fingers: UInt16)
    -> ElementUnder
  {
    recognizer.pointee.values.contains(.over) ? namedUnder(pool[index].recognizer, fingers) : .none
  }

  /// Of several fingers the one that landed first counts, so that the pointing finger does not change during a movement.
  @inlinable @inline(never)
  mutating func namedUnder(_ recognizer: Int, _ fingers: UInt16) -> ElementUnder {
    guard let slot = tracker.fingers.view.firstLanded(of: fingers) else { return .none }
    var element = tracker.fingers[slot].over
    while element >= 0 {
      if program.names(recognizer, element) {
        return ElementUnder(element, instance: instances.instance(of: element, under: slot))
      }
      element = program.parent(element)
    }
    return .none
  }
}

/// The element under a finger, and its instance; `nil` and 0 for none.
@usableFromInline
struct ElementUnder: Sendable, BitwiseCopyable {
  @usableFromInline var instance: UInt64 = 0
  /// The element's number, as in tables; -1 for none. It is small, because every candidate stores one.
  private var number: Int32 = -1

  @usableFromInline static var none: ElementUnder { ElementUnder() }

  @usableFromInline
  init() {}

  @usableFromInline
  init(_ element: Int, instance: UInt64) {
    number = Int32(truncatingIfNeeded: element)
    self.instance = instance
  }

  @usableFromInline var element: ElementID? { number < 0 ? nil : ElementID(index: Int(number)) }
}
