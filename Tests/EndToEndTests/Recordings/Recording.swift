import Foundation
import GestureRuntime
import Testing

@testable import gspec

/// A recording by a person, with its label and the expected outcomes.
struct Recording: Sendable, CustomTestStringConvertible {
  /// The trace's name without its ending.
  var file: String
  /// The label in the index of recordings, made by looking at the data.
  var label: String
  /// The outcomes with `every-mechanic.gspec.yaml`, as `GestureSummary` writes them.
  var outcome: String
  /// Why the outcomes differ from the label, and which of them is right.
  var why = ""
  /// A guess of the size of the touch surface, if neither the recording nor the index has it.
  var size: Point?
  /// Whether the size is only estimated. Speeds and distances then mean nothing, and the outcomes do not have them.
  var isEstimated = false

  var testDescription: String { file }

  static let all = oneFinger + severalFingers + sessions

  /// Whether the folder of recordings exists.
  static let areThere = FileManager.default.fileExists(
    atPath: PackageFolder.recordings.appending(path: "INDEX.md").path)

  static let loaded: LoadedTable? = try? LoadTable.load(
    PackageFolder.path("Tests/EndToEndTests/Recordings/every-mechanic.gspec.yaml"))

  var converted: String { "converted/\(file).jsonl" }

  /// Replays a file of the recordings' folder.
  ///
  /// - Parameter scale: a factor for the size of the device.
  func summary(of path: String, scale: Double = 1) throws -> String {
    guard let loaded = Self.loaded else { throw TraceError(line: nil, "the spec does not compile") }
    let trace = try trace(of: path, scale: scale)
    let replay = try Replay.run(trace, names: loaded.names, settings: ReplaySettings(target: "screen"))
    return GestureSummary.text(
      replay.named(by: loaded.table), withSpeeds: !isEstimated,
      clear: 24 * scale)
  }

  /// Reads a file of the recordings' folder.
  func trace(of path: String, scale: Double = 1) throws -> Trace {
    let bytes = [UInt8](try Data(contentsOf: PackageFolder.recordings.appending(path: path)))
    var notes = TraceNotes()
    return try ReadTrace.trace(bytes, options: try options(path, scale: scale), notes: &notes)
  }

  private func options(_ path: String, scale: Double) throws -> TraceOptions {
    var options = TraceOptions()
    if let size = try size ?? header().size {
      options.sizeInMillimetres = Point(x: size.x * scale, y: size.y * scale)
    }
    if !path.hasSuffix(".jsonl") { options.range = try header().range }
    let url = PackageFolder.recordings.appending(path: path).deletingPathExtension()
    for ending in ["desc", "prop"] {
      let description = url.appendingPathExtension(ending)
      guard let bytes = try? Data(contentsOf: description) else { continue }
      options.device = ReadEvemu.recording([UInt8](bytes)).device
    }
    return options
  }

  private struct Header: Decodable {
    var width: Double
    var height: Double
    var mm: [Double]?
    var mmEstimated: [Double]?

    var size: Point? { (mm ?? mmEstimated).map { Point(x: $0[0], y: $0[1]) } }
    var range: Point { Point(x: width, y: height) }
  }

  /// The header of the conversion, which has the size of the surface. The original recording is of the same device.
  private func header() throws -> Header {
    let data = try Data(contentsOf: PackageFolder.recordings.appending(path: converted))
    return try JSONDecoder().decode(Header.self, from: data.prefix { $0 != UInt8(ascii: "\n") })
  }
}
