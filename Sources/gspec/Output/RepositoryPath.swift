import Foundation

/// A file's path below the root of its repository: the same wherever the repository lies and wherever gspec is started.
enum RepositoryPath {
  /// What stands at the root of a repository.
  private static let marks = [".git", ".hg", ".jj", ".svn"]

  /// - Returns: with `/` between parts; below the working directory where there is no repository, else the file's name.
  static func of(_ path: String) -> String {
    if path == "-" || path.hasPrefix("<") { return "<stdin>" }
    let full = absolute(path)
    let folder = (full as NSString).deletingLastPathComponent
    if let root = root(of: folder) { return ReportPlace.relative(full, to: root) }
    let relative = ReportPlace.relative(full, to: FileManager.default.currentDirectoryPath)
    return relative.hasPrefix("/") ? (full as NSString).lastPathComponent : relative
  }

  /// The nearest folder, from this one up, that is the root of a repository.
  static func root(of folder: String) -> String? {
    folders(from: folder).first { folder in
      marks.contains { FileManager.default.fileExists(atPath: folder + "/" + $0) }
    }
  }

  /// The folder itself, then those around it.
  static func folders(from folder: String) -> [String] {
    var result: [String] = []
    var current = absolute(folder)
    while result.last != current {
      result.append(current)
      current = (current as NSString).deletingLastPathComponent
    }
    return result
  }

  /// Without `.` and `..`; links are left as they are.
  static func absolute(_ path: String) -> String {
    let full = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    return (full as NSString).standardizingPath
  }
}
