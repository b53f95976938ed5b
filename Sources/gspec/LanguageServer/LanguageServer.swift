import SpecParser

/// The state of `gspec lsp`: the open files and their analyses. It takes messages and returns those to send.
///
/// It does no input or output; `ServeEditor` does.
struct LanguageServer {
  var documents: [String: OpenDocument] = [:]
  /// The last analysis of each spec, by URI.
  private(set) var analyses: [String: Analysis] = [:]
  /// The previous analysis. It is freed later, because freeing it takes time that would delay an answer.
  private var outdated: Analysis?
  /// The URIs of files to analyze, in the order of their changes.
  private var waiting: [String] = []
  /// The findings that are shown of settings files, by path.
  var settings: [String: [JSON]] = [:]
  /// What was said of settings files that cannot be read.
  var said: Set<String> = []
  /// What the editor can do.
  var abilities = Abilities(.null)
  /// The paths of the folders that the editor has opened.
  var folders: [String] = []
  /// The number of requests that were sent to the editor.
  var asked = 0
  private var isInitialized = false
  private(set) var isShutDown = false
  /// The exit status, once the editor has sent `exit`.
  private(set) var exitStatus: Int32?

  /// An error response.
  struct Refusal: Error {
    /// The codes of JSON-RPC and of the protocol.
    enum Code: Int {
      case parse = -32700
      case request = -32600
      case method = -32601
      case parameters = -32602
      case notInitialized = -32002
      case cancelled = -32800
      case modified = -32801
      case failed = -32803
    }

    var code: Code
    var message: String

    init(_ code: Code, _ message: String) {
      self.code = code
      self.message = message
    }
  }

  // MARK: Messages

  /// - Returns: the messages to send, in their order.
  mutating func take(_ message: EditorMessage) -> [JSON] {
    switch message {
    case .response: return []
    case .invalid(let id, let refusal): return [Self.error(id, refusal)]
    case .notification(let method, let parameters): return notify(method, parameters)
    case .request(let id, let method, let parameters):
      do throws(Refusal) {
        return [["jsonrpc": "2.0", "id": id, "result": try answer(method, parameters)]]
      } catch {
        return [Self.error(id, error)]
      }
    }
  }

  static func error(_ id: JSON, _ refusal: Refusal) -> JSON {
    let error: JSON = ["code": .int(refusal.code.rawValue), "message": .string(refusal.message)]
    return ["jsonrpc": "2.0", "id": id, "error": error]
  }

  private mutating func notify(_ method: String, _ parameters: JSON) -> [JSON] {
    if method == "exit" {
      exitStatus = isShutDown ? 0 : ExitStatus.findings
      return []
    }
    guard isInitialized, !isShutDown else { return [] }
    switch method {
    case "initialized": return watchFiles()
    case "workspace/didChangeWorkspaceFolders": changeFolders(parameters["event"] ?? .null)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": return filesHaveChanged()
    default: break
    }
    guard let document = parameters["textDocument"], let uri = document["uri"]?.string else { return [] }
    switch method {
    case "textDocument/didOpen":
      documents[uri] = OpenDocument(
        uri: uri, version: document["version"]?.int ?? 0, text: document["text"]?.string ?? "")
      textHasChanged(uri)
    case "textDocument/didChange":
      let changes = parameters["contentChanges"]?.array ?? []
      documents[uri]?.apply(changes, version: document["version"]?.int ?? 0)
      textHasChanged(uri)
    case "textDocument/didClose":
      guard let closed = documents.removeValue(forKey: uri) else { return [] }
      analyses[uri] = nil
      waiting.removeAll { $0 == uri }
      waitForUsers(of: closed)
      waitForCases(of: closed)
      return [publish(uri, version: nil, [])] + settingsAfter(closing: closed)
    default: break
    }
    return []
  }

  private mutating func answer(_ method: String, _ parameters: JSON) throws(Refusal) -> JSON {
    if method == "initialize" {
      guard !isInitialized else { throw Refusal(.request, "initialize was sent twice") }
      isInitialized = true
      abilities = Abilities(parameters["capabilities"] ?? .null)
      openFolders(parameters)
      return [
        "capabilities": Self.capabilities,
        "serverInfo": ["name": "gspec", "version": .string(GSpec.version)],
      ]
    }
    guard isInitialized else {
      throw Refusal(.notInitialized, "initialize comes first")
    }
    guard !isShutDown else { throw Refusal(.request, "the server is shut down") }
    if method == "shutdown" {
      isShutDown = true
      return .null
    }
    guard let feature = Self.features[method] else {
      throw Refusal(.method, "\(method) is not known here")
    }
    guard let uri = parameters["textDocument"]?["uri"]?.string, var document = documents[uri] else {
      throw Refusal(.parameters, "\(method) names no spec that is open")
    }
    if document.kind == .cases, method == "textDocument/codeAction" {
      return try CaseActions(document, analyses[uri], in: workspace).answer(parameters)
    }
    guard document.kind == .spec else { return .null }
    let files = OpenFiles(workspace, own: document)
    let reading = document.reading(files.load)
    documents[uri] = document
    return try feature(
      EditorRequest(
        document: document, reading: reading, analysis: analyses[uri], parameters: parameters,
        workspace: workspace, takesSnippets: abilities.takesSnippets))
  }

