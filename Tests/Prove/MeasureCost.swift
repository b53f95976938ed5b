import ConflictSupport
import GestureCompiler
import SpecParser
import TestSupport

/// Measures the cost of the analysis on crowded specs, and of its stages: the tables of `Docs/Performance.md`.
enum MeasureCost {
  static func run() {
    print(
      "| spec | pairs | of shapes | findings | undecided | ms | ms on \(WorkSpread.onAllCores.width) cores |",
      terminator: "")
    for stage in AnalysisProfile.Stage.allCases { print(" \(stage) |", terminator: "") }
    print(" rules, checks | fixes |")
    print("| --- |" + String(repeating: " ---: |", count: 8 + AnalysisProfile.Stage.allCases.count))
    for count in [25, 50, 100] { row("\(count) on one target", CrowdedSpec.onOneTarget(count)) }
    row("100 of bundled mechanics on one target", CrowdedSpec.bundled(100))
    for count in [250, 500, 1000] {
      row("\(count) over \(count / 5) elements", CrowdedSpec.over(elements: count / 5, activities: count))
    }
    for count in [75, 150, 300] { row("\(count) alike, 4 mechanics each", CrowdedSpec.alike(count)) }
  }

  private static func row(_ name: String, _ spec: CheckedSpec) {
    let machine = CompilePipeline.lower(spec)
    let context = CheckContext(spec)
    var made: ConflictReport?
    let start = ContinuousClock.now
    let time = processorSeconds { made = AnalyzeConflicts.run(context, machine) }
    guard let report = made else { return }
    // Other programs may use the processor, too. The times of the stages are scaled to the processor time of this thread.
    let share = time / seconds(ContinuousClock.now - start)
    print(
      "| \(name) | \(report.pairs) | \(report.shapePairs) | \(report.findings.count) |",
      "\(report.undecidedPairs) | \(milliseconds(time)) | \(milliseconds(onAllCores(context, machine))) |",
      terminator: "")
    for stage in AnalysisProfile.Stage.allCases {
      print(" \(milliseconds(seconds(report.profile[stage]) * share)) |", terminator: "")
    }
    lint(spec, less: time)
  }

  /// The elapsed time on all cores, in seconds.
  private static func onAllCores(_ context: CheckContext, _ machine: Machine) -> Double {
    let start = ContinuousClock.now
    _ = AnalyzeConflicts.run(context, machine, kept: KeptAnalysis(.onAllCores))
    return seconds(ContinuousClock.now - start)
  }

  /// Prints the cost of the rest of lint: the rules of the parser and the checks that follow the analysis; and the fixes.
  private static func lint(_ spec: CheckedSpec, less analysis: Double) {
    var findings: [Finding] = []
    let all = processorSeconds { findings = LintSpec().findings(of: spec) }
    var fixed: [Finding] = []
    let fixes = processorSeconds { fixed = FindFixes.added(to: findings, of: spec, nil) }
    print(" \(milliseconds(max(0, all - analysis))) | \(milliseconds(fixes)) |")
    precondition(fixed.count == findings.count)
  }

  private static func milliseconds(_ seconds: Double) -> Int { Int(seconds * 1000) }

  private static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }
}
