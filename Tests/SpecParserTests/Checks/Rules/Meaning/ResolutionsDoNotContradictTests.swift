import Testing

@testable import SpecParser

@Suite("conflict/cycle")
struct ResolutionsDoNotContradictTests {
  private func spec(_ count: Int = 4) -> SpecInCode {
    var spec = SpecInCode()
    spec.element("page")
    spec.mechanic("touch", [.press(PressStep()), .lift(LiftStep())])
    for name in ["a", "b", "c", "d"].prefix(count) { spec.activity(name) }
    return spec
  }

  @Test("A circle of preferences is one finding, with a place for each line")
  func preferences() {
    var spec = spec()
    spec.prefer(0, over: 1)
    spec.prefer(1, over: 2)
    spec.prefer(2, over: 0)
    spec.prefer(0, over: 3)
    let found = LintStages().findings(of: spec.checked)
    #expect(found.count == 1)
    #expect(
      found.first?.message
        == "`resolve` contradicts itself: `a` is preferred to `b`, `b` is preferred to `c`, "
        + "`c` is preferred to `a`")
    #expect(found.first?.related.map(\.message) == ["`b` is preferred to `c`", "`c` is preferred to `a`"])
    #expect(found.first?.activities == ["a", "b", "c"])
    #expect(
      CheckContext(spec.checked).contradictoryPairs == [
        UnorderedActivityPair(0, 1), UnorderedActivityPair(1, 2), UnorderedActivityPair(0, 2),
      ])
  }

  @Test("Two activities that wait for each other")
  func waits() {
    var spec = spec()
    spec.wait(0, for: 1)
    spec.wait(1, for: 0)
    #expect(
      spec.findings == ["conflict/cycle: `resolve` contradicts itself: `a` waits for `b`, `b` waits for `a`"])
  }

  @Test("Two circles with a line in common are two findings")
  func sharedLine() {
    var spec = spec()
    spec.prefer(0, over: 1)
    spec.prefer(1, over: 0)
    spec.prefer(1, over: 2)
    spec.prefer(2, over: 0)
    #expect(spec.findings.count == 2)
  }

  @Test("Two activities that are `together`, although one waits for the other")
  func together() {
    var spec = spec()
    spec.together(0, 1, 2)
    spec.wait(2, for: 0)
    spec.prefer(1, over: 3)
    let found = LintStages().findings(of: spec.checked)
    #expect(
      found.map(\.message) == ["`resolve` contradicts itself: `c` waits for `a`, and both are `together`"])
    #expect(found.first?.related.map(\.message) == ["`c` and `a` may both win by this line"])
  }

  @Test("Preference is transitive, waiting is not")
  func chains() {
    var spec = spec()
    spec.together(0, 2)
    spec.prefer(0, over: 1)
    spec.prefer(1, over: 2)
    let found = LintStages().findings(of: spec.checked)
    #expect(
      found.map(\.message) == [
        "`resolve` contradicts itself: `a` is preferred to `b`, `b` is preferred to `c`, and `a` and `c` are `together`"
      ])
    #expect(found.first?.activities == ["a", "b", "c"])
    #expect(CheckContext(spec.checked).contradictoryPairs == [UnorderedActivityPair(0, 2)])
    spec.resolutions.removeLast(2)
    spec.wait(0, for: 1)
    spec.wait(1, for: 2)
    #expect(spec.findings.isEmpty)
  }

  @Test("An activity that is related to itself")
  func itself() {
    var spec = spec()
    spec.prefer(0, over: 0)
    spec.wait(1, for: 1)
    spec.together(2, 2)
    #expect(
      spec.findings == [
        "conflict/cycle: `resolve` contradicts itself: `a` is preferred to itself",
        "conflict/cycle: `resolve` contradicts itself: `b` waits for itself",
        "conflict/cycle: `together` names `c` twice",
      ])
  }

  @Test("Lines that can all be followed do not contradict each other")
  func consistent() {
    var spec = spec()
    spec.prefer(0, over: 1)
    spec.prefer(1, over: 2)
    spec.prefer(0, over: 2)
    spec.prefer(0, over: 1)
    spec.wait(1, for: 0)
    spec.wait(0, for: 3)
    spec.together(2, 3)
    #expect(spec.findings.isEmpty)
  }

  @Test("An activity that can never hold takes part in no circle")
  func dead() {
    var spec = spec()
    spec.prefer(0, over: 1)
    spec.prefer(1, over: 0)
    spec.activities[1].guardExpression = spec.located(.constant(false))
    #expect(spec.findings == ["guard/never: `b` can never happen: no state satisfies its `when`"])
  }

  @Test("Of a thousand activities in circles, at most 50 contradictions are found")
  func many() {
    var spec = SpecInCode()
    spec.element("page")
    spec.mechanic("touch", [.press(PressStep()), .lift(LiftStep())])
    let all = (0..<1000).map { spec.activity("a\($0)") }
    let everything = all.map { spec.located($0) }
    spec.resolutions = [Resolution(.prefer(everything, over: everything), span: spec.place())]
    #expect(CheckContext(spec.checked).contradictions.count == 50)
  }
}
