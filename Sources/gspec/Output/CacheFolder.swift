import Foundation
import GestureCompiler

/// A folder of cached decisions, one in each file. It can be deleted at any time and shared between runs.
///
/// Its size is bounded: a run that adds to it removes the least recently used files. A run that misses a file decides again, so runs may
/// remove each other's files.
final class CacheFolder: DecisionStore, @unchecked Sendable {
  /// The most files and bytes of the folder. Above them a quarter is removed, so that the next runs need not remove any.
  struct Bound: Sendable {
    var files = 20_000
    var bytes = 256 << 20
    /// One saved file in so many leads to a look at the folder, because a look at many files takes longer than most specs. At most 256.
    var savedPerLook = 256
  }

  private let path: String
  private let bound: Bound
  /// Guards the property below.
  private let lock = NSLock()
  private var isLookDue = false

  /// The most bytes of a file. A larger one was not written by gspec.
  private static let limit = 64 << 20
  private static let suffix = ".decisions"
  /// The shortest time between two updates of a file's time of use, in seconds.
  private static let marking = 3600

  /// - Parameter isPrivate: whether only this user may read the folder, if it is made.
  /// - Throws: if the folder does not exist and cannot be made.
  init(_ path: String, isPrivate: Bool = false, bound: Bound = Bound()) throws(CommandFailure) {
    self.path = path
    self.bound = bound
    try ReadInput.check(path)
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true,
        attributes: isPrivate ? [.posixPermissions: 0o700] : nil)
    } catch {
      throw CommandFailure(
        "\(path): this folder cannot be made", help: "name another folder, or leave --cache out")
    }
  }

  private func file(_ name: String) -> String {
    PathText.path(path, name + Self.suffix)
  }

  func load(_ name: String) -> [UInt8]? {
    let file = file(name)
    guard let bytes = try? ReadInput.bytes(file, limit: Self.limit, from: .gspec, isInput: false) else {
      return nil
    }
    mark(file)
    return bytes
  }

  /// Saves a decision. Errors are ignored, since the decision can be made again; so is a link, which may lead out of the folder.
  func save(_ name: String, _ bytes: [UInt8]) {
    let file = file(name)
    guard FileStatus(file, followsLinks: false)?.isFile != false else { return }
    var files = FileSet()
    files.write(bytes, file)
    try? files.commit()
    guard let first = UInt8(name.prefix(2), radix: 16), Int(first) % bound.savedPerLook == 0 else { return }
    lock.withLock { isLookDue = true }
  }

  /// Updates the file's modification time, which is its time of use.
  private func mark(_ file: String) {
    guard let status = FileStatus(file), time(nil) - status.seconds > Self.marking else { return }
    utimes(file, nil)
  }

  /// Removes the least recently used files above the bound, if this run saved one that leads to a look. Other files in the folder are kept.
  func trim() {
    guard lock.withLock({ isLookDue }) else { return }
    var files: [(used: Int, path: String, size: Int)] = []
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where Self.isOwn(name) {
      let file = PathText.path(path, name)
      guard let status = FileStatus(file, followsLinks: false), status.isFile else { continue }
      files.append((status.seconds, file, status.size))
    }
    var (count, bytes) = (files.count, files.reduce(0) { $0 + $1.size })
    guard count > bound.files || bytes > bound.bytes else { return }
    for file in files.sorted(by: { ($0.used, $0.path) < ($1.used, $1.path) }) {
      guard count > bound.files / 4 * 3 || bytes > bound.bytes / 4 * 3 else { return }
      // Another run may already have removed the file, so errors are ignored.
      unlink(file.path)
      count -= 1
      bytes -= file.size
    }
  }

  private static func isOwn(_ name: String) -> Bool {
    name.hasSuffix(suffix) && name.utf8.count == CacheName.length + suffix.utf8.count
      && name.utf8.prefix(CacheName.length).allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x66).contains($0)
      }
  }
}
