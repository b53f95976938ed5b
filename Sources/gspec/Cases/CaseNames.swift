import SpecParser

/// The names of a spec that a cases file uses.
struct CaseNames {
  /// One use of a name.
  struct Use {
    var name: NameUse
    var form: Form
  }

  /// The form in which a file has a name.
  enum Form {
    case literal
    /// Another place of the file has the text. The name's place is that of the alias.
    case alias
    /// The text has escapes, or is folded so that no place is the name's. The name's place is that of the whole text.
    case escaped
  }

  private(set) var uses: [Use] = []

  /// - Parameters:
  ///   - tree: of the source.
  ///   - spec: the path of the spec that has the names.
  init(_ source: SourceFile, _ tree: SyntaxTree, of spec: String, _ names: SpecNames) {
    guard let root = tree.root else { return }
    var reader = CaseNameReader(source, of: spec, names)
    reader.read(root)
    uses = reader.uses
  }

  /// The places that have a name as it is.
  func places(of name: NameMeaning) -> [SourceSpan] {
    uses.filter { $0.name.meaning == name && $0.form == .literal }.map(\.name.span)
  }

  /// The first use of a name that no edit can change.
  func escaped(_ name: NameMeaning) -> NameUse? {
    uses.first { $0.name.meaning == name && $0.form == .escaped }?.name
  }
}

/// Reads the parts of a cases file that name something.
private struct CaseNameReader {
  private let source: SourceFile
  private let spec: String
  private let places: ScalarPlaces
  private var named: NamesInCase
  private(set) var uses: [CaseNames.Use] = []

  init(_ source: SourceFile, of spec: String, _ names: SpecNames) {
    self.source = source
    self.spec = RepositoryPath.identity(spec)
    places = ScalarPlaces(source)
    named = NamesInCase(names)
  }

  mutating func read(_ root: LocatedNode) {
    let top = root.value(of: "spec")
    if isMeant(top) { settings(root) }
    for item in root.items(of: "cases") where isMeant(item.value(of: "spec") ?? top) {
      settings(item)
      for key in ["expect", "forbid"] {
        for outcome in item.items(of: key) { self.outcome(outcome) }
      }
      for cue in item.items(of: "feels") { word(cue, .activity) }
      for shown in item.items(of: "shows") {
        if let on = shown.value(of: "on") { path(on) }
      }
      if let gesture = item.value(of: "gesture") { add(gesture) { $0.inGesture($1) } }
    }
  }

  private func isMeant(_ node: LocatedNode?) -> Bool {
    guard let text = node?.scalar?.text else { return false }
    let path = PathText.resolved(text, in: PathText.folder(of: source.path))
    return RepositoryPath.identity(path) == spec
  }

  private mutating func settings(_ node: LocatedNode) {
    if let target = node.value(of: "target") { path(target) }
    for key in ["frames", "at"] {
      for entry in node.entries(of: key) { path(entry.key) }
    }
    for entry in node.entries(of: "state") { add(entry.key) { $0.inVariable($1) } }
  }

  private mutating func outcome(_ node: LocatedNode) {
    guard case .mapping = node.content else { return word(node, .activity) }
    for (key, kind) in [("activity", NameKind.activity), ("does", .kind), ("by", .mechanic)] {
      if let value = node.value(of: key) { word(value, kind) }
    }
    for key in ["target", "item", "over"] {
      guard let value = node.value(of: key) else { continue }
      // `over: nothing` names no element.
      if key != "over" || value.scalar?.text != "nothing" { path(value) }
    }
  }

  private mutating func word(_ node: LocatedNode, _ kind: NameKind) { add(node) { $0.inWord($1, kind) } }

  private mutating func path(_ node: LocatedNode) { add(node) { $0.inPath($1) } }

  private mutating func add(
    _ node: LocatedNode, _ find: (inout NamesInCase, String) -> [NamesInCase.Name]
  ) {
    guard let text = node.scalar?.text else { return }
    for name in find(&named, text) {
      let span = places.span(of: name.range, in: node)
      let form: CaseNames.Form = span != nil ? .literal : node.alias != nil ? .alias : .escaped
      uses.append(CaseNames.Use(name: NameUse(name.meaning, span ?? node.span), form: form))
    }
  }
}
