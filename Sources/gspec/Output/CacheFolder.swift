import Foundation
import GestureCompiler

/// A folder of decisions, one file for each shape: safe to delete at any time, and to share between runs.
final class CacheFolder: DecisionStore {
  private let path: String
  /// Bytes; a larger file was not written by gspec.
  private static let limit = 64 << 20

  /// - Throws: when there is no such folder and it cannot be made.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        "\(path): this folder cannot be made", help: "name a folder for the cache, or leave --cache out")
    }
  }

  private func file(_ name: String) -> String {
    PathText.path(path, name + ".decisions")
  }

  func load(_ name: String) -> [UInt8]? {
    try? ReadInput.bytes(file(name), limit: Self.limit)
  }

  /// What cannot be written is decided again: no reason to fail.
  func save(_ name: String, _ bytes: [UInt8]) { try? WriteOutput.file(bytes, file(name)) }
}
