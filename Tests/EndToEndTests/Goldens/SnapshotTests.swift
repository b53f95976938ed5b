import Foundation
import TestSupport
import Testing

@Suite("Snapshots")
struct SnapshotTests {
  @Test("recording writes and still fails; then the same text passes and another shows its lines")
  func record() throws {
    let folder = try TemporaryFolder()
    // A path above the package: up to the root of the file system, then down.
    let up = String(repeating: "../", count: 40)
    let snapshot = Snapshot(up + folder.path.dropFirst() + "/new/text.txt")
    #expect(snapshot.problem(with: "a\n", isRecording: false)?.contains("is not there") == true)
    #expect(snapshot.problem(with: "a\nb\nc\n", isRecording: true)?.contains("was recorded") == true)
    #expect(try folder.text("new/text.txt") == "a\nb\nc\n")
    #expect(snapshot.problem(with: "a\nb\nc\n", isRecording: false) == nil)
    let problem = try #require(snapshot.problem(with: "a\nx\nc\n", isRecording: false))
    #expect(problem.contains("- b\n+ x\n  c"), "\(problem)")
    #expect(try folder.text("new/text.txt") == "a\nb\nc\n", "comparing writes nothing")
  }

  @Test("a difference shows what changed and where, and little else")
  func difference() {
    let old = (1...20).map { "line \($0)" }.joined(separator: "\n")
    let new = old.replacingOccurrences(of: "line 7\n", with: "line seven\nand a half\n")
      .replacingOccurrences(of: "\nline 18", with: "")
    #expect(
      LineDifference.text(from: old, to: new) == """
        @@ line 5 @@
          line 5
          line 6
        - line 7
        + line seven
        + and a half
          line 8
          line 9
        @@ line 16 @@
          line 16
          line 17
        - line 18
          line 19
          line 20
        """)
    #expect(LineDifference.text(from: old, to: old).isEmpty)
    #expect(LineDifference.text(from: "", to: "a") == "@@ line 1 @@\n- \n+ a")
    #expect(LineDifference.text(from: "a\n", to: "b\n") == "@@ line 1 @@\n- a\n+ b\n  ")
  }

  @Test("a long difference is cut")
  func long() {
    let new = (1...200).map { "line \($0)" }.joined(separator: "\n")
    let text = LineDifference.text(from: "", to: new)
    #expect(text.split(separator: "\n").count == 61 && text.hasSuffix("lines more"))
  }
}
