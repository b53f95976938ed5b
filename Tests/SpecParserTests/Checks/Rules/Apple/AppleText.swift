@testable import SpecParser

/// Specs for Apple's platforms, put together from an activity or a few sections, and what Apple's guidance says of them.
enum AppleText {
  /// Findings of the family `apple`, as `rule activities`; notes with `note` before.
  ///
  /// - Parameters:
  ///   - text: whole sections; where none is `elements`, there is one element, `page`.
  ///   - uses: vocabularies; empty is none.
  static func found(_ text: String, on platforms: String = "ios", uses: String = "apple") -> [String] {
    findings(text, on: platforms, uses: uses).map { finding in
      let words = [finding.rule] + finding.activities
      return (finding.severity == .note ? "note " : "") + words.joined(separator: " ")
    }
  }

  static func findings(_ text: String, on platforms: String = "ios", uses: String = "apple") -> [Finding] {
    let elements = text.contains("elements:") ? "" : "elements:\n  page: {zooms: true}\n"
    let found = SpecText.lint(
      "gspec: 1\nproduct: Test\nuses: [\(uses)]\nplatforms: [\(platforms)]\n" + elements + text + "\n")
    // What cannot be read is a fault of the test, and must not look like a spec without breaches.
    return found.filter { $0.rule.hasPrefix("apple/") || $0.severity == .error }
  }

  /// The same for one activity on `page`: what follows its target.
  static func activity(
    _ rest: String, on platforms: String = "ios", uses: String = "apple", _ sections: String = ""
  )
    -> [String]
  {
    found("activities:\n  act: {target: page, \(rest)}\n" + sections, on: platforms, uses: uses)
  }

  /// Mechanics of a product's own.
  static let own = """
    mechanics:
      two-finger-tap: {fingers: 2, steps: [press, lift]}
      three-finger-tap: {fingers: 3, steps: [press, lift]}
      my-pinch: {fingers: 2, continuous: true, steps: [press, move outward, lift]}
      my-drag: {continuous: true, steps: [press, move, lift]}
      my-swipe: {steps: [press, {move: {distance: 80pt}}, {lift: {velocity: 500pt/s}}]}
    """
}
