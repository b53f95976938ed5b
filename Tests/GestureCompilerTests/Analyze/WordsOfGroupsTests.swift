import SpecParser
import Testing

@testable import GestureCompiler

/// What one message says of several conflicts with one cause.
@Suite struct WordsOfGroupsTests {
  private static func messages(_ activities: String, _ resolve: String = "") throws -> [String] {
    try AnalyzeSupport.findings(
      """
      state: {mode: [draw, wipe, mark]}
      elements: {page: {zooms: true}}
      activities:
      \(activities)
      \(resolve)
      """
    ).filter { $0.severity == .error }.map(\.message)
  }

  private static let three = """
      tilt: {does: custom, target: page, by: two-finger-drag}
      turn: {does: rotate, target: page, by: rotate}
      zoom: {does: zoom-in, target: page, by: pinch-open}
    """

  @Test(
    "One that competes with each of several is said to, and these are not said to compete with each other")
  func oneWithSeveral() throws {
    let found = try Self.messages(Self.three, "resolve: [{together: [turn, zoom]}]")
    #expect(
      found == [
        "`tilt` (two-finger-drag) competes with `turn` (rotate) and `zoom` (pinch-open) for the same touches on `page`: "
          + "which one wins depends on which claims first"
      ])
    let atOnce = try Self.messages(
      """
        wipe: {does: custom, target: page, by: drag, tools: [pen, finger]}
        ink: {does: custom, target: page, by: drag, tools: [pen]}
        paint: {does: custom, target: page, by: drag, tools: [finger]}
      """)
    #expect(
      atOnce == [
        "`wipe` (drag) competes with `ink` (drag) and `paint` (drag) for the same touches on `page`: "
          + "it claims at the same instant as each of them"
      ])
  }

  @Test("Several that all compete with each other are named together")
  func all() throws {
    let found = try Self.messages(Self.three)
    #expect(
      found == [
        "`tilt` (two-finger-drag), `turn` (rotate) and `zoom` (pinch-open) compete for the same touches on `page`: "
          + "which one wins depends on which claims first"
      ])
  }

  @Test("If only some of them claim at one instant, the message does not say so of all")
  func mixed() throws {
    let found = try Self.messages(
      """
        tilt: {does: custom, target: page, by: two-finger-drag}
        lean: {does: custom, target: page, by: two-finger-drag}
        turn: {does: rotate, target: page, by: rotate}
      """)
    #expect(
      found.count == 1 && found[0].hasSuffix("which one wins depends on which claims first"), "\(found)")
  }
}
