extension SyntaxReader {
  /// The text of a scalar that is not empty.
  func text(_ field: Field) -> Located<String>? {
    text(field.value, of: field.name, at: field.span)
  }

  func text(_ node: LocatedNode, of owner: String, at span: SourceSpan) -> Located<String>? {
    if node.isUnknown { return nil }
    if let scalar = node.scalar, !node.isEmpty, !scalar.text.isBlank {
      return Located(scalar.text, span)
    }
    let isNothing = node.scalar != nil
    return fault(
      SyntaxRules.type,
      isNothing
        ? "`\(owner)` has no value" : "`\(owner)` must be one word or text, but this is \(node.described)",
      at: span, help: helpForText(node, owner)
    )
  }

  private func helpForText(_ node: LocatedNode, _ owner: String) -> [String] {
    switch node.content {
    case .sequence(let items, _):
      guard items.count == 1, let word = items[0].scalar?.text else { return [] }
      return ["write it without brackets: `\(owner): \(word.shortened)`"]
    case .mapping(let entries, _):
      if entries.isEmpty { return ["write one word or text, or leave the key out"] }
      if owner == "when" { return ["write `when: \(Self.conditions(entries))`"] }
      return meant(by: entries, owner).map { ["write `\(owner): \($0)`"] } ?? []
    case .scalar(let scalar):
      guard scalar.style == .folded || scalar.style == .literal else {
        return owner == "product" || owner == "vocabulary"
          ? ["write `\(owner): NAME`"] : helpForComment(at: node.span)
      }
      return ["`>` and `|` before a value begin a block of text in YAML: put what is meant in quotes"]
    }
  }

  /// The words or the value that a mapping means where they should stand: `{drag, swipe}`, `{value: 8pt}`; `nil` for other mappings.
  private func meant(by entries: [LocatedNode.Entry], _ owner: String) -> String? {
    let names = entries.compactMap { $0.key.scalar?.text.shortened }
    let values = entries.map { $0.value.isEmpty ? nil : $0.value.scalar?.text.shortened }
    if owner == "uses" {
      // `{house: ./house.gspec.yaml}` names a file.
      return
        "[\(zip(names, values).map { $1?.contains(".") == true ? $1 ?? $0 : $0 }.joined(separator: ", "))]"
    }
    if names.count > 1, values.allSatisfy({ $0 == nil }) { return "[\(names.joined(separator: ", "))]" }
    guard values.count == 1, let value = values[0], let first = value.first else { return nil }
    // `{touch: 2}` says how often, `{mechanic: touch}` what.
    return owner == "by" && !first.isLetter ? names.first : value
  }

  /// The help where a value is taken for a comment: `alternative: #3`.
  private func helpForComment(at span: SourceSpan) -> [String] {
    let line = source.range(ofLine: source.position(at: span.start).line)
    let rest = source.text(min(span.start, line.upperBound)..<line.upperBound)
    guard let sign = rest.firstIndex(of: "#"), rest[..<sign].allSatisfy({ $0 == " " || $0 == ":" }) else {
      return []
    }
    let text = String(rest[sign...]).trimmedSpace.shortened
    return ["`#` behind a space begins a comment; put a value that begins with it into quotes: `\"\(text)\"`"]
  }

  /// The value of `true` or `false`. YAML 1.1's other booleans are errors.
  func boolean(_ field: Field) -> Located<Bool>? {
    switch field.value.scalar?.text {
    case "true" where !field.value.isEmpty: return Located(true, field.span)
    case "false" where !field.value.isEmpty: return Located(false, field.span)
    default: if field.value.isUnknown { return nil }
    }
    let isNo = ["no", "off", "n", "0", "false", "f"].contains(field.value.scalar?.text.lowercased())
    return fault(
      SyntaxRules.type, "`\(field.name)` must be `true` or `false`, but this is \(field.value.described)",
      at: field.span, help: ["write `\(field.name): \(isNo ? "false" : "true")`"]
    )
  }

  /// The items of a list, or a single value as one item.
  func items(_ field: Field, mayBeEmpty: Bool = false) -> [Field] {
    guard case .sequence(let nodes, _) = field.value.content else {
      if field.value.isEmpty, mayBeEmpty { return [] }
      return [field]
    }
    if nodes.isEmpty, !mayBeEmpty {
      report(
        SyntaxRules.type, "`\(field.name)` is an empty list", at: field.span,
        help: ["write what stands in it, or leave the key out"])
    }
    return nodes.map { node in
      var key = field.key
      key.span = node.isEmpty && node.span.start == node.span.end ? field.key.span : node.span
      return Field(name: field.name, key: key, value: node)
    }
  }

  /// One name or a list of names; duplicates are reported and left out.
  func words(_ field: Field, mayBeEmpty: Bool = false) -> [Located<String>] {
    guard case .sequence = field.value.content else {
      return items(field, mayBeEmpty: mayBeEmpty).compactMap { text($0) }
    }
    var first: [String: SourceSpan] = [:]
    return items(field, mayBeEmpty: mayBeEmpty).compactMap { item in
      guard let word = text(item) else { return nil }
      guard let earlier = first.updateValue(word.span, forKey: word.value) else { return word }
      report(
        SyntaxRules.duplicateName, "`\(word.value.shortened)` stands twice in `\(field.name)`", at: word.span,
        help: ["remove one of them"], related: [.init(span: earlier, message: "it stands here first")]
      )
      first[word.value] = earlier
      return nil
    }
  }

  /// The value of a word from a fixed set; `nil` for another word, which is reported.
  ///
  /// - Parameters:
  ///   - others: further words that the key accepts, for suggestions.
  ///   - isAlone: whether the key takes one word, and no list of them.
  ///   - text: a value as it is written.
  func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ word: Located<String>, of owner: String, as rule: RuleInfo = SyntaxRules.type,
    _: Value.Type, or others: [String] = [], isAlone: Bool = false,
    _ text: (Value) -> String = { $0.rawValue }
  ) -> Located<Value>? {
    if let value = Value.allCases.first(where: { text($0) == word.value }) {
      return Located(value, word.span)
    }
    let all = Value.allCases.map(text) + others
    return fault(
      rule, "`\(word.value.shortened)` is no value of `\(owner)`", at: word.span,
      help: [
        (isAlone ? nil : listHelp(for: word, where: all.contains))
          ?? help(for: word.value, among: all, or: "write \(listed(all, joinedBy: "or"))")
      ]
    )
  }

  func choices<Value: RawRepresentable<String> & CaseIterable>(
    _ field: Field, as rule: RuleInfo = SyntaxRules.type, _ type: Value.Type
  ) -> [Located<Value>] {
    words(field).compactMap { choice($0, of: field.name, as: rule, type) }
  }
}

extension String {
  /// Whether it has no visible character.
  fileprivate var isBlank: Bool {
    // Nearly every text begins with a visible ASCII character. The general test looks up properties of Unicode.
    if let first = utf8.first, (0x21..<0x7F).contains(first) { return false }
    return allSatisfy(\.isWhitespace)
  }
}
