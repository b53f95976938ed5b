import ConflictSupport
import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

/// Changes of a spec whose effect on the findings is known.
@Suite struct MetamorphicTests {
  /// Specs whose findings once changed with names.
  private static let namesOnce: [UInt64] = [
    10_045, 10_051, 10_056, 10_071, 10_138, 10_230, 10_743, 11_163,
  ]

  /// Specs in which a stronger guard parts conflicts that one finding joins.
  private static let joinedOnce: [UInt64] = [9_210_355, 9_210_379]

  /// Some seeds, and old faults. `Scripts/prove` does the same for more seeds.
  @Test(arguments: Array(10_001...10_008) + namesOnce + joinedOnce) func changesOfRandomSpecs(_ seed: UInt64)
  {
    let faults = CheckChanges(seed: seed).faults
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  /// Rule, severity, activities and delay of every finding, sorted.
  private static func told(_ spec: CheckedSpec) -> [String] {
    AnalyzeConflicts.run(spec).findings.map {
      "\($0.finding.rule) \($0.finding.severity) \($0.finding.activities.sorted()) \($0.delayMs ?? -1)"
    }.sorted()
  }

  /// Mechanics in their own file: the findings are the same, except for places.
  @Test func filesChangeNothing() throws {
    let head = "gspec: 1\nproduct: Two\n"
    let mechanics = """
      mechanics:
        flick: {fingers: 1, steps: [press, move: {toward: left, distance: 40pt, within: 200ms}, lift: {velocity: 300pt/s}]}
        hold: {fingers: 1, steps: [press, wait: 300ms, lift]}

      """
    let rest = """
      elements: {page: {}}
      activities:
        a: {does: custom, target: page, by: flick, alternative: menu}
        b: {does: custom, target: page, by: [hold, drag], alternative: menu}
      """
    let one = try AnalyzeSupport.spec(head + "uses: [material]\n" + mechanics + rest)
    let main = SourceFile(path: "two.gspec.yaml", text: head + "uses: [material, own.gspec.yaml]\n" + rest)
    let own = SourceFile(path: "own.gspec.yaml", text: "gspec: 1\nvocabulary: own\n" + mechanics)
    let parsed = ParseSpec.parse(main) { request in
      if request.name == "own.gspec.yaml" { return .success(own) }
      guard let file = try? AnalyzeSupport.file("Specs/vocabularies/\(request.name).gspec.yaml") else {
        return .failure(ImportFailure(reason: "there is no such file"))
      }
      return .success(file)
    }
    let two = try #require(parsed.spec, "\(parsed.findings.map(\.message))")
    #expect(!Self.told(one).isEmpty)
    #expect(Self.told(one) == Self.told(two))
  }

  /// Times of touches and pauses, all twice as long.
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
    let good = decide.decide(shape, shape) {
      ShapeReplay(LoneRecognizers(machine), [RecognizerPlace(0, 0), RecognizerPlace(1, 0)]).claims($0)
    }
    #expect(good.proved.map(\.meeting.order) == [.same])
    let bad = decide.decide(shape, shape) { _ in
      ReplayTrace.Claims(first: [ClaimInstant(time: 1, turn: 0)], second: [])
    }
    #expect(bad.proved.isEmpty && bad.unproved.count == 1)
    let facts = [RecognizerFacts(shape), RecognizerFacts(shape)]
    let classify = ClassifyPair(targets: .same, declared: DeclaredRelation(), budgets: [0, 0]) { _, _ in
      []
    } playPair: { _ in
      nil
    } isAlwaysLate: { _, _ in
      false
    } isForestalled: { _, _ in
      false
    }
    let verdicts = classify.verdicts([DecidedPair(recognizers: [0, 0], facts: facts, decision: bad)])
    #expect(verdicts.map(\.rule) == [.undecided])
  }
}
