@testable import SpecParser

/// Lints specs for Apple's platforms, made of an activity or a few sections, with the rules of Apple's guidance.
enum AppleText {
  /// Findings of the family `apple`, and errors of any rule, as `rule activities`. Notes begin with `note`.
  ///
  /// - Parameters:
  ///   - text: whole sections. Without a section `elements` there is one element, `page`.
  ///   - uses: the vocabularies; an empty text is none.
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
    // Errors of other rules are kept: a spec that cannot be read must not look like one without findings.
    return found.filter { $0.rule.hasPrefix("apple/") || $0.severity == .error }
  }

  /// The same for one activity on `page`.
  ///
  /// - Parameter rest: the activity's keys after its target.
  static func activity(
    _ rest: String, on platforms: String = "ios", uses: String = "apple", _ sections: String = ""
  )
    -> [String]
  {
    found("activities:\n  act: {target: page, \(rest)}\n" + sections, on: platforms, uses: uses)
  }

  /// A product's own mechanics.
  static let own = """
    mechanics:
      two-finger-tap: {fingers: 2, steps: [press, lift]}
      three-finger-tap: {fingers: 3, steps: [press, lift]}
      my-pinch: {fingers: 2, continuous: true, steps: [press, move outward, lift]}
      my-drag: {continuous: true, steps: [press, move, lift]}
      my-swipe: {steps: [press, {move: {distance: 80pt}}, {lift: {velocity: 500pt/s}}]}
    """
}
