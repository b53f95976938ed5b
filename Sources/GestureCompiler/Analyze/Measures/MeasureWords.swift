import SpecParser

/// Amounts as findings print them.
enum MeasureWords {
  static func milliseconds(_ time: Int64) -> String { number(Double(time) / 1000) + " ms" }
  static func points(_ length: Double) -> String { number(length) + " pt" }
  static func degrees(_ angle: Double) -> String { number(angle) + "°" }

  /// At most one decimal, and none that is zero.
  static func number(_ amount: Double) -> String {
    let rounded = (amount * 10).rounded() / 10
    guard rounded == rounded.rounded(), rounded.magnitude < 1e15 else { return "\(rounded)" }
    return "\(Int(rounded))"
  }

  /// `a`, `a and b`, `a, b and c`.
  static func list(_ words: [String]) -> String {
    inWords(words)
  }
}
