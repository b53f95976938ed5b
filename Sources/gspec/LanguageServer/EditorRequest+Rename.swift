import SpecParser

/// Renames in an open spec, in its cases and, if it is a vocabulary, in the specs of the workspace that use it.
extension EditorRequest {
  func rename(_ name: NameMeaning, to new: String) throws(LanguageServer.Refusal) -> JSON {
    let files = OpenFiles(workspace, own: document)
    do throws(CommandFailure) {
      try checkUsesAreKnown(of: name)
      var specs = [SpecToRename(document.source, Self.read(document.source, files.load))]
      if isOfVocabulary(name) {
        try checkUsersAreKnown()
        for path in try otherSpecs() {
          let spec = try spec(path, files)
          if try uses(name, of: specs[0], spec) { specs.append(spec) }
        }
      }
      let renamed = try RenameTogether(
        new: new, cases: try casesPaths(), open: files.texts, load: files.load, read: Self.read
      ).changed(specs.map { ($0, RenameName(name, to: new, in: $0.source, $0.names)) })
      var changes: [String: JSON] = [document.uri: .array([])]
      for file in renamed {
        let before = SourceFile(path: file.path, bytes: file.before)
        changes[files.uri(of: file.path)] = .array(file.edits.map { EditorRange.edit($0, in: before) })
      }
      return ["changes": .object(changes)]
    } catch {
      throw LanguageServer.Refusal(.failed, error.message)
    }
  }

  /// The places that a rename would change. Files that cannot be read are left out.
  ///
  /// - Parameter declarations: whether those that declare the name are included.
  func places(of name: NameMeaning, declarations: Bool) -> [JSON] {
    let files = OpenFiles(workspace, own: document)
    var specs = [SpecToRename(document.source, reading.recovered)]
    if isOfVocabulary(name) {
      for path in (try? otherSpecs()) ?? [] {
        guard let spec = try? spec(path, files), (try? uses(name, of: specs[0], spec)) == true else {
          continue
        }
        specs.append(spec)
      }
    }
    let cases = (try? casesPaths()) ?? openCases
    var found: [JSON] = []
    for spec in specs {
      let uses = spec.names.uses(of: name).filter { declarations || !$0.isDeclaration }
      found += uses.map { Self.location($0.span, in: spec.source, files) }
      for path in RenameInCases.files(of: spec.source.path, and: cases) {
        guard let file = try? files.file(path) else { continue }
        let names = CaseNames(file, ParseYAML.parse(file).tree, of: spec.source.path, spec.names)
        found += names.places(of: name).map { Self.location($0, in: file, files) }
      }
    }
    return found.uniqued()
  }

  private static func location(_ span: SourceSpan, in file: SourceFile, _ files: OpenFiles) -> JSON {
    EditorRange.location(span, in: file, files.uri(of: file.path))
  }

  /// - Throws: if a line that is no YAML may use the name.
  private func checkUsesAreKnown(of name: NameMeaning) throws(CommandFailure) {
    guard let recovered = reading.result.recovered, let declared = reading.names.declaration(of: name) else {
      return
    }
    let word = document.source.text(declared.span)
    let known = reading.names.uses.map(\.span)
    guard let line = recovered.line(with: word, besides: known) else { return }
    throw CommandFailure("line \(line) is no YAML at the moment and may use `\(word)`; nothing was changed")
  }

  // MARK: Files

  private static func read(_ file: SourceFile, _ load: @escaping ImportLoader) -> ParseResult {
    OpenDocument.Reading(file, load: load).recovered
  }

  private func spec(_ path: String, _ files: OpenFiles) throws(CommandFailure) -> SpecToRename {
    let file = try files.file(path)
    return SpecToRename(file, Self.read(file, files.load))
  }

  private var openCases: [String] { workspace.open.filter { $0.kind == .cases }.map(\.path) }

  /// The paths of cases files: those that are open, and those in the folders of the workspace, also where a configuration excludes them.
  private func casesPaths() throws(CommandFailure) -> [String] {
    var paths = openCases
    for folder in workspace.folders {
      paths += try FindFiles.matching(CaseFile.suffix, in: folder, isQuiet: true, mayBeNone: true)
    }
    return DistinctFiles.of(paths)
  }

  /// The paths of the other specs: those that are open, and those in the folders of the workspace.
  private func otherSpecs() throws(CommandFailure) -> [String] {
    var paths = workspace.open.filter { $0.kind == .spec }.map(\.path)
    let configs = LintConfigs()
    for folder in workspace.folders {
      paths += try configs.files(in: folder, isQuiet: true, mayBeNone: true)
      // They are users as others are; those that are no YAML may stay so.
      paths += try configs.excluded(in: folder).filter { path in
        (try? ReadInput.bytes(path, limit: SourceFile.sizeLimit, from: .text))
          .map { ParseYAML.parse(SourceFile(path: path, bytes: $0)).tree.root != nil } == true
      }
    }
    var known = DistinctFiles()
    _ = known.insert(document.path)
    return paths.filter { known.insert($0) }
  }

  // MARK: Users of a vocabulary

  /// Whether other specs may have the name from this file. A text without a file is used by none.
  private func isOfVocabulary(_ name: NameMeaning) -> Bool {
    [.mechanic, .kind].contains(name.kind) && document.hasFile
      && reading.tree.root?.entry("vocabulary") != nil
  }

  /// - Throws: if specs that use this vocabulary may lie where nothing is searched.
  private func checkUsersAreKnown() throws(CommandFailure) {
    guard !workspace.contains(document.path) else { return }
    let reason =
      workspace.folders.isEmpty
      ? "the editor has opened no folder" : "the editor has not opened the folder of this vocabulary"
    throw CommandFailure(
      "\(reason), so the specs that use it are not known: use `gspec rename` with their paths")
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
