import GestureRuntime
import SpecParser
import Testing

@testable import GestureCompiler

/// The analysis finds a touch by which each activity of the products wins, and the recognizer confirms it.
@Suite struct FindWinTests {
  @Test(arguments: ["cards", "drawing", "game", "mail", "maps", "notes", "photos", "reader", "watch"])
  func everyActivityWinsItsTouch(_ name: String) throws {
    try expectWins(AnalyzeSupport.spec(AnalyzeSupport.file("Specs/products/\(name).gspec.yaml")))
  }

  /// The one that waits wins only where the other's movement no longer holds at the lift: fingers have come back, or went too far.
  @Test(
    "a movement of two fingers that is judged at the lift does not hold",
    arguments: [
      "move outward: {span: 40pt}", "move inward: {span: 40pt}", "orbit: {angle: 30deg}",
      "orbit: {toward: clockwise, angle: 30deg}", "move outward: {span: 20pt..60pt}",
    ])
  func comesBack(_ move: String) throws {
    try expectWins(
      AnalyzeSupport.spec(
        """
        gspec: 1
        product: Test
        uses: [material]
        elements: {page: {}}
        mechanics:
          early: {fingers: 2, continuous: true, steps: [press, {\(move)}, lift]}
          late: {fingers: 2, steps: [press, {\(move)}, lift]}
        activities:
          a: {does: custom, target: page, by: early, alternative: keys}
          b: {does: custom, target: page, by: late, alternative: keys}
        resolve: [{wait: a, for: b}]
        """))
  }

  private func expectWins(_ spec: CheckedSpec) throws {
    let machine = CompilePipeline.lower(spec)
    let table = try CompilePipeline.compile(machine).table
    let finder = FindWin(CheckContext(spec), machine)
    for (index, activity) in machine.activities.enumerated() {
      guard let attempt = finder.attempt(by: index) else {
        // An activity with `after` may need the claim of another one, which a single touch does not have.
        #expect(!activity.after.isEmpty, "\(activity.name)")
        continue
      }
      var recognizer = Recognizer(table)
      for (slot, value) in attempt.state {
        let isSet = recognizer.setState(slot, to: value)
        #expect(isSet)
      }
      var sink = Winners()
      for sample in attempt.samples {
        let refusal = recognizer.feed(sample, into: &sink)
        #expect(refusal == nil)
      }
      recognizer.advance(to: attempt.end + 10_000_000, into: &sink)
      #expect(sink.activities.contains(index), "\(activity.name)")
    }
  }

  private struct Winners: GestureSink {
    var activities: Set<Int> = []
    mutating func receive(_ outcome: Outcome) { activities.insert(Int(outcome.activity)) }
  }
}
