import Foundation
import GestureRuntime
import Testing

@testable import gspec

/// Compares the reader with an independent converter on recordings by real people.
///
/// The recordings are not part of the package. Where they are missing, these tests print that and pass.
@Suite("Recordings by people")
struct RecordedTraceTests {
  private static let folder = PackageFolder.recordings

  /// Recordings with the results of the independent converter.
  static let pairs: [RecordedPair] = {
    guard let index = try? String(contentsOf: folder.appending(path: "INDEX.md"), encoding: .utf8) else {
      return []
    }
    return index.split(separator: "\n").compactMap { line in
      let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let first = columns.first, let last = columns.last, first.hasSuffix(".jsonl"),
        !first.contains("--"),
        last.hasPrefix("recorded/")
      else { return nil }
      return RecordedPair(converted: "converted/\(first)", recorded: last)
    }
  }()

  @Test("every recording gives the downs, moves and ups of its conversion", arguments: pairs)
  func agreesWithConversion(_ pair: RecordedPair) throws {
    let expected = try Self.converted(pair.converted).inFrameOrder
    for recorded in pair.allRecorded(in: Self.folder) {
      let touches = try Self.recorded(recorded).filter { $0.phase != .cancel }.inFrameOrder
      #expect(touches.count == expected.count, "\(recorded)")
      for (index, (a, b)) in zip(touches, expected).enumerated() where !a.matches(b) {
        Issue.record("\(recorded) sample \(index): \(a), expected \(b)")
        break
      }
    }
  }

  @Test("there are recordings to compare, or a message says why not")
  func recordingsAreThere() {
    if Self.pairs.isEmpty {
      print("skipped: no recordings beside the package")
    } else {
      #expect(Self.pairs.count > 20)
    }
  }

  private static func recorded(_ path: String) throws -> [EvdevTouch] {
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: path)))
    let recording = try ReadTrace.recording(bytes, format: TraceFormat.detect(bytes))
    var notes = TraceNotes()
    return EvdevContacts.touches(of: recording, notes: &notes)
  }

  private static func converted(_ path: String) throws -> [EvdevTouch] {
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: path)))
    var notes = TraceNotes()
    // A new header without units makes each unit a point, so that the places are read unchanged.
    let text = String(decoding: bytes, as: UTF8.self)
    let body = text.drop { $0 != "\n" }
    let trace = try ReadJSONLines.trace(
      Array((#"{"trace":1}"# + body).utf8), options: TraceOptions(), notes: &notes)
    return trace.events.compactMap { event in
      guard case .touch(let touch) = event.action else { return nil }
      return EvdevTouch(
        time: touch.time, phase: touch.phase, finger: touch.finger, x: Int(touch.location.x),
        y: Int(touch.location.y), line: event.line)
    }
  }
}

/// A recording and its conversion, by their paths in the folder.
struct RecordedPair: Sendable, CustomTestStringConvertible {
  var converted: String
  var recorded: String

  var testDescription: String { recorded }

  /// The recording, and the same recording in libinput's form if it exists.
  func allRecorded(in folder: URL) -> [String] {
    let name = URL(filePath: recorded).deletingPathExtension().lastPathComponent
    let libinput = "recorded/libinput/\(name).yml"
    let exists = FileManager.default.fileExists(atPath: folder.appending(path: libinput).path)
    return exists ? [recorded, libinput] : [recorded]
  }
}

extension EvdevTouch {
  /// Whether two touches are the same. Times in the conversions are rounded to microseconds, and lines do not count.
  fileprivate func matches(_ other: EvdevTouch) -> Bool {
    abs(time - other.time) <= 1 && phase == other.phase && finger == other.finger && x == other.x
      && y == other.y
  }
}

extension [EvdevTouch] {
  /// The touches of each time in a fixed order: ups first, then downs and moves by finger. The order within a frame means nothing, and
  /// the conversions do not always have the order that they promise.
  fileprivate var inFrameOrder: [EvdevTouch] {
    sorted { ($0.time, $0.phase == .up ? 0 : 1, $0.finger) < ($1.time, $1.phase == .up ? 0 : 1, $1.finger) }
  }
}
