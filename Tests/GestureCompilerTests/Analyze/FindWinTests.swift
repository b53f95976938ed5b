import GestureRuntime
import SpecParser
import Testing

@testable import GestureCompiler

/// The analysis finds a touch by which each activity of the products wins, and the recognizer confirms it.
@Suite struct FindWinTests {
  @Test(arguments: ["cards", "drawing", "game", "mail", "maps", "notes", "photos", "reader", "watch"])
  func everyActivityWinsItsTouch(_ name: String) throws {
    let spec = try AnalyzeSupport.spec(AnalyzeSupport.file("Specs/products/\(name).gspec.yaml"))
    let machine = CompilePipeline.lower(spec)
    let table = try Table(bytes: CompilePipeline.assemble(CompilePipeline.encode(machine)))
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
