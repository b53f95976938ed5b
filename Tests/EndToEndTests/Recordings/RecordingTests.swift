import Foundation
import TestSupport
import Testing

@testable import gspec

/// Replays recordings of real hands with all mechanics of material, and compares the outcomes with labels made by looking at the data.
///
/// The recordings are not part of the package. Where they are missing, these tests are skipped.
@Suite("Recordings of real hands")
struct RecordingTests {
  @Test("a recording gives the expected outcomes", .enabled(if: Recording.areThere), arguments: Recording.all)
  func outcome(_ recording: Recording) throws {
    let summary = try recording.summary(of: recording.converted)
    #expect(summary == recording.outcome, "\(recording.label)")
    guard recording.isEstimated else { return }
    // The outcomes must be the same if the device was somewhat smaller or larger.
    for scale in [0.85, 1.15] {
      let summary = try recording.summary(of: recording.converted, scale: scale)
      #expect(saysTheSame(summary, recording.outcome), "\(scale) times the size: \(summary)")
    }
  }

  @Test(
    "the recording in its original form gives the same outcomes", .enabled(if: Recording.areThere),
    arguments: Recording.all)
  func recorded(_ recording: Recording) throws {
    for path in RecordingIndex.recorded[recording.file] ?? [] {
      let summary = try recording.summary(of: path)
      // If a recording ends with fingers down, so does its conversion. The reader of an original recording cancels these fingers.
      let expected = recording.outcome.replacingOccurrences(of: "(unfinished)", with: "(cancelled)")
      #expect(summary == expected, "\(path)")
    }
  }

  /// Whether two sizes of a device give the same outcomes. With another size, a short movement may be long enough to get a direction,
  /// which then does not count.
  private func saysTheSame(_ summary: String, _ outcome: String) -> Bool {
    let expected = Set(words(outcome))
    let told = words(summary).map { word in
      let bare = String(word.prefix { $0 != " " })
      return expected.contains(word) || !expected.contains(bare) ? word : bare
    }
    return Set(told) == expected
  }

  /// The parts of a summary. Their order does not count: which of two simultaneous gestures begins first depends on the size.
  private func words(_ summary: String) -> [String] { summary.components(separatedBy: ", ") }

  @Test("every recording of the index is listed, with its label", .enabled(if: Recording.areThere))
  func complete() {
    let listed = Dictionary(uniqueKeysWithValues: Recording.all.map { ($0.file, $0.label) })
    for (file, label) in RecordingIndex.labels.sorted(by: { $0.key < $1.key }) {
      #expect(listed[file] == label, "\(file) is called \(label)")
    }
    #expect(listed.count == RecordingIndex.labels.count)
  }
}

/// The index in the folder of recordings: names, labels, files.
enum RecordingIndex {
  private static let rows: [[String]] = {
    let url = PackageFolder.recordings.appending(path: "INDEX.md")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }.filter { $0.count == 11 && $0[0].hasSuffix(".jsonl") }
  }()

  private static func name(_ row: [String]) -> String { String(row[0].dropLast(".jsonl".count)) }

  static let labels = Dictionary(uniqueKeysWithValues: rows.map { (name($0), $0[9]) })

  /// For each whole recording, the files in the recorders' own forms. (Other recordings are parts of these.)
  static let recorded = Dictionary(
    uniqueKeysWithValues: rows.filter { !$0[0].contains("--") }.map { row in
      let file = URL(filePath: row[10]).deletingPathExtension().lastPathComponent
      let libinput = "recorded/libinput/\(file).yml"
      let url = PackageFolder.recordings.appending(path: libinput)
      return (name(row), FileManager.default.fileExists(atPath: url.path) ? [row[10], libinput] : [row[10]])
    })
}
