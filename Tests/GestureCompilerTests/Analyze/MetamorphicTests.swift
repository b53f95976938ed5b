import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

/// Changes of a spec of which it is known what they must do to the findings.
@Suite struct MetamorphicTests {
  private static let seeds: ClosedRange<UInt64> = 10_001...10_200

  /// Upper limits and directions fall away.
  private static func widened(_ machine: Machine) -> Machine {
    var machine = machine
    for activity in machine.activities.indices {
      for recognizer in machine.activities[activity].recognizers.indices {
        var steps = machine.activities[activity].recognizers[recognizer].steps
        for index in steps.indices where steps[index].kind.isMove {
          steps[index].duration.high = nil
          steps[index].deviation = Limits()
          steps[index].distance.high = nil
          if case .translate = steps[index].kind { steps[index].kind = .translate(.any) }
        }
        machine.activities[activity].recognizers[recognizer].steps = steps
      }
    }
    return machine
  }

  @Test func wideningRemovesNoConflict() {
    for seed in Self.seeds {
      let pair = RandomPair(seed: seed)
      let before = AnalyzeConflicts.decision(pair.spec, pair.machine)
      guard !before.proved.isEmpty else { continue }
      let after = AnalyzeConflicts.decision(pair.spec, Self.widened(pair.machine))
      #expect(!after.proved.isEmpty || !after.unproved.isEmpty, "seed \(seed): \(pair.describe)")
    }
  }

  /// Rule, severity and activities, in no order.
  private static func told(_ spec: CheckedSpec) -> [String] {
    AnalyzeConflicts.run(spec).findings.map {
      "\($0.finding.rule) \($0.finding.severity) \($0.finding.activities.sorted()) \($0.delayMs ?? -1)"
    }.sorted()
  }

  @Test func orderChangesNothing() {
    for seed in Self.seeds.prefix(60) {
      var builder = randomSpec(seed: seed)
      let before = Self.told(builder.checked)
      builder.reverseActivities()
      #expect(Self.told(builder.checked) == before, "seed \(seed)")
    }
  }

  @Test func aConjunctAddsNoConflict() {
    for seed in Self.seeds.prefix(60) {
      var builder = randomSpec(seed: seed)
      if builder.states.isEmpty { builder.state("flag") }
      let pairs = { (spec: CheckedSpec) in
        Set(
          AnalyzeConflicts.run(spec).findings.filter { $0.conflict.rule != .unreachable }.map {
            "\($0.finding.rule) \($0.finding.activities)"
          })
      }
      let before = pairs(builder.checked)
      builder.changeActivity(0) { activity in
        let flag = Guard.isOneOf(slot: 0, values: [1])
        let both = activity.guardExpression.map { Guard.and([$0.value, flag]) } ?? flag
        activity.guardExpression = SpecBuilder.at(both)
      }
      #expect(pairs(builder.checked).isSubset(of: before), "seed \(seed)")
    }
  }

  /// Times of touches, holds and pauses, all twice as long.
  @Test func scalingTimesScalesGaps() throws {
    func relation(_ factor: Double) throws -> ClaimRelation {
      var builder = SpecBuilder(metrics: [
        .touchMaxDuration: ms(400) * factor, .doubleTouchTimeout: ms(300) * factor,
        .doubleTouchMinTime: ms(40) * factor,
      ])
      builder.activity("a", by: ["touch"])
      builder.activity("b", by: ["double-touch"])
      let report = AnalyzeConflicts.run(builder.checked)
      return try #require(report.findings.first?.conflict.relation)
    }
    let (one, two) = (try relation(1), try relation(2))
    #expect((two.gapLeast - 2 * one.gapLeast).magnitude <= 4)
    #expect(((two.gapMost ?? 0) - 2 * (one.gapMost ?? 0)).magnitude <= 4)
    #expect(one.gapLeast == 40_000 && one.gapMost == 699_998)
  }
}

/// A witness that does not replay is a failure of the analysis, and not a conflict.
@Suite struct FailedReplayTests {
  @Test func whatDoesNotReplayIsUndecided() throws {
    var builder = SpecBuilder()
    builder.activity("a", by: ["drag"])
    builder.activity("b", by: ["drag"])
    let machine = CompilePipeline.lower(builder.checked)
    let hand = HandLimits(machine.metrics)
    let shape = try #require(MakeShapes(machine.activities[0].recognizers[0], hand).shapes.first)
    let decide = DecidePair(hand: hand, targets: .same)
    let good = decide.decide(shape, shape) { ShapeReplay(machine, [(0, 0), (1, 0)]).claims($0) }
    #expect(good.proved.map(\.meeting.order) == [.same])
    let bad = decide.decide(shape, shape) { _ in ReplayTrace.Claims(first: [1], second: []) }
    #expect(bad.proved.isEmpty && bad.unproved.count == 1)
    let facts = [RecognizerFacts(shape), RecognizerFacts(shape)]
    let classify = ClassifyPair(targets: .same, declared: DeclaredRelation(), budgets: [0, 0])
    let verdicts = classify.verdicts([DecidedPair(recognizers: [0, 0], facts: facts, decision: bad)])
    #expect(verdicts.map(\.rule) == [.undecided])
  }
}
