import AgreementSupport
import GestureCompiler
import GestureRuntime
import SpecParser
import TestSupport

/// Compares what the table answers with what the reference says.
struct CompareReference {
  /// Every so many sequences are compared.
  private let share: UInt64
  private var compared = 0
  private var rounded = 0
  private(set) var differences = 0

  init(share: Int) { self.share = UInt64(max(share, 1)) }

  mutating func take(
    _ spec: PlayedSpec, _ trace: UInt64, _ made: AgreementCase, _ answer: [Double], _ outcomes: [Outcome]
  ) {
    guard trace % share == 0 else { return }
    let layout: LayoutDirection = spec.layout(trace) == .rightToLeft ? .rtl : .ltr
    let expected = Reference(layout: layout).run(spec.checked, made.events, screen: made.screen)
    // Where a rounded measure meets a limit, the two may differ.
    if expected.isDecidedByRounding {
      rounded += 1
      return
    }
    compared += 1
    guard let found = difference(expected, Self.run(spec.compiled.table, answer, outcomes)) else { return }
    differences += 1
    guard differences <= 5 else { return }
    let table = TableRuntime(layout: spec.layout(trace))
    let small = made.shrunk { $0.difference(Reference(layout: layout), table) != nil }
    say("table and reference: \(spec.name(trace)): \(found)\nthe same in few lines:\n\(small.text)")
    Self.tell("table", table, of: small)
    Self.tell("reference", Reference(layout: layout), of: small)
  }

  private static func tell(_ name: String, _ runtime: any RecognizerUnderTest, of made: AgreementCase) {
    for outcome in (try? made.outcomes(of: runtime)) ?? [] { say("\(name) \(describe(outcome))") }
  }

  /// The table's run without what came when all touches were taken away, which the reference cannot do.
  private static func run(_ table: Table, _ answer: [Double], _ outcomes: [Outcome]) -> RecognizerRun {
    let events = (answer.count - outcomes.count * [Double].outcomeWidth) / StreamedSequence.answerWidth
    var refusals: [Int: Refusal] = [:]
    for event in 0..<events {
      let refusal = answer[event * StreamedSequence.answerWidth]
      if refusal > 0 { refusals[event] = Refusal(rawValue: UInt8(refusal) - 1) }
    }
    let last = Int(answer[(events - 1) * StreamedSequence.answerWidth + 1])
    return RecognizerRun(
      outcomes: outcomes.dropLast(last).map { NamedOutcome($0, table) }, refusals: refusals)
  }

  /// - Returns: whether everything that was compared agrees.
  func report() -> Bool {
    say(
      "reference: \(compared) sequences compared with the table, \(rounded) left to rounding; \(differences) differ"
    )
    return compared > 0 && differences == 0
  }
}
