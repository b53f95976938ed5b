import Foundation
import SpecParser

/// A spec's folder of witnesses: writes what changed, and removes what a former run left.
struct WitnessFolder {
  let folder: String

  init(_ folder: String) { self.folder = folder }

  func make() throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure("\(folder): the folder cannot be made")
    }
  }

  /// Whole or not at all; not when it is there already, byte for byte.
  ///
  /// - Parameter opening: how files of `lint --witness` begin; another file of the name is left alone.
  /// - Throws: when it cannot be written, or another file stands there.
  func write(_ text: String, _ name: String, opening: String) throws(CommandFailure) {
    let path = folder + "/" + name
    if let present = FileManager.default.contents(atPath: path) {
      if present == Data(text.utf8) { return }
      guard present.starts(with: Data(opening.utf8)) else {
        throw CommandFailure(
          "\(path): was not written by `lint --witness`, and is not replaced", help: "name another folder")
      }
    }
    try WriteOutput.file(Array(text.utf8), path)
  }

  /// Removes traces and cases of former runs, and folders that are empty by that.
  ///
  /// - Parameter top: the folder that stays.
  func removeAll(but kept: Set<String>, below top: String) throws(CommandFailure) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    let stale = names.sorted().filter { !kept.contains($0) && isOurs($0) }
    for name in stale {
      guard unlink(folder + "/" + name) == 0 else {
        throw CommandFailure("\(folder)/\(name): \(SystemError.last.text)")
      }
    }
    // Fails where anything is left, which is meant.
    var empty = folder
    while !stale.isEmpty, empty.hasPrefix(top + "/"), rmdir(empty) == 0 {
      empty = (empty as NSString).deletingLastPathComponent
    }
  }

  /// Whether the folder's cases are about a spec that is no longer there.
  var isOrphan: Bool {
    guard isOurs(WitnessName.cases),
      let data = FileManager.default.contents(atPath: folder + "/" + WitnessName.cases),
      let spec = WitnessCases.spec(of: String(decoding: data, as: UTF8.self))
    else { return false }
    return !FileManager.default.fileExists(atPath: spec.hasPrefix("/") ? spec : folder + "/" + spec)
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

  /// The way from this folder, which is there, to a file: relative unless they share no folder but the root.
  func path(to file: String) -> String {
    let here = Self.real(folder).split(separator: "/")
    let there = Self.real(file).split(separator: "/")
    let shared = zip(here, there).prefix { $0 == $1 }.count
    if shared == 0 { return Self.real(file) }
    let ups = [Substring](repeating: "..", count: here.count - shared)
    return (ups + there.dropFirst(shared)).joined(separator: "/")
  }

  private static func real(_ path: String) -> String {
    realpath(path, nil).map { resolved in
      defer { free(resolved) }
      return String(cString: resolved)
    } ?? path
  }
}
