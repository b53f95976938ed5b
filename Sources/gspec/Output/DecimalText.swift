import SpecParser

/// Formats numbers for all outputs. What is not finite becomes 0, since JSON has no such numbers.
enum DecimalText {
  /// The value with at most three decimals.
  static func text(_ value: Double) -> String { MeasureText.number(value.isFinite ? value : 0) }

  /// The value with at most one decimal, for people.
  static func brief(_ value: Double) -> String { MeasureText.brief(value.isFinite ? value : 0) }
}
