import Foundation

/// Changes to files that are made together: all of them, or none.
///
/// The new bytes of every file lie beside its place before the first file changes. A file that is replaced or removed keeps a
/// second name until the last change is made, and comes back when a later one fails. Interrupts wait until then. A command that is killed
/// meanwhile may leave such names behind: they begin with `.gspec-`.
struct FileSet {
  private var folders: [String] = []
  private var writes: [(path: String, bytes: [UInt8])] = []
  private var removals: [String] = []
  private var emptied: [String] = []

  /// Makes a folder and those around it, where they are missing.
  mutating func makeFolder(_ path: String) { folders.append(path) }

  /// Replaces a file or makes it. A link stays one: what it points to is replaced.
  mutating func write(_ bytes: [UInt8], _ path: String) { writes.append((path, bytes)) }

  mutating func remove(_ path: String) { removals.append(path) }

  /// Removes a folder that is empty after all other changes; one that is not stays.
  mutating func removeFolderIfEmpty(_ path: String) { emptied.append(path) }

  /// - Throws: when one of the changes cannot be made; then the files are as they were.
  func commit() throws(CommandFailure) {
    try HoldSignals.during { () throws(CommandFailure) in try makeAll() }
  }

  private func makeAll() throws(CommandFailure) {
    var commit = CommitFiles()
    do throws(CommandFailure) {
      for folder in folders { try commit.make(folder) }
      for (path, bytes) in writes { try commit.stage(bytes, path) }
      try commit.replaceAll(isLast: removals.isEmpty)
      for (number, path) in removals.enumerated() {
        try commit.remove(path, isLast: number == removals.count - 1)
      }
    } catch {
      throw commit.undone(after: error)
    }
    commit.finish()
    for folder in emptied { rmdir(folder) }
  }
}

/// The changes of a `FileSet` as they are made, and how to take them back.
private struct CommitFiles {
  /// Folders that were made, outer ones first.
  private var folders: [String] = []
  /// New bytes that are not in their place yet. The path is the one that messages name.
  private var staged: [(temporary: String, place: String, path: String)] = []
  /// Changes that are made. What stood in the place is kept under another name; `nil` where nothing stood there.
  private var changed: [(place: String, kept: String?)] = []
  /// Makes names differ.
  private var number = 0

  // MARK: Making

  mutating func make(_ folder: String) throws(CommandFailure) {
    guard !folder.isEmpty else { return }
    if let status = Self.status(folder) {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw cannotMake(folder, SystemError(code: ENOTDIR)) }
      return
    }
    let outer = PathText.folder(of: folder)
    if outer != folder { try make(outer) }
    if mkdir(folder, 0o777) == 0 { return folders.append(folder) }
    let error = SystemError.last
    // Another run may have been quicker.
    guard error.code == EEXIST, Self.isFolder(folder) else { throw cannotMake(folder, error) }
  }

  private func cannotMake(_ folder: String, _ error: SystemError) -> CommandFailure {
    CommandFailure("\(folder): the folder cannot be made: \(error.text)")
  }

  /// Writes the bytes beside their place.
  mutating func stage(_ bytes: [UInt8], _ path: String) throws(CommandFailure) {
    do throws(SystemError) {
      let place = try Self.resolved(path)
      let old = Self.status(place)
      if let old, old.st_mode & S_IFMT != S_IFREG {
        throw SystemError(code: old.st_mode & S_IFMT == S_IFDIR ? EISDIR : EOPNOTSUPP)
      }
      var descriptor: Int32 = -1
      let temporary = try name(beside: place) { name in
        descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        return descriptor >= 0
      }
      staged.append((temporary, place, path))
      var failure: SystemError?
      do throws(SystemError) { try WriteOutput.all(bytes, to: descriptor) } catch { failure = error }
      if let old { fchmod(descriptor, old.st_mode & 0o777) }
      // Some file systems say only here that the disk is full.
      if close(descriptor) != 0, failure == nil { failure = .last }
      if let failure { throw failure }
    } catch {
      throw CommandFailure("\(path): \(error.text)")
    }
  }

  /// Renames what is staged into its place.
  ///
  /// - Parameter isLast: nothing can fail after it.
  mutating func replaceAll(isLast: Bool) throws(CommandFailure) {
    while let next = staged.first {
      do throws(SystemError) {
        let kept = isLast && staged.count == 1 ? nil : try keep(next.place, asItIs: true)
        guard rename(next.temporary, next.place) == 0 else {
          let error = SystemError.last
          if let kept { bringBack(next.place, kept) }
          throw error
        }
        staged.removeFirst()
        changed.append((next.place, kept))
      } catch {
        throw CommandFailure("\(next.path): \(error.text)")
      }
    }
  }

  mutating func remove(_ path: String, isLast: Bool) throws(CommandFailure) {
    do throws(SystemError) {
      if isLast {
        guard unlink(path) == 0 else { throw SystemError.last }
      } else if let kept = try keep(path, asItIs: false) {
        changed.append((path, kept))
      }
    } catch {
      throw CommandFailure("\(path): cannot be removed: \(error.text)")
    }
  }

  /// Gives a file a second name, or, where there can be none, another one; `nil` when there is no file.
  ///
  /// - Parameter asItIs: the file stays in its place as well, if it can.
  private mutating func keep(_ place: String, asItIs: Bool) throws(SystemError) -> String? {
    var status = stat()
    guard lstat(place, &status) == 0 else { return nil }
    if asItIs, let kept = try? name(beside: place, { link(place, $0) == 0 }) { return kept }
    // A file of somebody else, or a file system without second names.
    return try name(beside: place) { name in
      // `rename` would replace what has the name.
      var status = stat()
      if lstat(name, &status) == 0 {
        errno = EEXIST
        return false
      }
      return rename(place, name) == 0
    }
  }

  /// A name in the same folder that `take` could take: it fails with `EEXIST` for one that is taken.
  private mutating func name(
    beside place: String, _ take: (String) -> Bool
  ) throws(SystemError) -> String {
    let folder = PathText.folder(of: place)
    for _ in 0..<1000 {
      let name = ".gspec-\(getpid())-\(number)"
      number += 1
      let path = PathText.path(folder, name)
      if take(path) { return path }
      let error = SystemError.last
      guard error.code == EEXIST else { throw error }
    }
    throw SystemError(code: EEXIST)
  }

  // MARK: Ending

  /// Takes all changes back.
  ///
  /// - Returns: the failure, which says what could not be taken back.
  mutating func undone(after failure: CommandFailure) -> CommandFailure {
    var failure = failure
    for file in staged { unlink(file.temporary) }
    for (place, kept) in changed.reversed() {
      guard let kept else {
        unlink(place)
        continue
      }
      if !bringBack(place, kept) {
        failure.help = "\(place) could not be put back: what was in it is now in \(kept)"
      }
    }
    for folder in folders.reversed() { rmdir(folder) }
    return failure
  }

  @discardableResult
  private func bringBack(_ place: String, _ kept: String) -> Bool {
    guard rename(kept, place) == 0 else { return false }
    // Of two names of one file `rename` removes neither.
    unlink(kept)
    return true
  }

  /// Forgets what was kept.
  func finish() {
    for file in changed { if let kept = file.kept { unlink(kept) } }
  }

  // MARK: Paths

  /// Where a path leads, links followed; the path itself if nothing is there.
  private static func resolved(_ path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else {
      guard errno == ENOENT else { throw .last }
      return path
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  private static func isFolder(_ path: String) -> Bool {
    status(path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }
}
