/// One change of a spec that removes a finding, checked by the analysis that made the finding: plain data.
package struct Fix: Sendable, Hashable, Codable {
  /// What an author calls it by: `prefer:archive`. No finding has a name twice.
  package var name: String
  /// What to write, and what comes of it: one sentence without a full stop.
  package var title: String
  /// What it costs, in latency first and then in reach; a piece of a sentence each, never empty.
  package var cost: [String]
  package var change: SpecChange
  /// The same in the text of the spec; none where there is no text.
  package var edits: [TextEdit]

  package init(name: String, title: String, cost: [String], change: SpecChange, edits: [TextEdit] = []) {
    self.name = name
    self.title = title
    self.cost = cost
    self.change = change
    self.edits = edits
  }

  /// All of it on one line, for people.
  package var line: String { "`\(name)`: \(title); \(cost.joined(separator: "; "))" }
}

/// A text in place of a span; an empty span is a place to insert at.
package struct TextEdit: Sendable, Hashable, Codable {
  package var span: SourceSpan
  package var text: String

  package init(_ span: SourceSpan, _ text: String) {
    self.span = span
    self.text = text
  }

  /// Makes all the changes; `nil` when two of them concern the same bytes, or one lies outside.
  package static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var reached = 0
    for edit in edits.sorted(by: { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }) {
      let (start, end) = (edit.span.start, edit.span.end)
      guard start >= reached, end >= start, end <= bytes.count else { return nil }
      result += bytes[reached..<start] + Array(edit.text.utf8)
      reached = end
    }
    return result + bytes[reached...]
  }
}
