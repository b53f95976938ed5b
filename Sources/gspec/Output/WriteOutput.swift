import Foundation

/// Writes one file, several files, or bytes to an open descriptor. A `FileSet` makes other changes to several files.
enum WriteOutput {
  /// Writes several files together: all of them, or none. Missing folders are made. Devices and pipes are written last.
  ///
  /// - Parameter others: further changes to make together with them.
  static func files(
    _ files: [(bytes: [UInt8], path: String)], with others: FileSet = FileSet()
  ) throws(CommandFailure) {
    var set = others
    for (bytes, path) in files where isFile(path) {
      set.makeFolder(PathText.folder(of: path))
      set.write(bytes, path)
    }
    try set.commit()
    for (bytes, path) in files where !isFile(path) { try file(bytes, path) }
  }

  /// Writes one file as a `FileSet` does. Devices and pipes are written directly; `-` is standard output.
  static func file(_ bytes: [UInt8], _ path: String, replacesInput: Bool = false) throws(CommandFailure) {
    if isFile(path) {
      var files = FileSet()
      files.write(bytes, path, replacesInput: replacesInput)
      return try files.commit()
    }
    if path == "-" { return Console.write(bytes) }
    do throws(SystemError) {
      try direct(bytes, path)
    } catch {
      throw CommandFailure("\(path): \(error.text)")
    }
  }

  /// Whether the path is a file, a folder, or does not exist yet.
  private static func isFile(_ path: String) -> Bool {
    path != "-" && FileStatus(path).map { $0.isFile || $0.isFolder } ?? true
  }

  private static func direct(_ bytes: [UInt8], _ path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    try all(bytes, to: descriptor)
  }

  /// Writes all bytes, in several calls if necessary.
  static func all(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wait, 1, -1)
        continue
      }
      guard count > 0 else { throw .last }
      rest = rest.dropFirst(count)
    }
  }
}
