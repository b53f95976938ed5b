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

  /// The type of an element's state; `nil` if it has none.
  private func stateType(of element: Int) -> String? {
    names.elementStates.first { $0.element == element }?.type
  }

  /// A name that Swift declares, and the type in which; `nil` for a type of the file.
  private struct Declaration: Hashable {
    var type: String?
    var name: String
  }

  private struct Name {
    var swift: [Declaration]
    var written: Located<String>
  }

  private var elements: [Finding] {
    let located = Dictionary(firstOf: spec.elements.map { ($0.path, $0.name) })
    return clashes(
      machine.elements.indices.compactMap { index in
        located[machine.elements[index].path].map { name in
          let state = stateType(of: index).map { [Declaration(type: nil, name: $0)] } ?? []
          return Name(
            swift: [Declaration(type: names.element, name: names.elements[index])] + state,
            written: Located(machine.elements[index].path, name.span))
        }
      }, of: "elements")
  }

  private var activities: [Finding] {
    clashes(
      machine.activities.indices.map { index in
        let activity = machine.activities[index]
        return Name(
          swift: [
            Declaration(type: names.activity, name: names.activities[index]),
            Declaration(type: names.gesture, name: names.gestures[index]),
            Declaration(type: names.gesture, name: names.gestureTypes[index]),
          ], written: Located(activity.name, activity.span))
      }, of: "activities") + mechanics + detents
  }

  private var mechanics: [Finding] {
    let located = Dictionary(firstOf: spec.mechanics.map { ($0.name.value, $0.name) })
    return machine.activities.indices.flatMap { activity in
      cases(
        names.mechanics[activity].compactMap { mechanic, name in
          located[machine.mechanics[mechanic]].map { ($0, name) }
        }, of: "mechanics")
    }
  }

  private var detents: [Finding] {
    machine.activities.indices.flatMap { activity in
      let written = (machine.activities[activity].commit?.detents ?? []).map(\.name)
      return cases(Array(zip(written, names.detents[activity])), of: "detents")
    }
  }

  private var states: [Finding] {
    clashes(
      machine.states.indices.map { index in
        let owner = machine.states[index].element.flatMap(stateType) ?? names.state
        let declared = [names.states[index], names.stateTypes[index]].filter { !$0.isEmpty }
        return Name(
          swift: declared.map { Declaration(type: owner, name: $0) }, written: machine.states[index].name)
      }, of: "state variables") + machine.states.indices.flatMap(words)
  }

  private func words(_ state: Int) -> [Finding] {
    guard case .enumeration(let words) = machine.states[state].type else { return [] }
    return cases(Array(zip(words, names.words[state])), of: "values")
  }

  /// The clashes of cases of one enumeration.
  private func cases(_ list: [(written: Located<String>, swift: String)], of sort: String) -> [Finding] {
    clashes(
      list.map { Name(swift: [Declaration(type: nil, name: $0.swift)], written: $0.written) }, of: sort)
  }

  private func clashes(_ list: [Name], of sort: String) -> [Finding] {
    var first: [Declaration: Name] = [:]
    var findings: [Finding] = []
    for name in list {
      let taken = name.swift.first { first[$0] != nil }
      if let taken, let other = first[taken] {
        findings.append(clash(name, other, taken.name, sort))
      } else {
        for swift in name.swift { first[swift] = name }
      }
    }
    return findings
  }

  private func clash(_ name: Name, _ other: Name, _ swift: String, _ sort: String) -> Finding {
    let (first, second) = other.written.span.start <= name.written.span.start ? (other, name) : (name, other)
    let bare = swift.filter { $0 != "`" }
    return Finding(
      SwiftRules.nameClash,
      "the \(sort) `\(first.written.value)` and `\(second.written.value)` are both `\(bare)` in Swift",
      at: second.written.span,
      help: ["rename one of them: names that differ in `-`, `_`, `.`, `/` or case alone are one in Swift"],
      related: [.init(span: first.written.span, message: "`\(first.written.value)`")])
  }
}
