package import GestureRuntime

/// One thing that a host tells a recognizer.
package enum InputEvent: Sendable, Hashable {
  /// A finger's sample; its element is an index into `CheckedSpec.elements`.
  case sample(TouchSample)
  /// Time has passed, up to and including this moment.
  case advance(Microseconds)
  /// State changes: `slot` is an index into `CheckedSpec.states`; a bool's 0 or 1, a word's index, or the number.
  case set(slot: Int, value: Double)
  /// The next sample is on this instance of an element, an index into `CheckedSpec.elements`.
  case instance(UInt64, of: Int)
  /// An element, an index into `CheckedSpec.elements`, that the next press is on lies here.
  case frame(Rectangle, of: Int)
  /// The host sets a value of an activity back, if it is under way.
  case reset(activity: String, ResetValue)
  /// The content of an instance of an element, an index into `CheckedSpec.elements`, stands so.
  case content(ContentStand, of: Int, instance: UInt64)
}

/// A value that a host sets back.
package enum ResetValue: Sendable, Hashable {
  case translation(Point)
  case scale(Double)
  case rotation(Double)
}
