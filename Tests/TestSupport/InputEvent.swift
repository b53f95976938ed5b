package import GestureRuntime

/// One call of a host to a recognizer.
package enum InputEvent: Sendable, Hashable {
  /// A finger's sample; its element is an index into `CheckedSpec.elements`.
  case sample(TouchSample)
  /// Time has passed, up to and including this time.
  case advance(Microseconds)
  /// A state variable changes. `slot` is an index into `CheckedSpec.states`; `value` is 0 or 1 for a bool, a word's index, or the number.
  case set(slot: Int, value: Double)
  /// The next sample is on this instance of an element, an index into `CheckedSpec.elements`.
  case instance(UInt64, of: Int)
  /// The place of an element, an index into `CheckedSpec.elements`, for the next press on it.
  case frame(Rectangle, of: Int)
  /// The host sets a value of an activity back, if it is under way.
  case reset(activity: String, ResetValue)
  /// How far the content of an instance can scroll. The element is an index into `CheckedSpec.elements`.
  case content(ContentStand, of: Int, instance: UInt64)
}

/// A value that a host sets back.
package enum ResetValue: Sendable, Hashable {
  case translation(Point)
  case scale(Double)
  case rotation(Double)
}
