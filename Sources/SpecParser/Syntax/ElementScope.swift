/// The declared elements, found by path or by short name.
struct ElementScope {
  var elements: [Element] = []
  /// Invalid names, which are reported where they are declared.
  var broken: Set<String> = []
  /// Whether the section could not be read, so that any name may be declared.
  var isIncomplete = false
  private var paths = ElementPaths()

  /// - Returns: the element's index.
  mutating func declare(_ element: Element) -> Int {
    paths.append(element.path)
    elements.append(element)
    return elements.count - 1
  }

  /// The elements that a name can denote: the one with that path, else those whose path ends with it.
  func matches(_ name: String) -> [Int] { paths.matches(name) }
}

extension SyntaxReader {
  /// The element that a `target` names.
  func element(_ field: Field, in scope: ElementScope) -> Located<Int>? {
    if case .sequence(let items, _) = field.value.content, items.count > 1 {
      return fault(
        SyntaxRules.type, "`\(field.name)` must be one element, but this is a list", at: field.span,
        help: ["write an activity for each, or name the element around them"])
    }
    return text(field).flatMap { element($0, in: scope) }
  }

  /// The element with a name.
  ///
  /// - Parameters:
  ///   - isInList: whether a list of names can stand in place of the name.
  ///   - others: further words that can stand there, for suggestions.
  func element(
    _ name: Located<String>, in scope: ElementScope, isInList: Bool = false, or others: [String] = []
  ) -> Located<Int>? {
    guard !scope.broken.contains(name.value) else { return nil }
    let matches = scope.matches(name.value)
    if matches.count == 1 { return Located(matches[0], name.span) }
    if matches.isEmpty {
      let list = isInList ? listHelp(for: name) { !scope.matches($0).isEmpty } : nil
      if !scope.isIncomplete { reportUndeclared(name, in: scope.elements, list, or: others) }
    } else {
      report(name, isAnyOf: matches, scope.elements)
    }
    return nil
  }

  private func reportUndeclared(
    _ name: Located<String>, in elements: [Element], _ list: String?, or others: [String]
  ) {
    let names = elements.lazy.flatMap { [$0.name.value, $0.path] }
    let known =
      elements.isEmpty
      ? "declare it under `elements`" : "the elements are \(examples(elements.lazy.map(\.path)))"
    report(
      SyntaxRules.undeclared, "there is no element `\(name.value.shortened)`", at: name.span,
      help: [
        list ?? help(for: name.value, among: others) ?? help(for: name.value, among: names, or: known)
      ]
    )
  }

  private func report(_ name: Located<String>, isAnyOf matches: [Int], _ elements: [Element]) {
    let paths = matches.prefix(12).map { elements[$0].path }
    report(
      SyntaxRules.ambiguous, "`\(name.value.shortened)` could be \(listed(paths, joinedBy: "or"))",
      at: name.span, help: ["write the full path"],
      related: matches.prefix(4).map {
        .init(span: elements[$0].name.span, message: "`\(elements[$0].path)`")
      }
    )
  }
}
