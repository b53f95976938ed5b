/// The reading direction of the layout, which decides the sides of `leading` and `trailing` in a spec.
///
/// `left` and `right` are sides of the screen and never change.
public enum ReadingDirection: UInt8, Sendable, Hashable, BitwiseCopyable {
  /// `leading` is left, as in English.
  case leftToRight
  /// `leading` is right, as in Arabic and Hebrew.
  case rightToLeft
}
