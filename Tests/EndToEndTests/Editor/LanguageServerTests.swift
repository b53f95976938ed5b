import Foundation
import Testing

@testable import gspec

@Suite("gspec lsp", .timeLimit(.minutes(5)))
struct LanguageServerTests {
  private static let spec =
    "gspec: 1\nproduct: A\nuses: [material]\nelements: {page: {}}\nactivities:\n  one: {does: activate, target: page, by: touch}\n  two: {does: activate, target: page, by: touch}\n"

  private func open(_ text: String, version: Int = 1, uri: String) -> JSON {
    [
      "textDocument": [
        "uri": .string(uri), "languageId": "yaml", "version": .int(version), "text": .string(text),
      ]
    ]
  }

  private func isPublished(_ version: Int) -> (JSON) -> Bool {
    { $0["method"] == "textDocument/publishDiagnostics" && $0["params"]?["version"] == .int(version) }
  }

  /// Runs one session: opens a spec, fixes it, hovers, formats, closes it, and shuts the server down.
  private func session(_ folder: TemporaryFolder) throws -> (EditorProcess, Int32) {
    let uri = "file://\(folder.path)/a.gspec.yaml"
    let editor = try EditorProcess()
    let start = try editor.request("initialize", ["processId": .null, "rootUri": .null, "capabilities": [:]])
    #expect(start["result"]?["serverInfo"]?["version"] == .string(GSpec.version))
    editor.notify("initialized", [:])
    editor.notify("textDocument/didOpen", open(Self.spec, uri: uri))
    let first = try editor.wait(for: isPublished(1))["params"]?["diagnostics"]?.array ?? []
    #expect(first.contains { $0["code"] == "conflict/ambiguous" }, "\(first)")
    editor.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri), "version": 2],
        "contentChanges": [
          [
            "range": ["start": ["line": 6, "character": 42], "end": ["line": 6, "character": 47]],
            "text": "two-finger-touch",
          ]
        ],
      ])
    let second = try editor.wait(for: isPublished(2))["params"]?["diagnostics"]?.array ?? []
    #expect(!second.contains { $0["code"] == "conflict/ambiguous" }, "\(second)")
    let document: JSON = ["uri": .string(uri)]
    let hover = try editor.request(
      "textDocument/hover", ["textDocument": document, "position": ["line": 6, "character": 45]])
    #expect(hover["result"]?["contents"]?["value"]?.string?.contains("mechanic **two-finger-touch**") == true)
    let edits = try editor.request("textDocument/formatting", ["textDocument": document, "options": [:]])
    #expect(edits["result"]?.array.count == 1)
    editor.notify("textDocument/didClose", ["textDocument": document])
    let closed = try editor.wait { $0["method"] == "textDocument/publishDiagnostics" }
    #expect(closed["params"]?["diagnostics"] == [])
    _ = try editor.request("shutdown", .null)
    editor.notify("exit", .null)
    return (editor, editor.status())
  }

  @Test("a whole session gives the same bytes every time")
  func whole() throws {
    let folder = try TemporaryFolder()
    let (first, status) = try session(folder)
    #expect(status == 0)
    let (second, _) = try session(folder)
    #expect(first.received == second.received)
  }

  @Test("an invalid message gets an error response, and the server continues")
  func malformed() throws {
    let editor = try EditorProcess()
    editor.send(raw: "Content-Length: 3\r\n\r\n{a}")
    #expect(try editor.wait { _ in true }["error"]?["code"] == -32700)
    editor.send(raw: "nonsense\r\n\r\n")
    #expect(try editor.wait { _ in true }["error"]?["code"] == -32700)
    editor.send(["jsonrpc": "2.0", "id": 5])
    #expect(try editor.wait { _ in true }["error"]?["code"] == -32600)
    editor.send([1, 2])
    #expect(try editor.wait { _ in true }["error"]?["code"] == -32600)
    #expect(try editor.request("textDocument/hover", .null)["error"]?["code"] == -32002)
    _ = try editor.request("initialize", [:])
    #expect(try editor.request("initialize", [:])["error"]?["code"] == -32600)
    #expect(try editor.request("textDocument/hover", [:])["error"]?["code"] == -32602)
    #expect(try editor.request("textDocument/nonsense", [:])["error"]?["code"] == -32601)
    editor.notify("textDocument/didChange", ["textDocument": 3, "contentChanges": [[1]]])
    editor.notify("textDocument/didOpen", open("a: [", uri: "untitled:one"))
    #expect(try editor.wait(for: isPublished(1))["params"]?["diagnostics"]?.array.count == 1)
    for (line, character) in [(-1, 0), (0, -1), (99, 99), (Int.max, Int.max)] {
      let answer = try editor.request(
        "textDocument/hover",
        [
          "textDocument": ["uri": "untitled:one"],
          "position": ["line": .int(line), "character": .int(character)],
        ])
      #expect(answer["result"] != nil || answer["error"]?["code"] == -32602)
    }
    #expect(editor.status() == 1, "it was not shut down")
  }

  @Test("diagnostics of an old version never come after those of a later one")
  func stale() throws {
    let editor = try EditorProcess()
    _ = try editor.request("initialize", [:])
    editor.notify("textDocument/didOpen", open(Self.spec, uri: "untitled:one"))
    for version in 2...30 {
      editor.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": "untitled:one", "version": .int(version)],
          "contentChanges": [["text": .string(Self.spec + "# \(version)\n")]],
        ])
    }
    _ = try editor.wait(for: isPublished(30))
    let versions = try editor.received.compactMap {
      try JSONDecoder().decode(JSON.self, from: Data($0))["params"]?["version"]?.int
    }
    #expect(versions == versions.sorted() && versions.last == 30)
    #expect(editor.status() == 1)
  }

  @Test("writing to a server that has ended does not kill the editor by a signal")
  func gone() throws {
    let editor = try EditorProcess()
    _ = try editor.request("initialize", [:])
    _ = try editor.request("shutdown", .null)
    editor.notify("exit", .null)
    #expect(throws: EditorProcess.Gone.self) { try editor.wait { _ in false } }
    for _ in 0..<3 { editor.notify("exit", .null) }
    #expect(editor.status() == 0)
  }
}
