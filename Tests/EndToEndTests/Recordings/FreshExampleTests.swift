import Foundation
import GestureRuntime
import TestSupport
import Testing

@testable import gspec

/// Checks the recordings in `Examples/Recordings`, which are generated: `make docs` (or GSPEC_RECORD=1) writes them again.
@Suite("Recordings among the examples")
struct FreshExampleTests {
  @Test("an example is what its described gesture gives", arguments: ExampleRecording.all)
  func fresh(_ example: ExampleRecording) throws {
    if let problem = Snapshot(example.path).problem(with: try example.text()) { Issue.record("\(problem)") }
  }

  @Test("the example spec recognizes the gesture of an example", arguments: ExampleRecording.all)
  func outcome(_ example: ExampleRecording) throws {
    let table = try LoadTable.load(PackageFolder.path(ExampleRecording.spec)).table
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: PackageFolder.path(example.path))))
    var notes = TraceNotes()
    let trace = try ReadTrace.trace(bytes, options: TraceOptions(), notes: &notes)
    #expect(notes.lines(path: "").isEmpty, "nothing of it is left out")
    let replay = try Replay.run(trace, names: TableNames(table), settings: ReplaySettings(target: "screen"))
    let outcomes = replay.named(by: table)
    #expect(GestureSummary.text(outcomes, withSpeeds: true) == example.outcome, "\(example.gesture)")
    #expect(replay.refusals.isEmpty)
  }

  @Test("there are no other files among the recordings")
  func complete() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: PackageFolder.path(ExampleRecording.folder))
    #expect(files.sorted() == ExampleRecording.all.map(\.file).sorted())
  }
}
