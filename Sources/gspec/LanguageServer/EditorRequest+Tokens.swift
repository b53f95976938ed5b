import SpecParser

/// The request `textDocument/semanticTokens/full`: the kind of every word of a spec.
extension EditorRequest {
  func semanticTokens() -> JSON {
    var tokens = SemanticTokens()
    for comment in reading.tree.comments { tokens.add(comment.span.range, .comment) }
    // Names come before the words of a guard or a path that contains them, because the first token at a place stays.
    for name in reading.names.uses { addName(name, to: &tokens) }
    if let root = reading.tree.root { addNode(root, [], to: &tokens) }
    return ["data": .array(tokens.data(in: document.source))]
  }

  private func addName(_ name: NameUse, to tokens: inout SemanticTokens) {
    let kind: SemanticTokens.Kind =
      switch name.kind {
      case .activity: .function
      case .element: .class
      case .state: .variable
      case .mechanic: .method
      case .kind: .type
      }
    var modifiers: SemanticTokens.Modifiers = name.isDeclaration ? .declaration : []
    let isVocabularys =
      [.mechanic, .kind].contains(name.kind) && reading.names.declaration(of: name.meaning) == nil
    if isVocabularys { modifiers.insert(.defaultLibrary) }
    tokens.add(name.span.range, kind, modifiers)
  }

  /// - Parameter path: the keys from the top to the node.
  private func addNode(_ node: LocatedNode, _ path: [String], to tokens: inout SemanticTokens) {
    // The value of an alias is colored where it is written.
    guard node.alias == nil else { return }
    switch node.content {
    case .mapping(let entries, _):
      let context = LanguageContext.at(path)
      for entry in entries {
        let key = entry.name
        if context?.key(key) != nil {
          tokens.add(entry.key.span.range, .keyword)
        } else if Metric(rawValue: key) != nil, path == ["metrics"] {
          tokens.add(entry.key.span.range, .property)
        } else {
          tokens.add(entry.key.span.range, .variable)
        }
        addNode(entry.value, path + [key], to: &tokens)
      }
    case .sequence(let items, _): for item in items { addNode(item, path, to: &tokens) }
    case .scalar(let scalar): addWord(scalar, node.span, path, to: &tokens)
    }
  }

  private func addWord(
    _ scalar: LocatedNode.Scalar, _ span: SourceSpan, _ path: [String], to tokens: inout SemanticTokens
  ) {
    guard !scalar.text.isEmpty else { return }
    let key = path.last ?? ""
    if key == "when" {
      for mark in GuardMark.marks(of: document.source.text(span.range)) {
        let range = span.start + mark.range.lowerBound..<span.start + mark.range.upperBound
        tokens.add(range, mark.isNumber ? .number : mark.isOperator ? .operator : .enumMember)
      }
    } else if scalar.style != .plain || Self.texts.contains(key) {
      tokens.add(span.range, .string)
    } else if key == "steps" {
      tokens.add(span.range, .keyword)
    } else if scalar.text.contains(where: \.isNumber),
      scalar.text.first.map({ "+-.0123456789".contains($0) }) == true
    {
      tokens.add(span.range, .number)
    } else {
      tokens.add(span.range, Metric(rawValue: scalar.text) == nil ? .enumMember : .property)
    }
  }

  /// Keys whose value is prose, or a name that nothing refers to.
  private static let texts: Set = [
    "product", "vocabulary", "summary", "alternative", "reason", "shortcut-for",
  ]
}

extension SourceSpan {
  var range: Range<Int> { start..<max(start, end) }
}
