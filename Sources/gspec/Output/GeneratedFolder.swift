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
  ///
  /// - Throws: also where a file of somebody else has a name that is needed; nothing is written then.
  func update(to files: [SwiftFile]) throws(CommandFailure) {
    for file in files { try checkIsOurs(place(file.name)) }
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
      // What is no file, or cannot be read, is none of ours: an editor's lock, a broken link, a pipe.
      guard Self.isFile(place(name)), let bytes = try? bytes(place(name)) else { continue }
      let line = Self.lines(bytes, 1)
      if line.hasPrefix(EmitSwift.mark), line.contains(" from \(source). ") { left.append(name) }
    }
    return left
  }

  /// A file that is there was generated, or has nothing to lose.
  private func checkIsOurs(_ path: String) throws(CommandFailure) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    let bytes = try bytes(path)
    // The mark may stand below the line with which a merge begins that was not finished.
    guard bytes.isEmpty || Self.lines(bytes, 3).contains(EmitSwift.mark) else {
      throw CommandFailure(
        "\(path): was not generated, and would be written over",
        help: "move it or rename it, or choose another folder or `--prefix`")
    }
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The first lines of a text.
  private static func lines(_ bytes: [UInt8], _ count: Int) -> String {
    let lines = bytes.split(separator: 0x0A, maxSplits: count, omittingEmptySubsequences: false)
    return String(decoding: Array(lines.prefix(count).joined(separator: [0x0A])), as: UTF8.self)
  }

  private func place(_ name: String) -> String { (path as NSString).appendingPathComponent(name) }

  private func bytes(_ path: String) throws(CommandFailure) -> [UInt8] {
    try ReadInput.bytes(path, limit: .max)
  }
}
