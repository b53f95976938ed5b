import Foundation
import SpecParser

/// The files that a command works on, each once: several of its paths may name one file.
struct DistinctFiles {
  private var real: Set<String> = []
  private var locations = FileLocations()

  /// Adds a file.
  ///
  /// - Returns: whether it is new.
  mutating func insert(_ path: String) -> Bool { insert(locations.location(of: path)) }

  mutating func insert(_ location: FileLocation) -> Bool { real.insert(location.real).inserted }

  /// The paths without those of a file that an earlier one names.
  static func of(_ paths: [String]) -> [String] {
    var distinct = DistinctFiles()
    return paths.filter { distinct.insert($0) }
  }
}

/// Finds the files that a command works on.
enum FindFiles {
  /// The most levels of folders. It is more than any project has, and ends a search in a folder that contains itself.
  private static let maxDepth = 64

  /// What is done about a folder that cannot be searched.
  typealias Unsearched = (CommandFailure) throws(CommandFailure) -> Void

  /// Ends the search at a folder that cannot be searched.
  static func stop(_ failure: CommandFailure) throws(CommandFailure) { throw failure }

  /// The cases files in the folder of a spec, sorted; none for a text without a file, which has no folder.
  static func cases(beside spec: String) -> [String] {
    spec.hasPrefix("<") ? [] : directly(in: PathText.folder(of: spec), CaseFile.suffix)
  }

  /// The files with a suffix in a folder itself, sorted; none if it cannot be read. An empty path is the working folder.
  static func directly(in folder: String, _ suffix: String) -> [String] {
    let names = FolderEntries(folder.isEmpty ? "." : folder)?.names ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { PathText.path(folder, $0) }
  }

  /// The path of the file in the same folder whose name is most like that of a missing one; `nil` if none is near.
  ///
  /// - Parameters:
  ///   - folder: where a relative path begins.
  ///   - other: the name of a file that is not meant.
  static func nearest(to path: String, in folder: String = "", besides other: String = "") -> String? {
    let beside = PathText.folder(of: path)
    let place = PathText.resolved(beside, in: folder)
    let name = PathText.name(of: path)
    let names = FolderEntries(place.isEmpty ? "." : place)?.names ?? []
    let near = names.filter { $0 != other && isAlike(stem(of: $0), stem(of: name)) }
    return NearMiss.nearest(to: name, among: near).map { PathText.path(beside, $0) }
  }

  /// Whether two names without their suffixes are alike. Suffixes are long, so that all names of one letter would be.
  private static func isAlike(_ stem: String, _ other: String) -> Bool {
    stem.lowercased() == other.lowercased()
      || other.count > 2 && NearMiss.nearest(to: other, among: [stem]) != nil
  }

  private static func stem(of name: String) -> String { String(name.prefix { $0 != "." }) }

  /// The files with a suffix in a folder, sorted at each level, without those in hidden folders. If the path is a file, the result is that
  /// file.
  ///
  /// A file that ends in `.yml` instead of `.yaml` is only reported, because the plugins ignore it too.
  ///
  /// - Parameters:
  ///   - isQuiet: whether to report nothing about files that are left out.
  ///   - mayBeNone: whether the folder may have no such file.
  ///   - unsearched: receives the failure of each folder that cannot be searched. By default it throws it.
  /// - Throws: if the path does not exist, or the folder has no such file.
  static func matching(
    _ suffix: String, in path: String, isQuiet: Bool = false, mayBeNone: Bool = false,
    unsearched: Unsearched = FindFiles.stop
  ) throws(CommandFailure) -> [String] {
    try ReadInput.check(path)
    if path == "-" { return [path] }
    guard let status = FileStatus(path) else {
      throw CommandFailure(SystemError.last, path: path, suffix: suffix)
    }
    guard status.isFolder else { return [path] }
    var found = Found()
    search(path, suffix: suffix, depth: 0, into: &found)
    for failure in found.failures { try unsearched(failure) }
    guard mayBeNone || !found.files.isEmpty || !found.failures.isEmpty else {
      throw found.nothing(suffix, in: path)
    }
    if !isQuiet { found.remarks(suffix).forEach(Console.remark) }
    return found.files
  }

  /// All files in a folder, as `matching` finds them, also if folders in it cannot be searched. Each of these is a failure.
  static func all(in folder: String) -> (files: [String], failures: [CommandFailure]) {
    var found = Found()
    search(folder, suffix: "", depth: 0, into: &found)
    if found.files.isEmpty, found.failures.isEmpty { return ([], [found.nothing("", in: folder)]) }
    found.remarks("").forEach(Console.remark)
    return (found.files, found.failures)
  }

  private struct Found {
    var files: [String] = []
    /// The folders that cannot be searched.
    var failures: [CommandFailure] = []
    /// The files that end in `.yml`.
    var misnamed: [String] = []
    /// The files and folders whose names are not UTF-8, as they are shown.
    var unnamed: [String] = []
    /// Devices and sockets, or links to them. Reading one may never end.
    var devices: [String] = []

    /// A remark for each file that is left out although it may be meant.
    func remarks(_ suffix: String) -> [String] {
      misnamed.map { "\($0) is left out: rename it to *\(suffix)" }
        + unnamed.map { "\($0) is left out: its name is not UTF-8" }
        + devices.map { "\($0) is left out: it is a device or a socket" }
    }

    /// The failure if there is no file.
    func nothing(_ suffix: String, in folder: String) -> CommandFailure {
      CommandFailure(
        "\(folder): no \(suffix.isEmpty ? "files" : "*\(suffix)") in this folder",
        help: misnamed.first.map { "\($0) is not searched for: rename it to *\(suffix)" }
          ?? remarks(suffix).first ?? "")
    }
  }

  private static func search(
    _ folder: String, suffix: String, depth: Int, into found: inout Found
  ) {
    guard depth < maxDepth else {
      return found.failures.append(
        CommandFailure("\(folder): is not searched, because it lies more than \(maxDepth) folders deep"))
    }
    guard let entries = FolderEntries(folder) else {
      return found.failures.append(CommandFailure("\(folder): cannot be searched"))
    }
    let unnamed = entries.unnamed.filter { $0.isFolder || $0.shown.hasSuffix(suffix) }.map(\.shown)
    found.unnamed += unnamed.filter { !$0.hasPrefix(".") }.map { PathText.path(folder, $0) }
    for name in entries.names where !name.hasPrefix(".") {
      let path = PathText.path(folder, name)
      guard let status = FileStatus(path, followsLinks: false) else {
        // What is gone by now is no failure. Of a folder that only shows its names, one failure says so.
        if SystemError.last.code == ENOENT { continue }
        return found.failures.append(CommandFailure("\(folder): cannot be searched"))
      }
      // Links to folders are not followed, because they may form a cycle.
      if status.isLink, FileStatus(path)?.isFolder == true { continue }
      if status.isFolder {
        search(path, suffix: suffix, depth: depth + 1, into: &found)
      } else if name.hasSuffix(suffix) {
        if isDevice(path) { found.devices.append(path) } else { found.files.append(path) }
      } else if suffix.hasSuffix(".yaml"), name.hasSuffix(suffix.dropLast(4) + "yml") {
        found.misnamed.append(path)
      }
    }
  }

  private static func isDevice(_ path: String) -> Bool {
    FileStatus(path).map { !ReadInput.Giver.text.allows($0) } ?? false
  }
}
