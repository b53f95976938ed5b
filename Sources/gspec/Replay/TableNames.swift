import GestureRuntime
import SpecParser

/// A name that a table does not have, or a value that it does not allow.
struct NameError: Error, Sendable, Hashable {
  var message: String
  var help: String
}

/// Resolves the names that traces, cases and options write to the elements and state of a table.
struct TableNames: Sendable {
  let table: Table
  private let elements: ElementPaths
  /// The elements that take touches.
  let taking: TakingElements
  private var paths: [String] { elements.paths }

  init(_ table: Table) {
    self.table = table
    elements = ElementPaths((0..<table.elementCount).map { table.elementPath(ElementID(index: $0)) })
    taking = TakingElements(table, elements.paths)
  }

  /// The element with a path, or with an end of a path that only one has.
  func element(_ name: String) throws(NameError) -> ElementID {
    let matches = elements.matches(name)
    if matches.count == 1 { return ElementID(index: matches[0]) }
    if matches.count > 1 {
      throw NameError(
        message: "several elements are named \(name)",
        help: "write one of: \(matches.map { paths[$0] }.joined(separator: ", "))")
    }
    let shortNames = paths.compactMap { $0.split(separator: "/").last.map(String.init) }
    throw NameError(
      message: "there is no element \(name)",
      help: Self.suggestion(name, among: paths + shortNames, all: paths))
  }

  func path(_ element: ElementID) -> String { paths[element.index] }

  /// The element of a name, with its written keys.
  func named(_ name: String) throws(NameError) -> NamedElement {
    guard name.contains("[") || name.contains("]") else {
      return NamedElement(element: try element(name), items: [])
    }
    let keyed = try KeyedPath(name)
    let element = try element(keyed.plain)
    var parts = paths[element.index].split(separator: "/").map { KeyedPath.Part(name: String($0)) }
    // A short name gives keys only for its own parts.
    for (place, part) in keyed.parts.enumerated() { parts[parts.count - keyed.parts.count + place] = part }
    let items = parts.indices.compactMap { last -> NamedElement.Item? in
      let outer = parts[...last]
      guard outer.contains(where: { $0.key != nil }) else { return nil }
      let path = outer.map(\.name).joined(separator: "/")
      guard let index = paths.firstIndex(of: path) else { return nil }
      return NamedElement.Item(
        element: ElementID(index: index), path: outer.map(\.text).joined(separator: "/"))
    }
    return NamedElement(element: element, items: items)
  }

  /// The element of a name and the elements around it, each by its path with the written keys; the outermost first.
  func things(_ name: String) throws(NameError) -> [String] {
    let named = try named(name)
    let parts = path(named.element).split(separator: "/")
    return parts.indices.map { last in
      let path = parts[...last].joined(separator: "/")
      return named.items.first { self.path($0.element) == path }?.path ?? path
    }
  }

  /// The path of the element of a name, with its written keys.
  func path(of name: String) throws(NameError) -> String {
    let named = try named(name)
    return named.items.last?.path ?? path(named.element)
  }

  /// The number of a state variable, its value, and the instance for state of an element: `list/message[42].selected`.
  ///
  /// - Returns: `item` is `nil` for state of the product, and for an element without a key.
  func assignment(
    _ assignment: StateSetting
  ) throws(NameError) -> (state: Int, value: Double, item: NamedElement.Item?) {
    let (state, item) = try variable(assignment.name)
    return (state, try value(assignment, domain: table.stateDomain(state)), item)
  }

  /// The assignment as traces have it: the value of an enumeration is a word, also if it looks like a number.
  func written(_ setting: StateSetting) throws(NameError) -> StateSetting {
    let (state, value, _) = try assignment(setting)
    guard case .words(let words) = table.stateDomain(state) else { return setting }
    return StateSetting(name: setting.name, value: .word(String(decoding: words[Int(value)], as: UTF8.self)))
  }

  /// The number of a state variable, and the instance for state of an element.
  func variable(_ name: String) throws(NameError) -> (Int, NamedElement.Item?) {
    if let state = table.state(named: name) { return (state, nil) }
    for state in 0..<table.stateCount {
      guard let element = table.stateElement(state) else { continue }
      let ending = table.stateName(state).dropFirst(path(element).count)
      guard name.hasSuffix(ending) else { continue }
      let named = try named(String(name.dropLast(ending.count)))
      if named.element == element { return (state, named.items.last) }
    }
    let names = (0..<table.stateCount).map(table.stateName)
    throw NameError(
      message: "there is no state \(name)", help: Self.suggestion(name, among: names, all: names))
  }

  private func value(_ assignment: StateSetting, domain: StateDomain) throws(NameError) -> Double {
    switch (domain, assignment.value) {
    case (.bool, .bool(let value)): return value ? 1 : 0
    case (.words(let words), let written):
      let names = words.map { String(decoding: $0, as: UTF8.self) }
      if let index = names.firstIndex(of: written.text) { return Double(index) }
      // Programs write the word `2` as the number 2.0.
      if case .number(let number, _) = written, let index = names.firstIndex(of: MeasureText.exact(number)) {
        return Double(index)
      }
      throw NameError(
        message: "\(assignment.name) has no value \(written.text)",
        help: Self.suggestion(written.text, among: names, all: names))
    case (.number(let low, let high), .number(let value, let written)):
      if (low...high).contains(value) { return value }
      throw NameError(
        message: "\(assignment.name) cannot be \(written)",
        help: "it lies in \(MeasureText.exact(low))..\(MeasureText.exact(high))")
    case (.bool, _):
      throw NameError(
        message: "\(assignment.name) is a bool, not \(assignment.value.described)",
        help: "write true or false")
    case (.number(let low, let high), _):
      throw NameError(
        message: "\(assignment.name) is a number, not \(assignment.value.described)",
        help: "it lies in \(MeasureText.exact(low))..\(MeasureText.exact(high))")
    }
  }

  /// The help for a name that there is not: the nearest of the candidates, or else all names.
  static func suggestion(_ name: String, among candidates: [String], all: [String]) -> String {
    NearMiss.help(for: name, among: candidates, or: all.isEmpty ? "" : "there are: \(listed(all))")
  }

  /// All names, or the first twelve of more.
  static func listed(_ names: [String]) -> String {
    names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", …" : "")
  }
}

extension Table {
  /// Whether an activity depends on the element under a finger that moves or lifts.
  var namesElements: Bool {
    (0..<recognizerCount).contains { recognizerValues($0).contains(.over) } || liftsOnTarget
  }
}

extension StateValue {
  /// The value as text.
  var text: String {
    switch self {
    case .word(let word): word
    case .number(_, let written): written
    case .bool(let value): value ? "true" : "false"
    }
  }

  /// The value in a message. Words are quoted, because `"true"` is no bool.
  var described: String {
    if case .word(let word) = self { "the text \"\(word)\"" } else { text }
  }
}
