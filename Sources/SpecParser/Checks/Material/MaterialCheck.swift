/// A check of Material's guidance. It looks at one activity at a time, and only if the spec uses that vocabulary.
///
/// Activities that are never possible are left out. A check reports only what the spec shows. Each finding names the activity first; a
/// check gives only the other activities.
protocol MaterialCheck: SpecCheck {
  /// The kinds that the check looks at; empty for all.
  static var kinds: Set<String> { get }

  /// The findings about one activity, an index into `CheckedSpec.activities`.
  func findings(about activity: Int, in scene: MaterialScene) -> [Finding]
}

/// A check of Material's guidance that has at most one finding about an activity.
protocol SingleMaterialCheck: MaterialCheck {
  /// The finding about one activity, an index into `CheckedSpec.activities`; `nil` if nothing is wrong.
  func finding(about activity: Int, in scene: MaterialScene) -> Finding?
}

extension SingleMaterialCheck {
  func findings(about activity: Int, in scene: MaterialScene) -> [Finding] {
    finding(about: activity, in: scene).map { [$0] } ?? []
  }
}

extension MaterialCheck {
  static var kinds: Set<String> { [] }

  func findings(in context: CheckContext) -> [Finding] {
    let spec = context.spec
    guard spec.usesMaterial else { return [] }
    let concerned =
      Self.kinds.isEmpty
      ? context.possibleActivities : Self.kinds.flatMap { context.activitiesByKind[$0] ?? [] }.sorted()
    guard !concerned.isEmpty else { return [] }
    let scene = MaterialScene(context: context)
    var result: [Finding] = []
    for activity in concerned where result.count < Self.limit {
      result += findings(about: activity, in: scene).map { $0.naming(scene.name(activity)) }
    }
    return result
  }

  /// The number of findings after which a check stops, since people do not read more.
  private static var limit: Int { 1000 }
}

extension RuleInfo {
  /// A rule from Material's page on gestures.
  ///
  /// - Parameter section: the heading on the page that contains the guidance. Parameters behind the reason are those of `MaterialExample`.
  static func material(
    _ id: String, _ summary: String, section: String, because reason: String, state: String? = nil,
    elements: String, mechanics: String? = nil, activities: String, resolve: String? = nil
  ) -> RuleInfo {
    RuleInfo(
      id: "material/" + id, defaultSeverity: .warning, summary: summary, reason: reason,
      source: "Material, Gestures: " + section,
      example: MaterialExample.text(
        state: state, elements: elements, mechanics: mechanics, activities: activities, resolve: resolve))
  }
}

/// Complete specs for the catalogue's examples, from the few lines that a rule writes.
enum MaterialExample {
  /// - Parameters: the lines of each section, without their indentation.
  static func text(
    platforms: String? = nil, state: String? = nil, elements: String, mechanics: String? = nil,
    activities: String, resolve: String? = nil, metrics: String? = nil
  ) -> String {
    var lines = ["gspec: 1", "product: Example", "uses: [material]"]
    if let platforms { lines.append("platforms: [\(platforms)]") }
    lines +=
      section("metrics", metrics) + section("state", state) + section("elements", elements)
      + section("mechanics", mechanics)
    lines += section("activities", activities) + section("resolve", resolve)
    return lines.joined(separator: "\n")
  }

  private static func section(_ name: String, _ body: String?) -> [String] {
    guard let body else { return [] }
    let lines = body.split(separator: "\n").map { "  " + $0 }
    // If the whole section is of one part, so is its key.
    let mark = ["✗ ", "✓ "].first { mark in lines.allSatisfy { $0.drop { $0 == " " }.hasPrefix(mark) } }
    return [(mark ?? "") + name + ":"] + lines
  }
}
