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

/// The names of Apple's documents, for the `source` of rules.
package enum AppleDocument {
  package static let best = "Apple, Human Interface Guidelines, Touchscreen gestures: Best practices"
  package static let standard = "Apple, Human Interface Guidelines, Touchscreen gestures: Standard gestures"
  package static let platforms =
    "Apple, Human Interface Guidelines, Touchscreen gestures: Platform considerations"
  package static let watch = "Apple, Human Interface Guidelines, Touchscreen gestures: watchOS"
  package static let phone = "Apple, Human Interface Guidelines, Touchscreen gestures: iOS, iPadOS"
  package static let older = "Apple, Human Interface Guidelines (older page for iOS), Gestures"
  package static let swipes = "Apple, Handling Pan and Swipe Gestures: Handling a Swipe Gesture"
}

/// The names of platforms as text: `ios and ipados`.
func named(_ platforms: [Platform]) -> String {
  listed(platforms.map(\.rawValue))
}

/// Alternatives as text: `a pinch`, `a pinch or a tap`.
func oneOf(_ texts: [String]) -> String {
  inWords(texts, joinedBy: "or")
}

/// Examples of the rules: specs in Apple's vocabulary.
package enum AppleExample {
  package static func spec(_ platforms: String, _ body: String) -> String {
    "gspec: 1\nproduct: Example\nuses: [apple]\nplatforms: [\(platforms)]\n" + body
  }
}
