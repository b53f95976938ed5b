import SpecParser
import Testing

@testable import GestureCompiler

/// When a mechanic's last fingers may land late, and what the analysis reports about it.
@Suite("Last fingers that land late")
struct LateFingerTests {
  private func spec(_ resolve: String, pinch: String = "pinch-open", on target: String = "page") throws
    -> CheckedSpec
  {
    try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Test
      uses: [material]
      platforms: [android]
      elements: {page: {children: {item: {}}}, other: {}}
      mechanics:
        quick: {fingers: 2, continuous: true, steps: [press: {within: 80ms}, move outward, lift]}
        rest: {fingers: 2, continuous: true, steps: [press, wait, move outward, lift]}
      activities:
        scroll: {does: custom, target: page, by: drag}
        zoom: {does: custom, target: \(target), by: [\(pinch)]}
        hold: {does: custom, target: page, by: long-press}
        poke: {does: custom, target: page, by: touch}
      resolve:
        - {prefer: scroll, over: poke}
      \(resolve.split(separator: "\n").map { "  - \($0)" }.joined(separator: "\n"))
      """)
  }

  /// Whether zoom's press has a window.
  private func hasWindow(
    _ resolve: String, pinch: String = "pinch-open", on target: String = "page"
  ) throws -> Bool {
    let machine = CompilePipeline.lower(try spec(resolve, pinch: pinch, on: target))
    let zoom = try #require(machine.activities.first { $0.name == "zoom" })
    return zoom.recognizers[0].steps[0].duration.high != nil
  }

  @Test("if it is preferred to, or together with, a continuous one of fewer fingers on its path")
  func opened() throws {
    #expect(try hasWindow(""))
    #expect(try !hasWindow("{prefer: zoom, over: scroll}"))
    #expect(try !hasWindow("together: [zoom, scroll]"))
    #expect(try !hasWindow("{prefer: zoom, over: scroll}", on: "item"))
    #expect(try hasWindow("{prefer: zoom, over: scroll}", on: "other"))
    #expect(try hasWindow("{prefer: scroll, over: zoom}"))
    #expect(try hasWindow("{prefer: zoom, over: poke}"))
  }

  @Test("not if the mechanic begins with a hold, nor if it states its window")
  func kept() throws {
    #expect(try hasWindow("{prefer: zoom, over: scroll}", pinch: "rest"))
    #expect(try hasWindow("{prefer: zoom, over: scroll}", pinch: "quick"))
  }

  @Test("not if another activity that could claim before the lift waits for it")
  func awaited() throws {
    #expect(try !hasWindow("{prefer: zoom, over: scroll}\n{wait: poke, for: zoom}"))
    #expect(try hasWindow("{prefer: zoom, over: scroll}\n{wait: hold, for: zoom}"))
  }

  @Test("a note names the line that would let it take over; with this line nothing is reported")
  func told() throws {
    let findings = { (resolve: String) -> [Finding] in
      let spec = try spec(resolve)
      let machine = CompilePipeline.lower(spec)
      return AnalyzeConflicts.run(CheckContext(spec), machine).findings(of: machine)
        .filter { Set($0.activities) == ["scroll", "zoom"] }
    }
    let note = try #require(try findings("").first)
    #expect(note.rule == "conflict/special-case" && note.severity == .note && note.witness != nil)
    #expect(
      note.help == [
        "`{prefer: zoom, over: scroll}` lets `zoom` take over, however late its last finger lands"
      ])
    #expect(try findings("{prefer: zoom, over: scroll}").isEmpty)
    #expect(try findings("together: [zoom, scroll]").isEmpty)
  }

  @Test("a late finger conflicts with an activity that claims before it lands, and a note says so")
  func meets() throws {
    let conflicts = { (resolve: String) -> [[String]] in
      let spec = try spec(resolve)
      let machine = CompilePipeline.lower(spec)
      return AnalyzeConflicts.run(CheckContext(spec), machine).findings(of: machine)
        .filter { $0.activities.contains("hold") && $0.activities.contains("zoom") }.map { $0.help }
    }
    #expect(try conflicts("").isEmpty)
    #expect(
      try conflicts("{prefer: zoom, over: scroll}") == [
        ["`{prefer: zoom, over: hold}` lets `zoom` take over, however late its last finger lands"]
      ])
  }
}
