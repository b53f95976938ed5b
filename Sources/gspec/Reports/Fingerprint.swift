import SpecParser

/// Gives findings names that survive edits elsewhere in the file, and moves of the file itself.
///
/// A name is made of the rule, the product and the activities, and of what the text says at the place; without
/// activities of the message too. Findings that agree in all of it are told apart by their messages, and numbered where
/// these agree too. No line, no path and no order of sections is in it.
struct FingerprintMaker {
  private var seen: [String: Int] = [:]
  private var taken: Set<String> = []

  /// What people read and type: so many hexadecimal digits at the start of a fingerprint.
  static let shortLength = 8

  /// One for each finding: 16 hexadecimal digits, whose first `shortLength` are unique too.
  mutating func names(of spec: LintReport.Spec) -> [String] {
    let identities = spec.findings.map { Self.identity(of: $0, in: spec) }
    // Findings that agree are numbered by what they say, not by where they stand.
    let order = spec.findings.indices.sorted { a, b in
      (identities[a], spec.findings[a].message, a) < (identities[b], spec.findings[b].message, b)
    }
    var names = [String](repeating: "", count: order.count)
    for index in order { names[index] = next(identities[index]) }
    return names
  }

  private mutating func next(_ identity: String) -> String {
    var number = seen[identity, default: 0]
    var name = Self.hash("\(identity)\n\(number)")
    while !taken.insert(String(name.prefix(Self.shortLength))).inserted {
      number += 1
      name = Self.hash("\(identity)\n\(number)")
    }
    seen[identity] = number + 1
    return name
  }

  private static func identity(of finding: Finding, in spec: LintReport.Spec) -> String {
    let text = finding.span.flatMap { span in
      spec.sources[span.file]?.text(span.start..<max(span.start, span.end))
    }
    let subject =
      finding.activities.isEmpty ? [finding.message] : [spec.product] + finding.activities.sorted()
    return ([finding.rule] + subject + [text ?? ""]).joined(separator: "\n")
  }

  /// FNV-1a over 64 bits, mixed so that every digit depends on all of the text: the same everywhere.
  private static func hash(_ text: String) -> String {
    var hash = FNV()
    hash.add(text.utf8)
    var value = hash.value
    // The finalizer of MurmurHash3.
    value = (value ^ (value >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    value = (value ^ (value >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    value ^= value >> 33
    return Digest.digits(value)
  }
}
