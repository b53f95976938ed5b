import Foundation

/// Changes to files that are made together: all of them, or none.
///
/// The new bytes of every file are first written to a temporary file in the same folder. A replaced or removed file keeps a second name
/// until the last change, so that it can be restored if a later change fails. Signals that would end the process are held during the
/// changes. A command that is killed may leave temporary files behind; their names begin with `.gspec-`.
struct FileSet {
  private struct Write {
    var path: String
    var bytes: [UInt8]
    var replacesInput: Bool
    var own: OwnFile?
  }

  private var folders: [String] = []
  private var writes: [Write] = []
  private var removals: [String] = []
  private var emptied: [String] = []

  /// Makes a folder and its missing parents.
  mutating func makeFolder(_ path: String) { folders.append(path) }

  /// Replaces or makes a file. A link is kept, and its target is replaced. A link without a target is an error.
  ///
  /// - Parameters:
  ///   - replacesInput: whether the file may be one that this run has read, because the command is there to change it.
  ///   - own: what the file must be, if gspec has chosen its name.
  mutating func write(
    _ bytes: [UInt8], _ path: String, replacesInput: Bool = false, own: OwnFile? = nil
  ) {
    writes.append(Write(path: path, bytes: bytes, replacesInput: replacesInput, own: own))
  }

  mutating func remove(_ path: String) { removals.append(path) }

  /// Removes a folder if it is empty after all other changes.
  mutating func removeFolderIfEmpty(_ path: String) { emptied.append(path) }

  /// - Throws: if a change cannot be made. The files are then as they were.
  func commit() throws(CommandFailure) {
    try HoldSignals.during { () throws(CommandFailure) in try makeAll() }
  }

  private func makeAll() throws(CommandFailure) {
    var inside: Set<[String]> = []
    for write in writes { try check(write, &inside) }
    var commit = CommitFiles()
    do throws(CommandFailure) {
      for folder in folders { try commit.make(folder) }
      try checkPlaces()
      for write in writes { try commit.stage(write.bytes, write.path) }
      try commit.replaceAll(isLast: removals.isEmpty)
      for (number, path) in removals.enumerated() {
        try commit.remove(path, isLast: number == removals.count - 1)
      }
    } catch {
      throw commit.undone(after: error)
    }
    commit.finish()
    for folder in emptied { rmdir(folder) }
    for write in writes where write.replacesInput { InputFiles.shared.add(write.path) }
  }

  /// Checks that no two files have one place, since the second would replace the first.
  private func checkPlaces() throws(CommandFailure) {
    if writes.count < 2 { return }
    var distinct = DistinctFiles()
    for write in writes where !distinct.insert(write.path) {
      throw CommandFailure(
        "\(write.path): two outputs would go to this file", help: "name another file for one of them")
    }
  }

  private func check(_ write: Write, _ inside: inout Set<[String]>) throws(CommandFailure) {
    try ReadInput.check(write.path)
    try write.own?.check(write.path, &inside)
    if let status = FileStatus(write.path) {
      guard write.replacesInput || !InputFiles.shared.contains(status) else {
        throw CommandFailure(
          "\(write.path): is also read or changed by this command, and would be written over",
          help: "name another file for the output")
      }
    } else if errno == ENOENT, FileStatus(write.path, followsLinks: false) != nil {
      throw CommandFailure(
        "\(write.path): is a link to a file that does not exist", help: "make that file, or remove the link")
    }
  }
}

/// The progress of a `FileSet`: makes its changes, and can undo them.
private struct CommitFiles {
  /// The folders that were made, outer ones first.
  private var folders: [String] = []
  /// The new files, of which some are in their place. Messages use `path`.
  private var staged: [(temporary: String, place: String, path: String)] = []
  private var placed = 0
  /// The finished changes. `kept` is the second name of the old file; `nil` if there was none.
  private var changed: [(place: String, kept: String?)] = []
  /// A counter that makes temporary names unique.
  private var number = 0

  // MARK: Making

