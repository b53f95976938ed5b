import SpecParser

/// Gives findings names that survive edits elsewhere: in the file, in other files, in the order of either.
///
/// A name is made of the spec's path below its repository's root, the rule, the activities, the keys that lead to the place and
/// what the text says there; without activities of the message too. No line and no order is in it, and nothing of
/// another spec. Findings of one spec that agree in all of it are numbered in the order of their messages.
struct FingerprintMaker {
  /// What people read and type: so many hexadecimal digits at the start of a fingerprint.
  static let shortLength = 8

  private let spec: LintReport.Spec
  private let keyPath: KeyPath?

  init(_ spec: LintReport.Spec) {
    self.spec = spec
    keyPath = spec.sources.files.first.map(KeyPath.init)
  }

  /// One for each of some findings of the spec: 16 hexadecimal digits.
  func names(of findings: [Finding]) -> [String] {
    let identities = findings.map(identity)
    let order = findings.indices.sorted { a, b in
      (identities[a], findings[a].message, a) < (identities[b], findings[b].message, b)
    }
    var names = [String](repeating: "", count: order.count)
    var seen: [String: Int] = [:]
    for index in order {
      let number = seen[identities[index], default: 0]
      seen[identities[index]] = number + 1
      names[index] = Self.hash("\(identities[index])\n\(number)")
    }
    return names
  }

  private func identity(of finding: Finding) -> String {
    let text = finding.span.flatMap { span in
      spec.sources[span.file]?.text(span.start..<max(span.start, span.end))
    }
    let subject = finding.activities.isEmpty ? [finding.message] : finding.activities.sorted()
    return ([spec.repositoryPath, finding.rule] + subject + keys(to: finding) + [text ?? ""])
      .joined(separator: "\n")
  }

  private func keys(to finding: Finding) -> [String] {
    guard let span = finding.span, let root = spec.tree?.root, let keyPath else { return [] }
    return keyPath.keys(to: span, in: root)
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
