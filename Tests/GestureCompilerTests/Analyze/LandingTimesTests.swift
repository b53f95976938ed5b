import SpecParser
import Testing

@testable import GestureCompiler

/// Whether an activity of several fingers wins, beside rivals that give them another time to land.
@Suite("Rivals whose fingers may land only earlier or later")
struct LandingTimesTests {
  private func report(_ activities: String, _ resolve: String) throws -> ConflictReport {
    try AnalyzeSupport.report(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements: {page: {}}
      mechanics:
        slow: {fingers: 2, continuous: true, steps: [press: {within: 400ms}, move, lift]}
        hold: {fingers: 1, steps: [press, wait: 150ms]}
      activities:
        quick: {does: custom, target: page, by: two-finger-drag}
        \(activities)
      resolve:
        \(resolve)
      """)
  }

  private func found(_ report: ConflictReport) -> [[String]] {
    report.findings.filter { [.unreachable, .undecided].contains($0.conflict.rule) }.map(\.finding.activities)
  }

  @Test("An activity whose last finger may land late wins then, beside a preferred one of the same movement")
  func together() throws {
    let report = try report(
      """
      drag: {does: custom, target: page, by: drag}
        slow: {does: custom, target: page, by: two-finger-drag}
      """,
      """
      - together: [drag, slow]
        - {prefer: quick, over: slow}
      """)
    #expect(found(report) == [])
  }

  @Test("The same, where its mechanic says so")
  func stated() throws {
    let report = try report(
      "slow: {does: custom, target: page, by: slow}", "- {prefer: quick, over: slow}")
    #expect(found(report) == [])
  }

  @Test("It never wins if others win whenever a finger lands late")
  func covered() throws {
    let report = try report(
      """
      slow: {does: custom, target: page, by: slow}
        hold: {does: custom, target: page, by: hold}
        drag: {does: custom, target: page, by: drag}
      """, "- {prefer: quick, over: slow}")
    #expect(found(report) == [["slow", "drag", "hold", "quick"]])
  }

  @Test("Parts are not made if they are too many")
  func parts() {
    func shape(_ windows: [Int64]) -> RecognizerShape {
      let contacts = windows.map { end in
        var contact = ContactShape()
        contact.window = Delay(least: 0, before: end)
        return contact
      }
      return RecognizerShape(fingers: 2...2, contacts: contacts, claimStep: -1, isContinuous: false)
    }
    let rivals = shape(Array(1...60).map { $0 * 10_000 })
    #expect(shape([20_000]).byLanding(beside: [rivals]).map(\.contacts[0].window.before) == [10_000, 20_000])
    let long = shape(Array(repeating: 800_000, count: 8))
    #expect(long.byLanding(beside: [rivals]) == [long])
  }
}
