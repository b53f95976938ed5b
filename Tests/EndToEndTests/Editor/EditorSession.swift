import Foundation
import GestureCompiler
import SpecParser

@testable import gspec

/// A simulated editor: it keeps its own copy of the text, and exchanges messages with a server in the same process.
struct EditorSession {
  static let uri = "file:///tmp/editor/mail.gspec.yaml"
  private(set) var server = LanguageServer()
  private(set) var text: String
  private var version = 1
  private var id = 0
  private let kept = KeptAnalysis()

  init(_ text: String, isInitialized: Bool = true) {
    self.text = text
    guard isInitialized else { return }
    _ = request("initialize", ["capabilities": [:]])
    notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": .string(Self.uri), "languageId": "yaml", "version": 1, "text": .string(text)]])
  }

  /// The whole response to a request.
  mutating func answer(_ method: String, _ parameters: JSON) -> JSON {
    id += 1
    return take(["jsonrpc": "2.0", "id": .int(id), "method": .string(method), "params": parameters]).last
      ?? .null
  }

  mutating func request(_ method: String, _ parameters: JSON) -> JSON {
    answer(method, parameters)["result"] ?? .null
  }

  mutating func notify(_ method: String, _ parameters: JSON) {
    _ = take(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  mutating func take(_ message: JSON) -> [JSON] {
    server.take(EditorMessage(.body(Array(encodeJSON(message).utf8))))
  }

  /// Sends a request about the place that `|` marks in a piece of the text. The first such piece of the text is used.
  mutating func ask(_ method: String, at marked: String, _ more: [String: JSON] = [:]) -> JSON {
    var parameters = more
    parameters["textDocument"] = ["uri": .string(Self.uri)]
    parameters["position"] = position(of: marked)
    return request("textDocument/" + method, .object(parameters))
  }

  mutating func ask(_ method: String, _ more: [String: JSON] = [:]) -> JSON {
    var parameters = more
    parameters["textDocument"] = ["uri": .string(Self.uri)]
    return request("textDocument/" + method, .object(parameters))
  }

  func position(of marked: String) -> JSON {
    let parts = marked.components(separatedBy: "|")
    guard let range = text.range(of: parts.joined()) else { return .null }
    return Self.position(String(text[..<range.lowerBound]) + parts[0])
  }

  /// The position after a text.
  static func position(_ before: String) -> JSON {
    let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return ["line": .int(lines.count - 1), "character": .int((lines.last ?? "").utf16.count)]
  }

  /// Replaces a part of the text, as somebody who types would.
  mutating func type(_ new: String, over range: Range<String.Index>) {
    let (start, end) = (String(text[..<range.lowerBound]), String(text[..<range.upperBound]))
    text.replaceSubrange(range, with: new)
    version += 1
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(Self.uri), "version": .int(version)],
        "contentChanges": [
          ["range": ["start": Self.position(start), "end": Self.position(end)], "text": .string(new)]
        ],
      ])
  }

  /// The diagnostics of the text, after the server's analysis.
  mutating func diagnostics() -> [JSON] {
    var last: JSON?
    while let task = server.nextTask() { last = server.finish(task.analysis(kept)).first ?? last }
    return last?["params"]?["diagnostics"]?.array ?? []
  }

  var serverText: String {
    server.documents[Self.uri].map { String(decoding: $0.source.bytes, as: UTF8.self) } ?? ""
  }
}
