import SpecParser
import Testing

@testable import GestureCompiler

/// Of the mechanics of one activity the first that claims counts. One that always claims after another one of its activity has no conflict.
@Suite struct LateMechanicsTests {
  private func findings(_ activities: String) throws -> [String] {
    try AnalyzeSupport.report(
      """
      gspec: 1
      product: Test
      uses: [apple, material]
      elements:
        a:
          children:
            b:
      activities:
        \(activities)
      """
    ).findings.map { "\($0.conflict.rule.rawValue): \($0.finding.message)" }
  }

  @Test func aHoldBeforeItsDrag() throws {
    let found = try findings(
      """
      hold: {does: custom, target: b, by: [two-finger-long-press, two-finger-long-press-drag]}
        zoom: {does: custom, target: a, by: pinch-open}
      resolve:
        - {wait: hold, for: zoom}
      """)
    #expect(
      found == [
        "conflict/delayed: `hold` (two-finger-long-press) waits as long as fingers stay down for `zoom` (pinch-open), on `a/b`"
      ])
  }

  @Test func aPanBeforeItsSwipe() throws {
    let found = try findings(
      """
      archive: {does: custom, target: b, by: [pan, swipe], toward: left}
        flick: {does: custom, target: a, by: fling, toward: left}
      """)
    #expect(!found.isEmpty && found.allSatisfy { !$0.contains("`archive` (swipe)") }, "\(found)")
  }

  /// A drag waits for no touch of an inner activity whose own drag has claimed by then, unless a finger is outside, when both are possible.
  @Test func aTouchBesideADragThatClaimsAtOnce() throws {
    let found = try findings(
      """
      scroll: {does: custom, target: a, by: two-finger-drag, toward: vertical}
        mark: {does: custom, target: b, by: [two-finger-drag, two-finger-touch]}
      resolve:
        - {wait: scroll, for: mark}
      """)
    #expect(!found.contains { $0.contains("`mark` (two-finger-touch)") }, "\(found)")
  }

  @Test func aHoldThatClaimsWithTheHoldThatWaits() throws {
    let found = try findings(
      """
      scroll: {does: custom, target: a, by: two-finger-long-press}
        mark: {does: custom, target: b, by: [two-finger-long-press, two-finger-long-press-drag]}
      resolve:
        - {wait: scroll, for: mark}
      """)
    #expect(!found.contains { $0.contains("`mark` (two-finger-long-press-drag)") }, "\(found)")
  }

  @Test func shapes() throws {
    func shape(_ mechanic: String, _ more: String = "") throws -> RecognizerShape {
      let context = CheckContext(
        try AnalyzeSupport.spec(
          "gspec: 1\nproduct: Test\nuses: [apple, material]\nelements:\n  a:\nactivities:\n"
            + "  p: {does: custom, target: a, by: \(mechanic)\(more)}\n"))
      let machine = AnalyzedPart(context).machine
      return MakeShapes(machine.activities[0].recognizers[0], HandLimits(machine.metrics)).shapes[0]
    }
    #expect(try shape("long-press").claims(before: shape("long-press-drag")))
    #expect(try !shape("long-press-drag").claims(before: shape("long-press")))
    #expect(try shape("pan").claims(before: shape("swipe")))
    #expect(try shape("drag").claims(before: shape("fling")))
    #expect(try !shape("drag", ", toward: left").claims(before: shape("fling")))
    #expect(try !shape("drag").claims(before: shape("two-finger-fling")))
    #expect(try !shape("long-press").claims(before: shape("two-finger-long-press-drag")))
    #expect(try !shape("touch").claims(before: shape("double-touch")))
    #expect(try !shape("long-press").claims(before: shape("drag")))
    #expect(try !shape("edge-swipe").claims(before: shape("swipe")))
    #expect(try shape("double-touch").claims(before: shape("double-touch")) == false)
  }
}
