import SpecParser

/// Checks that a continuous activity that waits begins before the fingers lift.
///
/// If the awaited activity can begin as long as fingers stay down, the claim is held until the lift. The activity then begins and ends at
/// once, and never changes. A discrete activity may wait that long.
struct WaitsComeToAnEnd: AnalysisCheck {
  static let rule = ResolveRules.endlessWait

  func findings(in context: AnalysisContext) -> [Finding] {
    guard !context.spec.resolutions.isEmpty else { return [] }
    let uses = ResolutionUses(context)
    let names = context.spec.activities.map(\.name.value)
    let byName = context.machine.activityIndices
    return context.spec.resolutions.flatMap { resolution in
      uses.pairs(of: resolution.rule).compactMap { pair -> Finding? in
        guard pair.relation == .wait, let a = byName[names[pair.first.value]],
          let b = byName[names[pair.second.value]],
          let related = context.report.related[ActivityPair(a, b).ascending],
          related.isHeldToTheEnd[a < b ? 0 : 1]
        else { return nil }
        return endless(pair, names[pair.first.value], names[pair.second.value])
      }
    }
  }

  private func endless(_ pair: ResolutionUses.NamedPair, _ a: String, _ b: String) -> Finding {
    finding(
      "`\(a)` waits for `\(b)`, which can begin as long as fingers stay down: `\(a)` begins only when it is over",
      at: pair.first.span,
      help: [
        "let one take over from the other: `resolve: [{prefer: \(b), over: \(a)}]`",
        "let both be recognized: `resolve: [{together: [\(a), \(b)]}]`",
      ], related: [Finding.Related(span: pair.second.span, message: "`\(b)` is waited for here")],
      activities: [a, b])
  }
}
