import ConflictSupport
import GestureRuntime
import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

/// Compares `mechanic/impossible` with the runtime, on random mechanics: an impossible mechanic never claims, even for touches
/// that come as close to it as a hand can.
@Suite struct ImpossibleMechanicTests {
  @Test(arguments: 0..<8) func impossibleMechanicsNeverClaim(_ part: UInt64) throws {
    var (impossible, claimed) = (0, 0)
    for seed in (part * 150)..<((part + 1) * 150) {
      let made = ImpossibleMechanic(seed: seed)
      let checked = LintSpec(.checks).findings(of: made.builder.checked).filter(isAbout)
      let found =
        checked.isEmpty ? AnalyzeSpec.findings(CheckContext(made.builder.checked)).filter(isAbout) : []
      let findings = checked + found
      let machine = CompilePipeline.lower(made.builder.checked)
      let replay = ReplayTrace(LoneRecognizers(machine), [RecognizerPlace(0, 0), RecognizerPlace(0, 0)])
      var random = RandomNumbers(seed: seed ^ 0x696d_706f)
      impossible += findings.isEmpty ? 0 : 1
      for attempt in 0..<(findings.isEmpty ? 60 : 400) {
        guard let touch = made.touch(&random),
          let claims = replay.claims(touch.samples, until: touch.end, in: [:])
        else { continue }
        guard let first = claims.first.first else { continue }
        claimed += 1
        if let finding = findings.first {
          let text = "\(finding.message); claimed at \(first)"
          Issue.record("seed \(seed), attempt \(attempt): \(text)")
        }
        break
      }
    }
    #expect(impossible > 30 && claimed > 30, "\(impossible) impossible, \(claimed) claimed")
  }

  @Test func theSearchFindsSomeThatNoSingleLimitsShow() {
    let found = (0..<UInt64(300)).filter { seed in
      let spec = ImpossibleMechanic(seed: seed).builder.checked
      return !LintSpec(.checks).findings(of: spec).contains(where: isAbout)
        && AnalyzeSpec.findings(CheckContext(spec)).contains(where: isAbout)
    }
    #expect(found.count > 3)
  }

  private func isAbout(_ finding: Finding) -> Bool { finding.rule == "mechanic/impossible" }

  @Test func lessThanNothingIsAskedAfterTheClaim() throws {
    let text = """
      gspec: 1
      product: Example
      elements: {page: {}}
      mechanics:
        hold: {continuous: true, steps: [press, {wait: 400ms}, {lift: {within: 300ms}}]}
        held: {steps: [press, {wait: 400ms}, {lift: {within: 300ms}}]}
      activities:
        a: {does: custom, target: page, by: hold}
        b: {does: custom, target: page, by: held}
      """
    let spec = try AnalyzeSupport.spec(text)
    #expect(
      LintSpec(.checks).findings(of: spec).filter { $0.rule == "mechanic/impossible" }.map(\.activities) == [
        ["b"]
      ])
    let machine = CompilePipeline.lower(spec)
    let touch = [
      TouchSample(
        time: 0, phase: .down, finger: 1, location: Point(x: 100, y: 100), element: ElementID(index: 0)),
      TouchSample(time: 500_000, phase: .up, finger: 1, location: Point(x: 100, y: 100)),
    ]
    let claims = ReplayTrace(LoneRecognizers(machine), [RecognizerPlace(0, 0), RecognizerPlace(1, 0)]).claims(
      touch, until: 1_000_000, in: [:])
    #expect(claims?.first.map(\.time) == [400_000] && claims?.second == [])
  }
}