  mutating func make(_ folder: String) throws(CommandFailure) {
    guard !folder.isEmpty else { return }
    if let status = FileStatus(folder) {
      guard status.isFolder else { throw cannotMake(folder, SystemError(code: ENOTDIR)) }
      return
    }
    let outer = PathText.folder(of: folder)
    if outer != folder { try make(outer) }
    if mkdir(folder, 0o777) == 0 { return folders.append(folder) }
    let error = SystemError.last
    // Another run may have made the folder in the meantime.
    guard error.code == EEXIST, FileStatus(folder)?.isFolder == true else { throw cannotMake(folder, error) }
  }

  private func cannotMake(_ folder: String, _ error: SystemError) -> CommandFailure {
    CommandFailure("\(folder): the folder cannot be made: \(error.text)")
  }

  /// Writes the bytes to a temporary file in the folder of their place.
  mutating func stage(_ bytes: [UInt8], _ path: String) throws(CommandFailure) {
    do throws(SystemError) {
      let place = try Self.resolved(path)
      let old = FileStatus(place)
      if let old, !old.isFile { throw SystemError(code: old.isFolder ? EISDIR : EOPNOTSUPP) }
      var descriptor: Int32 = -1
      let temporary = try name(beside: place) { name in
        descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        return descriptor >= 0
      }
      staged.append((temporary, place, path))
      var failure: SystemError?
      do throws(SystemError) { try WriteOutput.all(bytes, to: descriptor) } catch { failure = error }
      if let old { fchmod(descriptor, old.mode & 0o777) }
      // Some file systems report a full disk only on `close`.
      if close(descriptor) != 0, failure == nil { failure = .last }
      if let failure { throw failure }
    } catch {
      throw CommandFailure("\(path): \(error.text)")
    }
  }

  /// Renames all temporary files to their place.
  ///
  /// - Parameter isLast: whether no other change follows that could fail.
  mutating func replaceAll(isLast: Bool) throws(CommandFailure) {
    while placed < staged.count {
      let next = staged[placed]
      do throws(SystemError) {
        let kept = isLast && placed == staged.count - 1 ? nil : try keep(next.place, asItIs: true)
        guard rename(next.temporary, next.place) == 0 else {
          let error = SystemError.last
          if let kept { bringBack(next.place, kept) }
          throw error
        }
        placed += 1
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

  /// Gives a file a second name, or another name if links are not possible; `nil` if there is no file.
  ///
  /// - Parameter asItIs: whether the file should also stay in its place, if it can.
  private mutating func keep(_ place: String, asItIs: Bool) throws(SystemError) -> String? {
    guard FileStatus(place, followsLinks: false) != nil else { return nil }
    if asItIs, let kept = try? name(beside: place, { link(place, $0) == 0 }) { return kept }
    // The link failed: the file may belong to another user, or the file system has no hard links.
    return try name(beside: place) { name in
      // `rename` would replace an existing file with this name.
      if FileStatus(name, followsLinks: false) != nil {
        errno = EEXIST
        return false
      }
      return rename(place, name) == 0
    }
  }

  /// A new name in the same folder, for which `take` succeeds. `take` fails with `EEXIST` if the name is in use.
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

  /// Undoes all changes.
  ///
  /// - Returns: the failure. Its help says if a file could not be restored.
  mutating func undone(after failure: CommandFailure) -> CommandFailure {
    var failure = failure
    for file in staged[placed...] { unlink(file.temporary) }
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
    // If both names are the same file, `rename` removes neither.
    unlink(kept)
    return true
  }

  /// Removes the second names of replaced and removed files.
  func finish() {
    for file in changed { if let kept = file.kept { unlink(kept) } }
  }

  // MARK: Paths

  /// The path of the file that a link leads to; other paths stay as they are.
  private static func resolved(_ path: String) throws(SystemError) -> String {
    guard FileStatus(path, followsLinks: false)?.isLink == true else { return path }
    guard let resolved = realpath(path, nil) else {
      guard errno == ENOENT else { throw .last }
      return path
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
