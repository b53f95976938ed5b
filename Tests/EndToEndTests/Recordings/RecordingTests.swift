import Foundation
import TestSupport
import Testing

@testable import gspec

/// Recordings of real hands through every mechanic of material, compared with what a look at their data says.
/// They lie beside the package where the team works; elsewhere these tests say that they were skipped.
@Suite("Recordings of real hands")
struct RecordingTests {
  @Test("a recording comes out as it should", .enabled(if: Recording.areThere), arguments: Recording.all)
  func outcome(_ recording: Recording) throws {
    let summary = try recording.summary(of: recording.converted)
    #expect(summary == recording.outcome, "\(recording.label)")
    guard recording.isEstimated else { return }
    // What is said of it must hold if the device was somewhat smaller or larger.
    for scale in [0.85, 1.15] {
      let summary = try recording.summary(of: recording.converted, scale: scale)
      #expect(saysTheSame(summary, recording.outcome), "\(scale) times the size: \(summary)")
    }
  }

  @Test(
    "the recorder's own form comes out the same", .enabled(if: Recording.areThere), arguments: Recording.all)
  func recorded(_ recording: Recording) throws {
    for path in RecordingIndex.recorded[recording.file] ?? [] {
      let summary = try recording.summary(of: path)
      // A conversion leaves off in the middle where its recording does; a reader cancels what is still down then.
      let expected = recording.outcome.replacingOccurrences(of: "(unfinished)", with: "(cancelled)")
      #expect(summary == expected, "\(path)")
    }
  }

  /// Whether two sizes of a device give the same. Where the outcome tells no direction, because the way is short, another size may
  /// tell one: whether it is long enough is a matter of the size.
  private func saysTheSame(_ summary: String, _ outcome: String) -> Bool {
    let expected = Set(words(outcome))
    let told = words(summary).map { word in
      let bare = String(word.prefix { $0 != " " })
      return expected.contains(word) || !expected.contains(bare) ? word : bare
    }
    return Set(told) == expected
  }

  /// Without their order: what goes on at once begins in the order that the size of the device gives it.
  private func words(_ summary: String) -> [String] { summary.components(separatedBy: ", ") }

  @Test("every recording of the index is listed, by its label", .enabled(if: Recording.areThere))
  func complete() {
    let listed = Dictionary(uniqueKeysWithValues: Recording.all.map { ($0.file, $0.label) })
    for (file, label) in RecordingIndex.labels.sorted(by: { $0.key < $1.key }) {
      #expect(listed[file] == label, "\(file) is called \(label)")
    }
    #expect(listed.count == RecordingIndex.labels.count)
  }
}

/// The recordings' own index: names, labels, files.
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

  /// Whole recordings in the recorders' own forms; parts were cut out of these.
  static let recorded = Dictionary(
    uniqueKeysWithValues: rows.filter { !$0[0].contains("--") }.map { row in
      let file = URL(filePath: row[10]).deletingPathExtension().lastPathComponent
      let libinput = "recorded/libinput/\(file).yml"
      let url = PackageFolder.recordings.appending(path: libinput)
      return (name(row), FileManager.default.fileExists(atPath: url.path) ? [row[10], libinput] : [row[10]])
    })
}
