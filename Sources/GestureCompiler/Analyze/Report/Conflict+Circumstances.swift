import SpecParser

/// Describes where and when two activities meet and what each of them does there, in the same words for both.
extension Conflict {
  /// The tool unless it is a finger, and the condition of both guards: ` by a pen when selection == none`. Empty if there is no condition.
  func whenWords(_ machine: Machine) -> String { Self.whenWords(machine, activities) }

  /// The same for the guards of several activities.
  static func whenWords(_ machine: Machine, _ activities: [Int]) -> String {
    var parts: [Guard] = []
    var tools = Set(Tool.named)
    for activity in activities {
      guard let condition = machine.activities[activity].condition else { continue }
      let own: [Guard] = if case .and(let inner) = condition { inner } else { [condition] }
      for part in own {
        if let taken = machine.tools(in: part) {
          tools.formIntersection(taken)
        } else if !parts.contains(part) {
          parts.append(part)
        }
      }
    }
    let tool = tools.contains(.finger) ? "" : tools.ordered.first.map { " by \($0.article)" } ?? ""
    guard let first = parts.first else { return tool }
    let both: Guard = parts.count == 1 ? first : .and(parts)
    return tool + " when " + GuardText(states: machine.states).text(of: both)
  }

  /// The label at an activity's place: `archive` claims at 50 ms, by drag.
  func label(_ number: Int, _ machine: Machine, _ names: [String]) -> String {
    let name = "`\(names[number])`"
    guard mechanics.indices.contains(number) else { return name }
    let mechanic = machine.mechanics[mechanics[number]]
    guard let claim = witness?.claims.first(where: { $0.activity == names[number] }) else {
      return "\(name), by \(mechanic)"
    }
    return "\(name) claims at \(MeasureText.instant(claim.time)), by \(mechanic)"
  }
}

extension Machine {
  /// The tools that a condition allows, if it is only about tools: see `CheckedSpec.withToolState`.
  fileprivate func tools(in condition: Guard) -> Set<Tool>? {
    guard case .isOneOf(let slot, let values) = condition, states[slot].isTool else { return nil }
    return Set(values.filter(Tool.named.indices.contains).map { Tool.named[$0] })
  }
}
