import SpecParser

extension OpenDocument {
  /// What could be read of a text, which may have errors or be no YAML yet.
  struct Scope {
    let spec: ReadableSpec
    let sources: SourceSet

    /// - Parameters:
    ///   - result: that of the text.
    ///   - tree: that of the text, or of as much of it as is YAML.
    ///   - load: returns the source of an imported vocabulary.
    init?(
      _ result: ParseResult, _ tree: SyntaxTree, _ source: SourceFile, _ load: @escaping ImportLoader
    ) {
      // A section whose name was completed is no section of the text.
      let isAsWritten = Self.sections(of: result.recovered?.tree ?? result.tree) == Self.sections(of: tree)
      let result =
        isAsWritten ? result : LoadSpec.parse(source.bytes, path: source.path, tree: tree, load: load)
      guard var spec = result.readable else { return nil }
      if result.recovered != nil, Self.setters(in: source) != Self.setters(in: tree) {
        spec.metrics.keepOnly(of: 0)
      }
      self.spec = spec
      sources = result.sources
    }

    private static func sections(of tree: SyntaxTree) -> [String] {
      guard case .mapping(let entries, _) = tree.root?.content else { return [] }
      return entries.map { $0.name }
    }

    // MARK: Lines that are left out

    /// The keys by which metrics have their values.
    private static let setterNames = Set(Metric.allCases.map(\.rawValue) + ["uses", "metrics"])

    /// The number of those keys in a text.
    private static func setters(in source: SourceFile) -> Int {
      source.text(0..<source.bytes.count).split { " {,\"\n\r".contains($0) }
        .count { $0.last == ":" && setterNames.contains(String($0.dropLast())) }
    }

    /// The number of those keys that have a value in the tree.
    private static func setters(in tree: SyntaxTree) -> Int {
      guard case .mapping(let entries, _) = tree.root?.content else { return 0 }
      let sections = entries.filter { ["uses", "metrics"].contains($0.key.scalar?.text) }
      return sections.reduce(0) { count, section in
        guard !section.value.isEmpty else { return count }
        guard section.key.scalar?.text == "metrics", case .mapping(let metrics, _) = section.value.content
        else { return count + 1 }
        let known = metrics.filter { setterNames.contains($0.name) }
        return count + 1 + known.count { !$0.value.isEmpty }
      }
    }
  }
}
