/// Runs all checks on a `CheckedSpec` and returns the findings.
package enum CheckSpec {
  /// All checks, in the order of the catalogue. A new check is added only here.
  static let checks: [any SpecCheck.Type] =
    ofMeaning + MaterialChecks.all + AppleChecks.all + FeedbackChecks.all + AccessibilityChecks.all

  /// The checks that apply with any vocabulary.
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

  /// The findings about a spec, in the order of every report. It leaves out findings that another rule reports (`TellOnce`) and those that
  /// `lint: {disable: [...]}` accepts.
  ///
  /// - Parameters:
  ///   - others: findings of other stages about the same spec, which `lint` can also accept.
  ///   - guards: known facts about guards over the same variables.
  ///   - keepsAccepted: whether accepted findings are kept, with the reason.
  ///   - analyze: the conflict analysis. It runs for both layouts if the spec follows the reading direction. It leaves out what other
  ///     errors make unsound. Without it, a line that accepts one of its rules may be needed and is not reported.
  ///   - beside: runs the checks beside the analysis; without it they run first.
  package static func run(
    _ spec: CheckedSpec, with others: [Finding] = [], guards: GuardMemo = GuardMemo(),
    keepsAccepted: Bool = false, analyze: ((CheckContext) -> [Finding])? = nil, beside: Beside? = nil
  ) -> [Finding] {
    run(checks, spec, guards, others, keepsAccepted, beside, analyze)
  }

  /// A function that runs two pieces of work, the second on another thread if possible.
  package typealias Beside = (
    _ here: () -> [Finding], _ there: @escaping @Sendable () -> [Finding]
  ) -> (here: [Finding], there: [Finding])

  /// The errors that `run` reports. Checks that can only warn do not run.
  ///
  /// - Parameter analyze: as in `run`; it need only return errors.
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

  /// The findings about a vocabulary: about its own mechanics, under the metrics that it sets.
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
