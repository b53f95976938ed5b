import SpecParser

/// The stages from a checked spec to its findings, in their order:
///
///     in each layout: the parser's findings, checks and analysis ──TellOnce──►
///       ──BothLayouts──► ──ApplySuppressions──► ──Finding.stands──► findings in the order of every report
struct LintStages {
  /// The checks that need no analysis.
  var checks: @Sendable (CheckContext) -> [Finding] = CheckSpec.findings
  /// The conflict analysis. It leaves out what other errors make unsound. Without it, a `lint` line that accepts one of its rules may be
  /// needed and is not reported.
  var analyze: ((CheckContext) -> [Finding])?
  /// Known facts about guards over the same variables.
  var guards = GuardMemo()
  var keepsAccepted = false
  var beside: LintSpec.Beside?

  /// - Parameter others: findings of the parser about the spec. They hold in any layout and are reported once.
  func findings(of spec: CheckedSpec, with others: [Finding] = []) -> [Finding] {
    let all = BothLayouts.findings(spec) { spec, layout in
      let (checked, analyzed) = run(CheckContext(spec, guards))
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
