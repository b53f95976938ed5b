import Foundation

/// A system call that failed.
struct SystemError: Error, Sendable, Hashable {
  var code: Int32

  static var last: SystemError { SystemError(code: errno) }

  var text: String { String(cString: strerror(code)) }

  var isMissingFile: Bool { code == ENOENT }
}

/// Reads files, pipes and standard input whole. A folder, or a pipe that has no writer, is an error.
enum ReadInput {
  /// The most bytes of a trace or a table.
  static let traceLimit = 256 << 20
  /// The most bytes of an earlier output. A larger one was not written by gspec.
  static let outputLimit = 256 << 20

  /// Who gives a path, which decides what it may lead to. Reading from a device may never end.
  enum Giver {
    /// A person, on the command line: anything that can be read.
    case person
    /// The text of a file, as `uses`, or a search in a folder: neither a device nor a socket.
    case text
    /// gspec, for a file that it has made or would make: a file.
    case gspec

    func allows(_ status: FileStatus) -> Bool {
      switch self {
      case .person: true
      case .text: status.isFile || status.isPipe || status.isFolder
      case .gspec: status.isFile || status.isFolder
      }
    }

    fileprivate var refusal: String {
      self == .text ? "is a device or a socket, not a file" : "is a device or a pipe, not a file"
    }
  }

  /// The name of standard input in messages.
  static let standardInput = "standard input"

  /// The longest wait for the writer of a pipe, in milliseconds.
  private static let pipePatience: Int32 = 2000

  /// - Parameters:
  ///   - path: a path, or `-` for standard input.
  ///   - limit: the most bytes. A larger regular file is refused before it is read.
  ///   - isInput: whether the file is an input of this run, which its outputs must not replace.
  static func bytes(
    _ path: String, limit: Int, from giver: Giver = .person, isInput: Bool = true
  ) throws(CommandFailure) -> [UInt8] {
    if path == "-" {
      if isInput, let status = FileStatus(descriptor: STDIN_FILENO) { InputFiles.shared.add(path, status) }
      return try read(STDIN_FILENO, name: standardInput, size: 0, limit: limit)
    }
    let (descriptor, status) = try opened(path, giver)
    defer { close(descriptor) }
    if isInput { InputFiles.shared.add(path, status) }
    let size = status.isFile ? status.size : 0
    return try read(descriptor, name: path, size: size, limit: limit)
  }

  /// The first bytes of a file that gspec may have made, at most `length`.
  static func head(_ path: String, length: Int) throws(CommandFailure) -> [UInt8] {
    let (descriptor, _) = try opened(path, .gspec)
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while bytes.count < length {
      let next = try chunk(of: descriptor, name: path, size: length - bytes.count)
      if next.isEmpty { break }
      bytes += next
    }
    return bytes
  }

  private static func opened(
    _ path: String, _ giver: Giver
  ) throws(CommandFailure) -> (descriptor: Int32, status: FileStatus) {
    try check(path)
    // Opening a device may already change something, so its kind is looked at before.
    if giver != .person, let status = FileStatus(path), !giver.allows(status) {
      throw CommandFailure("\(path): \(giver.refusal)")
    }
    // Opening a FIFO without a writer would block forever.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      let error = SystemError.last
      // Nobody misspells the name of a file of gspec's own, such as a kept decision. Most are missing, in folders of thousands.
      if giver == .gspec { throw CommandFailure("\(path): \(error.text)") }
      throw CommandFailure(error, path: path)
    }
    do throws(CommandFailure) {
      guard let status = FileStatus(descriptor: descriptor) else {
        throw CommandFailure("\(path): \(SystemError.last.text)")
      }
      if status.isFolder { throw CommandFailure("\(path): is a folder, not a file") }
      if status.isPipe { try awaitWriter(descriptor, path) }
      if !status.isFile { _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK) }
      return (descriptor, status)
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Throws for what is no path at all, about which the system only says that there is no such file.
  static func check(_ path: String) throws(CommandFailure) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw CommandFailure("a path is empty or has a NUL byte")
    }
  }

  private static func awaitWriter(_ descriptor: Int32, _ path: String) throws(CommandFailure) {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, pipePatience) > 0 else {
      throw CommandFailure("\(path): is a pipe that nobody has written to for \(pipePatience / 1000) seconds")
    }
  }

  private static func read(
    _ descriptor: Int32, name: String, size: Int, limit: Int
  ) throws(CommandFailure) -> [UInt8] {
    guard size <= limit else { throw tooLarge(name, limit) }
    // A regular file is usually read in one call, with room for one byte more than its size.
    var bytes = try chunk(of: descriptor, name: name, size: size > 0 ? size + 1 : pieceSize)
    while !bytes.isEmpty {
      guard bytes.count <= limit else { throw tooLarge(name, limit) }
      let next = try chunk(of: descriptor, name: name, size: size > 0 ? 4096 : pieceSize)
      if next.isEmpty { break }
      bytes += next
    }
    return bytes
  }

  private static let pieceSize = 1 << 16

  /// The next bytes, at most `size`. Waits until there are some; empty at the end.
  static func chunk(
    of descriptor: Int32, name: String, size: Int = pieceSize
  ) throws(CommandFailure) -> [UInt8] {
    while true {
      var code: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        let got = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
        code = got < 0 ? errno : 0
        count = max(0, got)
      }
      if code == 0 { return bytes }
      guard code == EINTR else { throw CommandFailure("\(name): \(SystemError(code: code).text)") }
    }
  }

  static func tooLarge(_ name: String, _ limit: Int) -> CommandFailure {
    CommandFailure("\(name): is larger than \(limit >> 20) MB")
  }
}
