/// A check of Apple's guidance: asked where one of Apple's platforms is listed.
protocol AppleCheck: SpecCheck {
  /// Every breach, in any order.
  func findings(in apple: AppleSpec) -> [Finding]
}

extension AppleCheck {
  func findings(in context: CheckContext) -> [Finding] {
    guard let apple = AppleSpec(context) else { return [] }
    return findings(in: apple)
  }
}

/// Names of Apple's documents, for `source` of the rules.
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

/// `ios and ipados`, in the order of `Platform`.
func named(_ platforms: [Platform]) -> String {
  listed(platforms.map(\.rawValue))
}

/// `a pinch`, `a pinch or a tap`.
func oneOf(_ texts: [String]) -> String {
  inWords(texts, joinedBy: "or")
}

/// Examples of the rules: specs in Apple's vocabulary.
package enum AppleExample {
  package static func spec(_ platforms: String, _ body: String) -> String {
    "gspec: 1\nproduct: Example\nuses: [apple]\nplatforms: [\(platforms)]\n" + body
  }
}
