/// The state that guards can speak of: the product's everywhere, an element's on that element and below.
struct GuardScope {
  private(set) var states: [StateVariable] = []
  /// Names whose declaration could not be read: declared, but nothing more is known.
  var broken: Set<String> = []
  private var slots: [String: Int] = [:]
  /// The state of elements by its short name.
  private var ofElements: [String: [Int]] = [:]
  /// Paths of the element that the guard belongs to and of those around it; the innermost first.
  private var path: [String] = []
  /// Whether it is not known where the guard belongs: it may ask everything.
  private var isEverywhere = false
  /// What guards of activities say: many have the same.
  private(set) var known: KnownGuards?

  /// The scope with a memory for guards, once everything is declared.
  var remembering: GuardScope {
    var scope = self
    scope.known = KnownGuards()
    return scope
  }

  /// What the meaning of a guard's text hangs on besides: where the guard belongs, if elements have state.
  var place: String {
    if ofElements.isEmpty { return "" }
    return isEverywhere ? "*" : path.first ?? ""
  }

  mutating func declare(_ state: StateVariable) {
    slots[state.name.value] = states.count
    if state.element != nil { ofElements[state.shortName, default: []].append(states.count) }
    states.append(state)
  }

  /// The scope of a guard on an element.
  func on(_ path: String) -> GuardScope {
    var scope = self
    scope.path = [path] + path.indices.reversed().filter { path[$0] == "/" }.map { String(path[..<$0]) }
    return scope
  }

  /// The scope of a guard that belongs to an element which could not be read.
  var everywhere: GuardScope {
    var scope = self
    scope.isEverywhere = true
    return scope
  }

  /// The variable that a guard means by a name: the whole one, or that of the innermost element around it that has such a one.
  func slot(of name: String) -> Int? {
    if broken.contains(name) { return nil }
    if let slot = slots[name] { return isVisible(states[slot]) ? slot : nil }
    for outer in path {
      if let slot = slots["\(outer).\(name)"], isVisible(states[slot]) { return slot }
    }
    return isEverywhere ? ofElements[name]?.first : nil
  }

  func productVariable(_ name: String) -> StateVariable? {
    slots[name].map { states[$0] }.flatMap { $0.element == nil ? $0 : nil }
  }

  /// The names that a guard can use, worked out as far as they are read: a spec may have thousands.
  var names: some Sequence<String> {
    states.lazy.filter(isVisible).map(\.shortName)
  }

  /// The first state of this name, whole or short, on an element that the guard's own is neither in nor one of.
  func elsewhere(_ name: String) -> StateVariable? {
    let named = (ofElements[name] ?? []) + (slots[name].map { [$0] } ?? [])
    return named.sorted().lazy.map { states[$0] }.first { !isVisible($0) }
  }

  private func isVisible(_ variable: StateVariable) -> Bool {
    if isEverywhere || variable.element == nil { return true }
    return path.contains { "\($0).\(variable.shortName)" == variable.name.value }
  }
}

/// Guards that read well, by their text and where they belong. One reader uses it, on one thread.
final class KnownGuards {
  struct Key: Hashable {
    var text: String
    var place: String
  }

  var guards: [Key: Guard] = [:]
}
