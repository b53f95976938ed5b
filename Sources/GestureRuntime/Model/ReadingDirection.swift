/// Which way the layout reads: what `leading` and `trailing` of a spec mean.
///
/// `left` and `right` are sides of the screen and never change.
public enum ReadingDirection: UInt8, Sendable, Hashable, BitwiseCopyable {
  /// `leading` is left, as in English.
  case leftToRight
  /// `leading` is right, as in Arabic and Hebrew.
  case rightToLeft
}
