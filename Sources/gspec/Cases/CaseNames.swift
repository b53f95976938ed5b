import SpecParser

/// Finds the names of a spec in a cases file.
struct CaseNames {
  private let source: SourceFile
  private let spec: String
  private let tree: SyntaxTree

  /// Parses a cases file.
  ///
  /// - Parameter spec: the path of the spec that has the names.
  init(_ source: SourceFile, spec: String) {
    self.source = source
    self.spec = RepositoryPath.absolute(spec)
    tree = ParseYAML.parse(source).tree
  }

  /// The edits that rename something in all cases of the spec.
  func edits(_ name: NameUse, in names: SpecNames, to new: String) -> [TextEdit] {
    guard let root = tree.root else { return [] }
    let places = Places(names: names, name: name)
    var found: [TextEdit] = []
    let top = value("spec", of: root)
    if isMeant(top) { found += settings(root, places, new) }
    for item in value("cases", of: root).map(items) ?? [] where isMeant(value("spec", of: item) ?? top) {
      found += settings(item, places, new)
      for key in ["expect", "forbid"] {
        for outcome in value(key, of: item).map(items) ?? [] { found += self.outcome(outcome, places, new) }
      }
      for cue in value("feels", of: item).map(items) ?? [] { found += word(cue, places, new, .activity) }
      for shown in value("shows", of: item).map(items) ?? [] {
        if let on = value("on", of: shown) { found += path(on, places, new) }
      }
      if let gesture = value("gesture", of: item) { found += self.gesture(gesture, places, new) }
    }
    return found
  }

  private func isMeant(_ node: LocatedNode?) -> Bool {
    guard let text = node?.scalar?.text else { return false }
    let path = text.hasPrefix("/") ? text : PathText.path(PathText.folder(of: source.path), text)
    return RepositoryPath.absolute(path) == spec
  }

  // MARK: Places

  /// Finds the places in a text that have the name.
  private struct Places {
    let names: SpecNames
    let name: NameUse

    /// The ranges of a path's text, in UTF-8 bytes, that name the element.
    func ranges(inPath text: String) -> [Range<Int>] {
      guard name.kind == .element, let keyed = try? KeyedPath(text),
        var path = names.elementPath(of: keyed.plain)
      else { return [] }
      var result: [Range<Int>] = []
      var end = text.utf8.count
      for part in keyed.parts.reversed() {
        let start = end - part.text.utf8.count
        if path == name.identity { result.append(start..<start + part.name.utf8.count) }
        path = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        end = start - 1
      }
      return result
    }

    /// The ranges of a variable such as `selection` or `list[inbox]/message[42].selected`, in UTF-8 bytes, that have the name.
    func ranges(inVariable text: String) -> [Range<Int>] {
      let end = text.utf8.count
      if name.kind == .state, text == name.identity { return [0..<end] }
      guard let dot = text.lastIndex(of: ".") else { return [] }
      let owner = String(text[..<dot])
      guard name.kind == .state else { return ranges(inPath: owner) }
      let variable = text[text.index(after: dot)...]
      guard let keyed = try? KeyedPath(owner), let path = names.elementPath(of: keyed.plain),
        name.identity == "\(path).\(variable)"
      else { return [] }
      return [end - variable.utf8.count..<end]
    }
  }

  private func settings(_ node: LocatedNode, _ places: Places, _ new: String) -> [TextEdit] {
    var found: [TextEdit] = []
    if let target = value("target", of: node) { found += path(target, places, new) }
    for key in ["frames", "at"] {
      for entry in entries(key, of: node) { found += path(entry.key, places, new) }
    }
    for entry in entries("state", of: node) { found += variable(entry.key, places, new) }
    return found
  }

  private func outcome(_ node: LocatedNode, _ places: Places, _ new: String) -> [TextEdit] {
    guard case .mapping = node.content else { return word(node, places, new, .activity) }
    var found: [TextEdit] = []
    for (key, kind) in [("activity", NameKind.activity), ("does", .kind), ("by", .mechanic)] {
      if let value = value(key, of: node) { found += word(value, places, new, kind) }
    }
    for key in ["target", "item", "over"] {
      if let value = value(key, of: node) { found += path(value, places, new) }
    }
    return found
  }

  /// Edits a name that a phase or a moment may follow.
  private func word(_ node: LocatedNode, _ places: Places, _ new: String, _ kind: NameKind) -> [TextEdit] {
    guard places.name.kind == kind, let text = node.scalar?.text,
      text.split(separator: " ").first.map(String.init) == places.name.identity
    else { return [] }
    return edit(0..<places.name.identity.utf8.count, of: node, new)
  }

  private func path(_ node: LocatedNode, _ places: Places, _ new: String) -> [TextEdit] {
    places.ranges(inPath: node.scalar?.text ?? "").flatMap { edit($0, of: node, new) }
  }

  private func variable(_ node: LocatedNode, _ places: Places, _ new: String) -> [TextEdit] {
    places.ranges(inVariable: node.scalar?.text ?? "").flatMap { edit($0, of: node, new) }
  }

  /// Edits the names after `on` and `set` in a described gesture.
  private func gesture(_ node: LocatedNode, _ places: Places, _ new: String) -> [TextEdit] {
    guard let text = node.scalar?.text else { return [] }
    let tokens = GestureToken.tokens(of: text)
    var found: [TextEdit] = []
    for (index, token) in tokens.enumerated().dropFirst() {
      let isOfContent = tokens.dropFirst(index + 1).first?.word == "at"
      let ranges: [Range<Int>]
      switch tokens[index - 1].word {
      case "on": ranges = places.ranges(inPath: token.text)
      case "set" where isOfContent: ranges = places.ranges(inPath: token.text)
      case "set": ranges = places.ranges(inVariable: String(token.text.prefix { $0 != "=" }))
      default: continue
      }
      let start = text.prefix(token.range.lowerBound).utf8.count
      for range in ranges {
        found += edit(start + range.lowerBound..<start + range.upperBound, of: node, new)
      }
    }
    return found
  }

  // MARK: The tree

  /// The edit of a part of a scalar's text; empty if the file does not contain the text literally.
  private func edit(_ range: Range<Int>, of node: LocatedNode, _ new: String) -> [TextEdit] {
    guard node.alias == nil, let scalar = node.scalar else { return [] }
    let written = source.text(node.span.start..<node.span.end)
    let quote = scalar.style == .plain ? 0 : 1
    guard written.dropFirst(quote).hasPrefix(scalar.text) else { return [] }
    let start = node.span.start + quote
    return [
      TextEdit(SourceSpan(file: 0, start: start + range.lowerBound, end: start + range.upperBound), new)
    ]
  }

  private func entries(_ key: String, of node: LocatedNode) -> [LocatedNode.Entry] {
    if case .mapping(let entries, _)? = value(key, of: node)?.content { entries } else { [] }
  }

  private func value(_ key: String, of node: LocatedNode) -> LocatedNode? {
    guard case .mapping(let entries, _) = node.content else { return nil }
    return entries.first { $0.key.scalar?.text == key }?.value
  }

  private func items(_ node: LocatedNode) -> [LocatedNode] {
    if case .sequence(let items, _) = node.content { items } else { [node] }
  }
}
