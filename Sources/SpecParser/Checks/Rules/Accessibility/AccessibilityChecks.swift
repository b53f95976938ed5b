/// The accessibility checks, which apply to every spec.
enum AccessibilityChecks {
  /// All checks, in the order of the catalogue. A new check is added only here.
  static let all: [any SpecCheck.Type] = [
    ActivitiesHaveAnAlternative.self, SwipesFollowTheReadingDirection.self,
  ]
}
