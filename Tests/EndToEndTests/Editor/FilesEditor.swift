import Foundation
import GestureCompiler

@testable import gspec

/// An editor with open files of one folder.
struct FilesEditor {
  let folder: TemporaryFolder
  private var server = LanguageServer()
  /// The shown diagnostics, by URI.
  private(set) var shown: [String: [JSON]] = [:]
  /// The requests of the server.
  private(set) var asked: [String] = []
  /// The messages for the person.
  private(set) var messages: [String] = []
  private let kept = KeptAnalysis()

  init(_ files: [String: String], capabilities: JSON = [:], opensFolder: Bool = false) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, name) }
    let root: JSON = opensFolder ? .string(OpenDocument.uri(of: folder.path)) : .null
    send([
      "id": 1, "method": "initialize", "params": ["capabilities": capabilities, "rootUri": root],
    ])
    notify("initialized", [:])
  }

  func uri(_ name: String) -> String { OpenDocument.uri(of: folder.path + "/" + name) }

  mutating func open(_ name: String) throws {
    let document: JSON = [
      "uri": .string(uri(name)), "version": 1, "text": .string(try folder.text(name)),
    ]
    notify("textDocument/didOpen", ["textDocument": document])
  }

  /// Opens a folder in the editor, with its path from the first one.
  mutating func openFolder(_ name: String) {
    let added: JSON = ["uri": .string(uri(name)), "name": .string(name)]
    notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [added], "removed": []]])
  }

  mutating func close(_ name: String) { tell("textDocument/didClose", name) }

  /// Writes a file, and says that it was saved.
  mutating func save(_ text: String, _ name: String) throws {
    try folder.write(text, name)
    tell("textDocument/didSave", name)
  }

  private mutating func tell(_ method: String, _ name: String) {
    notify(method, ["textDocument": ["uri": .string(uri(name))]])
  }

  mutating func notify(_ method: String, _ parameters: JSON) {
    send(["method": .string(method), "params": parameters])
    while let task = server.nextTask() { server.finish(task.analysis(kept)).forEach { take($0) } }
  }

  mutating func ask(_ method: String, _ name: String, line: Int, character: Int) -> JSON {
    let place: JSON = ["line": .int(line), "character": .int(character)]
    return send([
      "id": 2, "method": .string("textDocument/" + method),
      "params": ["textDocument": ["uri": .string(uri(name))], "position": place],
    ])
  }

  /// The code actions at a place.
  mutating func actions(_ name: String, line: Int, character: Int) -> [JSON] {
    let place: JSON = ["line": .int(line), "character": .int(character)]
    let result = send([
      "id": 4, "method": "textDocument/codeAction",
      "params": [
        "textDocument": ["uri": .string(uri(name))], "range": ["start": place, "end": place],
        "context": ["diagnostics": []],
      ],
    ])
    return result.array
  }

  /// The text of an open file in the editor, which is not saved.
  mutating func change(_ name: String, to text: String, version: Int = 2) {
    let document: JSON = ["uri": .string(uri(name)), "version": .int(version)]
    let change: JSON = ["text": .string(text)]
    notify("textDocument/didChange", ["textDocument": document, "contentChanges": [change]])
  }

  mutating func rename(_ name: String, line: Int, character: Int, to new: String) -> JSON {
    send([
      "id": 3, "method": "textDocument/rename",
      "params": [
        "textDocument": ["uri": .string(uri(name))], "newName": .string(new),
        "position": ["line": .int(line), "character": .int(character)],
      ],
    ])
  }

  /// - Returns: the result of the last answer.
  @discardableResult
  private mutating func send(_ message: JSON) -> JSON {
    let answers = server.take(EditorMessage(.body(Array(encodeJSON(message).utf8))))
    answers.forEach { take($0) }
    return answers.last?["result"] ?? .null
  }

  private mutating func take(_ message: JSON) {
    guard let method = message["method"]?.string else { return }
    if message["id"] != nil { asked.append(method) }
    if let text = message["params"]?["message"]?.string { messages.append(text) }
    guard let parameters = message["params"], let uri = parameters["uri"]?.string else { return }
    shown[uri] = parameters["diagnostics"]?.array ?? []
  }

  func codes(_ name: String) -> [String] { (shown[uri(name)] ?? []).compactMap { $0["code"]?.string } }
}
