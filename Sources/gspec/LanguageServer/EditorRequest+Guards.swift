import SpecParser

/// What a completion offers in a guard.
extension EditorRequest {
  /// The words that can stand at the end of the guard before the cursor.
  func guardWords(_ place: TypingPlace) -> [CompletionItem] {
    switch GuardPlace(atEndOf: place.typed, isWhole: !place.isContinued) {
    case .condition: variables(place) + words(["not"])
    case .anything: variables(place) + words(["not", "and", "or"])
    case .variable: variables(place)
    case .operator(let name): words(operators(of: name))
    case .membership: words(["in"])
    case .value(let name, _): words(values(of: name))
    case .joint: words(["and", "or"])
    case .comparison: words(Self.comparisons)
    case .opening, .separator, .nothing: []
    }
  }

  private static let comparisons = ["==", "!=", "<", "<=", ">", ">="]

  /// The variables by their own names, those of elements by their path if a path is being typed.
  private func variables(_ place: TypingPlace) -> [CompletionItem] {
    let isPath = document.source.bytes[place.word].contains(UInt8(ascii: "."))
    return reading.names.declared(.state).map {
      let name = document.source.text($0.span.start..<$0.span.end)
      return CompletionItem(isPath ? $0.identity : name, .variable, detail: $0.identity)
    }
  }

  /// What can follow a variable, by its declaration.
  private func operators(of name: String) -> [String] {
    switch declared(name).first?.content {
    case .sequence: ["==", "!=", "in", "not in"]
    case .scalar(let scalar) where scalar.text == "bool": ["and", "or", "==", "!="]
    case .scalar: Self.comparisons + ["in", "not in"]
    case .mapping, nil: Self.comparisons + ["in", "not in", "and", "or"]
    }
  }

  /// The words that a variable can be.
  private func values(of name: String) -> [String] {
    let words = declared(name).flatMap { node -> [String] in
      switch node.content {
      case .sequence(let items, _): items.compactMap { $0.scalar?.text }
      case .scalar(let scalar): scalar.text == "bool" ? ["true", "false"] : []
      case .mapping: []
      }
    }
    return words.uniqued()
  }

  /// The declared values of the variables with a name. Elements may have variables of one name.
  private func declared(_ name: String) -> [LocatedNode] {
    guard let root = reading.tree.root else { return [] }
    let variables = reading.names.declared(.state)
    return variables.filter { $0.identity == name || $0.identity.hasSuffix("." + name) }
      .compactMap { $0.extent.flatMap { Self.value(ofKeyAt: $0.start, in: root) } }
  }

  private static func value(ofKeyAt start: Int, in node: LocatedNode) -> LocatedNode? {
    guard case .mapping(let entries, _) = node.content else { return nil }
    for entry in entries {
      if entry.key.span.start == start { return entry.value }
      let span = entry.value.span
      if span.start <= start, start < span.end, let found = value(ofKeyAt: start, in: entry.value) {
        return found
      }
    }
    return nil
  }
}
