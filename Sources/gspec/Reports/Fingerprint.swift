import SpecParser

/// Makes names of findings that stay the same when other parts of the file, other files, or their order change.
///
/// A name is a hash of:
/// - the spec's path, relative to the root of its repository
/// - the rule
/// - the activities, or the message if there are none
/// - the keys that lead to the place, and the words there
///
/// Line numbers, notation, the order of findings and other specs have no effect. Findings of one spec with equal values are numbered in the
/// order of their messages.
struct FingerprintMaker {
  /// The number of hexadecimal digits of a fingerprint that people read and type.
  static let shortLength = 8

  let spec: LintReport.Spec

  /// The names of findings of the spec, in their order: 16 hexadecimal digits each.
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

  /// The name of a finding whose own name another file of the report has, too.
  ///
  /// - Parameter number: from 1.
  static func numbered(_ name: String, _ number: Int) -> String { hash("\(name)\n\(number)") }

  private func identity(of finding: Finding) -> String {
    let subject = finding.activities.isEmpty ? [finding.message] : finding.activities.sorted()
    return ([spec.repositoryPath, finding.rule] + subject + keys(to: finding) + [words(at: finding)])
      .joined(separator: "\n")
  }

  private func keys(to finding: Finding) -> [String] {
    guard let span = finding.span, let root = root(for: finding), let source = spec.sources[span.file] else {
      return []
    }
    return KeyPath(words: PlaceWords(source: source)).keys(to: span, in: root)
  }

  private func words(at finding: Finding) -> String {
    guard let span = finding.span, let source = spec.sources[span.file] else { return "" }
    return PlaceWords(source: source).text(span, in: root(for: finding))
  }

  /// The tree with a finding's place. The keys around an error of YAML are not certain; other findings keep their names when it is mended.
  private func root(for finding: Finding) -> LocatedNode? {
    spec.tree?.root ?? (finding.isOf(SyntaxRules.ofText) ? nil : spec.recovered?.root)
  }

  /// The 64-bit FNV-1a hash, mixed so that every digit depends on the whole text. It is the same on every machine.
  private static func hash(_ text: String) -> String {
    var hash = FNV()
    hash.add(text.utf8)
    var value = hash.value
    // The finalizer of MurmurHash3.
    value = (value ^ (value >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    value = (value ^ (value >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    value ^= value >> 33
    return value.digits(16)
  }
}
