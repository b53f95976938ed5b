import SpecParser

/// Formats amounts for findings.
enum MeasureWords {
  static func milliseconds(_ time: Int64) -> String { number(Double(time) / 1000) + " ms" }
  /// How long a claim is held while the hand does nothing more; `nil` means as long as fingers stay down.
  static func wait(_ delay: Int64?) -> String { delay.map(milliseconds) ?? "as long as fingers stay down" }
  static func points(_ length: Double) -> String { number(length) + " pt" }
  static func degrees(_ angle: Double) -> String { number(angle) + "°" }

  /// A number with at most one decimal, without a decimal zero.
  static func number(_ amount: Double) -> String {
    let rounded = (amount * 10).rounded() / 10
    guard rounded == rounded.rounded(), rounded.magnitude < 1e15 else { return "\(rounded)" }
    return "\(Int(rounded))"
  }

  /// A list in words: `a`, `a and b`, `a, b and c`.
  static func list(_ words: [String]) -> String {
    inWords(words)
  }
}
