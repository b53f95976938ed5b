import Testing

@testable import SpecParser

@Suite("lint: disable")
struct ApplySuppressionsTests {
  /// Two activities whose guards always hold: one note each.
  private func spec() -> SpecInCode {
    var spec = SpecInCode()
    spec.element("page")
    spec.mechanic("touch", [.press(PressStep()), .lift(LiftStep())])
    spec.activity("a", when: .constant(true))
    spec.activity("b", when: .constant(true))
    return spec
  }

  @Test("A line silences its rule, everywhere or for the activities it names")
  func silences() {
    var spec = spec()
    spec.disable("guard/always")
    #expect(spec.findings.isEmpty)
    spec.suppressions = []
    spec.disable("guard/always", 0)
    #expect(spec.findings == ["guard/always: the `when` of `b` holds in every state"])
    spec.disable("guard/always", 0, 1)
    #expect(spec.findings.isEmpty)
  }

  @Test("A line with two names silences a finding about both or one of them, but not about another pair")
  func pairs() {
    var spec = spec()
    spec.disable("conflict/delayed", 0, 1)
    func finding(_ names: String...) -> Finding {
      Finding(
        rule: "conflict/delayed", severity: .warning, message: "late", span: nil, file: 0, activities: names)
    }
    let apply = ApplySuppressions(spec.checked, isAnalyzed: false)
    #expect(apply.apply(to: [finding("b", "a")]).isEmpty)
    #expect(apply.apply(to: [finding("a")]).isEmpty)
    #expect(apply.apply(to: [finding("a", "c")]).count == 1)
  }

  @Test("A line silences joined findings only if it silences each of them")
  func joined() {
    func remaining(_ joined: [[String]], _ activities: Int...) -> Int {
      var spec = spec()
      spec.activity("c", when: nil)
      spec.suppressions = []
      for activity in activities { spec.disable("conflict/delayed", activity) }
      if activities.isEmpty { spec.disable("conflict/delayed", 0, 1) }
      var finding = Finding(
        rule: "conflict/delayed", severity: .warning, message: "late", span: nil, file: 0,
        activities: ["a", "b", "c"])
      finding.joined = joined
      return ApplySuppressions(spec.checked, isAnalyzed: false).apply(to: [finding]).count
    }
    #expect(remaining([["a", "b"], ["a", "c"]]) == 1, "one of two pairs")
    #expect(remaining([["a", "b"], ["a", "c"]], 0) == 0, "the activity of both")
    #expect(remaining([["a", "b"], ["a", "c"]], 1) == 1, "the activity of one")
    #expect(remaining([]) == 0, "one finding about three activities")
  }

  @Test("A line that silences nothing is a finding")
  func unused() {
    var spec = spec()
    spec.activities[1].guardExpression = nil
    spec.disable("guard/always", 1)
    let found = LintStages().findings(of: spec.checked)
    #expect(found.map(\.rule) == ["guard/always", "lint/unused-suppression"])
    #expect(found.last?.severity == .warning)
    #expect(found.last?.span == spec.suppressions[0].rule.span)
  }

  @Test("A line is a finding if earlier lines silence everything that it could")
  func repeated() {
    var spec = spec()
    spec.disable("guard/always", 0)
    spec.disable("guard/always")
    #expect(spec.findings.isEmpty, "the second also silences the finding about `b`")
    spec.disable("guard/always", 1)
    #expect(
      spec.findings == [
        "lint/unused-suppression: nothing is silenced by this line: what `guard/always` reports about `b` is accepted already"
      ])
  }

  @Test("A line that disables an error is itself a finding, whether the error occurs or not")
  func errors() {
    var spec = spec()
    spec.activities[0].guardExpression = spec.located(.constant(false))
    spec.activities[1].guardExpression = nil
    spec.disable("guard/never", 0)
    #expect(
      LintStages().findings(of: spec.checked).map(\.rule) == ["guard/never", "lint/disabled-error"])
    spec.activities[0].guardExpression = nil
    #expect(LintStages().findings(of: spec.checked).map(\.rule) == ["lint/disabled-error"])
  }

  @Test("Rules of an analysis that has not run are accepted")
  func notRun() {
    var spec = spec()
    spec.activities = []
    spec.disable("conflict/delayed")
    #expect(spec.findings.isEmpty)
  }
}
