import SpecParser

/// Files that open specs depend on: vocabularies and settings.
extension LanguageServer {
  /// The requests that the editor accepts.
  struct Abilities {
    /// Whether it reports changes of files that it is asked to watch.
    var watchesFiles: Bool
    /// Whether it asks for inlay hints again when it is told to.
    var refreshesHints: Bool
    /// Whether a completion can say where the cursor stands afterwards.
    var takesSnippets: Bool

    /// - Parameter capabilities: those of `initialize`.
    init(_ capabilities: JSON) {
      let workspace = capabilities["workspace"]
      watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
      refreshesHints = workspace?["inlayHint"]?["refreshSupport"]?.bool ?? false
      let item = capabilities["textDocument"]?["completion"]?["completionItem"]
      takesSnippets = item?["snippetSupport"]?.bool ?? false
    }
  }

  /// Asks the editor to report changes that it does not make itself.
  mutating func watchFiles() -> [JSON] {
    guard abilities.watchesFiles else { return [] }
    let files: JSON = [
      "id": "files", "method": "workspace/didChangeWatchedFiles",
      "registerOptions": ["watchers": [["globPattern": "**/*.yaml"]]],
    ]
    return [ask("client/registerCapability", ["registrations": [files]])]
  }

  /// A file was saved, or has changed outside the editor. It may be a vocabulary or the settings of any open spec.
  mutating func filesHaveChanged() -> [JSON] {
    for uri in documents.keys.sorted() {
      documents[uri]?.forgetFiles()
      wait(for: uri)
    }
    return abilities.refreshesHints ? [ask("workspace/inlayHint/refresh", .null)] : []
  }

  private mutating func ask(_ method: String, _ parameters: JSON) -> JSON {
    asked += 1
    var members: [String: JSON] = [
      "jsonrpc": "2.0", "id": .string("gspec-\(asked)"), "method": .string(method),
    ]
    if parameters != .null { members["params"] = parameters }
    return .object(members)
  }

  // MARK: Folders

  /// - Parameter parameters: those of `initialize`. Older editors know one folder.
  mutating func openFolders(_ parameters: JSON) {
    if case .array(let folders)? = parameters["workspaceFolders"] {
      self.folders = Self.paths(folders)
    } else {
      folders = Self.paths([["uri": parameters["rootUri"] ?? .null]])
    }
  }

  /// - Parameter event: the folders that were added and removed.
  mutating func changeFolders(_ event: JSON) {
    let removed = Set(Self.paths(event["removed"]?.array ?? []))
    folders = folders.filter { !removed.contains($0) } + Self.paths(event["added"]?.array ?? [])
  }

  /// The paths of folders that are in a file system.
  private static func paths(_ folders: [JSON]) -> [String] {
    folders.compactMap { $0["uri"]?.string }.compactMap(OpenDocument.filePath)
  }

  // MARK: Settings

  /// Shows the findings of the settings files of a spec, each at its own place, and clears those without any.
  ///
  /// - Parameter reports: those of the files with findings.
  mutating func show(_ reports: [LintReport.Spec], for document: OpenDocument) -> [JSON] {
    guard document.kind == .spec else { return [] }
    var found: [String: [JSON]] = [:]
    for report in reports {
      let path = RepositoryPath.absolute(report.path)
      found[path] = EditorDiagnostics(report, OpenDocument.uri(of: path)).all
    }
    // The findings of an open file are those of its text in the editor.
    let open = Set(documents.values.map(\.path))
    return LintConfig.files(for: document.path).filter { !open.contains($0) }.compactMap {
      show(found[$0], of: $0)
    }
  }

  /// Clears the settings files that apply to no open spec any more. If the document is a settings file, the file's own findings are shown.
  mutating func settingsAfter(closing document: OpenDocument) -> [JSON] {
    if document.kind == .settings {
      settings[document.path] = nil
      return filesHaveChanged()
    }
    let specs = documents.values.filter { $0.kind == .spec }
    let needed = Set(specs.flatMap { LintConfig.files(for: $0.path) })
    return settings.keys.filter { !needed.contains($0) }.sorted().compactMap { show(nil, of: $0) }
  }

  /// The messages that tell a person of settings files that cannot be read, each once.
  mutating func warn(_ sentences: [String]) -> [JSON] {
    sentences.filter { said.insert($0).inserted }.map { sentence in
      [
        "jsonrpc": "2.0", "method": "window/showMessage",
        "params": ["type": 2, "message": .string(sentence)],
      ]
    }
  }

  /// - Returns: `nil` if these findings are already shown.
  private mutating func show(_ findings: [JSON]?, of path: String) -> JSON? {
    guard settings[path] != findings else { return nil }
    settings[path] = findings
    return publish(OpenDocument.uri(of: path), version: nil, findings ?? [])
  }
}
