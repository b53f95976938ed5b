/// The findings about a spec in the layouts in which it can be shown.
///
/// A spec with `leading` or `trailing` is two products: one from left to right and one from right to left. A finding in both layouts is
/// reported once. A finding in one layout names that layout, except one of `resolve/needless`: a line that settles something in one of the
/// products is needed.
enum BothLayouts {
  /// - Parameter find: returns the findings about a spec in a layout.
  static func findings(
    _ spec: CheckedSpec, _ find: (CheckedSpec, LayoutDirection) -> [Finding]
  ) -> [Finding] {
    let plain = find(spec.laidOut(.ltr), .ltr)
    guard spec.followsReading else { return plain }
    let turned = find(spec.laidOut(.rtl), .rtl)
    let (one, other) = (AlikeFindings(plain), AlikeFindings(turned))
    let (first, second) = (lasting(plain, besides: other), lasting(turned, besides: one))
    let lasting = AlikeFindings(first)
    return first.map { told($0, in: .ltr, besides: other) }
      + second.filter { lasting.first(telling: $0) == nil }.map { told($0, in: .rtl, besides: one) }
  }

  /// The findings without those of `resolve/needless` that are not true in the other layout.
  private static func lasting(_ findings: [Finding], besides others: AlikeFindings) -> [Finding] {
    findings.filter { !isNeedless($0) || others.first(telling: $0) != nil }
  }

  fileprivate static func isNeedless(_ finding: Finding) -> Bool { finding.rule == ResolveRules.needless.id }

  /// The finding with its layout, unless it is the same in the other layout.
  private static func told(_ finding: Finding, in layout: LayoutDirection, besides others: AlikeFindings)
    -> Finding
  {
    let other = others.first(telling: finding)
    var finding = finding
    if other?.witness != finding.witness { finding.witness?.layout = layout }
    if other == nil { finding.notes.append("this is so in a layout \(layout.words)") }
    return finding
  }

  /// Whether one finding covers another: it says the same, or names a line of `resolve` of which the other names a part.
  fileprivate static func tells(_ one: Finding, _ other: Finding) -> Bool {
    guard one.rule == other.rule, one.severity == other.severity else { return false }
    guard isNeedless(one) else { return one.span == other.span && one.says(inOtherLayout: other) }
    return (one.span == other.span || isIn(one.span, other.span))
      && Set(one.activities).isSuperset(of: other.activities)
  }

  /// Whether a span lies within another: a name within its line.
  private static func isIn(_ line: SourceSpan?, _ name: SourceSpan?) -> Bool {
    guard let line, let name else { return false }
    return line.merged(with: name) == line && line.file == name.file
  }
}

/// Findings by what they must have in common with one that tells the same: of thousands only a few are compared.
private struct AlikeFindings {
  private struct Key: Hashable {
    var rule: String
    var span: SourceSpan?
    var activities: Set<String>

    init(_ finding: Finding) {
      rule = finding.rule
      // Findings about lines of `resolve` also cover those about parts of them.
      let isNeedless = BothLayouts.isNeedless(finding)
      span = isNeedless ? nil : finding.span
      activities = isNeedless ? [] : Set(finding.activities)
    }
  }

  private let findings: [Finding]
  private let numbers: [Key: [Int]]

  init(_ findings: [Finding]) {
    self.findings = findings
    numbers = Dictionary(grouping: findings.indices) { Key(findings[$0]) }
  }

  /// The first one that tells the same as a finding.
  func first(telling finding: Finding) -> Finding? {
    numbers[Key(finding)]?.lazy.map { findings[$0] }.first { BothLayouts.tells($0, finding) }
  }
}

extension LayoutDirection {
  /// The layout in words: `from right to left`.
  package var words: String { self == .ltr ? "from left to right" : "from right to left" }
}
