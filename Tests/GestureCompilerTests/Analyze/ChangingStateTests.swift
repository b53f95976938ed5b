import SpecParser
import Testing

@testable import GestureCompiler

/// Activities whose guards never hold together, in touches during which the state changes. Each guard is evaluated at its mechanic's first
/// press, so the two meet if they start with different presses.
@Suite("state that changes during a touch") struct ChangingStateTests {
  private static func spec(_ activities: String, _ lines: String = "") throws -> CheckedSpec {
    try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Test
      uses: [material]
      platforms: [android]
      state: {shown: bool}
      elements: {video: {}}
      mechanics:
        triple: {steps: [press, lift, press, lift, press, lift]}
      activities:
        show: {does: custom, target: video, by: touch, when: not shown}
        hide: {does: custom, target: video, by: touch, when: shown}
      \(activities)
      resolve:
        - together: [show, skip]
      \(lines)
      """)
  }

  private static func double(_ lines: String = "", tools: String = "") throws -> CheckedSpec {
    try spec(
      "  skip: {does: custom, target: video, by: double-touch, when: not shown, alternative: a\(tools)}",
      lines
    )
  }

  @Test("A line about two that start with different presses settles something")
  func lines() throws {
    func told(_ spec: CheckedSpec) -> [String] {
      AnalyzeSpec.findings(CheckContext(spec)).filter { $0.rule.hasPrefix("resolve/") }.map(\.message)
    }
    #expect(told(try Self.double("  - {prefer: hide, over: skip}")) == [])
    #expect(
      told(try Self.double("  - {prefer: hide, over: show}")) == [
        "this line settles nothing: the guards of `hide` and `show` never hold together"
      ])
    #expect(
      told(try Self.double("  - {prefer: hide, over: skip}", tools: ", tools: [pen]")).contains(
        "this line settles nothing: `hide` and `skip` share no tool"))
  }

  @Test("What lint knows of the two has the orders of claims, but no state in which both guards hold")
  func facts() throws {
    let spec = try Self.double()
    let facts = try #require(ExplainPair.facts(of: spec, ["hide", "skip"]).first)
    #expect(facts.apart == nil && facts.isInTurn)
    #expect(facts.meetings.map(\.orders) == [[.same]])
    #expect(facts.meetings.allSatisfy { $0.witness == nil })
    let apart = try #require(ExplainPair.facts(of: spec, ["hide", "show"]).first)
    #expect(apart.apart == .guards)
  }

  @Test("A claim may be held for a longer mechanic that has begun in another state")
  func latency() throws {
    func held(_ skip: String) throws -> [String] {
      let spec = try Self.spec(
        "  skip: {does: custom, target: video, by: \(skip), when: not shown, alternative: a}")
      return MeasureLatency.report(CheckContext(spec), CompilePipeline.lower(spec)).rows
        .filter { !$0.delay.isNone }.map { "\($0.activity) \($0.delay.best) \($0.delay.resting ?? -1)" }
    }
    #expect(try held("triple") == ["hide 0 300000"])
    // Both claim at one instant.
    #expect(try held("double-touch") == [])
  }

  @Test("What only one state makes unreachable is said to be so")
  func unreachable() throws {
    func told(_ condition: String) throws -> [String] {
      try AnalyzeSupport.report(
        """
        gspec: 1
        product: Test
        uses: [material]
        platforms: [android]
        state: {editing: bool}
        elements: {photo: {}}
        activities:
          zoom: {does: custom, target: photo, by: double-touch-drag, alternative: a\(condition)}
          pan: {does: custom, target: photo, by: drag, alternative: b\(condition)}
        resolve:
          - {prefer: pan, over: zoom}
        """
      ).findings.filter { $0.conflict.rule == .unreachable }.map(\.finding.message)
    }
    #expect(
      try told(", when: not editing") == [
        "`zoom` can never win unless the state changes between its presses: wherever it would claim, `pan` wins"
      ])
    #expect(try told("") == ["`zoom` can never win: wherever it would claim, `pan` wins"])
  }
}
