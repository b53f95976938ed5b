/// The state that guards can read: the product's everywhere, an element's on that element and below it.
struct GuardScope {
  private(set) var states: [StateVariable] = []
  /// Names whose declaration could not be read.
  var broken: Set<String> = []
  /// Whether a section could not be read, so that any name may be declared.
  var isIncomplete = false
  private var slots: [String: Int] = [:]
  /// The state of elements, by its short name.
  private var ofElements: [String: [Int]] = [:]
  /// Paths of the guard's element and of those around it, the innermost first.
  private var path: [String] = []
  /// Whether the guard's element is unknown, so that it may read all state.
  private var isEverywhere = false
  /// The guards that were read before: many activities have the same.
  private(set) var known: KnownGuards?

  /// The scope with a store of read guards, for use after all declarations.
  var remembering: GuardScope {
    var scope = self
    scope.known = KnownGuards()
    return scope
  }

  /// The part of the scope that affects the meaning of a guard: its element, if elements have state.
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
    scope.path = Array(ElementPaths.outward(from: path))
    return scope
  }

  /// The scope of a guard on an element that could not be read.
  var everywhere: GuardScope {
    var scope = self
    scope.isEverywhere = true
    return scope
  }

  /// The variable for a name in a guard: the one with the whole name, or that of the innermost element around the guard.
  func slot(of name: String) -> Int? {
    if broken.contains(name) { return nil }
    if let slot = slots[name], isVisible(states[slot]) { return slot }
    for outer in path {
      if let slot = slots["\(outer).\(name)"], isVisible(states[slot]) { return slot }
    }
    return isEverywhere ? ofElements[name]?.first : nil
  }

  /// The variable with a whole name.
  func variable(_ name: String) -> StateVariable? { slots[name].map { states[$0] } }

  func productVariable(_ name: String) -> StateVariable? {
    variable(name).flatMap { $0.element == nil ? $0 : nil }
  }

  /// The names that a guard can use, computed lazily: a spec may have thousands.
  var names: some Sequence<String> {
    states.lazy.filter(isVisible).map { state in
      let isRead = slot(of: state.shortName).map { states[$0].name.value } == state.name.value
      return isRead ? state.shortName : state.name.value
    }
  }

  /// The first state of this name, whole or short, that the guard cannot read because its element is not around it.
  func elsewhere(_ name: String) -> StateVariable? {
    let named = (ofElements[name] ?? []) + (slots[name].map { [$0] } ?? []) + ended(by: name)
    guard !named.contains(where: { isVisible(states[$0]) }) else { return nil }
    return named.min().map { states[$0] }
  }

  /// The whole name of the state that the guard can read, of which this is an end: `list/message.selected` for `message.selected`.
  func wholeName(endingWith name: String) -> String? {
    ended(by: name).map { states[$0] }.first(where: isVisible)?.name.value
  }

  private func ended(by name: String) -> [Int] {
    name.contains(".") ? states.indices.filter { states[$0].name.value.hasSuffix("/\(name)") } : []
  }

  private func isVisible(_ variable: StateVariable) -> Bool {
    isEverywhere || variable.isVisible(on: path.first ?? "")
  }
}

/// Guards without errors, by their text and their place. Only one reader uses it, on one thread.
final class KnownGuards {
  struct Key: Hashable {
    var text: String
    var place: String
  }

  var guards: [Key: Guard] = [:]
}
