import SpecParser

/// Checks that no two names of the spec become the same name in Swift.
///
/// Spec names may differ in characters that Swift names cannot contain: `zoom-in` and `zoom_in`.
struct NamesDifferInSwift {
  let spec: CheckedSpec
  let machine: Machine
  let names: SwiftNames

  var findings: [Finding] {
    elements + activities + states
  }

  private struct Name {
    var swift: [String]
    var written: Located<String>
  }

  private var elements: [Finding] {
    let located = Dictionary(firstOf: spec.elements.map { ($0.path, $0.name) })
    return clashes(
      machine.elements.indices.compactMap { index in
        located[machine.elements[index].path].map { name in
          Name(swift: [names.elements[index]], written: Located(machine.elements[index].path, name.span))
        }
      }, of: "elements")
  }

  private var activities: [Finding] {
    clashes(
      machine.activities.indices.map { index in
        let activity = machine.activities[index]
        return Name(
          swift: [names.activities[index], names.gestureTypes[index]],
          written: Located(activity.name, activity.span))
      }, of: "activities") + mechanics
  }

  private var mechanics: [Finding] {
    let located = Dictionary(firstOf: spec.mechanics.map { ($0.name.value, $0.name) })
    return machine.activities.indices.flatMap { mechanics($0, located) }
  }

  private func mechanics(_ activity: Int, _ located: [String: Located<String>]) -> [Finding] {
    clashes(
      names.mechanics[activity].compactMap { mechanic, name in
        located[machine.mechanics[mechanic]].map { Name(swift: [name], written: $0) }
      }, of: "mechanics")
  }

  private var states: [Finding] {
    clashes(
      machine.states.indices.map { index in
        let types = names.stateTypes[index].isEmpty ? [] : [names.stateTypes[index]]
        return Name(swift: [names.states[index]] + types, written: machine.states[index].name)
      }, of: "state variables") + machine.states.indices.flatMap(words)
  }

  private func words(_ state: Int) -> [Finding] {
    guard case .enumeration(let words) = machine.states[state].type else { return [] }
    return clashes(
      zip(words, names.words[state]).map { Name(swift: [$1], written: $0) }, of: "values")
  }

  private func clashes(_ list: [Name], of sort: String) -> [Finding] {
    var first: [String: Name] = [:]
    var findings: [Finding] = []
    for name in list {
      let taken = name.swift.first { first[$0] != nil }
      if let taken, let other = first[taken] {
        findings.append(clash(name, other, taken, sort))
      } else {
        for swift in name.swift { first[swift] = name }
      }
    }
    return findings
  }

  private func clash(_ name: Name, _ other: Name, _ swift: String, _ sort: String) -> Finding {
    let (first, second) = other.written.span.start <= name.written.span.start ? (other, name) : (name, other)
    return Finding(
      rule: SwiftRules.nameClash.id, severity: .error,
      message:
        "the \(sort) `\(first.written.value)` and `\(second.written.value)` are both `\(swift)` in Swift",
      span: second.written.span, file: second.written.span.file,
      help: ["rename one of them: names that differ in `-`, `_`, `.` or case alone are one in Swift"],
      related: [.init(span: first.written.span, message: "`\(first.written.value)`")])
  }
}
