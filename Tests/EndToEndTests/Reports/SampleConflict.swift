@testable import SpecParser
@testable import gspec

/// A conflict with a witness, for tests of reports.
enum SampleConflict {
  static let finding: Finding = {
    var finding = Finding(
      rule: "conflict/ambiguous", severity: .error, message: "`open` and `öffnen` both claim",
      span: SampleReport.span(of: "open"), file: 0, notes: ["why"], help: ["wait"],
      related: [.init(span: SampleReport.span(of: "öffnen"), message: "`öffnen` claims at 550 ms, by drag")],
      activities: ["open", "öffnen"])
    finding.label = "`open` claims at 450 ms, by long-press"
    finding.delayMilliseconds = 300
    finding.witness = witness
    return finding
  }()

  static let witness = FindingWitness(
    target: "page", state: [.init(name: "mode", value: "calm"), .init(name: "zoom", value: "1.25")],
    screen: [400, 800],
    events: [
      .init(time: 0, phase: "down", finger: 1, x: 200, y: 400.5, element: "page"),
      .init(time: 550_000, phase: "move", finger: 1, x: 187, y: 400.5),
      .init(time: 600_001, phase: "up", finger: 1, x: 187, y: 400.5),
    ],
    claims: [
      .init(activity: "open", mechanic: "long-press", time: 450_000),
      .init(activity: "öffnen", mechanic: "drag", time: 550_000),
    ])

  static let report = LintReport([finding], SampleReport.sources)
  static var id: String { report.placed[0].id }
}
