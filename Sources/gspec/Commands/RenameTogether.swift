import SpecParser

/// A spec or vocabulary, with the result of reading it.
struct SpecToRename {
  let source: SourceFile
  let result: ParseResult
  let names: SpecNames
  /// The path by which the file is known; `RepositoryPath.identity`.
  let place: String

  init(_ source: SourceFile, _ result: ParseResult) {
    self.source = source
    self.result = result
    names = SpecNames(result.tree, source)
    place = RepositoryPath.identity(source.path)
  }

  /// The place of the vocabulary with the declaration of a name.
  func vocabulary(of name: NameMeaning) -> String? {
    result.imported.file(of: name).flatMap { result.sources[$0] }.map { RepositoryPath.identity($0.path) }
  }
}

/// A file with another name in it.
struct RenamedFile {
  var path: String
  /// As that of `SpecToRename`.
  var place: String
  var before: [UInt8]
  var after: [UInt8]
  /// The edits that make the new text of the old one.
  var edits: [TextEdit]
  /// The number of replaced names.
  var count: Int
}

/// Renames something in several specs together, and in the cases files of all of these: those beside them, and others that are given.
struct RenameTogether {
  let new: String
  /// The paths of cases files, which may lie anywhere.
  var cases: [String] = []
  /// The texts that an editor has open, by place. They count, not those on disk.
  var open: [String: [UInt8]] = [:]
  /// Returns the source of a vocabulary before the change.
  let load: ImportLoader
  /// Reads the text of a spec.
  let read: (SourceFile, @escaping ImportLoader) -> ParseResult

  /// - Throws: if a spec cannot use the new name, or a file cannot be changed.
  func changed(
    _ renames: [(spec: SpecToRename, rename: RenameName)]
  ) throws(CommandFailure) -> [RenamedFile] {
    var texts: [String: [UInt8]] = [:]
    for (spec, rename) in renames { texts[spec.place] = TextEdit.apply(rename.edits, to: spec.source.bytes) }
    let changed = texts
    var result: [RenamedFile] = []
    for (spec, rename) in renames {
      let renamed: RenamedSpec
      do throws(RenameName.Failure) {
        renamed = try rename.renamed(spec.result) { bytes in
          read(SourceFile(path: spec.source.path, bytes: bytes)) { load($0).replaced(by: changed) }
        }
      } catch {
        throw CommandFailure("\(spec.source.path): \(error.message); nothing was changed")
      }
      add(renamed.edits, to: spec.source, &result)
      let inCases = RenameInCases(
        spec: spec.source.path, name: rename.name, new: new, names: spec.names, renamed: renamed)
      for path in RenameInCases.files(of: spec.source.path, and: cases) {
        let place = RepositoryPath.identity(path)
        // Another spec may have changed the file already.
        let file = try Self.file(path, result.first { $0.place == place }?.after ?? open[place])
        add(try inCases.edits(in: file), to: file, &result)
      }
    }
    return result
  }

  /// - Parameter bytes: the text, if it is not the one on disk.
  static func file(_ path: String, _ bytes: [UInt8]?) throws(CommandFailure) -> SourceFile {
    if let bytes { return SourceFile(path: path, bytes: bytes) }
    let bytes = try ReadInput.bytes(path, limit: SourceFile.sizeLimit, from: .text)
    return SourceFile(path: path, bytes: bytes)
  }

  private func add(_ edits: [TextEdit], to file: SourceFile, _ result: inout [RenamedFile]) {
    guard !edits.isEmpty, let after = TextEdit.apply(edits, to: file.bytes) else { return }
    let place = RepositoryPath.identity(file.path)
    guard let known = result.firstIndex(where: { $0.place == place }) else {
      result.append(
        RenamedFile(
          path: file.path, place: place, before: file.bytes, after: after, edits: edits, count: edits.count))
      return
    }
    result[known].after = after
    result[known].count += edits.count
    // The places of these edits are those of a text between the two.
    let whole = SourceSpan(file: edits[0].span.file, start: 0, end: result[known].before.count)
    result[known].edits = [TextEdit(whole, String(decoding: after, as: UTF8.self))]
  }
}

extension Result<SourceFile, ImportFailure> {
  /// The file with its text in a set of texts, by `RepositoryPath.identity`, if it is there.
  func replaced(by texts: [String: [UInt8]]) -> Self {
    map { file in
      texts[RepositoryPath.identity(file.path)].map { SourceFile(path: file.path, bytes: $0) } ?? file
    }
  }
}
