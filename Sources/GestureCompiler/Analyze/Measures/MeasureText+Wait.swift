import SpecParser

extension MeasureText {
  /// How long a claim is held while the hand does nothing more; `nil` means as long as fingers stay down.
  static func wait(_ delay: Int64?) -> String { delay.map(time) ?? "as long as fingers stay down" }
}
