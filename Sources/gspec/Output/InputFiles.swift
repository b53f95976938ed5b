import Foundation

/// The files that this run has read, or has changed because it is there to change them. An output must not replace one: its author may have
/// no other copy.
final class InputFiles: @unchecked Sendable {
  static let shared = InputFiles()

  /// Two paths of one file, such as a link and its target, have the same identity.
  private struct Identity: Hashable {
    var device: dev_t
    var inode: ino_t

    init(_ status: FileStatus) { (device, inode) = (status.device, status.inode) }
  }

  /// Guards the property below.
  private let lock = NSLock()
  private var paths: [Identity: String] = [:]

  /// Adds a file that has been opened. Pipes and devices are ignored, since writing to them replaces nothing.
  ///
  /// - Parameter path: a path, or `-` for standard input.
  func add(_ path: String, _ status: FileStatus) {
    guard status.isFile else { return }
    lock.withLock { paths[Identity(status)] = path }
  }

  /// Adds a file that has just been written: another file is now in its place.
  func add(_ path: String) {
    if let status = Self.status(path) { add(path, status) }
  }

  func contains(_ status: FileStatus) -> Bool {
    let identity = Identity(status)
    guard let path = lock.withLock({ paths[identity] }) else { return false }
    // If the file has been deleted since, its inode may be that of another file.
    return Self.status(path).map(Identity.init) == identity
  }

  private static func status(_ path: String) -> FileStatus? {
    path == "-" ? FileStatus(descriptor: STDIN_FILENO) : FileStatus(path)
  }
}
