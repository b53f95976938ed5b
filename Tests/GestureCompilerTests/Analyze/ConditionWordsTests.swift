import SpecParser
import Testing

@testable import GestureCompiler

/// The states of two guards are told as one condition.
@Suite struct ConditionWordsTests {
  @Test(arguments: [
    ("mode == browse", "mode != navigate", "when mode == browse:"),
    (
      "mode == browse and not locked", "mode in (browse, measure) and not locked",
      "when mode == browse and not locked:"
    ),
    ("zoom == 1.0", "zoom < 6.0", "when zoom == 1:"),
    ("zoom > 2.0", "zoom > 1.0 and zoom <= 6.0", "when zoom <= 6 and zoom > 2:"),
    ("zoom >= 2.0", "zoom > 2.0", "when zoom > 2:"),
    ("zoom >= 2.0", "zoom != 1.0", "when zoom >= 2:"),
    ("zoom >= 2.0", "zoom != 4.0", "when zoom != 4 and zoom >= 2:"),
    ("zoom < 4.0", "zoom <= 4.0", "when zoom < 4:"),
    ("zoom > 2.0", "zoom > 2.0", "when zoom > 2:"),
  ])
  func says(first: String, second: String, words: String) throws {
    let report = try AnalyzeSupport.report(
      """
      gspec: 1
      product: Test
      uses: [material]
      state: {mode: [browse, measure, navigate], locked: bool, zoom: 1.0..8.0}
      elements:
        map:
      activities:
        pan: {does: custom, target: map, by: drag, when: "\(first)"}
        hold: {does: custom, target: map, by: long-press, when: "\(second)"}
      """)
    let messages = report.findings.map(\.finding.message)
    #expect(messages.count == 1 && messages[0].contains(words), "\(messages)")
  }

  @Test func toolsAndNestedConditions() throws {
    let report = try AnalyzeSupport.report(
      """
      gspec: 1
      product: Test
      uses: [material]
      state: {tool: [brush, fill], locked: bool}
      elements:
        board:
      activities:
        draw: {does: custom, target: board, by: drag, when: tool == brush and not locked, tools: [pen, finger]}
        pick: {does: custom, target: board, by: long-press, when: tool == brush, tools: pen}
      """)
    let messages = report.findings.map(\.finding.message)
    #expect(
      messages.count == 1 && messages[0].contains("on `board` by a pen when tool == brush and not locked:"),
      "\(messages)")
  }
}
