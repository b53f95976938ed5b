import Foundation

/// A file's path below the root of its repository: the same wherever the repository lies and wherever gspec is started.
enum RepositoryPath {
  /// What stands at the root of a repository.
  private static let marks = [".git", ".hg", ".jj", ".svn"]

  /// - Returns: with `/` between parts; below the working directory where there is no repository, else the file's name.
  static func of(_ path: String) -> String {
    if path == "-" || path.hasPrefix("<") { return "<stdin>" }
    let full = absolute(path)
    return of(full, root: root(of: (full as NSString).deletingLastPathComponent))
  }

  /// - Parameters:
  ///   - full: an absolute path.
  ///   - root: of its repository, where it has one.
  fileprivate static func of(_ full: String, root: String?) -> String {
    if let root { return ReportPlace.relative(full, to: root) }
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

/// Where a file is.
struct FileLocation {
  var absolute: String
  /// As `RepositoryPath.of` gives it.
  var inRepository: String
}

/// Where files are: each folder is looked up once, since many files lie in it.
struct FileLocations {
  private var folders: [String: (absolute: String, root: String?)] = [:]

  mutating func location(of path: String) -> FileLocation {
    let (folder, name) = (PathText.folder(of: path), PathText.name(of: path))
    guard path.hasSuffix("/" + name) || path == name, !["", "-", ".", "..", "/"].contains(name),
      !path.hasPrefix("<"), !Self.isLink(path)
    else {
      return FileLocation(absolute: RepositoryPath.absolute(path), inRepository: RepositoryPath.of(path))
    }
    let known = folders[folder] ?? Self.lookUp(folder)
    folders[folder] = known
    let full = PathText.path(known.absolute, name)
    return FileLocation(absolute: full, inRepository: RepositoryPath.of(full, root: known.root))
  }

  private static func lookUp(_ folder: String) -> (absolute: String, root: String?) {
    let full = RepositoryPath.absolute(folder.isEmpty ? "." : folder)
    return (full, RepositoryPath.root(of: full))
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
