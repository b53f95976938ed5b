import GestureRuntime
import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

/// Witnesses move as hands do: in small steps, and around places where another activity would claim.
@Suite struct HandLikeWitnessTests {
  private static func conflicts(_ body: String) throws -> ConflictReport {
    try AnalyzeSupport.report("gspec: 1\nproduct: Test\nuses: [material]\n" + body)
  }

  /// The furthest that a finger goes between two samples of one stroke.
  private static func longestStep(_ witness: Witness) -> Double {
    var last: [Int: Point] = [:]
    return witness.samples.reduce(0) { longest, sample in
      let before = last[sample.finger] ?? sample.location
      last[sample.finger] = sample.phase == .up ? nil : sample.location
      return sample.phase == .down ? longest : max(longest, before.distance(to: sample.location))
    }
  }

  @Test("A finger turns early if on a straight way the other activity would claim first")
  func turnsFirst() throws {
    let report = try Self.conflicts(
      """
      elements: {page: {}}
      mechanics:
        near: {continuous: true, steps: [press, {move: {distance: 10pt}}, lift]}
        far: {continuous: true, steps: [press, {move: {distance: 110pt}}, lift]}
      activities:
        a: {does: custom, target: page, by: near, toward: 0deg..50deg}
        b: {does: custom, target: page, by: far, toward: 340deg..30deg}
      """)
    #expect(report.undecidedPairs == 0, "in which order they claim is known")
    let conflict = try #require(report.findings.first?.conflict)
    #expect(conflict.rule == .ambiguous)
    #expect(!conflict.isJump)
    let witness = try #require(conflict.witness)
    #expect(witness.claims[1].time < witness.claims[0].time, "the one that needs more comes first")
    #expect(Self.longestStep(witness) < 30)
  }

  @Test(
    "If the loser wins only by a jump, the witness has small steps, and the message says when the loser wins")
  func leaps() throws {
    let report = try Self.conflicts(
      """
      elements: {page: {children: {row: {}}}}
      mechanics:
        pull: {continuous: true, steps: [press, {move: {toward: down, distance: 60pt}}, lift]}
      activities:
        outer: {does: custom, target: page, by: drag}
        inner: {does: custom, target: page/row, by: pull}
      """)
    let found = try #require(report.findings.first)
    #expect(
      found.finding.message.hasSuffix(
        "`outer` wins, so `inner` is not recognized with all fingers on `page/row` for a movement down beyond 60 pt; `inner` can win where both claim at once"
      ), "\(found.finding.message)")
    #expect(Self.longestStep(try #require(found.conflict.witness)) < 16)
  }

  @Test("A conflict of two double touches is shown by one double touch")
  func oneTouch() throws {
    let report = try Self.conflicts(
      """
      elements: {page: {}}
      activities:
        a: {does: custom, target: page, by: double-touch}
        b: {does: custom, target: page, by: double-touch}
      """)
    let found = try #require(report.findings.first)
    #expect(found.finding.message.hasSuffix("both claim on `page`, at one instant"))
    let witness = try #require(found.conflict.witness)
    #expect(witness.samples.count { $0.phase == .down } == 2)
    #expect(witness.claims[0].time == witness.claims[1].time)
  }
  @Test("Movements that smoothing leaves as they are add no choice")
  func choices() {
    func sample(_ time: Int64, _ x: Double, _ phase: TouchPhase = .move) -> PlainTrace.Sample {
      .init(time: time, phase: phase, finger: 0, location: Point(x: x, y: 0), isOutside: false)
    }
    let dense = (0..<200).map { sample(100_000 + Int64($0) * 5_000, 20 + Double($0)) }
    let trace = PlainTrace(
      samples: [sample(0, 0, .down)] + dense + [sample(1_200_000, 0), sample(1_300_000, 0, .up)],
      end: 1_300_000, claims: [])
    #expect(trace.movements.count == 201)
    #expect(trace.shownMovements == [1, 201])
    #expect(trace.choices(of: trace.movements) == [[1, 201], [1], [], [201]])
    for movement in trace.movements where !trace.shownMovements.contains(movement) {
      #expect(trace.smoothed([1, movement]) == trace.smoothed([1]))
      #expect(trace.smoothed([1, movement], slow: [movement]) == trace.smoothed([1]))
    }
  }
}
