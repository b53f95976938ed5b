/// Every name that a spec's text declares or uses, in the order of the text.
///
/// It is read from the tree, so a spec with errors has names too.
package struct SpecNames: Sendable {
  package private(set) var uses: [NameUse] = []

  package init(_ tree: SyntaxTree, _ source: SourceFile) {
    guard let root = tree.root else { return }
    var reader = NameReader(source: source)
    reader.declare(root)
    reader.use(root)
    uses = reader.uses.sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
  }

  /// The name that contains an offset of the text, or ends there.
  package func use(at offset: Int) -> NameUse? {
    uses.last { $0.span.start <= offset && offset <= $0.span.end }
  }

  package func uses(of name: NameMeaning) -> [NameUse] { uses.filter { $0.meaning == name } }

  package func declaration(of name: NameMeaning) -> NameUse? { uses(of: name).first(where: \.isDeclaration) }

  /// The path of the only element whose path is this text, or ends with it.
  package func elementPath(of text: String) -> String? {
    ElementPaths.path(of: text, among: declared(.element).map(\.identity))
  }

  /// The declared names of one type, in the order of the text.
  package func declared(_ kind: NameKind) -> [NameUse] { uses.filter { $0.kind == kind && $0.isDeclaration } }
}

extension ElementPaths {
  /// The only path that a text can mean; `nil` for none or several.
  fileprivate static func path(of text: String, among paths: [String]) -> String? {
    let fitting = matches(text, among: paths)
    return fitting.count == 1 ? paths[fitting[0]] : nil
  }
}

private struct NameReader {
  let source: SourceFile
  var uses: [NameUse] = []
  /// Paths of the elements, parents first.
  private var elements: [String] = []
  private var activities: Set<String> = []
  private var states: Set<String> = []
  private var productStates: Set<String> = []

  init(source: SourceFile) { self.source = source }

  // MARK: Declarations

  mutating func declare(_ root: LocatedNode) {
    for entry in entries(root, "state") {
      productStates.insert(entry.name)
      declare(entry, .state, entry.name)
    }
    declareElements(entries(root, "elements"), under: "")
    for entry in entries(root, "mechanics") { declare(entry, .mechanic, entry.name) }
    for entry in entries(root, "kinds") { declare(entry, .kind, entry.name) }
    for entry in entries(root, "activities") { declare(entry, .activity, entry.name) }
  }

  private mutating func declareElements(_ children: [LocatedNode.Entry], under parent: String) {
    for entry in children {
      let path = parent.isEmpty ? entry.name : "\(parent)/\(entry.name)"
      declare(entry, .element, path)
      for state in entries(entry.value, "state") { declare(state, .state, "\(path).\(state.name)") }
      declareElements(entries(entry.value, "children"), under: path)
    }
  }

  private mutating func declare(_ entry: LocatedNode.Entry, _ kind: NameKind, _ identity: String) {
    switch kind {
    case .element: elements.append(identity)
    case .activity: activities.insert(identity)
    case .state: states.insert(identity)
    case .mechanic, .kind: break
    }
    guard let span = span(of: entry.key) else { return }
    let whole = entry.key.span.merged(with: entry.value.span)
    uses.append(NameUse(NameMeaning(kind, identity), span, extent: whole))
  }

  // MARK: Uses

  mutating func use(_ root: LocatedNode) {
    useElements(entries(root, "elements"), under: "")
    for kind in entries(root, "kinds") { useWords(of: kind.value, "by", .mechanic) }
    for entry in entries(root, "activities") { useActivity(entry.value) }
    for line in items(root, "resolve") {
      for key in ["wait", "for", "prefer", "over", "together"] { useWords(of: line, key, .activity) }
    }
    for lint in entries(root, "lint") where lint.name == "disable" {
      for line in Self.items(lint.value) {
        for key in ["activity", "activities"] { useWords(of: line, key, .activity) }
      }
    }
  }

  private mutating func useElements(_ children: [LocatedNode.Entry], under parent: String) {
    for entry in children {
      let path = parent.isEmpty ? entry.name : "\(parent)/\(entry.name)"
      for condition in words(of: entry.value, "when") { useGuard(condition, on: path) }
      useElements(entries(entry.value, "children"), under: path)
    }
  }

  private mutating func useActivity(_ node: LocatedNode) {
    useWords(of: node, "does", .kind)
    for key in ["by", "after"] { useWords(of: node, key, .mechanic) }
    useWords(of: node, "fallback", .activity)
    for line in items(node, "hand-over") { useWords(of: line, "to", .activity) }
    for word in words(of: node, "shortcut-for") where activities.contains(word.scalar?.text ?? "") {
      use(word, .activity)
    }
    for key in ["target", "over"] {
      for word in words(of: node, key) { usePath(word) }
    }
    let target = words(of: node, "target").first?.scalar.flatMap { path(of: $0.text) }
    for condition in words(of: node, "when") { useGuard(condition, on: target ?? "") }
  }

