import Testing

@testable import SpecParser

@Suite("guard/never, guard/always and guard/undecided")
struct GuardRulesTests {
  private func spec(when guardExpression: Guard) -> SpecInCode {
    var spec = SpecInCode()
    spec.state("zoom", .number(low: 1, high: 8))
    spec.state("selection", .enumeration([spec.located("none"), spec.located("some")]))
    spec.state("unread", .bool)
    spec.element("page")
    spec.mechanic("touch", [.press(PressStep()), .lift(LiftStep())])
    spec.activity("act", when: guardExpression)
    return spec
  }

  @Test("A guard outside its variable's range is reported together with that range")
  func outsideRange() {
    let found = spec(when: .compares(slot: 0, .greater, 8)).found
    #expect(found.map(\.rule) == ["guard/never"])
    #expect(found.first?.message == "`act` can never happen: no state satisfies its `when`")
    #expect(found.first?.notes == ["`zoom > 8` never holds", "zoom is a number from 1 to 8"])
    #expect(found.first?.activities == ["act"])
  }

  @Test("Of many conditions, the finding names those that cannot hold together")
  func clash() {
    let condition = Guard.and([
      .isOneOf(slot: 2, values: [1]),
      .or([.isOneOf(slot: 1, values: [0]), .compares(slot: 0, .less, 2)]),
      .and([.compares(slot: 0, .greaterOrEqual, 2), .not(.isOneOf(slot: 1, values: [0]))]),
    ])
    let found = spec(when: condition).found
    #expect(
      found.first?.notes.first
        == "`selection == none or zoom < 2`, `zoom >= 2` and `not selection == none` cannot hold together")
  }

  @Test("A guard that excludes nothing is a note")
  func always() {
    let found = spec(when: .compares(slot: 0, .lessOrEqual, 8)).found
    #expect(found.map(\.rule) == ["guard/always"])
    #expect(found.first?.severity == .note)
    #expect(
      spec(when: .constant(true)).findings == ["guard/always: the `when` of `act` holds in every state"])
  }

  @Test("A guard that sometimes holds, and a missing guard, are not reported")
  func sometimes() {
    #expect(spec(when: .compares(slot: 0, .less, 8)).findings.isEmpty)
    #expect(spec(when: .isOneOf(slot: 2, values: [0])).findings.isEmpty)
    var plain = spec(when: .constant(true))
    plain.activities[0].guardExpression = nil
    #expect(plain.findings.isEmpty)
  }
}
