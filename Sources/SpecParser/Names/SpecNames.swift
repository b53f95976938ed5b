/// Every name that a spec's text declares or uses, in the order of the text.
///
/// It is read from the tree, so a spec with errors has names too.
package struct SpecNames: Sendable {
  package private(set) var uses: [NameUse] = []
  /// The indices of the uses of each name, and of its first declaration. Editors ask for every name of a text.
  private var byMeaning: [NameMeaning: (uses: [Int], declaration: Int?)] = [:]
  private var elements = ElementPaths()

  package init(_ tree: SyntaxTree, _ source: SourceFile) {
    guard let root = tree.root else { return }
    var reader = NameReader(places: ScalarPlaces(source))
    reader.declare(root)
    reader.use(root)
    elements = reader.elements
    uses = reader.uses.sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
    for (index, use) in uses.enumerated() {
      byMeaning[use.meaning, default: ([], nil)].uses.append(index)
      if use.isDeclaration, declaration(of: use.meaning) == nil {
        byMeaning[use.meaning]?.declaration = index
      }
    }
  }

  /// The name that contains an offset of the text, or ends there.
  package func use(at offset: Int) -> NameUse? {
    uses.last { $0.span.start <= offset && offset <= $0.span.end }
  }

  package func uses(of name: NameMeaning) -> [NameUse] { byMeaning[name]?.uses.map { uses[$0] } ?? [] }

  /// A name, and every other one that is declared in the same place: a declaration with aliases declares several things.
  package func sharing(_ name: NameMeaning) -> [NameMeaning] {
    let places = Set(uses(of: name).filter(\.isDeclaration).map(\.span))
    return [name]
      + uses.filter { $0.isDeclaration && $0.meaning != name && places.contains($0.span) }.map(\.meaning)
  }

  package func declaration(of name: NameMeaning) -> NameUse? {
    byMeaning[name]?.declaration.map { uses[$0] }
  }

  /// The path of the only element whose path is this text, or ends with it.
  package func elementPath(of text: String) -> String? { elements.path(of: text) }

  /// The declared names of one type, in the order of the text.
  package func declared(_ kind: NameKind) -> [NameUse] { uses.filter { $0.kind == kind && $0.isDeclaration } }
}

private struct NameReader {
  let places: ScalarPlaces
  private(set) var uses: [NameUse] = []
  private(set) var elements = ElementPaths()
  private var activities: Set<String> = []
  private var states: Set<String> = []
  private var productStates: Set<String> = []

  init(places: ScalarPlaces) { self.places = places }

  // MARK: Declarations

  mutating func declare(_ root: LocatedNode) {
    for entry in root.entries(of: "state") {
      productStates.insert(entry.name)
      declare(entry, .state, entry.name)
    }
    declareElements(root.entries(of: "elements"), under: "")
    for entry in root.entries(of: "mechanics") { declare(entry, .mechanic, entry.name) }
    for entry in root.entries(of: "kinds") { declare(entry, .kind, entry.name) }
    for entry in root.entries(of: "activities") { declare(entry, .activity, entry.name) }
  }

  private mutating func declareElements(_ children: [LocatedNode.Entry], under parent: String) {
    for entry in children {
      let path = parent.isEmpty ? entry.name : "\(parent)/\(entry.name)"
      declare(entry, .element, path)
      for state in entry.value.entries(of: "state") { declare(state, .state, "\(path).\(state.name)") }
      declareElements(entry.value.entries(of: "children"), under: path)
    }
  }

  private mutating func declare(_ entry: LocatedNode.Entry, _ kind: NameKind, _ identity: String) {
    switch kind {
    case .element: elements.append(identity)
    case .activity: activities.insert(identity)
    case .state: states.insert(identity)
    case .mechanic, .kind: break
    }
    guard let span = places.span(of: entry.key) else { return }
    let whole = entry.key.span.merged(with: entry.value.span)
    uses.append(NameUse(NameMeaning(kind, identity), span, extent: whole))
  }

  // MARK: Uses

  mutating func use(_ root: LocatedNode) {
    useElements(root.entries(of: "elements"), under: "")
    for kind in root.entries(of: "kinds") { useWords(of: kind.value, "by", .mechanic) }
    for entry in root.entries(of: "activities") { useActivity(entry.value) }
    for line in root.items(of: "resolve") {
      for key in ["wait", "for", "prefer", "over", "together"] { useWords(of: line, key, .activity) }
    }
    for line in root.value(of: "lint")?.items(of: "disable") ?? [] {
      for key in ["activity", "activities"] { useWords(of: line, key, .activity) }
    }
  }

  private mutating func useElements(_ children: [LocatedNode.Entry], under parent: String) {
    for entry in children {
      let path = parent.isEmpty ? entry.name : "\(parent)/\(entry.name)"
      for condition in entry.value.items(of: "when") { useGuard(condition, on: path) }
      useElements(entry.value.entries(of: "children"), under: path)
    }
  }

  private mutating func useActivity(_ node: LocatedNode) {
    useWords(of: node, "does", .kind)
    for key in ["by", "after"] { useWords(of: node, key, .mechanic) }
    useWords(of: node, "fallback", .activity)
    for line in node.items(of: "hand-over") { useWords(of: line, "to", .activity) }
    for word in node.items(of: "shortcut-for") where activities.contains(word.scalar?.text ?? "") {
      use(word, .activity)
    }
    for key in ["target", "over"] {
      for word in node.items(of: key) { usePath(word) }
    }
    let target = node.items(of: "target").first?.scalar.flatMap { elements.path(of: $0.text) }
    for condition in node.items(of: "when") { useGuard(condition, on: target ?? "") }
  }

  private mutating func useWords(of node: LocatedNode, _ key: String, _ kind: NameKind) {
    for word in node.items(of: key) { use(word, kind) }
  }

  private mutating func use(_ word: LocatedNode, _ kind: NameKind) {
    guard let text = word.scalar?.text, let span = places.span(of: word) else { return }
    uses.append(NameUse(NameMeaning(kind, text), span))
  }

  /// Every part of a path names its own element.
  private mutating func usePath(_ word: LocatedNode) {
    guard let text = word.scalar?.text, let span = places.span(of: word), let path = elements.path(of: text)
    else { return }
    usePath(text, at: span, path)
  }

  private mutating func usePath(_ text: String, at span: SourceSpan, _ path: String) {
    var end = span.end
    for (part, identity) in zip(text.split(separator: "/").reversed(), ElementPaths.outward(from: path)) {
      let start = end - part.utf8.count
      uses.append(
        NameUse(NameMeaning(.element, identity), SourceSpan(file: span.file, start: start, end: end)))
      end = start - 1
    }
  }

  private mutating func useGuard(_ node: LocatedNode, on element: String) {
    guard let text = node.scalar?.text else { return }
    for token in GuardPlace.variables(in: text) {
      guard case .word(let word) = token.kind, let state = state(word, on: element),
        let span = places.span(of: token.range, in: node)
      else { continue }
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
    for path in ElementPaths.outward(from: element) where states.contains("\(path).\(word)") {
      return ("\(path).\(word)", false)
    }
    if productStates.contains(word) { return (word, false) }
    guard let dot = word.lastIndex(of: "."), let owner = elements.path(of: String(word[..<dot]))
    else { return nil }
    let identity = "\(owner).\(word[word.index(after: dot)...])"
    return states.contains(identity) ? (identity, true) : nil
  }
}
