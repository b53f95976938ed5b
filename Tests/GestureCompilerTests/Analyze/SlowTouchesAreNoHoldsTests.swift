import SpecParser
import Testing

@testable import GestureCompiler

@Suite("accessibility/touch-becomes-hold")
struct SlowTouchesAreNoHoldsTests {
  private func found(_ first: String, _ second: String) throws -> [String] {
    try found(
      """
      gspec: 1
      product: Example
      uses: [material]
      state: {mode: [calm, busy]}
      elements: {page: {children: {row: {}, other: {}}}}
      mechanics:
        quick-hold: {continuous: true, steps: [press, wait: 349ms, lift]}
        pressed: {continuous: true, steps: [press, wait: 0ms, lift]}
        short-hold: {continuous: true, steps: [press, wait: 31ms, lift]}
        slow-hold: {continuous: true, steps: [press, wait: 350ms, lift]}
        second-hold: {continuous: true, steps: [press, lift, press, wait: 300ms, lift]}
        hold-and-move: {continuous: true, steps: [press, wait: 300ms, move, lift]}
        two-finger-hold: {fingers: 2, continuous: true, steps: [press, wait: 300ms, lift]}
      activities:
        a: {does: custom, \(first)}
        b: {does: custom, alternative: a button, \(second)}

      """)
  }

  private func found(_ text: String) throws -> [String] {
    let spec = try AnalyzeSupport.spec(text)
    return AnalyzeSpec.findings(CheckContext(spec)).filter { $0.rule == SlowHandRules.touchBecomesHold.id }
      .map(\.message)
  }

  @Test("The sample of the catalogue breaks the rule, and its fix does not")
  func sample() throws {
    #expect(
      try found(SlowHandRules.touchBecomesHold.example)
        == ["a slow hand's touch for `open` begins `mark`, whose hold takes 250 ms"])
    #expect(try found(SlowHandRules.touchBecomesHold.corrected) == [])
  }

  @Test("A hold is reported if it begins before a slow touch lifts, in a contact that the touch also has")
  func times() throws {
    #expect(try found("target: page, by: touch", "target: page, by: quick-hold").count == 1)
    #expect(try found("target: page, by: touch", "target: page, by: slow-hold") == [])
    #expect(try found("target: page, by: touch", "target: page, by: short-hold").count == 1)
    // Every touch begins it, a slow one or not.
    #expect(try found("target: page, by: touch", "target: page, by: pressed") == [])
    #expect(try found("target: page, by: double-touch", "target: page, by: quick-hold").count == 1)
    #expect(try found("target: page, by: double-touch", "target: page, by: second-hold").count == 1)
    #expect(try found("target: page, by: touch", "target: page, by: second-hold") == [])
    #expect(try found("target: page, by: touch", "target: page, by: hold-and-move") == [])
    #expect(try found("target: page, by: drag", "target: page, by: quick-hold") == [])
  }

  @Test("Of more than 1,000 holds the first are reported, and the last of them says so")
  func bound() throws {
    let activities = (0..<80).map {
      "  a\($0): {does: custom, target: page, by: \($0 < 30 ? "hold" : "touch")}"
    }
    let spec = try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Example
      uses: [material]
      elements: {page: {}}
      mechanics:
        hold: {steps: [press, wait: 300ms]}
      activities:
      \(activities.joined(separator: "\n"))
      """)
    let context = CheckContext(spec)
    let analysis = AnalysisContext(context, CompilePipeline.lower(spec), ConflictReport())
    let found = SlowTouchesAreNoHolds().findings(in: analysis)
    let said = found.map { $0.notes.contains("no more than 1000 such holds are reported") }
    #expect(found.count == 1000 && said.last == true && said.count { $0 } == 1)
  }

  @Test("Both need the same number of fingers, elements on one path and a common state")
  func meetings() throws {
    #expect(try found("target: page, by: touch", "target: page, by: two-finger-hold") == [])
    #expect(try found("target: page, by: two-finger-touch", "target: page, by: two-finger-hold").count == 1)
    #expect(try found("target: row, by: touch", "target: page, by: quick-hold").count == 1)
    #expect(try found("target: page, by: touch", "target: row, by: quick-hold").count == 1)
    #expect(try found("target: row, by: touch", "target: other, by: quick-hold") == [])
    #expect(
      try found(
        "target: page, by: touch, when: mode == calm", "target: page, by: quick-hold, when: mode == busy")
        == [])
  }

  @Test("Another way to do what the touch does is enough")
  func otherWay() throws {
    #expect(try found("target: page, by: touch, alternative: a key", "target: page, by: quick-hold") == [])
  }
}
