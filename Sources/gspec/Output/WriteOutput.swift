import Foundation

/// Writes files whole or not at all.
enum WriteOutput {
  /// Writes beside the file and renames; devices and pipes are written to directly. `-` is standard output.
  static func file(_ bytes: [UInt8], _ path: String) throws(CommandFailure) {
    do {
      if path == "-" { return try all(bytes, to: STDOUT_FILENO) }
      // A link stays one: what it points to is replaced.
      let target = resolved(path)
      var status = stat()
      let exists = stat(path, &status) == 0
      if exists, status.st_mode & S_IFMT == S_IFDIR { throw SystemError(code: EISDIR) }
      if exists, status.st_mode & S_IFMT != S_IFREG {
        try direct(bytes, path)
      } else {
        try replace(target ?? path, with: bytes, mode: exists ? status.st_mode & 0o777 : nil)
      }
    } catch let error as SystemError {
      throw CommandFailure("\(path): \(error.text)")
    } catch {
      throw CommandFailure("\(path): \(error)")
    }
  }

  /// Several files, each whole; nothing is replaced before the bytes of all of them are on the disk.
  static func files(_ files: [(bytes: [UInt8], path: String)]) throws(CommandFailure) {
    var staged: [(temporary: String, target: String)] = []
    defer { for file in staged { unlink(file.temporary) } }
    for (bytes, path) in files {
      // A link stays one: what it points to is replaced.
      let target = resolved(path) ?? path
      let temporary = target + ".\(getpid()).new"
      try file(bytes, temporary)
      staged.append((temporary, target))
      var status = stat()
      if stat(target, &status) == 0 { chmod(temporary, status.st_mode & 0o777) }
    }
    for (temporary, target) in staged where rename(temporary, target) != 0 {
      throw CommandFailure("\(target): \(SystemError.last.text)")
    }
  }

  /// Where a path leads, links followed; `nil` if nothing is there.
  private static func resolved(_ path: String) -> String? {
    realpath(path, nil).map { resolved in
      defer { free(resolved) }
      return String(cString: resolved)
    }
  }

  /// - Parameter mode: of the file that is replaced.
  private static func replace(_ path: String, with bytes: [UInt8], mode: mode_t?) throws(SystemError) {
    let temporary = path + ".\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      try all(bytes, to: descriptor)
      if let mode { fchmod(descriptor, mode) }
      guard close(descriptor) == 0, rename(temporary, path) == 0 else { throw SystemError.last }
    } catch {
      unlink(temporary)
      throw error
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
