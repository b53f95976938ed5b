/// A request for a vocabulary.
package struct ImportRequest: Sendable, Hashable {
  /// The name as written under `uses`: a bundled vocabulary's name, or a path relative to the importing file.
  package var name: String
  /// The path of the file with the request.
  package var importer: String

  package init(name: String, importer: String) {
    self.name = name
    self.importer = importer
  }
}

/// The reason why a vocabulary cannot be used.
package struct ImportFailure: Error, Sendable, Hashable {
  /// A phrase that completes "cannot use `x`: …": "there is no such file". It names no path, because the id of the finding depends on it, and
  /// paths begin in the working directory.
  package var reason: String
  /// The path where the vocabulary was looked for; `nil` if it has none.
  package var path: String?
  /// The names of available vocabularies, for a hint.
  package var known: [String]
  /// The path of the file that was probably meant, from the importing file on.
  package var meant: String?

  package init(reason: String, path: String? = nil, known: [String] = []) {
    self.reason = reason
    self.path = path
    self.known = known
  }
}

/// Returns the text of a vocabulary. One vocabulary must always have the same path.
package typealias ImportLoader = (ImportRequest) -> Result<SourceFile, ImportFailure>

/// The vocabularies that a spec uses, in the order of use: a later one overrides an earlier one.
package struct ImportedVocabularies: Sendable, Equatable {
  var contents: [VocabularyContent] = []
  /// Whether one of them is missing.
  var isIncomplete = false

  /// Every metric, mechanic and kind in scope; those of the spec itself override the others.
  func scope(
    with own: VocabularyContent, _ sink: FindingSink, _ kept: (any KeptVocabularies)? = nil
  ) -> (Metrics, VocabularyScope) {
    // The spec's own metrics also count for mechanics of the vocabularies.
    guard let kept, own.metrics.isEmpty, !isIncomplete else { return combined(contents + [own], sink) }
    var (metrics, scope) = combined(sink, kept)
    scope.add(own, metrics)
    return (metrics, scope)
  }

  /// What the vocabularies declare, computed once for all specs that use the same ones.
  private func combined(_ sink: FindingSink, _ kept: any KeptVocabularies) -> (Metrics, VocabularyScope) {
    if let known = kept.scope(of: self) { return (known.metrics, known.vocabulary) }
    let before = sink.findings.count
    let (metrics, scope) = combined(contents, sink)
    if sink.findings.count == before, !sink.isFull {
      kept.keep(KeptScope(imports: self, metrics: metrics, vocabulary: scope))
    }
    return (metrics, scope)
  }

  /// - Parameter contents: a later one overrides an earlier one; the last is that of the spec itself if an import is missing.
  private func combined(
    _ contents: [VocabularyContent], _ sink: FindingSink
  ) -> (Metrics, VocabularyScope) {
    var resolver = MetricsResolver(contents.flatMap(\.metrics))
    var metrics = resolver.metrics(sink)
    if isIncomplete, let own = contents.last { metrics.keepOnly(of: own.file) }
    var scope = VocabularyScope()
    scope.isIncomplete = isIncomplete
    for content in contents { scope.add(content, metrics) }
    return (metrics, scope)
  }
}

/// Reads the vocabularies of a spec, and those that they use, each once.
struct VocabularyImporter {
  /// The maximum number of files, more than any spec uses: a generated chain of them must end.
  static let fileLimit = 64
  /// The maximum number of bytes of all files together.
  static let sizeLimit = 4 * SourceFile.sizeLimit

  private(set) var sources: SourceSet
  let sink: FindingSink
  private let load: ImportLoader
  private let kept: (any KeptVocabularies)?
  private var imported = ImportedVocabularies()
  /// Positions in `imported.contents`, by path.
  private var indices: [String: Int] = [:]
  /// The files that are being read, each with the place of its import.
  private var chain: [(path: String, use: SourceSpan?)] = []

  init(
    sources: SourceSet, sink: FindingSink, load: @escaping ImportLoader, kept: (any KeptVocabularies)? = nil
  ) {
    self.sources = sources
    self.sink = sink
    self.load = load
    self.kept = kept
  }

  /// All vocabularies under `uses` in the reader's file, and those that they use.
  mutating func vocabularies(_ uses: Field?, _ reader: SyntaxReader) -> ImportedVocabularies {
    chain = [(reader.source.path, nil)]
    importAll(uses, reader)
    return imported
  }

