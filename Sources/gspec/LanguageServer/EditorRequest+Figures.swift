import GestureCompiler
import SpecParser

/// The figures and tables of a hover: the movement of a mechanic, and the truth table of a guard.
extension EditorRequest {
  /// The figure of a mechanic, and its steps with their limits. Below `activities`, the limits are those of the activity.
  ///
  /// - Returns: nothing if a limit is a metric whose value is not known.
  func movement(_ mechanic: Mechanic, _ place: TreePlace, _ metrics: Metrics) -> [String] {
    let activity = place.keys.first == "activities" ? self.activity(place) : nil
    let elaborated = ElaboratedMechanic(mechanic, for: activity, under: metrics)
    let limits = elaborated.steps.flatMap { $0.metricLimits(metrics) }
    guard !limits.contains(where: { metrics.unread.contains($0.metric) }) else { return [] }
    let lines = [MechanicText.figure(elaborated), ""] + MechanicText.lines(elaborated)
    return ["```text\n" + lines.joined(separator: "\n") + "\n```"]
  }

  private func activity(_ place: TreePlace) -> Activity? {
    guard place.keys.count > 1 else { return nil }
    return scope?.spec.product?.activities.first { $0.name.value == place.keys[1] }
  }

  /// The truth table of the guard at a place. The guard of an activity includes that of its target.
  func truth(_ place: TreePlace) -> String? {
    guard let spec = scope?.spec.product, let condition = condition(place, spec) else { return nil }
    let title = "Holds while `\(GuardText(states: spec.states).text(of: condition))`."
    guard let table = TruthTable(condition, spec.states) else { return title }
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    let head = [line(table.variables + ["holds"]), line(table.variables.map { _ in "---" } + ["---"])]
    return title + "\n\n"
      + (head + table.rows.map { line($0.values + [$0.holds ? "**yes**" : "no"]) }).joined(separator: "\n")
  }

  private func condition(_ place: TreePlace, _ spec: CheckedSpec) -> Guard? {
    switch place.keys.first {
    case "activities":
      guard let activity = activity(place), activity.guardExpression != nil,
        areRead(activity.target.value, spec)
      else { return nil }
      return activity.condition
    case "elements":
      // The keys of a path alternate between names and `children`.
      let names = place.keys.dropFirst().dropLast().enumerated().filter { $0.offset % 2 == 0 }
      let path = names.map(\.element).joined(separator: "/")
      return spec.elements.first { $0.path == path }?.guardExpression?.value
    default: return nil
    }
  }

  /// Whether the guards of an element and of those around it could be read.
  private func areRead(_ element: Int, _ spec: CheckedSpec) -> Bool {
    sequence(first: element) { spec.elements[$0].parent }.allSatisfy { index in
      let names = spec.elements[index].path.split(separator: "/").map { [String($0)] }
      let isWritten = value(["elements"] + names.joined(separator: ["children"]) + ["when"]) != nil
      return spec.elements[index].guardExpression != nil || !isWritten
    }
  }

  /// The value at the end of a path of keys.
  func value(_ keys: [String]) -> LocatedNode? {
    keys.reduce(reading.tree.root) { $0?.value(of: $1) }
  }
}
