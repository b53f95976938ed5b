/// That everybody has a way: checked for every spec.
enum AccessibilityChecks {
  /// In the order of the catalogue. A new one is added here and nowhere else.
  static let all: [any SpecCheck.Type] = [
    ActivitiesHaveAnAlternative.self, SwipesFollowTheReadingDirection.self,
  ]
}
