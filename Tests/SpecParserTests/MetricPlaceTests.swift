import Testing

@testable import SpecParser

@Suite("Places of metrics in a text")
struct MetricPlaceTests {
  /// The text with values of metrics written at their places; `nil` if one has no place.
  private func text(_ text: String, with values: [(Metric, String)]) throws -> String? {
    let file = SourceFile(path: "test.gspec.yaml", text: text)
    let edits = SourceEdits(ParseYAML.parse(file).tree, file)
    var written: [TextEdit] = []
    var added: [String] = []
    var newKeys: KeyPlace?
    for (metric, value) in values {
      switch edits.place(of: metric) {
      case .value(let span): written.append(TextEdit(span, value))
      case .newKey(let place):
        newKeys = place
        added.append("\(metric.rawValue): \(value)")
      case nil: return nil
      }
    }
    if let newKeys { written.append(newKeys.edit(added)) }
    return TextEdit.apply(written, to: file.bytes).map { String(decoding: $0, as: UTF8.self) }
  }

  private static let both: [(Metric, String)] = [(.touchSlop, "9pt"), (.longPressTimeout, "300ms")]

  @Test(
    "a value that the text has is replaced, and a new key comes after the last one",
    arguments: [
      (
        "metrics:\n  touch-slop: 10pt # own\n# at the margin\n  long-press-timeout: 450ms\nelements: {}",
        "metrics:\n  touch-slop: 9pt # own\n# at the margin\n  long-press-timeout: 300ms\nelements: {}"
      ),
      (
        "metrics:\n  touch-slop: \"10pt\" # own\n\nelements: {}",
        "metrics:\n  touch-slop: 9pt # own\n  long-press-timeout: 300ms\n\nelements: {}"
      ),
      ("metrics: {touch-slop: 10pt,\n  }", "metrics: {touch-slop: 9pt, long-press-timeout: 300ms,\n  }"),
      ("metrics: {}\n", "metrics: {touch-slop: 9pt, long-press-timeout: 300ms}\n"),
      ("metrics: ~\n", "metrics: {touch-slop: 9pt, long-press-timeout: 300ms}\n"),
      (
        "metrics: # none\nelements: {}",
        "metrics: # none\n  touch-slop: 9pt\n  long-press-timeout: 300ms\nelements: {}"
      ),
    ])
  func values(before: String, after: String) throws {
    #expect(try text(before, with: Self.both) == after)
  }

  @Test(
    "a text without metrics gets them above its elements, whatever its style",
    arguments: [
      (
        "product: P\nuses: [material,\n  apple] # both\nelements: {}\n",
        "product: P\nuses: [material,\n  apple] # both\nmetrics:\n  touch-slop: 9pt\n  long-press-timeout: 300ms\nelements: {}\n"
      ),
      (
        "product: P\r\nuses:\r\n  - material\r\nelements: {}\r\n",
        "product: P\r\nuses:\r\n  - material\r\nmetrics:\r\n  touch-slop: 9pt\r\n  long-press-timeout: 300ms\r\nelements: {}\r\n"
      ),
      (
        "{product: P, elements: {}}",
        "{product: P, metrics: {touch-slop: 9pt, long-press-timeout: 300ms}, elements: {}}"
      ),
    ])
  func sections(before: String, after: String) throws {
    #expect(try text(before, with: Self.both) == after)
  }

  @Test(
    "what an anchor or alias shares has no place",
    arguments: [
      "metrics: {touch-slop: &slop 10pt, drag-slop: *slop}", "metrics: &all {touch-slop: 10pt}",
      "metrics: {drag-slop: &slop 10pt, touch-slop: *slop}",
    ])
  func shared(before: String) throws {
    #expect(try text(before, with: [(.touchSlop, "9pt")]) == nil)
  }
}
