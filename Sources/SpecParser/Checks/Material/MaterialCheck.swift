/// A check of Material's guidance: it looks at one activity at a time, and only where that vocabulary is used.
///
/// Activities that can never hold are left out. What a check cannot know from the spec, it does not report.
protocol MaterialCheck: SpecCheck {
  /// The kinds that it looks at; empty is every one.
  static var kinds: Set<String> { get }

  /// The breaches of one activity, an index into `CheckedSpec.activities`.
  func findings(about activity: Int, in scene: MaterialScene) -> [Finding]
}

extension MaterialCheck {
  static var kinds: Set<String> { [] }

  func findings(in context: CheckContext) -> [Finding] {
    let spec = context.spec
    guard spec.vocabularies.contains("material") else { return [] }
    let concerned = spec.activities.indices.filter { index in
      (Self.kinds.isEmpty || Self.kinds.contains(spec.activities[index].does.value))
        && !context.deadActivities.contains(index)
    }
    guard !concerned.isEmpty else { return [] }
    let scene = MaterialScene(context)
    var result: [Finding] = []
    for activity in concerned where result.count < Self.limit {
      result += findings(about: activity, in: scene)
    }
    return result
  }

  /// About how many are reported at most: people do not read more.
  private static var limit: Int { 1000 }
}

extension RuleInfo {
  /// A rule of Material's page on gestures.
  ///
  /// - Parameter section: the heading on the page under which the guidance stands.
  static func material(
    _ id: String, _ summary: String, section: String, because reason: String, example: String,
    corrected: String? = nil
  ) -> RuleInfo {
    RuleInfo(
      id: "material/" + id, defaultSeverity: .warning, summary: summary, reason: reason,
      source: "Material, Gestures: " + section, example: example, corrected: corrected)
  }
}

/// Whole specs for the catalogue's examples, of which only what matters is written at the rule.
enum MaterialExample {
  /// - Parameters: the lines of each section, without their indentation.
  static func text(
    platforms: String? = nil, state: String? = nil, elements: String, mechanics: String? = nil,
    activities: String, resolve: String? = nil
  ) -> String {
    var lines = ["gspec: 1", "product: Example", "uses: [material]"]
    if let platforms { lines.append("platforms: [\(platforms)]") }
    lines += section("state", state) + section("elements", elements) + section("mechanics", mechanics)
    lines += section("activities", activities) + section("resolve", resolve)
    return lines.joined(separator: "\n")
  }

  private static func section(_ name: String, _ body: String?) -> [String] {
    guard let body else { return [] }
    return [name + ":"] + body.split(separator: "\n").map { "  " + $0 }
  }
}
