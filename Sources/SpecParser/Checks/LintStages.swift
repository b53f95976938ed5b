/// The stages from a checked spec to its findings, in their order:
///
///     in each layout: the parser's findings, checks and analysis ──TellOnce──►
///       ──BothLayouts──► ──ApplySuppressions──► ──Finding.stands──► findings in the order of every report
package struct LintStages {
  /// A function that runs two pieces of work, the second on another thread if possible.
  package typealias Beside = (
    _ here: () -> [Finding], _ there: @escaping @Sendable () -> [Finding]
  ) -> (here: [Finding], there: [Finding])

  /// The checks that need no analysis.
  private let checks: @Sendable (CheckContext) -> [Finding]
  /// The conflict analysis. It leaves out what other errors make unsound. Without it, a `lint` line that accepts one of its rules may be
  /// needed and is not reported.
  package var analyze: ((CheckContext) -> [Finding])?
  /// Known facts about guards over the same variables.
  package var guards = GuardMemo()
  /// Known facts about mechanics.
  package var mechanics = LoneMechanicsMemo()
  /// Whether findings that the spec's `lint` section accepts are kept, with the reason.
  package var keepsAccepted = false
  /// Runs the checks beside the analysis; without it they run first.
  package var beside: Beside?

  package init(checks: @escaping @Sendable (CheckContext) -> [Finding] = CheckSpec.findings) {
    self.checks = checks
  }

  /// The findings of a spec or a vocabulary, which has no activities to analyze and accepts nothing. Without either there are only those
  /// of the parser.
  package func findings(of result: ParseResult) -> [Finding] {
    if let spec = result.spec { return findings(of: spec, with: result.findings) }
    guard let vocabulary = result.vocabulary else { return result.findings }
    return LintStages(checks: checks).findings(of: vocabulary.ownSpec, with: result.findings)
  }

  /// - Parameter others: findings of the parser about the spec. They hold in any layout and are reported once.
  package func findings(of spec: CheckedSpec, with others: [Finding] = []) -> [Finding] {
    let all = BothLayouts.findings(spec) { spec, layout in
      let (checked, analyzed) = run(CheckContext(spec, guards, mechanics))
      return TellOnce.apply(to: checked + (layout == .ltr ? others : []) + analyzed)
    }
    return ApplySuppressions(spec, isAnalyzed: analyze != nil).apply(to: all, keepsAccepted: keepsAccepted)
      .sorted(by: Finding.stands)
  }

  private func run(_ context: CheckContext) -> (checked: [Finding], analyzed: [Finding]) {
    guard let analyze else { return (checks(context), []) }
    guard let beside else { return (checks(context), analyze(context)) }
    let (analyzed, checked) = beside({ analyze(context) }, { [checks] in checks(context) })
    return (checked, analyzed)
  }
}
