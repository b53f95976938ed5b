import Foundation

/// The attributes of a file, a folder or something else in a file system.
struct FileStatus: Sendable {
  let mode: mode_t
  let device: dev_t
  let inode: ino_t
  /// In bytes.
  let size: Int
  /// The time of the last change of the contents.
  let seconds: Int
  let nanoseconds: Int

  /// Fails if the path leads to nothing. The error is then in `errno`.
  ///
  /// - Parameter followsLinks: whether the attributes of a link are those of its target.
  init?(_ path: String, followsLinks: Bool = true) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    self.init(status)
  }

  /// Fails if the descriptor is not open. The error is then in `errno`.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    (mode, device, inode) = (status.st_mode, status.st_dev, status.st_ino)
    size = Int(clamping: status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
  }

  private var kind: mode_t { mode & S_IFMT }
  var isFile: Bool { kind == S_IFREG }
  var isFolder: Bool { kind == S_IFDIR }
  var isLink: Bool { kind == S_IFLNK }
  var isPipe: Bool { kind == S_IFIFO }
}
