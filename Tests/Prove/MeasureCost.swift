import GestureCompiler
import SpecParser
import TestSupport

/// What the analysis costs on crowded specs, and where its time goes: the tables of `Docs/Performance.md`.
enum MeasureCost {
  static func run() {
    print("| spec | pairs | of shapes | findings | undecided | ms |", terminator: "")
    for stage in AnalysisProfile.Stage.allCases { print(" \(stage) |", terminator: "") }
    print("\n| --- |" + String(repeating: " ---: |", count: 5 + AnalysisProfile.Stage.allCases.count))
    for count in [25, 50, 100] { row("\(count) on one target", CrowdedSpec.onOneTarget(count)) }
    for count in [250, 500, 1000] {
      row("\(count) over \(count / 5) elements", CrowdedSpec.over(elements: count / 5, activities: count))
    }
    for count in [75, 150, 300] { row("\(count) alike, 4 mechanics each", CrowdedSpec.alike(count)) }
  }

  private static func row(_ name: String, _ spec: CheckedSpec) {
    let machine = CompilePipeline.lower(spec)
    let context = CheckContext(spec)
    let start = ContinuousClock.now
    let report = AnalyzeConflicts.run(context, machine)
    let time = ContinuousClock.now - start
    print(
      "| \(name) | \(report.pairs) | \(report.shapePairs) | \(report.findings.count) |",
      "\(report.undecidedPairs) | \(milliseconds(time)) |", terminator: "")
    for stage in AnalysisProfile.Stage.allCases {
      print(" \(milliseconds(report.profile[stage])) |", terminator: "")
    }
    print()
  }

  private static func milliseconds(_ duration: Duration) -> Int64 {
    duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
  }
}
