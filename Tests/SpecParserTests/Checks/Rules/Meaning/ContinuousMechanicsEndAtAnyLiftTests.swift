import Testing

@testable import SpecParser

@Suite("mechanic/idle-limit")
struct ContinuousMechanicsEndAtAnyLiftTests {
  private static func findings(_ mechanic: String) -> [String] {
    SpecText.lint(
      """
      gspec: 1
      product: Example
      elements: {canvas: {bounded: true}}
      mechanics:
        own: \(mechanic)
      activities:
        a: {does: custom, target: canvas, by: own}
      """
    ).map { "\($0.rule): \($0.message)" }
  }

  private static let found = [
    "mechanic/idle-limit: `own` has begun before this lift, and ends at any lift"
  ]

  @Test("A limit on the last lift of a continuous mechanic is reported")
  func lastLift() {
    #expect(
      Self.findings("{continuous: true, steps: [press, move, lift: {velocity: 300pt/s}]}") == Self.found)
    #expect(Self.findings("{continuous: true, steps: [press, wait, lift: {within: 2s}]}") == Self.found)
  }

  @Test("Lifts before the claim have limits, and so has the lift of a discrete mechanic")
  func earlierLifts() {
    #expect(
      Self.findings("{continuous: true, steps: [press, lift: {within: 200ms}, press, move, lift]}") == [])
    #expect(Self.findings("{steps: [press, move, lift: {velocity: 300pt/s}]}") == [])
    #expect(Self.findings("{continuous: true, steps: [press, move, lift]}") == [])
  }
}
