import Foundation
import GestureCompiler
import SpecParser

@testable import gspec

/// Targets that take what editors send to `gspec lsp`.
enum EditorTargets {
  private static let uri = "file:///nowhere/fuzz.gspec.yaml"

  /// Feeds the bytes to the server as its standard input, in two pieces.
  static func messages(_ bytes: [UInt8]) -> String? {
    var stream = MessageStream()
    var server = LanguageServer()
    let half = bytes.count / 2
    for piece in [bytes[..<half], bytes[half...]] {
      stream.append(Array(piece))
      while let part = stream.next() {
        for answer in server.take(EditorMessage(part)) { _ = encodeJSON(answer) }
      }
    }
    return nil
  }

  /// Opens a spec, then changes its text and sends requests about it.
  static func requests(_ bytes: [UInt8]) -> String? {
    var decisions = Decisions(bytes)
    var server = LanguageServer()
    send("initialize", ["capabilities": [:]], id: 0, to: &server)
    let text = decisions.pick(FuzzSpecs.all)
    send(
      "textDocument/didOpen",
      ["textDocument": ["uri": .string(uri), "languageId": "yaml", "version": 1, "text": .string(text)]],
      to: &server)
    var number = 1
    while !decisions.isAtEnd, number < 40 {
      number += 1
      let kind = decisions.below(24)
      if kind < 10 {
        change(&server, &decisions, version: number)
      } else if kind == 10 {
        analyze(&server)
      } else {
        ask(&server, &decisions, features[(kind - 11) % features.count], id: number)
      }
    }
    return nil
  }

  private static let features = [
    "hover", "completion", "definition", "references", "documentHighlight", "prepareRename", "rename",
    "documentSymbol", "foldingRange", "formatting", "codeAction", "semanticTokens/full", "inlayHint",
  ]

  private static func send(
    _ method: String, _ parameters: JSON, id: Int? = nil, to server: inout LanguageServer
  ) {
    var message: [String: JSON] = [
      "jsonrpc": "2.0", "method": .string(method), "params": parameters,
    ]
    message["id"] = id.map { .int($0) }
    for answer in server.take(EditorMessage(.body(Array(encodeJSON(JSON.object(message)).utf8)))) {
      _ = encodeJSON(answer)
    }
  }

  private static func change(_ server: inout LanguageServer, _ decisions: inout Decisions, version: Int) {
    let start = position(&decisions)
    let end = decisions.below(3) == 0 ? position(&decisions) : start
    let text = String(decoding: decisions.bytes(decisions.below(40)), as: UTF8.self)
    send(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri), "version": .int(version)],
        "contentChanges": [["range": ["start": start, "end": end], "text": .string(text)]],
      ], to: &server)
  }

  /// Looks for the findings of one version.
  private static func analyze(_ server: inout LanguageServer) {
    guard let task = server.nextTask() else { return }
    let analysis = task.analysis(KeptAnalysis())
    for message in server.finish(analysis) { _ = encodeJSON(message) }
  }

  private static func ask(
    _ server: inout LanguageServer, _ decisions: inout Decisions, _ feature: String, id: Int
  ) {
    let place = position(&decisions)
    send(
      "textDocument/" + feature,
      [
        "textDocument": ["uri": .string(uri)], "position": place, "newName": "other-name",
        "range": ["start": place, "end": position(&decisions)], "context": ["diagnostics": []],
      ], id: id, to: &server)
  }

  private static func position(_ decisions: inout Decisions) -> JSON {
    switch decisions.below(20) {
    case 0: ["line": .int(.max), "character": .int(.max)]
    case 1: ["line": -1, "character": -1]
    default: ["line": .int(decisions.below(40)), "character": .int(decisions.below(60))]
    }
  }
}
