import Foundation

/// The files that a command works on, each once: several of its paths may name one file.
struct DistinctFiles {
  private var real: Set<String> = []
  private var locations = FileLocations()

  /// Adds a file.
  ///
  /// - Returns: whether it is new.
  mutating func insert(_ path: String) -> Bool { insert(locations.location(of: path)) }

  mutating func insert(_ location: FileLocation) -> Bool { real.insert(location.real).inserted }
}

/// Finds the files that a command works on.
enum FindFiles {
  /// The most levels of folders. It is more than any project has, and ends a search in a folder that contains itself.
  private static let maxDepth = 64

  /// The files with a suffix in a folder, sorted at each level, without those in hidden folders. If the path is a file, the result is that
  /// file.
  ///
  /// A file that ends in `.yml` instead of `.yaml` is only reported, because the plugins ignore it too.
  ///
  /// - Parameters:
  ///   - isQuiet: whether to report nothing about files that are left out.
  ///   - mayBeNone: whether the folder may have no such file.
  /// - Throws: if the path does not exist, or the folder has no such file.
  static func matching(
    _ suffix: String, in path: String, isQuiet: Bool = false, mayBeNone: Bool = false
  ) throws(CommandFailure) -> [String] {
    try ReadInput.check(path)
    var status = stat()
    guard path == "-" || stat(path, &status) == 0 else {
      throw CommandFailure("\(path): \(SystemError.last.text)")
    }
    guard path != "-", isFolder(path) else { return [path] }
    var found = Found()
    try search(path, suffix: suffix, depth: 0, into: &found)
    guard mayBeNone || !found.files.isEmpty else {
      throw CommandFailure(
        "\(path): no \(suffix.isEmpty ? "files" : "*\(suffix)") in this folder",
        help: found.misnamed.first.map { "\($0) is not searched for: rename it to *\(suffix)" } ?? "")
    }
    for other in found.misnamed where !isQuiet {
      Console.remark("\(other) is left out: rename it to *\(suffix)")
    }
    return found.files
  }

  private struct Found {
    var files: [String] = []
    /// The files that end in `.yml`.
    var misnamed: [String] = []
  }

  private static func search(
    _ folder: String, suffix: String, depth: Int, into found: inout Found
  ) throws(CommandFailure) {
    guard depth < maxDepth else { return }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
    } catch {
      throw CommandFailure("\(folder): cannot be searched")
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      // Links to folders are not followed, because they may form a cycle.
      if status.st_mode & S_IFMT == S_IFLNK, isFolder(path) { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        try search(path, suffix: suffix, depth: depth + 1, into: &found)
      } else if name.hasSuffix(suffix) {
        found.files.append(path)
      } else if suffix.hasSuffix(".yaml"), name.hasSuffix(suffix.dropLast(4) + "yml") {
        found.misnamed.append(path)
      }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
