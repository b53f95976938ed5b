import Testing

@testable import SpecParser

@Suite("hand-over/never")
struct HandOversCanBeTakenTests {
  /// - Parameter taker: keys of `b`, the activity that takes over.
  private static func told(
    _ taker: String, by giver: String = "drag", at end: String = "top", on target: String = "list"
  ) -> [String] {
    SpecText.lint(
      """
      gspec: 1
      product: Example
      uses: [material]
      platforms: [android]
      elements:
        list: {scrolls: vertical}
        other: {bounded: true}
      activities:
        a: {does: custom, target: list, by: \(giver), hand-over: {to: b, at: \(end)}, alternative: a key}
        b: {does: custom, target: \(target), \(taker), begins: hand-over, alternative: a key}
      """
    ).filter { $0.rule.hasPrefix("hand-over/") }.map(\.message)
  }

  @Test("The activity that takes over needs as many fingers, a target on the same path and a common tool")
  func taken() {
    #expect(Self.told("by: drag") == [])
    #expect(Self.told("by: [drag, fling]", by: "[drag, fling]") == [])
    #expect(
      Self.told("by: two-finger-drag") == [
        "`a` can never hand over to `b`: it takes 2 fingers, not one finger"
      ])
    #expect(
      Self.told("by: touch") == ["`a` can never hand over to `b`: `b` has no mechanic that goes on"])
    #expect(
      Self.told("by: drag", by: "touch") == [
        "`a` can never hand over to `b`: `a` is over when it claims"
      ])
    #expect(
      Self.told("by: drag", on: "other") == [
        "`a` can never hand over to `b`: no finger is on both `list` and `other`"
      ])
    #expect(
      Self.told("by: drag, tools: pen") == [
        "`a` can never hand over to `b`: no tool is one of both"
      ])
  }

  @Test("The activity that takes over must go where the movement goes beyond the end")
  func directions() {
    #expect(Self.told("by: drag, toward: down") == [])
    #expect(Self.told("by: drag, toward: vertical") == [])
    #expect(
      Self.told("by: drag, toward: up") == [
        "`a` can never hand over to `b`: beyond its top the movement goes down, which `b` never does"
      ])
    #expect(Self.told("by: drag, toward: right", at: "left") == [])
    #expect(Self.told("by: drag, toward: left", at: "left").count == 1)
  }

  @Test("A movement that `values: along` keeps to one axis never goes beyond an end on the other one")
  func axis() {
    let along = "drag, values: along"
    #expect(
      Self.told("by: drag", by: "\(along), toward: vertical", at: "left") == [
        "`a` can never hand over to `b`: `values: along` keeps `a` to a vertical movement, which never goes beyond its left end"
      ])
    #expect(Self.told("by: drag", by: "\(along), toward: right", at: "[left, top]").count == 1)
    #expect(Self.told("by: drag", by: "\(along), toward: vertical") == [])
    #expect(Self.told("by: drag", by: "\(along), toward: [up, left]", at: "left") == [])
    // The movement itself chooses the axis.
    #expect(Self.told("by: drag", by: along, at: "left") == [])
    #expect(Self.told("by: drag", by: "drag, toward: vertical", at: "left") == [])
  }

  @Test("`at: start` needs an activity that took the touch over")
  func start() {
    #expect(
      Self.told("by: drag", at: "start").contains {
        $0.hasPrefix("`a` hands over at its start, where it took the touch over")
      })
  }

  @Test("An activity that only takes over needs one that hands over to it")
  func nobody() {
    let messages = SpecText.lint(
      """
      gspec: 1
      product: Example
      uses: [material]
      platforms: [android]
      elements: {list: {scrolls: vertical}}
      activities:
        b: {does: custom, target: list, by: drag, begins: hand-over, alternative: a key}
      """
    ).map { "\($0.rule): \($0.message)" }
    #expect(
      messages == [
        "hand-over/never: `b` only takes touches over, and no activity hands one over to it"
      ])
  }
}
