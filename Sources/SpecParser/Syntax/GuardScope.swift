/// The state that guards can speak of: the product's everywhere, an element's on that element and below.
struct GuardScope {
  private(set) var states: [StateVariable] = []
  /// Names whose declaration could not be read: declared, but nothing more is known.
  var broken: Set<String> = []
  private var slots: [String: Int] = [:]
  /// Paths of the element that the guard belongs to and of those around it; the innermost first.
  private var path: [String] = []
  /// Whether it is not known where the guard belongs: it may ask everything.
  private var isEverywhere = false

  mutating func declare(_ state: StateVariable) {
    slots[state.name.value] = states.count
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
    return isEverywhere ? states.firstIndex { $0.shortName == name } : nil
  }

  func productVariable(_ name: String) -> StateVariable? {
    slots[name].map { states[$0] }.flatMap { $0.element == nil ? $0 : nil }
  }

  /// The names that a guard can use.
  var names: [String] {
    states.filter(isVisible).map(\.shortName)
  }

  /// State of this name on elements that the guard's own is neither in nor one of.
  func elsewhere(_ name: String) -> [StateVariable] {
    states.filter { !isVisible($0) && ($0.shortName == name || $0.name.value == name) }
  }

  private func isVisible(_ variable: StateVariable) -> Bool {
    if isEverywhere || variable.element == nil { return true }
    return path.contains { "\($0).\(variable.shortName)" == variable.name.value }
  }
}
