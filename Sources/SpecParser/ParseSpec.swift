/// The result of reading a text: the spec if it has no errors, all findings, and the files to show them in.
package struct ParseResult: Sendable {
  /// The product's spec; `nil` if there is any error, or if the file is a vocabulary.
  package var spec: CheckedSpec?
  /// The vocabulary, if the file is one and has no errors.
  package var vocabulary: CheckedVocabulary?
  /// By file, place and rule, including those of the vocabularies in use.
  package var findings: [Finding]
  /// The file itself has number 0.
  package var sources: SourceSet
  /// The tree of the file's text, with its comments.
  package var tree: SyntaxTree
  /// What could be read of a text that is not valid YAML; `nil` for other texts.
  package var recovered: RecoveredText?
  /// The names that the vocabularies in use declare, also if the file has errors.
  package var imported: ImportedNames { ImportedNames(imports) }
  /// The vocabularies in use.
  var imports = ImportedVocabularies()
  /// What could be read, also if the file has errors; `nil` if its version is not known.
  package var readable: ReadableSpec?
}

/// The parts of a spec or a vocabulary that could be read. What has errors is missing.
///
/// It is for editors, because a text has errors while it is typed.
package struct ReadableSpec: Sendable {
  /// `unread` has those whose value is not known.
  package var metrics: Metrics
  /// Every mechanic in scope. `kinds` likewise.
  package var mechanics: [Mechanic]
  package var kinds: [Kind]
  /// The whole spec of a product. References between its activities are not valid, because some may be missing.
  package var product: CheckedSpec?
}

/// A vocabulary file that is well formed.
package struct CheckedVocabulary: Sendable, Hashable {
  package var name: Located<String>
  /// The vocabularies that it uses, in the order of use.
  package var uses: [String]
  /// Every metric, with the vocabulary's own values over those that it uses.
  package var metrics: Metrics
  /// Every mechanic in scope, the vocabulary's own over those that it uses. `kinds` likewise.
  package var mechanics: [Mechanic]
  package var kinds: [Kind]
}

/// The entry point of the parser: text, `SyntaxTree`, vocabularies, sections, `CheckedSpec`. One pass reports all errors.
package enum ParseSpec {
  /// Reads a product's spec or a vocabulary. It does not access files.
  /// - Parameters:
  ///   - tree: the tree of the text, if it was made another way; errors of YAML are then not reported.
  ///   - load: returns the text of a vocabulary under `uses`.
  ///   - kept: stores what vocabularies contain; findings do not depend on it.
  package static func parse(
    _ file: SourceFile, tree: SyntaxTree? = nil, load: @escaping ImportLoader,
    kept: (any KeptVocabularies)? = nil
  ) -> ParseResult {
    var sources = SourceSet()
    let sink = FindingSink()
    let reader = SyntaxReader(source: file, file: sources.add(file), sink: sink)
    let read = tree ?? reader.tree()
    if tree == nil, read.root == nil, file.bytes.count <= SourceFile.sizeLimit {
      return recovered(file, sink.sorted, load, kept)
    }
    var result = ParseResult(findings: [], sources: sources, tree: read)
    if let root = result.tree.root,
      var fields = reader.topFields(root),
      let header = reader.header(&fields)
    {
      var importer = VocabularyImporter(sources: sources, sink: sink, load: load, kept: kept)
      let imports = importer.vocabularies(fields.optional("uses"), reader)
      result.sources = importer.sources
      result.imports = imports
      switch header.role {
      case .product:
        var spec = reader.product(&fields, named: header.name, imports: imports, kept: kept)
        spec.acceptedLines = LintComments(file, result.tree).acceptedLines(of: file)
        result.spec = spec
        result.readable = ReadableSpec(
          metrics: spec.metrics, mechanics: spec.mechanics, kinds: spec.kinds, product: spec)
      case .vocabulary:
        let vocabulary = reader.vocabulary(&fields, named: header.name, imports: imports)
        result.vocabulary = vocabulary
        result.readable = ReadableSpec(
          metrics: vocabulary.metrics, mechanics: vocabulary.mechanics, kinds: vocabulary.kinds)
      }
    }
    result.findings = sink.sorted
    guard sink.preventsSpec else { return result }
    result.spec = nil
    result.vocabulary = nil
    return result
  }

  /// Reads as much as possible of a text that is not valid YAML.
  private static func recovered(
    _ file: SourceFile, _ errors: [Finding], _ load: @escaping ImportLoader, _ kept: (any KeptVocabularies)?
  ) -> ParseResult {
    var recovered = RecoverTree.recovered(file, errors)
    var (result, findings) = recovered.best { tree in
      let result = parse(file, tree: tree, load: load, kept: kept)
      return (result, result.findings, result.readable != nil)
    }
    (result.findings, result.recovered) = (findings, recovered)
    result.tree = SyntaxTree(root: nil, comments: [])
    (result.spec, result.vocabulary) = (nil, nil)
    return result
  }
}

extension SyntaxReader {
  fileprivate func vocabulary(
    _ fields: inout FieldReader, named name: Located<String>?, imports: ImportedVocabularies
  ) -> CheckedVocabulary {
    let name = name ?? Located("", fields.ownerSpan)
    let own = content(&fields, named: name.value, vocabulary: name.value)
    fields.finish { key in
      LanguageContext.productSections.contains(key)
        ? "a vocabulary has no `\(key)`; it belongs to a product's spec" : nil
    }
    let (metrics, declared) = imports.scope(with: own, sink)
    var scope = declared
    reportUnused(fields.optional("uses"), activities: [], imports, in: &scope)
    checkKinds(in: scope)
    return CheckedVocabulary(
      name: name, uses: imports.contents.map(\.name), metrics: metrics, mechanics: scope.mechanics,
      kinds: scope.kinds
    )
  }
}
