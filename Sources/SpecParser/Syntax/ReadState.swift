extension SyntaxReader {
  /// The state of the product, from its section `state`.
  func states(_ field: Field) -> GuardScope {
    var scope = GuardScope()
    for (name, type) in variables(field, into: &scope) {
      scope.declare(StateVariable(name: name, type: type))
    }
    return scope
  }

  /// Reads the `state` of an element.
  func states(_ field: Field, of element: Int, path: String, into scope: inout GuardScope) {
    for (name, type) in variables(field, into: &scope) {
      let variable = StateVariable(name: name, type: type, of: element, path: path)
      if let other = scope.productVariable(name.value) ?? scope.variable(variable.name.value) {
        report(variable, hasNameOf: other)
        scope.broken.insert(name.value)
      } else {
        scope.declare(variable)
      }
    }
  }

  /// Reports that the state of an element has the name of the product's state, or of another element's. Names may contain `.`, which also
  /// stands between an element and its state.
  private func report(_ variable: StateVariable, hasNameOf other: StateVariable) {
    let owner = other.element == nil ? "the product" : "another element"
    report(
      SyntaxRules.duplicateName, "`\(other.name.value.shortened)` is also the name of state of \(owner)",
      at: variable.name.span, help: ["give one of them another name: guards could mean either"],
      related: [.init(span: other.name.span, message: "\(owner)'s is declared here")])
  }

  /// The variables that a section declares. The names of those that cannot be read are added to `scope.broken`.
  private func variables(
    _ field: Field, into scope: inout GuardScope
  ) -> [(name: Located<String>, type: StateType)] {
    var variables: [(name: Located<String>, type: StateType)] = []
    if !isMapping(field) { scope.isIncomplete = true }
    for entry in named(field) {
      guard let name = name(entry.key, of: "state variable", isInGuards: true), isWordInGuards(name) else {
        scope.broken.insert(entry.name)
        continue
      }
      if let type = stateType(entry) {
        variables.append((name, type))
      } else {
        scope.broken.insert(name.value)
      }
    }
    return variables
  }

  /// Whether guards read the name as a word; a name that they read as a number is reported.
  private func isWordInGuards(_ name: Located<String>) -> Bool {
    guard let first = name.value.unicodeScalars.first, ("0"..."9").contains(first) else { return true }
    report(
      SyntaxRules.invalidName,
      "`\(name.value)` cannot be the name of a state variable: guards read it as a number", at: name.span,
      help: ["begin it with a letter"]
    )
    return false
  }

  private func stateType(_ field: Field) -> StateType? {
    switch field.value.content {
    case .sequence: return enumeration(field)
    case .mapping(let entries, _):
      let words = entries.compactMap { $0.value.isEmpty ? $0.key.scalar?.text.shortened : nil }
      return fault(
        SyntaxRules.type, "a mapping is no type of state", at: field.span,
        help: [
          words.isEmpty || words.count < entries.count
            ? Self.stateTypes : "write `\(field.name): [\(words.joined(separator: ", "))]`"
        ])
    case .scalar: break
    }
    guard let text = text(field) else { return nil }
    if text.value == "bool" { return .bool }
    if let (low, high) = text.value.endsOfRange {
      if reportOtherDots(text.value.trimmedSpace, of: field.name, at: text.span) { return nil }
      return numbers(low, high, at: text.span, of: field.name)
    }
    return fault(
      SyntaxRules.type, "`\(text.value.shortened)` is no type of state", at: text.span,
      help: [typeHelp(text, of: field.name)]
    )
  }

  private func typeHelp(_ text: Located<String>, of name: String) -> String {
    let words = Self.words(ofList: text.value) { _ in true } ?? [text.value]
    let booleans = ["bool", "boolean", "true", "false", "flag", "yes", "no", "on", "off"]
    if words.allSatisfy({ booleans.contains($0.lowercased()) }) { return "write `bool`" }
    if let range = NumberText.range(text.value, isWhole: true) { return "write `\(name): \(range)`" }
    return listHelp(for: text) { NameFault(of: $0, for: "value", isInGuards: true) == nil }
      ?? Self.stateTypes
  }

  /// The help for a type of state of which nothing is known.
  private static let stateTypes = "write `bool`, a list of words `[none, some]`, or a range `1.0..8.0`"

  private func enumeration(_ field: Field) -> StateType? {
    let items = items(field)
    let booleans = items.compactMap { ["true", "false"].contains($0.value.scalar?.text) ? $0 : nil }
    if booleans.count == 2, items.count == 2 {
      return fault(
        SyntaxRules.type, "`true` and `false` are the values of a bool", at: field.span,
        help: ["write `\(field.name): bool`"])
    }
    let words = words(field).filter { name($0, of: "value") }
    return words.isEmpty || words.count != items.count ? nil : .enumeration(words)
  }

  /// Whether a word can be a value of an enumeration.
  private func name(_ word: Located<String>, of kind: String) -> Bool {
    let node = LocatedNode(content: .scalar(.init(text: word.value, style: .singleQuoted)), span: word.span)
    return name(node, of: kind, isInGuards: true) != nil
  }

  private func numbers(_ low: String, _ high: String, at span: SourceSpan, of name: String) -> StateType? {
    let measure = ExpectedQuantity(name, .count, mayBeNegative: true)
    guard !low.isEmpty, !high.isEmpty else {
      return fault(
        SyntaxRules.range, "a number's range has two ends", at: span, help: ["write `\(name): 0..10`"]
      )
    }
    guard let from = quantity(low, at: span, as: measure.at(.below(high: high))),
      let to = quantity(high, at: span, as: measure.at(.above(low: low)))
    else { return nil }
    guard from.amount <= to.amount else {
      return emptyRange(at: span, fix: "\(name): \(high)..\(low)")
    }
    return .number(low: from.amount, high: to.amount)
  }
}
