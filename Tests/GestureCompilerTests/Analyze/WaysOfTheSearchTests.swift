import SpecParser
import Testing

@testable import GestureCompiler

/// Ways to let two activities claim that the search once left out. `Scripts/hands` found each of these specs; the numbers are its seeds.
@Suite struct WaysOfTheSearchTests {
  /// The first of two moves may be furthest, while it holds, where the other activity's first move no longer holds (19464).
  @Test func secondMoveOfATwin() throws {
    let report = try AnalyzeSupport.report(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements:
        a:
      mechanics:
        own-0: {fingers: 3, steps: [press, move, move outward]}
      activities:
        p: {does: custom, target: a, by: [own-0]}
        q: {does: custom, target: a, by: [own-0], toward: horizontal}
      resolve:
        - {wait: q, for: p}
      """)
    #expect(!report.findings.contains { $0.conflict.rule == .unreachable })
  }

  /// For the same reason the activity with fewer directions can claim first. A preference for the other does not settle that (22131).
  @Test func secondMoveOfTheNarrower() throws {
    let messages = try messages(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements:
        a:
      mechanics:
        own-0: {fingers: 1, steps: [press, move, reverse]}
      activities:
        t: {does: custom, target: a, by: [own-0]}
        p: {does: custom, target: a, by: [own-0], toward: horizontal}
      resolve:
        - {prefer: t, over: p}
      """)
    #expect(messages.contains { $0.contains("`p` wins if it claims first") }, "\(messages)")
  }

  /// An outer mechanic with a range of fingers goes on when the fingers on the inner target have lifted (12057).
  @Test func fewerFingers() throws {
    let messages = try messages(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements:
        a:
          children:
            b:
      mechanics:
        own-0: {fingers: 2..3, steps: [press, move]}
      activities:
        t: {does: custom, target: a/b, by: [touch]}
        q: {does: custom, target: a, by: [own-0]}
      resolve:
        - {prefer: q, over: t}
      """)
    #expect(messages.contains { $0.contains("`t`") }, "\(messages)")
  }

  private func messages(_ spec: String) throws -> [String] {
    try AnalyzeSupport.report(spec).findings.map(\.finding.message)
  }
}
