import SpecParser
import Testing

@testable import GestureCompiler

/// Checks that the part of a spec in which fixes are tried means what the whole spec means.
@Suite("Fixes: parts of specs") struct SubSpecTests {
  @Test("Hand-overs of a part follow the reading direction as those of the spec do")
  func reading() throws {
    let spec = try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements: {pager: {children: {strip: {scrolls: horizontal}}}, other: {}}
      activities:
        alone: {does: custom, target: other, by: drag}
        next: {does: custom, target: pager, by: drag, toward: horizontal}
        scroll: {does: custom, target: strip, by: drag, hand-over: {to: next, at: leading}}
      """)
    let part = SubSpec(spec, around: [1, 2]).spec
    #expect(part.activities.map(\.name.value) == ["next", "scroll"])
    let ends = { (spec: CheckedSpec) in spec.activities.last?.handOvers.flatMap(\.ends).map(\.value) }
    #expect(part.followsReading && ends(part.laidOut(.ltr)) == [.left])
    #expect(ends(part.laidOut(.rtl)) == [.right])
  }
}