  private var workspace: EditorWorkspace {
    EditorWorkspace(folders: folders, open: documents.values.sorted { $0.uri < $1.uri })
  }

  private static let features: [String: @Sendable (EditorRequest) throws(Refusal) -> JSON] = [
    "textDocument/hover": { request throws(Refusal) in try request.hover() },
    "textDocument/completion": { request throws(Refusal) in try request.completion() },
    "textDocument/definition": { request throws(Refusal) in try request.definition() },
    "textDocument/references": { request throws(Refusal) in try request.references() },
    "textDocument/documentHighlight": { request throws(Refusal) in try request.highlights() },
    "textDocument/prepareRename": { request throws(Refusal) in try request.prepareRename() },
    "textDocument/rename": { request throws(Refusal) in try request.rename() },
    "textDocument/documentSymbol": { request throws(Refusal) in request.symbols() },
    "textDocument/foldingRange": { request throws(Refusal) in request.folding() },
    "textDocument/formatting": { request throws(Refusal) in try request.formatting() },
    "textDocument/codeAction": { request throws(Refusal) in try request.codeActions() },
    "textDocument/semanticTokens/full": { request throws(Refusal) in request.semanticTokens() },
    "textDocument/inlayHint": { request throws(Refusal) in try request.inlayHints() },
  ]

  private static let capabilities: JSON = [
    "positionEncoding": "utf-16",
    "textDocumentSync": ["openClose": true, "change": 2, "save": true],
    "hoverProvider": true,
    "completionProvider": ["triggerCharacters": [" ", "[", "{", ",", "/"]],
    "definitionProvider": true,
    "referencesProvider": true,
    "documentHighlightProvider": true,
    "renameProvider": ["prepareProvider": true],
    "documentSymbolProvider": true,
    "foldingRangeProvider": true,
    "documentFormattingProvider": true,
    "codeActionProvider": ["codeActionKinds": ["quickfix"]],
    "semanticTokensProvider": ["legend": SemanticTokens.legend, "full": true],
    "inlayHintProvider": true,
    "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
  ]

  // MARK: Findings

  mutating func wait(for uri: String) {
    waiting.removeAll { $0 == uri }
    waiting.append(uri)
  }

  private mutating func textHasChanged(_ uri: String) {
    guard let document = documents[uri] else { return }
    wait(for: uri)
    waitForUsers(of: document)
    waitForCases(of: document)
  }

  /// Open specs have what they use of an open vocabulary.
  private mutating func waitForUsers(of vocabulary: OpenDocument) {
    guard vocabulary.kind == .spec else { return }
    for document in workspace.open where document.kind == .spec && document.uri != vocabulary.uri {
      guard analyses[document.uri]?.dependsOn(vocabulary) != false else { continue }
      documents[document.uri]?.forgetFiles()
      wait(for: document.uri)
      waitForCases(of: document)
    }
  }

  /// Open cases use the names of an open spec.
  private mutating func waitForCases(of spec: OpenDocument) {
    guard spec.kind == .spec else { return }
    let name = PathText.name(of: spec.path)
    for document in workspace.open where document.kind == .cases && document.text.contains(name) {
      wait(for: document.uri)
    }
  }

  /// The next file to analyze.
  mutating func nextTask() -> Task? {
    guard !waiting.isEmpty else { return nil }
    let uri = waiting.removeFirst()
    return documents[uri].map {
      Task(
        uri: uri, version: $0.version, path: $0.path, kind: $0.kind, bytes: $0.source.bytes,
        open: OpenFiles(workspace, own: $0).texts)
    }
  }

  /// - Returns: the messages that show the findings, those of the spec first; none if the version is no longer open.
  mutating func finish(_ analysis: Analysis) -> [JSON] {
    guard let document = documents[analysis.uri], document.version == analysis.version,
      document.source.bytes == analysis.spec.sources.files.first?.bytes
    else { return [] }
    outdated = analyses[analysis.uri]
    analyses[analysis.uri] = analysis
    let diagnostics = EditorDiagnostics(analysis.spec, document.uri).all
    return [publish(analysis.uri, version: analysis.version, diagnostics)]
      + show(analysis.settings, for: document) + warn(analysis.unread)
  }

  /// Frees the previous analysis.
  mutating func tidy() { outdated = nil }

  func publish(_ uri: String, version: Int?, _ diagnostics: [JSON]) -> JSON {
    var parameters: [String: JSON] = ["uri": .string(uri), "diagnostics": .array(diagnostics)]
    if let version { parameters["version"] = .int(version) }
    return ["jsonrpc": "2.0", "method": "textDocument/publishDiagnostics", "params": .object(parameters)]
  }
}
