/// A check of Apple's guidance. It runs if the spec lists one of Apple's platforms.
protocol AppleCheck: SpecCheck {
  /// All findings, in any order.
  func findings(in apple: AppleSpec) -> [Finding]
}

extension AppleCheck {
  func findings(in context: CheckContext) -> [Finding] {
    guard let apple = AppleSpec(context) else { return [] }
    return findings(in: apple)
  }
}

/// A check of Apple's guidance with at most one finding about each activity that is possible.
///
/// Each finding names the activity; a check does not.
protocol AppleActivityCheck: AppleCheck {
  /// The finding about one activity, with its index into `CheckedSpec.activities`; `nil` if nothing is wrong.
  func finding(about activity: Activity, at index: Int, in apple: AppleSpec) -> Finding?
}

extension AppleActivityCheck {
  func findings(in apple: AppleSpec) -> [Finding] {
    apple.activities.compactMap { index in
      let activity = apple.spec.activities[index]
      return finding(about: activity, at: index, in: apple)?.naming(activity.name.value)
    }
  }
}

/// A check of Apple's guidance with at most one finding about each mechanic of an activity that is possible.
///
/// Each finding names the activity; a check does not.
protocol AppleMechanicCheck: AppleCheck {
  /// The finding about a mechanic, an index into `CheckedSpec.mechanics` where the activity names it; `nil` if nothing is wrong.
  func finding(about mechanic: Located<Int>, of activity: Activity, in apple: AppleSpec) -> Finding?
}

extension AppleMechanicCheck {
  func findings(in apple: AppleSpec) -> [Finding] {
    apple.activities.flatMap { index in
      let activity = apple.spec.activities[index]
      return activity.mechanics.compactMap { mechanic in
        finding(about: mechanic, of: activity, in: apple)?.naming(activity.name.value)
      }
    }
  }
}

/// The names of Apple's documents, for the `source` of rules.
package enum AppleDocument {
  package static let best = "Apple, Human Interface Guidelines, Touchscreen gestures: Best practices"
  package static let standard = "Apple, Human Interface Guidelines, Touchscreen gestures: Standard gestures"
  package static let watch = "Apple, Human Interface Guidelines, Touchscreen gestures: watchOS"
  package static let phone = "Apple, Human Interface Guidelines, Touchscreen gestures: iOS, iPadOS"
  package static let older = "Apple, Human Interface Guidelines (older page for iOS), Gestures"
  package static let swipes = "Apple, Handling Pan and Swipe Gestures: Handling a Swipe Gesture"
}

/// The names of platforms as text: `ios and ipados`.
func named(_ platforms: [Platform]) -> String {
  listed(platforms.map(\.rawValue))
}

extension RuleInfo {
  /// A rule of Apple's guidance.
  ///
  /// - Parameters:
  ///   - source: the place in Apple's documents, of `AppleDocument`.
  ///   - example: sections of a spec in Apple's vocabulary, for these platforms.
  static func apple(
    _ id: String, _ summary: String, because reason: String, source: String, on platforms: String,
    example: String
  ) -> RuleInfo {
    RuleInfo(
      id: "apple/" + id, defaultSeverity: .warning, summary: summary, reason: reason, source: source,
      example: "gspec: 1\nproduct: Example\nuses: [apple]\nplatforms: [\(platforms)]\n" + example)
  }
}
