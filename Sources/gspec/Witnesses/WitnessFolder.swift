import Foundation
import SpecParser

/// The folder of a spec's witnesses. Writes changed files, and removes those of earlier runs.
struct WitnessFolder {
  let folder: String

  init(_ folder: String) { self.folder = folder }

  /// Writes a file, unless it exists with the same bytes.
  ///
  /// - Parameters:
  ///   - opening: the beginning of files of `lint --witness`. An existing file without it is not replaced.
  ///   - files: the set of changes to which this one is added.
  /// - Throws: if there is another file that `lint --witness` has not written, or one that cannot be read.
  func write(_ text: String, _ name: String, opening: String, in files: inout FileSet) throws(CommandFailure)
  {
    let path = folder + "/" + name
    var status = stat()
    if stat(path, &status) == 0 {
      let present = try ReadInput.bytes(path, limit: .max, isInput: false)
      if present == Array(text.utf8) { return }
      guard present.starts(with: opening.utf8) else {
        throw CommandFailure(
          "\(path): was not written by `lint --witness`, and is not replaced", help: "name another folder")
      }
    }
    files.makeFolder(folder)
    files.write(Array(text.utf8), path)
  }

  /// Removes traces and cases of earlier runs, and folders that become empty.
  ///
  /// - Parameters:
  ///   - kept: the names of files to keep.
  ///   - top: the folder that is never removed.
  func removeAll(but kept: Set<String>, below top: String, in files: inout FileSet) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
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
      let data = FileManager.default.contents(atPath: folder + "/" + WitnessName.cases),
      let spec = WitnessCases.spec(of: String(decoding: data, as: UTF8.self))
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
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return FileManager.default.contents(atPath: path)?.starts(with: Data(opening.utf8)) ?? false
  }

  /// The path from this folder, which may not exist yet, to a file. It is absolute if they share only the root folder.
  func path(to file: String) -> String {
    PathText.relative(Self.real(file), to: Self.real(folder))
  }

  /// The path with links resolved, as far as it exists.
  private static func real(_ path: String) -> String {
    if let resolved = realpath(path, nil) {
      defer { free(resolved) }
      return String(cString: resolved)
    }
    let outer = PathText.folder(of: path)
    guard outer != path else { return path }
    return PathText.path(real(outer.isEmpty ? "." : outer), PathText.name(of: path))
  }
}
