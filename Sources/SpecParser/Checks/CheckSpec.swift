/// Runs every check over a spec: from a `CheckedSpec` to findings.
package enum CheckSpec {
  /// The checks, in the order of the catalogue. A new one is added here and nowhere else.
  static let checks: [any SpecCheck.Type] =
    ofMeaning + MaterialChecks.all + AppleChecks.all + FeedbackChecks.all + AccessibilityChecks.all

  /// Those that hold whatever vocabulary is used.
  private static let ofMeaning: [any SpecCheck.Type] = [
    GuardsCanHold.self,
    GuardsExcludeSomething.self,
    GuardsAreDecidable.self,
    MechanicsArePossible.self,
    ResolutionsDoNotContradict.self,
    CommitsFollowMovements.self,
    ValuesAreOfMovements.self,
    PossibleIsShown.self,
    MovementsGoWhereTheirTargetDoes.self,
    HandOversCanBeTaken.self,
    HandOversDoNotGoRound.self,
    ActivitiesStandForOthers.self,
  ]

  /// What there is to report, in the order of every report; what another rule tells
  /// (`TellOnce`) and what `lint: {disable: [...]}` silences are left out.
  ///
  /// - Parameters:
  ///   - others: findings of other stages about the same spec, which can be silenced too.
  ///   - guards: what is known of guards over the same variables.
  ///   - keepsAccepted: whether what `lint: {disable: [...]}` silences is kept, with the reason.
  ///   - analyze: the conflict analysis; it is asked about both layouts where the spec follows the reading direction.
  ///     It leaves out what other errors make unsound. Where there is none, a line that
  ///     silences one of its rules may be needed and is left alone.
  ///   - beside: runs the checks beside the analysis; without it they come first.
  package static func run(
    _ spec: CheckedSpec, with others: [Finding] = [], guards: GuardMemo = GuardMemo(),
    keepsAccepted: Bool = false, analyze: ((CheckContext) -> [Finding])? = nil, beside: Beside? = nil
  ) -> [Finding] {
    run(checks, spec, guards, others, keepsAccepted, beside, analyze)
  }

  /// Runs two pieces of work, the second on another thread where it can.
  package typealias Beside = (
    _ here: () -> [Finding], _ there: @escaping @Sendable () -> [Finding]
  ) -> (here: [Finding], there: [Finding])

  /// The errors among what `run` reports, for who wants nothing else: checks that can only warn are not asked.
  ///
  /// - Parameter analyze: as in `run`; of it too, errors alone are enough.
  package static func errors(
    _ spec: CheckedSpec, with others: [Finding] = [], analyze: ((CheckContext) -> [Finding])? = nil
  ) -> [Finding] {
    run(checks.filter { $0.rule.defaultSeverity == .error }, spec, GuardMemo(), others, false, nil, analyze)
      .filter { $0.severity == .error }
  }

  private static func run(
    _ checks: [any SpecCheck.Type], _ spec: CheckedSpec, _ guards: GuardMemo, _ others: [Finding],
    _ keepsAccepted: Bool, _ beside: Beside?, _ analyze: ((CheckContext) -> [Finding])?
  ) -> [Finding] {
    let all = BothLayouts.findings(spec) { spec, layout in
      let context = CheckContext(spec, guards)
      let own = layout == .ltr ? others : []
      if let beside, let analyze {
        let (analyzed, found) = beside({ analyze(context) }) {
          checks.flatMap { $0.init().findings(in: context) }
        }
        return TellOnce.apply(to: found + own + analyzed)
      }
      let found = checks.flatMap { $0.init().findings(in: context) } + own
      return TellOnce.apply(to: found + (analyze?(context) ?? []))
    }
    return ApplySuppressions(spec, isAnalyzed: analyze != nil).apply(to: all, keepsAccepted: keepsAccepted)
      .sorted(by: Finding.stands)
  }

  /// What there is to report about a vocabulary: its own mechanics, under the metrics that it sets.
  package static func run(_ vocabulary: CheckedVocabulary, with others: [Finding] = []) -> [Finding] {
    let own = vocabulary.mechanics.filter { $0.vocabulary == vocabulary.name.value }.map { mechanic in
      var mechanic = mechanic
      mechanic.vocabulary = nil
      return mechanic
    }
    let spec = CheckedSpec(
      product: vocabulary.name, vocabularies: vocabulary.uses, platforms: [], experience: [],
      protectedEdges: nil, metrics: vocabulary.metrics, states: [], elements: [], mechanics: own,
      kinds: vocabulary.kinds, activities: [], resolutions: [], suppressions: [])
    return run(spec, with: others)
  }
}
