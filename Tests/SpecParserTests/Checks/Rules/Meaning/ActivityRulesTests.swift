import Testing

@testable import SpecParser

@Suite("activity/commit, activity/itself")
struct ActivityRulesTests {
  private static func told(_ activities: String) -> [String] {
    let text = """
      gspec: 1
      product: Test
      elements:
        list: {}
      mechanics:
        tap: {steps: [press, lift]}
        hold: {continuous: true, steps: [press, wait, lift]}
        push: {steps: [press, move, lift]}
      activities:
      \(activities)

      """
    return SpecText.lint(text).map { "\($0.rule): \($0.message)" }
  }

  @Test("A touch cannot commit; a mechanic that moves or is continuous can")
  func commit() {
    #expect(
      Self.told("  a: {does: custom, target: list, by: tap, commit: {distance: 40pt}}") == [
        "activity/commit: `a` has a commit threshold, but `tap` moves nothing"
      ])
    #expect(
      Self.told("  a: {does: custom, target: list, by: push, commit: {distance: 40pt, velocity: 500pt/s}}")
        == [])
    #expect(
      Self.told("  a: {does: custom, target: list, by: hold, commit: {distance: 40pt, velocity: 500pt/s}}")
        == [])
    #expect(
      Self.told(
        "  a: {does: custom, target: list, by: [tap, push], commit: {distance: 40pt, velocity: 500pt/s}}")
        == [])
  }

  @Test("A commit velocity above the greatest that is measured is never reached")
  func fast() {
    let told = { (velocity: String) in
      Self.told(
        "  a: {does: custom, target: list, by: push, commit: {distance: 40pt, velocity: \(velocity)}}")
    }
    #expect(
      told("9000pt/s") == [
        "activity/commit: `a` commits at 9000 pt/s, and no finger is measured beyond 8000 pt/s "
          + "(max-fling-velocity, gspec)"
      ])
    #expect(told("8000pt/s") == [])
  }

  @Test("No activity falls back on itself, or is a shortcut for itself")
  func itself() {
    #expect(
      Self.told("  a: {does: custom, target: list, by: tap, fallback: a, shortcut-for: a}") == [
        "activity/itself: `a` falls back on itself", "activity/itself: `a` is a shortcut for itself",
      ])
    #expect(
      Self.told(
        """
          a: {does: custom, target: list, by: tap, fallback: b, shortcut-for: the button}
          b: {does: custom, target: list, by: push}
        """) == [])
  }
}
