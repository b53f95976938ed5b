/// What comes of a text: the spec if nothing is wrong with it, everything that was found, and the files to
/// show it in.
package struct ParseResult: Sendable {
  /// The product's spec; `nil` if there is any error, or if the file is a vocabulary.
  package var spec: CheckedSpec?
  /// The vocabulary, if the file is one and nothing is wrong with it.
  package var vocabulary: CheckedVocabulary?
  /// By file, place and rule. Those of the vocabularies in use are among them.
  package var findings: [Finding]
  /// The file itself is number 0.
  package var sources: SourceSet
  /// The file's own text, with its comments.
  package var tree: SyntaxTree
}

/// A vocabulary file that is well formed.
package struct CheckedVocabulary: Sendable, Hashable {
  package var name: Located<String>
  /// Those that it uses itself, in the order of use.
  package var uses: [String]
  /// Every metric in force, its own on top.
  package var metrics: Metrics
  /// Every mechanic and kind in scope, its own on top.
  package var mechanics: [Mechanic]
  package var kinds: [Kind]
}

/// The front door: text → `SyntaxTree` → vocabularies → sections → `CheckedSpec`, in one pass that reports
/// everything.
package enum ParseSpec {
  /// Reads a product's spec or a vocabulary. Touches no files itself.
  /// - Parameters:
  ///   - load: gives the text of a vocabulary under `uses`.
  ///   - kept: keeps what vocabularies say; what is reported is the same with it and without.
  package static func parse(
    _ file: SourceFile, load: @escaping ImportLoader, kept: (any KeptVocabularies)? = nil
  ) -> ParseResult {
    var sources = SourceSet()
    let sink = FindingSink()
    let reader = SyntaxReader(source: file, file: sources.add(file), sink: sink)
    var result = ParseResult(findings: [], sources: sources, tree: reader.tree())
    if let root = result.tree.root,
      var fields = FieldReader(root, of: "the spec", at: reader.topSpan(root), reader),
      let header = reader.header(&fields)
    {
      var importer = VocabularyImporter(sources: sources, sink: sink, load: load, kept: kept)
      let imports = importer.vocabularies(fields.optional("uses"), reader)
      result.sources = importer.sources
      switch header.role {
      case .product: result.spec = reader.product(&fields, named: header.name, imports: imports)
      case .vocabulary:
        result.vocabulary = reader.vocabulary(&fields, named: header.name, imports: imports)
      }
    }
    result.findings = sink.sorted
    guard sink.hasErrors else { return result }
    result.spec = nil
    result.vocabulary = nil
    return result
  }
}

extension SyntaxReader {
  private static let productSections = [
    "platforms", "experience", "edges", "state", "elements", "activities", "resolve", "lint",
  ]

  fileprivate func vocabulary(
    _ fields: inout FieldReader, named name: Located<String>?, imports: ImportedVocabularies
  ) -> CheckedVocabulary {
    let name = name ?? Located("", fields.ownerSpan)
    let own = content(&fields, named: name.value, vocabulary: name.value)
    fields.finish { key in
      Self.productSections.contains(key)
        ? "a vocabulary has no `\(key)`; it belongs to a product's spec" : nil
    }
    let (metrics, scope) = imports.scope(with: own, sink)
    checkKinds(in: scope)
    return CheckedVocabulary(
      name: name, uses: imports.contents.map(\.name), metrics: metrics, mechanics: scope.mechanics,
      kinds: scope.kinds
    )
  }
}
