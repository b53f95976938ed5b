/// Amounts as text in findings: `300 ms`, `8.5 pt`, `1200 pt/s`, `45°`.
package enum MeasureText {
  /// - Parameter amount: in the canonical unit of the dimension.
  package static func text(_ amount: Double, _ dimension: Dimension) -> String {
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

  /// A number with at most three decimals, without zeros at the end.
  package static func number(_ amount: Double) -> String {
    let rounded = (amount * 1000).rounded() / 1000
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return String(rounded) }
    return String(Int(rounded))
  }
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
