import Foundation
import Testing

@testable import gspec

/// What the language server offers to complete a word.
struct OfferedItems {
  /// The text around the cursor.
  let before: String
  let after: String
  let items: [JSON]

  /// - Parameters:
  ///   - start: a spec.
  ///   - piece: what is added to it, in which `|` marks the cursor.
  ///   - old: what the piece replaces; empty to add it at the end.
  init(_ start: String, _ piece: String, replacing old: String) throws {
    let marked = old.isEmpty ? start + piece : start.replacing(old, with: piece)
    let parts = marked.components(separatedBy: "|")
    try #require(parts.count == 2)
    (before, after) = (parts[0], parts[1])
    var editor = EditorSession(before + after)
    let result = editor.request(
      "textDocument/completion",
      [
        "textDocument": ["uri": .string(EditorSession.uri)], "position": EditorSession.position(before),
      ])
    items = result["items"]?.array ?? []
  }

  var labels: [String] { items.compactMap { $0["label"]?.string } }
}
