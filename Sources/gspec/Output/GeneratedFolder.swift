import Foundation
import GestureCompiler

/// A generated file that is not as it should be.
struct FileDifference {
  var path: String
  /// `differs`
  var reason: String
}

/// A folder with the sources that one spec generates, and perhaps other files, which are nobody's business.
struct GeneratedFolder {
  private let path: String
  /// The spec's file name, which the first line of its files ends with.
  private let source: String

  init(_ path: String, source: String) {
    self.path = path
    self.source = source
  }

  /// What `update` would do, in the order of names.
  func differences(from files: [SwiftFile]) throws(CommandFailure) -> [FileDifference] {
    var differences: [FileDifference] = []
    for file in files {
      let place = place(file.name)
      if !FileManager.default.fileExists(atPath: place) {
        differences.append(FileDifference(path: place, reason: "is missing"))
      } else if try bytes(place) != Array(file.text.utf8) {
        differences.append(FileDifference(path: place, reason: "differs"))
      }
    }
    for name in try leftOver(files) {
      differences.append(FileDifference(path: place(name), reason: "is no longer generated"))
    }
    return differences.sorted { $0.path < $1.path }
  }

  /// Writes what is missing or differs, removes what is no longer generated, and leaves the rest alone.
  func update(to files: [SwiftFile]) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure("\(path): \(error.localizedDescription)")
    }
    for file in files {
      let new = Array(file.text.utf8)
      let place = place(file.name)
      if FileManager.default.fileExists(atPath: place), try bytes(place) == new { continue }
      try WriteOutput.file(new, place)
    }
    for name in try leftOver(files) {
      guard unlink(place(name)) == 0 else { throw CommandFailure("\(place(name)): cannot be removed") }
    }
  }

  /// Files of ours, of this spec, that it no longer gives: they would declare things twice.
  private func leftOver(_ files: [SwiftFile]) throws(CommandFailure) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    var left: [String] = []
    for name in names.sorted() where name.hasSuffix(".swift") && !files.contains(where: { $0.name == name }) {
      let head = try bytes(place(name)).prefix { $0 != 0x0A }
      let line = String(decoding: head, as: UTF8.self)
      if line.hasPrefix(EmitSwift.mark), line.contains(" from \(source). ") { left.append(name) }
    }
    return left
  }

  private func place(_ name: String) -> String { (path as NSString).appendingPathComponent(name) }

  private func bytes(_ path: String) throws(CommandFailure) -> [UInt8] {
    try ReadInput.bytes(path, limit: .max)
  }
}
