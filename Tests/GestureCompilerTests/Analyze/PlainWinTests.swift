import SpecParser
import Testing

@testable import GestureCompiler

/// An activity that wins by performing its mechanic plainly is not undecided.
@Suite struct PlainWinTests {
  @Test(arguments: [
    """
    own: {continuous: true, steps: [press, {move: {toward: any, distance: 40pt}}, {move: {toward: 280deg..330deg, distance: 10pt}}, \
    {move: {toward: vertical, distance: 40pt}}, lift]}
    """,
    """
    own: {steps: [press, {move: {toward: down, distance: 40pt}}, {move: {toward: right, distance: 40pt}}, \
    {move: {toward: up, distance: 40pt}}, lift: {velocity: 300pt/s}]}
    """,
    "own: {steps: [press, {move: {toward: down, distance: 10pt}}, reverse, reverse, {move: {toward: right, distance: 40pt}}, lift]}",
    """
    own: {fingers: 2, continuous: true, steps: [press, {move: {toward: any, distance: 40pt}}, \
    {move: {toward: left, distance: 10pt}}, {wait: 200ms}, lift]}
    """,
  ])
  func isNotUndecided(mechanic: String) throws {
    let findings = try AnalyzeSupport.report(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements:
        a:
          children:
            b:
              children:
                c:
      mechanics:
        \(mechanic)
      activities:
        p: {does: custom, target: a, by: own}
        q: {does: custom, target: a, by: long-press-drag}
        r: {does: custom, target: a, by: long-press-drag, toward: left}
        s: {does: custom, target: a/b, by: pinch-open}
        t: {does: custom, target: a/b/c, by: two-finger-touch}
      """
    ).findings.filter { $0.conflict.activities.count == 1 && $0.conflict.rule == .undecided }
    #expect(findings.isEmpty, "\(findings.map(\.finding.message))")
  }
}
