import SpecParser

/// Gives findings names that survive edits elsewhere in the file, and moves of the file itself.
///
/// A name is made of the rule and the activities; of what the text says where no activity is concerned. Findings that
/// agree in all of it are numbered in the order of the report.
struct FingerprintMaker {
  private var seen: [String: Int] = [:]

  /// - Returns: 16 hexadecimal digits.
  mutating func next(of finding: Finding, in sources: SourceSet) -> String {
    let identity = Self.identity(of: finding, in: sources)
    let repetition = seen[identity, default: 0]
    seen[identity] = repetition + 1
    return Self.hash(identity + "\n\(repetition)")
  }

  private static func identity(of finding: Finding, in sources: SourceSet) -> String {
    if !finding.activities.isEmpty {
      return ([finding.rule] + finding.activities.sorted()).joined(separator: "\n")
    }
    let text = finding.span.flatMap { span in
      sources[span.file]?.text(span.start..<max(span.start, span.end))
    }
    return [finding.rule, finding.message, text ?? ""].joined(separator: "\n")
  }

  /// FNV-1a over 64 bits: any stable spread will do, and this one is the same everywhere.
  private static func hash(_ text: String) -> String {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