  private mutating func useWords(of node: LocatedNode, _ key: String, _ kind: NameKind) {
    for word in words(of: node, key) { use(word, kind) }
  }

  private mutating func use(_ word: LocatedNode, _ kind: NameKind) {
    guard let text = word.scalar?.text, let span = span(of: word) else { return }
    uses.append(NameUse(NameMeaning(kind, text), span))
  }

  private func path(of text: String) -> String? { ElementPaths.path(of: text, among: elements) }

  /// Every part of a path names its own element.
  private mutating func usePath(_ word: LocatedNode) {
    guard let text = word.scalar?.text, let span = span(of: word), let path = path(of: text) else { return }
    usePath(text, at: span, path)
  }

  private mutating func usePath(_ text: String, at span: SourceSpan, _ path: String) {
    var identity = path
    var end = span.end
    for part in text.split(separator: "/").reversed() {
      let start = end - part.utf8.count
      uses.append(
        NameUse(NameMeaning(.element, identity), SourceSpan(file: span.file, start: start, end: end)))
      end = start - 1
      identity = identity.lastIndex(of: "/").map { String(identity[..<$0]) } ?? ""
    }
  }

  private mutating func useGuard(_ node: LocatedNode, on element: String) {
    guard let text = node.scalar?.text, let whole = span(of: node) else { return }
    for token in GuardLexer.tokens(of: text) {
      guard case .word(let word) = token.kind, let state = state(word, on: element) else { continue }
      let span = SourceSpan(
        file: whole.file, start: whole.start + token.range.lowerBound,
        end: whole.start + token.range.upperBound)
      guard state.isByPath, let dot = word.lastIndex(of: ".") else {
        uses.append(NameUse(NameMeaning(.state, state.identity), span))
        continue
      }
      let name = word[word.index(after: dot)...]
      let middle = span.end - name.utf8.count
      uses.append(
        NameUse(
          NameMeaning(.state, state.identity), SourceSpan(file: span.file, start: middle, end: span.end)))
      let path = String(word[..<dot])
      if let owner = state.identity.lastIndex(of: ".").map({ String(state.identity[..<$0]) }) {
        usePath(path, at: SourceSpan(file: span.file, start: span.start, end: middle - 1), owner)
      }
    }
  }

  /// The variable that a word of a guard names: first of the innermost element, then of the product, then one by its path.
  private func state(_ word: String, on element: String) -> (identity: String, isByPath: Bool)? {
    var path = element
    while !path.isEmpty {
      if states.contains("\(path).\(word)") { return ("\(path).\(word)", false) }
      path = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
    if productStates.contains(word) { return (word, false) }
    guard let dot = word.lastIndex(of: "."), let owner = self.path(of: String(word[..<dot])) else {
      return nil
    }
    let identity = "\(owner).\(word[word.index(after: dot)...])"
    return states.contains(identity) ? (identity, true) : nil
  }

  // MARK: The tree

  /// The place of a word's text in the file; `nil` if the file has it in another form.
  private func span(of node: LocatedNode) -> SourceSpan? {
    guard node.alias == nil, let scalar = node.scalar else { return nil }
    let written = source.text(node.span)
    let quote = scalar.style == .singleQuoted || scalar.style == .doubleQuoted ? 1 : 0
    guard written.dropFirst(quote).hasPrefix(scalar.text), !scalar.text.isEmpty else { return nil }
    let start = node.span.start + quote
    return SourceSpan(file: node.span.file, start: start, end: start + scalar.text.utf8.count)
  }

  private func entries(_ node: LocatedNode, _ key: String) -> [LocatedNode.Entry] {
    guard case .mapping(let entries, _) = node.content,
      let value = entries.first(where: { $0.name == key })?.value, case .mapping(let own, _) = value.content
    else { return [] }
    return own
  }

  private func items(_ node: LocatedNode, _ key: String) -> [LocatedNode] {
    guard case .mapping(let entries, _) = node.content else { return [] }
    return entries.first { $0.name == key }.map { Self.items($0.value) } ?? []
  }

  private static func items(_ node: LocatedNode) -> [LocatedNode] {
    if case .sequence(let items, _) = node.content { items } else { [node] }
  }

  /// The words under a key: one, or a list.
  private func words(of node: LocatedNode, _ key: String) -> [LocatedNode] { items(node, key) }
}

extension LocatedNode.Entry {
  fileprivate var name: String { key.scalar?.text ?? "" }
}
