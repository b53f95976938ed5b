import Foundation

/// Finds the files that a command is about.
enum FindFiles {
  /// More levels than any project has; a folder that contains itself must end.
  private static let maxDepth = 64

  /// A file is itself; a folder is searched for files with the suffix, hidden folders aside, in the order of their paths.
  ///
  /// A file that ends in `.yml` in place of `.yaml` is not taken, because the plugins would not take it either, but named.
  ///
  /// - Parameter isQuiet: says nothing of what is not taken.
  /// - Throws: when there is nothing at the path, or nothing in the folder.
  static func matching(
    _ suffix: String, in path: String, isQuiet: Bool = false
  ) throws(CommandFailure) -> [String] {
    var status = stat()
    guard path == "-" || stat(path, &status) == 0 else {
      throw CommandFailure("\(path): \(SystemError.last.text)")
    }
    guard path != "-", status.st_mode & S_IFMT == S_IFDIR else { return [path] }
    var found = Found()
    try search(path, suffix: suffix, depth: 0, into: &found)
    guard !found.files.isEmpty else {
      throw CommandFailure(
        "\(path): no *\(suffix) in this folder",
        help: found.misnamed.first.map { "\($0) is not searched for: rename it to *\(suffix)" } ?? "")
    }
    for other in found.misnamed where !isQuiet {
      Console.remark("\(other) is left out: rename it to *\(suffix)")
    }
    return found.files
  }

  private struct Found {
    var files: [String] = []
    /// Those that end in `.yml`.
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
      // Links to folders are not followed: they may lead in a circle.
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        try search(path, suffix: suffix, depth: depth + 1, into: &found)
      } else if name.hasSuffix(suffix) {
        found.files.append(path)
      } else if suffix.hasSuffix(".yaml"), name.hasSuffix(suffix.dropLast(4) + "yml") {
        found.misnamed.append(path)
      }
    }
  }
}
