import Foundation
import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

@Suite struct AnalysisSpeedTests {
  /// 100 activities on one target: mechanics of every sort, directions and distances of their own.
  static func crowd(_ count: Int) -> CheckedSpec {
    var builder = SpecBuilder()
    builder.element("page")
    let names = [
      "drag", "touch", "double-touch", "long-press", "long-press-drag", "pinch-open", "rotate", "swipe",
      "two-finger-drag", "edge-swipe",
    ]
    for index in 0..<count {
      let start = Double(index * 7 % 360)
      let name = "m\(index)"
      switch index % 5 {
      case 0:
        builder.mechanic(
          name, continuous: true, [.pressing(), .moving(distance: .atLeast(Double(10 + index))), .lifting()])
        builder.activity(
          "a\(index)", on: "page", by: [name],
          toward: .range(start, to: (start + 50).truncatingRemainder(dividingBy: 360)))
      case 1:
        builder.mechanic(name, [.pressing(), .waiting(.atLeast(ms(Double(200 + index)))), .lifting()])
        builder.activity("a\(index)", on: "page", by: [name])
      default:
        builder.activity(
          "a\(index)", on: "page", by: [names[index % names.count]],
          toward: .range(start, to: (start + 40).truncatingRemainder(dividingBy: 360)))
      }
    }
    return builder.checked
  }

  @Test func aHundredActivitiesOnOneTarget() {
    let spec = Self.crowd(100)
    let start = ContinuousClock.now
    let context = CheckContext(spec)
    let machine = CompilePipeline.lower(spec)
    let before = ContinuousClock.now
    let report = AnalyzeConflicts.run(context, machine)
    let end = ContinuousClock.now
    print(
      "context \(before - start), analysis \(end - before), pairs \(report.pairs), shapes \(report.shapePairs), findings \(report.findings.count), undecided \(report.undecidedPairs), failed \(report.failedReplays)"
    )
    #expect(report.pairs == 4950)
  }
}
