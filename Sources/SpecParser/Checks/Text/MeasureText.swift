/// Numbers and measures as text, the same on every machine.
package enum MeasureText {
  // MARK: Measures

  /// A measure with at most three decimals.
  ///
  /// - Parameter amount: in the canonical unit of the dimension.
  package static func text(_ amount: Double, _ dimension: Dimension) -> String {
    text(amount, dimension, number)
  }

  /// A measure with at most one decimal.
  ///
  /// - Parameter amount: in the canonical unit of the dimension.
  package static func brief(_ amount: Double, _ dimension: Dimension) -> String {
    text(amount, dimension, brief)
  }

  /// A time with at most one decimal.
  package static func time(_ microseconds: Int64) -> String { brief(Double(microseconds), .time) }

  /// The number in `time`, for programs: milliseconds with at most one decimal.
  package static func milliseconds(_ microseconds: Int64) -> Double { tenths(Double(microseconds) / 1000) }

  /// A time to the microsecond, so that two different instants never look equal.
  package static func instant(_ microseconds: Int64) -> String { number(thousandths: microseconds) + " ms" }

  private static func text(_ amount: Double, _ dimension: Dimension, _ number: (Double) -> String) -> String {
    switch dimension {
    case .length: number(amount) + " pt"
    case .time: number(amount / 1000) + " ms"
    case .velocity: number(amount) + " pt/s"
    case .angle: number(amount) + "°"
    case .proportion: number(amount) + " %"
    case .factor: number(amount) + "x"
    case .count: number(amount)
    }
  }

  // MARK: Numbers

  /// A number with all its digits, without a decimal point if it is whole: two that differ never look equal.
  package static func exact(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// A number with at most three decimals, without zeros at the end and without `-0`.
  package static func number(_ number: Double) -> String {
    let thousandths = (number * 1000).rounded()
    // Larger values of `Double` have no thousandths, and no measure on a screen is that large.
    guard thousandths.magnitude < 9e15 else { return exact(number) }
    return self.number(thousandths: Int64(thousandths))
  }

  /// A number that is given in thousandths: `50.1` for 50,100.
  package static func number(thousandths: Int64) -> String {
    let (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    let text = (thousandths < 0 ? "-" : "") + String(whole)
    guard fraction > 0 else { return text }
    var digits = String(String(fraction + 1000).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return text + "." + digits
  }

  /// A number with at most one decimal, for people.
  package static func brief(_ number: Double) -> String { self.number(tenths(number)) }

  private static func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}

extension Limit {
  /// The limit as a minimum: `at least 40 pt`, `more than 8 pt (drag-slop, material)`.
  func asLeast(_ dimension: Dimension) -> String {
    (isIncluded ? "at least " : "more than ") + MeasureText.text(amount, dimension) + origin.suffix
  }

  /// The limit as a maximum: `at most 300 ms`, `less than 400 ms (touch-max-duration, apple)`.
  func asMost(_ dimension: Dimension) -> String {
    (isIncluded ? "at most " : "less than ") + MeasureText.text(amount, dimension) + origin.suffix
  }
}

extension Origin {
  /// The source of a limit, such as ` (drag-slop, material)`; empty if the spec writes it at the place itself.
  var suffix: String {
    switch self {
    case .metric(let metric, let owner): " (\(metric.rawValue), \(owner))"
    case .written: ""
    }
  }
}
