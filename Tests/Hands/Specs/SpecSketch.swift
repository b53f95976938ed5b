/// A spec in pieces of text, so that pieces can be left out.
struct SpecSketch: Hashable {
  struct Mechanic: Hashable {
    var name: String
    var fingers: String
    var isContinuous: Bool
    /// The text of each step.
    var steps: [String]
  }

  struct Activity: Hashable {
    var name: String
    /// An element's path.
    var target: String
    var by: [String]
    /// `key: value` pairs, as in the text.
    var entries: [String] = []
  }

  enum Line: Hashable {
    case wait(String, String)
    case prefer(String, String)
    case together([String])

    var names: [String] {
      switch self {
      case .wait(let a, let b), .prefer(let a, let b): [a, b]
      case .together(let all): all
      }
    }
  }

  var uses: [String]
  /// `key: value`, as in the text.
  var metrics: [String] = []
  /// `name: domain`.
  var states: [String] = []
  /// Paths, parents first.
  var elements: [String]
  /// The guards of elements, by path.
  var elementGuards: [String: String] = [:]
  var mechanics: [Mechanic] = []
  var activities: [Activity]
  var lines: [Line] = []

  /// The spec's YAML.
  var text: String {
    var lines = ["gspec: 1", "product: Hands", "uses: \(list(uses))"]
    add("metrics", metrics.map { "  \($0)" }, to: &lines)
    add("state", states.map { "  \($0)" }, to: &lines)
    add("elements", elementLines(under: "", indent: "  "), to: &lines)
    add("mechanics", mechanics.flatMap(mechanicLines), to: &lines)
    add("activities", activities.flatMap(activityLines), to: &lines)
    add("resolve", self.lines.map(resolveLine), to: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private func add(_ section: String, _ content: [String], to lines: inout [String]) {
    if !content.isEmpty { lines += ["\(section):"] + content }
  }

  private func elementLines(under parent: String, indent: String) -> [String] {
    elements.filter { Self.parent($0) == parent }.flatMap { path in
      let below = elementLines(under: path, indent: indent + "    ")
      let name = path.split(separator: "/").last ?? ""
      return ["\(indent)\(name):"] + (elementGuards[path].map { ["\(indent)  when: \($0)"] } ?? [])
        + (below.isEmpty ? [] : ["\(indent)  children:"] + below)
    }
  }

  static func parent(_ path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private func mechanicLines(_ mechanic: Mechanic) -> [String] {
    ["  \(mechanic.name):", "    fingers: \(mechanic.fingers)"]
      + (mechanic.isContinuous ? ["    continuous: true"] : [])
      + ["    steps:"] + mechanic.steps.map { "      - \($0)" }
  }

  private func activityLines(_ activity: Activity) -> [String] {
    [
      "  \(activity.name):", "    does: custom", "    target: \(activity.target)",
      "    by: \(list(activity.by))",
    ]
      + activity.entries.map { "    \($0)" }
  }

  private func resolveLine(_ line: Line) -> String {
    switch line {
    case .wait(let a, let b): "  - {wait: \(a), for: \(b)}"
    case .prefer(let a, let b): "  - {prefer: \(a), over: \(b)}"
    case .together(let all): "  - together: \(list(all))"
    }
  }

  private func list(_ words: [String]) -> String { "[\(words.joined(separator: ", "))]" }
}

extension SpecSketch {
  /// Removes one activity, the lines that name it, and the mechanics and elements that nothing else uses.
  mutating func remove(activity name: String) {
    activities.removeAll { $0.name == name }
    lines = lines.compactMap { line in
      guard line.names.contains(name) else { return line }
      guard case .together(let all) = line, all.count > 2 else { return nil }
      return .together(all.filter { $0 != name })
    }
    removeUnused()
  }

  /// Drops mechanics and elements that nothing names.
  mutating func removeUnused() {
    let used = Set(activities.flatMap { $0.by + $0.entries })
    mechanics.removeAll { mechanic in
      !used.contains { $0 == mechanic.name || $0.contains("[\(mechanic.name)]") }
    }
    let targets = activities.map(\.target)
    elements.removeAll { element in
      !targets.contains { $0 == element || $0.hasPrefix(element + "/") }
    }
    if elements.isEmpty { elements = ["a"] }
  }
}