  private mutating func importAll(_ uses: Field?, _ reader: SyntaxReader) {
    guard let uses else { return }
    // What is no word is reported, and could have declared anything.
    if uses.value.isUnknown
      || reader.items(uses, mayBeEmpty: true).contains(where: { $0.value.scalar == nil || $0.value.isEmpty })
    {
      imported.isIncomplete = true
    }
    for name in reader.words(uses, mayBeEmpty: true) { importOne(name, reader) }
  }

  private mutating func importOne(_ name: Located<String>, _ reader: SyntaxReader) {
    switch load(ImportRequest(name: name.value, importer: reader.source.path)) {
    case .failure(let failure):
      reportMissing(name, failure, reader)
    case .success(let file):
      if let start = chain.firstIndex(where: { $0.path == file.path }) {
        reportCycle(name, from: start, reader)
      } else if let index = indices[file.path] {
        // The spec itself names it, but another vocabulary has already used it: it now counts from here.
        if chain.count == 1 { moveToEnd(index) }
      } else {
        read(file, for: name, reader)
      }
    }
  }

  private mutating func read(_ file: SourceFile, for name: Located<String>, _ importer: SyntaxReader) {
    guard hasRoom(for: file, name, importer) else { return }
    guard file.mayBeSpec else {
      return reportMissing(name, ImportFailure(reason: "it is no vocabulary: it has no `gspec: 1`"), importer)
    }
    let number = sources.add(file)
    let reader = SyntaxReader(source: file, file: number, sink: sink)
    let known = kept?.vocabulary(file, as: number)
    guard let vocabulary = known ?? reader.vocabularyFile(named: name.value) else {
      imported.isIncomplete = true
      return
    }
    guard vocabulary.header.role == .vocabulary else {
      let failure = ImportFailure(reason: "it is a product's spec, not a vocabulary")
      return reportMissing(name, failure, importer)
    }
    if known == nil, vocabulary.isClean { kept?.keep(vocabulary) }
    chain.append((file.path, name.span))
    importAll(vocabulary.uses, reader)
    chain.removeLast()
    indices[file.path] = imported.contents.count
    imported.contents.append(vocabulary.content)
  }

  private mutating func hasRoom(
    for file: SourceFile, _ name: Located<String>, _ importer: SyntaxReader
  ) -> Bool {
    let size = sources.files.reduce(file.bytes.count) { $0 + $1.bytes.count }
    if sources.files.count < Self.fileLimit, size <= Self.sizeLimit { return true }
    imported.isIncomplete = true
    let limits = "\(Self.fileLimit) files or \(Self.sizeLimit >> 20) MB"
    importer.report(SyntaxRules.limit, "the vocabularies are more than \(limits)", at: name.span)
    return false
  }

  private mutating func moveToEnd(_ index: Int) {
    imported.contents.append(imported.contents.remove(at: index))
    let last = imported.contents.count - 1
    indices = indices.mapValues { $0 == index ? last : $0 > index ? $0 - 1 : $0 }
  }

  // MARK: Findings

  private mutating func reportMissing(
    _ name: Located<String>, _ failure: ImportFailure, _ reader: SyntaxReader
  ) {
    imported.isIncomplete = true
    let list = reader.listHelp(for: name, where: failure.known.contains)
    let help =
      list ?? failure.meant.map(NearMiss.question) ?? reader.help(for: name.value, among: failure.known)
    let known = failure.known.isEmpty ? [] : ["known vocabularies are \(listed(failure.known))"]
    reader.report(
      SyntaxRules.missingImport, "cannot use `\(name.value.shortened)`: \(failure.reason)", at: name.span,
      notes: failure.path.map { ["it was looked for at \($0)"] } ?? [], help: help.map { [$0] } ?? known
    )
  }

  private mutating func reportCycle(_ name: Located<String>, from start: Int, _ reader: SyntaxReader) {
    imported.isIncomplete = true
    let paths = chain[start...].map(\.path) + [chain[start].path]
    reader.report(
      SyntaxRules.importCycle, "`\(name.value.shortened)` is used in a circle", at: name.span,
      notes: [paths.joined(separator: " → ")], help: ["remove one of these lines"],
      related: chain[start...].compactMap(\.use).map { .init(span: $0, message: "this leads back to it") }
    )
  }
}
