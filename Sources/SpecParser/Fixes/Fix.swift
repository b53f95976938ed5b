/// A change of a spec that removes a finding, as plain data. The analysis that made the finding has checked it.
package struct Fix: Sendable, Hashable, Codable {
  /// The name by which an author chooses it: `prefer:archive`. Names are unique within a finding.
  package var name: String
  /// What to write, and its effect: one sentence without a full stop.
  package var title: String
  /// The costs, first in latency and then in reach, each as a part of a sentence; never empty.
  package var cost: [String]
  package var change: SpecChange
  /// The same change as edits of the spec's text; empty if there is no text.
  package var edits: [TextEdit]

  package init(name: String, title: String, cost: [String], change: SpecChange, edits: [TextEdit] = []) {
    self.name = name
    self.title = title
    self.cost = cost
    self.change = change
    self.edits = edits
  }

  /// The whole fix on one line.
  package var line: String { "`\(name)`: \(title); \(cost.joined(separator: "; "))" }
}

/// A replacement for a span of text; an empty span is a place for an insertion.
package struct TextEdit: Sendable, Hashable, Codable {
  package var span: SourceSpan
  package var text: String

  package init(_ span: SourceSpan, _ text: String) {
    self.span = span
    self.text = text
  }

  /// Applies all edits; `nil` if two of them overlap, or one is outside the text.
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
