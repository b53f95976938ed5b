/// Formats numbers for all outputs: at most three decimals, without trailing zeros and `-0`, the same on every machine.
enum DecimalText {
  static func text(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded()
    // Larger values of `Double` have no thousandths, and no measure on a screen is that large.
    guard thousandths.magnitude < 9e15 else { return value.isFinite ? String(value) : "0" }
    return text(thousandths: Int64(thousandths))
  }

  static func text(thousandths: Int64) -> String {
    let magnitude = thousandths.magnitude
    let sign = thousandths < 0 ? "-" : ""
    let fraction = magnitude % 1000
    guard fraction > 0 else { return sign + String(magnitude / 1000) }
    var digits = String(fraction)
    while digits.count < 3 { digits = "0" + digits }
    while digits.hasSuffix("0") { digits.removeLast() }
    return sign + String(magnitude / 1000) + "." + digits
  }

  /// The value with at most one decimal, for people.
  static func brief(_ value: Double) -> String { text((value * 10).rounded() / 10) }
}
