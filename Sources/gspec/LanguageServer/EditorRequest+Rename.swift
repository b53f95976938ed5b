import SpecParser

/// The specs that an editor knows of.
struct EditorWorkspace {
  /// The paths of its folders.
  var folders: [String] = []
  var open: [OpenDocument] = []

  /// The texts of open specs, by absolute path.
  var texts: [String: [UInt8]] {
    Dictionary(open.map { (RepositoryPath.absolute($0.path), $0.source.bytes) }, uniquingKeysWith: { $1 })
  }

  func uri(of path: String) -> String {
    open.first { $0.path == path }?.uri ?? OpenDocument.uri(of: path)
  }
}

/// Renames in an open spec, in its cases and, if it is a vocabulary, in the specs of the workspace that use it.
extension EditorRequest {
  func rename(_ name: NameMeaning, to new: String) throws(LanguageServer.Refusal) -> MessageValue {
    let texts = workspace.texts
    let load: ImportLoader = { LoadSpec.vocabulary($0).replaced(by: texts) }
    let read = { (file: SourceFile, load: @escaping ImportLoader) in
      OpenDocument.Reading(file, load: load).recovered
    }
    do throws(CommandFailure) {
      var specs = [SpecToRename(document.source, read(document.source, load))]
      for file in try others(than: specs[0], name, texts) {
        let spec = SpecToRename(file, read(file, load))
        if try uses(name, of: specs[0], spec) { specs.append(spec) }
      }
      let files = try RenameTogether(new: new, load: load, read: read)
        .changed(specs.map { ($0, RenameName(name, to: new, in: $0.source, $0.names)) })
      var changes: [String: MessageValue] = [document.uri: .array([])]
      for file in files {
        let before = SourceFile(path: file.path, bytes: file.before)
        changes[workspace.uri(of: file.path)] = .array(file.edits.map { edit($0, in: before) })
      }
      return ["changes": .object(changes)]
    } catch {
      throw LanguageServer.Refusal(code: LanguageServer.Refusal.failed, message: error.message)
    }
  }

  /// The other specs of the workspace, if they could use the name.
  private func others(
    than spec: SpecToRename, _ name: NameMeaning, _ texts: [String: [UInt8]]
  ) throws(CommandFailure) -> [SourceFile] {
    guard [.mechanic, .kind].contains(name.kind), isVocabulary else { return [] }
    guard !workspace.folders.isEmpty else {
      throw CommandFailure(
        "the editor has opened no folder, so the specs that use this vocabulary are not known: "
          + "use `gspec rename` with their paths")
    }
    let configs = LintConfigs()
    var known = DistinctFiles()
    _ = known.insert(spec.place)
    var files: [SourceFile] = []
    for folder in workspace.folders {
      for path in try configs.files(in: folder, isQuiet: true, mayBeNone: true)
      where known.insert(path) {
        files.append(try RenameTogether.file(path, texts[path]))
      }
    }
    return files
  }

  private var isVocabulary: Bool {
    guard case .mapping(let sections, _) = reading.tree.root?.content else { return false }
    return sections.contains { $0.key.scalar?.text == "vocabulary" }
  }

  /// Whether a spec has the name from this vocabulary.
  ///
  /// - Throws: if that is not known, because the spec is no YAML.
  private func uses(
    _ name: NameMeaning, of vocabulary: SpecToRename, _ spec: SpecToRename
  ) throws(CommandFailure) -> Bool {
    guard ParseYAML.parse(spec.source).tree.root == nil else {
      return spec.names.declaration(of: name) == nil && spec.vocabulary(of: name) == vocabulary.place
    }
    guard spec.source.text(0..<spec.source.bytes.count).contains(name.identity) else { return false }
    throw CommandFailure(
      "\(spec.source.path) is no YAML at the moment, so it is not known whether it uses `\(name.identity)`; "
        + "nothing was changed")
  }
}
