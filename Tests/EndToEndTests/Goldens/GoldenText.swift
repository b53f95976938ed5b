import GestureRuntime
import SpecParser

@testable import gspec

/// What is kept of a product spec, as text.
enum GoldenText {
  /// Sixteen bytes a line: their offset, the bytes, and those that are letters.
  static func hex(_ bytes: [UInt8]) -> String {
    stride(from: 0, to: bytes.count, by: 16).map { start in
      let row = bytes[start..<min(start + 16, bytes.count)]
      let digits = row.map { padded(String($0, radix: 16), 2) }.joined(separator: " ")
      let letters = row.map { (0x20..<0x7F).contains($0) ? String(UnicodeScalar($0)) : "." }.joined()
      let gap = String(repeating: " ", count: 47 - digits.count)
      return "\(padded(String(start, radix: 16), 4))  \(digits)\(gap)  \(letters)".trimmedAtEnd + "\n"
    }.joined()
  }

  private static func padded(_ digits: String, _ width: Int) -> String {
    String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Every case by its name: the gesture, and its outcomes as JSON Lines; a run of `changed` is told by its last one.
  static func outcomes(_ cases: [ProductCase]) -> String {
    cases.map { run in
      "# \(run.test.name.value)\n# \(run.gesture)\n" + outcomes(run.outcomes)
    }.joined(separator: "\n")
  }

  private static func outcomes(_ outcomes: [NamedOutcome]) -> String {
    if outcomes.isEmpty { return "nothing\n" }
    var text = ""
    var changes = 0
    for (index, outcome) in outcomes.enumerated() {
      if outcome.isChange {
        changes += 1
        let next = outcomes.indices.contains(index + 1) ? outcomes[index + 1] : nil
        if let next, next.isChange, next.outcome.activity == outcome.outcome.activity { continue }
        if changes > 1 { text += "# \(changes - 1) changed\n" }
      }
      changes = 0
      text += outcome.json
    }
    return text
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
