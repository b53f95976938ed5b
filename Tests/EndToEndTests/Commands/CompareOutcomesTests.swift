import GestureRuntime
import Testing

@testable import gspec

@Suite("Comparison of one trace's outcomes under two specs")
struct CompareOutcomesTests {
  private func story(
    _ activity: String, at time: Int64 = 100, by mechanic: String = "drag", on thing: String = "row",
    with tool: TouchTool = .finger, end: String? = nil, values: [String] = []
  ) -> ClaimStory {
    ClaimStory(
      identity: .init(activity: activity, thing: TouchedThing(path: thing, tool: tool)), mechanic: mechanic,
      time: time, counts: ["1"], end: end, values: ValueDigest(values))
  }

  private func kinds(_ old: [ClaimStory], _ new: [ClaimStory]) -> [OutcomeChange.Kind] {
    CompareOutcomes.changes(old, new).map(\.kind)
  }

  @Test("the same claims are no change")
  func same() {
    #expect(kinds([], []).isEmpty)
    #expect(kinds([story("a"), story("b")], [story("a"), story("b")]).isEmpty)
  }

  @Test("a claim can be lost, new or replaced, beside claims that stay")
  func claims() {
    let (a, b, c) = (story("a"), story("b"), story("c"))
    #expect(kinds([a, b], [b]) == [.lost])
    #expect(kinds([b], [b, a]) == [.gained])
    #expect(kinds([a, b], [c, b]) == [.replaced])
    #expect(kinds([a], [story("a", on: "row[2]")]) == [.replaced])
    #expect(kinds([a, b, c], []) == [.lost, .lost, .lost])
  }

  @Test("claims of two tools on one thing are two claims")
  func tools() {
    let (finger, pen) = (story("a"), story("a", at: 300, with: .pen, end: "commits"))
    #expect(kinds([finger, pen], [finger, pen]).isEmpty)
    #expect(kinds([pen], [finger, pen]) == [.gained])
    #expect(kinds([finger], [pen]) == [.replaced])
    #expect(
      CompareOutcomes.changes([finger], [pen]).map(\.sentence)
        == ["`a` is recognized on row by pen, not on row"])
  }

  @Test("one claim under both specs: changes of mechanic, time and end; values only if nothing else differs")
  func differences() {
    let a = story("a", end: "commits", values: ["dx=1"])
    #expect(kinds([a], [story("a", at: 200, end: "commits")]) == [.later])
    #expect(kinds([a], [story("a", at: 50, end: "commits")]) == [.sooner])
    #expect(kinds([a], [story("a", by: "fling", end: "is cancelled")]) == [.mechanic, .end])
    #expect(kinds([a], [story("a", end: "commits", values: ["dx=2"])]) == [.values])
    #expect(
      CompareOutcomes.changes([a], [story("a")]).map(\.sentence) == ["`a` has no end, was: commits"])
  }
}
