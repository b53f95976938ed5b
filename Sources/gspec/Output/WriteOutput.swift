import Foundation

/// Writes one file, and bytes to what is open already. Several files that belong together are a `FileSet`.
enum WriteOutput {
  /// Writes one file as a `FileSet` does; devices and pipes are written to directly. `-` is standard output.
  static func file(_ bytes: [UInt8], _ path: String) throws(CommandFailure) {
    var status = stat()
    let exists = path != "-" && stat(path, &status) == 0
    if path != "-", !exists || [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      var files = FileSet()
      files.write(bytes, path)
      return try files.commit()
    }
    do throws(SystemError) {
      if path == "-" { return try all(bytes, to: STDOUT_FILENO) }
      try direct(bytes, path)
    } catch {
      throw CommandFailure("\(path): \(error.text)")
    }
  }

  private static func direct(_ bytes: [UInt8], _ path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    try all(bytes, to: descriptor)
  }

  /// Writes until everything is written.
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
