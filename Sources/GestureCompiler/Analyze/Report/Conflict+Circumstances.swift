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
      for part in condition.parts {
        if let taken = machine.tools(in: part) { tools.formIntersection(taken) } else { parts.append(part) }
      }
    }
    let tool = tools.contains(.finger) ? "" : tools.ordered.first.map { " by \($0.article)" } ?? ""
    if parts.isEmpty { return tool }
    return tool + " when " + GuardText(states: machine.states).text(of: Guard.all(parts).withoutImplied)
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

extension Guard {
  /// The condition without comparisons that follow from another one of it. It holds in some state.
  fileprivate var withoutImplied: Guard {
    let parts = parts
    let kept = parts.filter { part in !parts.contains { $0 != part && $0.implies(part) } }
    return kept.count == 1 ? kept[0] : .and(kept)
  }

  /// Whether a comparison of the same number follows from this one, if both hold for some value.
  private func implies(_ other: Guard) -> Bool {
    guard case .compares(let slot, let mine, let value) = self,
      case .compares(slot, let theirs, let limit) = other
    else { return false }
    // Both are the same for all values between these.
    let values = [value, limit].flatMap { [$0.nextDown, $0, $0.nextUp] }
    return values.allSatisfy { !mine.holds($0, value) || theirs.holds($0, limit) }
  }
}
