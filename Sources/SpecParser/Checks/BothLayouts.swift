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
    let (first, second) = (lasting(plain, besides: turned), lasting(turned, besides: plain))
    return first.map { told($0, in: .ltr, besides: turned) }
      + second.filter { finding in !first.contains { tells($0, finding) } }.map {
        told($0, in: .rtl, besides: plain)
      }
  }

  /// The findings without those of `resolve/needless` that are not true in the other layout.
  private static func lasting(_ findings: [Finding], besides others: [Finding]) -> [Finding] {
    findings.filter { finding in !isNeedless(finding) || others.contains { tells($0, finding) } }
  }

  private static func isNeedless(_ finding: Finding) -> Bool { finding.rule == ResolveRules.needless.id }

  /// The finding with its layout, unless it is the same in the other layout.
  private static func told(_ finding: Finding, in layout: LayoutDirection, besides others: [Finding])
    -> Finding
  {
    let other = others.first { tells($0, finding) }
    var finding = finding
    if other?.witness != finding.witness { finding.witness?.layout = layout }
    if other == nil { finding.notes.append("this is so in a layout \(layout.words)") }
    return finding
  }

  /// Whether one finding covers another: it says the same, or names a line of `resolve` of which the other names a part.
  private static func tells(_ one: Finding, _ other: Finding) -> Bool {
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

extension LayoutDirection {
  /// The layout in words: `from right to left`.
  package var words: String { self == .ltr ? "from left to right" : "from right to left" }
}
