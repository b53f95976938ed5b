import SpecParser
import Testing

@testable import GestureCompiler

/// Untrue findings that `Scripts/hands` found. The numbers are its seeds.
@Suite struct WordsOfWaitsTests {
  private func findings(_ spec: String) throws -> [String] {
    try AnalyzeSupport.report("gspec: 1\nproduct: Test\n" + spec).findings.map {
      "\($0.conflict.rule.rawValue): \($0.finding.message)"
    }
  }

  /// 8100029: while a finger is on the inner target, the outer pan waits, however early it moves.
  @Test func anOuterPanThatWaitsForAPinch() throws {
    let found = try findings(
      """
      uses: [apple]
      elements:
        a:
          children:
            b:
      activities:
        q: {does: custom, target: a, by: pan}
        t: {does: custom, target: a/b, by: pinch}
      resolve:
        - {wait: q, for: t}
      """)
    #expect(
      found.contains {
        $0.hasPrefix(
          "conflict/special-case: `q` (pan) and `t` (pinch) both claim on `a/b`: `q` wins if it claims before a finger "
            + "lands on `a/b`")
      }, "\(found)")
  }

  /// 8100124: in some states the names of two others decide the touch. They do not show which of the two wins.
  @Test func namesOfOthersDecideNothing() throws {
    let found = try findings(
      """
      uses: [material]
      state: {level: 1..8}
      elements:
        a:
          children:
            b:
      activities:
        q: {does: custom, target: a, by: [touch, two-finger-touch], when: level == 1}
        r: {does: custom, target: a/b, by: touch}
        u: {does: custom, target: a, by: touch}
      resolve:
        - {prefer: q, over: r}
      """)
    #expect(!found.contains { $0.contains("`u` claims first and wins") }, "\(found)")
    #expect(found.contains { $0.contains("`r` wins, so `u` is not recognized") }, "\(found)")
  }

  /// 8100885: a rival that itself waits for the activity beats it with no certainty. One of these waits is not declared.
  @Test func waitsInACircleCoverNothing() throws {
    let found = try findings(
      """
      uses: [apple]
      elements:
        a:
      mechanics:
        own: {steps: [press, lift]}
      activities:
        r: {does: custom, target: a, by: own}
        t: {does: custom, target: a, by: [flick, own]}
        u: {does: custom, target: a, by: double-tap}
      resolve:
        - {wait: r, for: t}
        - {wait: u, for: r}
      """)
    #expect(!found.contains { $0.hasPrefix("conflict/unreachable: `r`") }, "\(found)")
  }
}
