package import GestureRuntime

/// One thing that a host tells a recognizer.
package enum InputEvent: Sendable, Hashable {
  /// A finger's sample; its element is an index into `CheckedSpec.elements`.
  case sample(TouchSample)
  /// Time has passed, up to and including this moment.
  case advance(Microseconds)
  /// State changes: `slot` is an index into `CheckedSpec.states`; a bool's 0 or 1, a word's index, or the number.
  case set(slot: Int, value: Double)
}
