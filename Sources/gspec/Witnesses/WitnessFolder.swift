import Foundation

/// The folder of a spec's witnesses. Writes changed files, and removes those of earlier runs.
struct WitnessFolder {
  let folder: String

  /// Writes a file, unless it exists with the same bytes.
  ///
  /// - Parameters:
  ///   - opening: the beginning of files of `lint --witness`. An existing file without it is not replaced.
  ///   - top: the folder that the files of all specs are in.
  ///   - files: the set of changes to which this one is added.
  /// - Throws: if there is a file that cannot be read.
  func write(
    _ text: String, _ name: String, opening: String, below top: String, in files: inout FileSet
  ) throws(CommandFailure) {
    let path = folder + "/" + name
    if FileManager.default.fileExists(atPath: path),
      try ReadInput.bytes(path, limit: ReadInput.outputLimit, from: .gspec, isInput: false)
        == Array(text.utf8)
    {
      return
    }
    files.makeFolder(folder)
    files.write(
      Array(text.utf8), path, own: OwnFile(folder: top, made: (opening, "lint --witness")))
  }

  /// Removes traces and cases of earlier runs, and folders that become empty.
  ///
  /// - Parameters:
  ///   - kept: the names of files to keep.
  ///   - top: the folder that is never removed.
  func removeAll(but kept: Set<String>, below top: String, in files: inout FileSet) {
    guard OwnFile(folder: top).isInside(folder),
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return }
    let stale = names.sorted().filter { !kept.contains($0) && isOurs($0) }
    for name in stale { files.remove(folder + "/" + name) }
    var empty = folder
    while !stale.isEmpty, empty.hasPrefix(top + "/") {
      files.removeFolderIfEmpty(empty)
      empty = PathText.folder(of: empty)
    }
  }

  /// Whether the spec of the folder's cases no longer exists.
  var isOrphan: Bool {
    guard isOurs(WitnessName.cases),
      let bytes = try? ReadInput.bytes(
        folder + "/" + WitnessName.cases, limit: ReadInput.outputLimit, from: .gspec, isInput: false),
      let spec = WitnessCases.spec(of: String(decoding: bytes, as: UTF8.self))
    else { return false }
    return !FileManager.default.fileExists(atPath: PathText.resolved(spec, in: folder))
  }

  private func isOurs(_ name: String) -> Bool {
    let opening: String
    if name == WitnessName.cases {
      opening = WitnessCases.opening
    } else if name.hasSuffix(".jsonl") {
      opening = WitnessTrace.opening
    } else {
      return false
    }
    let path = folder + "/" + name
    guard FileStatus(path, followsLinks: false)?.isFile == true else { return false }
    return (try? ReadInput.head(path, length: opening.utf8.count)) == Array(opening.utf8)
  }

  /// The path from this folder, which may not exist yet, to a file. It is absolute if they share only the root folder.
  func path(to file: String) -> String {
    PathText.relative(RepositoryPath.existing(file), to: RepositoryPath.existing(folder))
  }
}
