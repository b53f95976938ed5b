/// The checks of what a spec means, which apply with any vocabulary.
enum MeaningChecks {
  /// All checks, in the order of the catalogue. A new check is added only here.
  static let all: [any SpecCheck.Type] = [
    GuardsCanHold.self,
    GuardsExcludeSomething.self,
    GuardsAreDecidable.self,
    DeclarationsAreUsed.self,
    MetricsArePlausible.self,
    MechanicsArePossible.self,
    ContinuousMechanicsEndAtAnyLift.self,
    ResolutionsDoNotContradict.self,
    CommitsFollowMovements.self,
    ValuesAreOfMovements.self,
    PossibleIsShown.self,
    MovementsGoWhereTheirTargetDoes.self,
    HandOversCanBeTaken.self,
    HandOversDoNotGoRound.self,
    ActivitiesStandForOthers.self,
  ]
}
