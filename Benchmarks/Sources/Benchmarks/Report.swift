import Foundation

/// Formats results as a Markdown table for `Docs/Performance.md`.
enum Report {
  static func table(_ head: [String], _ rows: [[String]]) -> String {
    let rule = head.indices.map { $0 == 0 ? "---" : "---:" }
    return ([head, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
      + "\n"
  }

  static func number(_ value: Double) -> String {
    switch value {
    case ..<10: String(format: "%.2f", value)
    case ..<100: String(format: "%.1f", value)
    default: String(format: "%.0f", value)
    }
  }

  static func bytes(_ count: Int) -> String {
    count < 10_000 ? "\(count)" : String(format: "%.1f k", Double(count) / 1000)
  }
}
