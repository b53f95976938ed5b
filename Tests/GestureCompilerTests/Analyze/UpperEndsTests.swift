import SpecParser
import Testing

@testable import GestureCompiler

/// A move with an upper end fails when fingers go beyond it, whether it is a distance, a change of the span or a turn.
@Suite("Upper ends of moves") struct UpperEndsTests {
  /// What the two moves below measure.
  struct Measure: Sendable, CustomTestStringConvertible {
    var move: String
    var key: String
    var unit: String
    var more = ""
    var testDescription: String { step("") }

    func step(_ range: String) -> String { "\(move): {\(more)\(key): \(range)}" }
  }

  static let measures = [
    Measure(move: "move", key: "distance", unit: "pt"),
    Measure(move: "move outward", key: "span", unit: "pt"),
    Measure(move: "move inward", key: "span", unit: "pt"),
    Measure(move: "orbit", key: "angle", unit: "deg"),
    Measure(move: "orbit", key: "angle", unit: "deg", more: "toward: clockwise, "),
  ]

  /// `wide` goes on beyond 60, `little` lifts between 20 and 30.
  private static func spec(_ measure: Measure, _ resolve: String = "") throws -> CheckedSpec {
    try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements: {page: {}}
      mechanics:
        wide: {fingers: 2, continuous: true, steps: [press, \(measure.step("60\(measure.unit).."))]}
        little: {fingers: 2, steps: [press, \(measure.step("20\(measure.unit)..30\(measure.unit)")), lift]}
      activities:
        wide: {does: custom, target: page, by: wide, alternative: x}
        little: {does: custom, target: page, by: little, alternative: x}
      \(resolve)
      """)
  }

  @Test("Two moves whose sizes do not overlap are apart", arguments: measures)
  func apart(_ measure: Measure) throws {
    #expect(AnalyzeConflicts.run(try Self.spec(measure)).findings.isEmpty)
  }

  @Test("A wait for a move that has failed by then settles nothing, and does not last", arguments: measures)
  func needless(_ measure: Measure) throws {
    let spec = try Self.spec(measure, "resolve: [{wait: wide, for: little}]")
    let rules = AnalyzeSpec.findings(CheckContext(spec)).map(\.rule).filter { $0.hasPrefix("resolve/") }
    #expect(rules == ["resolve/needless"])
    let rows = MeasureLatency.report(CheckContext(spec), CompilePipeline.lower(spec)).rows
    #expect(rows.allSatisfy { $0.delay.isNone })
  }

  @Test("A rival that goes too far lets another activity win", arguments: measures)
  func escaped(_ measure: Measure) throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {page: {}}
      mechanics:
        any: {fingers: 2, steps: [press, \(measure.step("20\(measure.unit)..")), lift]}
        little: {fingers: 2, steps: [press, \(measure.step("20\(measure.unit)..90\(measure.unit)")), lift]}
      activities:
        any: {does: custom, target: page, by: any, alternative: x}
        little: {does: custom, target: page, by: little, alternative: x}
      resolve:
        - {prefer: little, over: any}
      """)
    #expect(found == [])
  }
}
