import Foundation

/// Paths relative to the root of their repository. They are the same wherever the repository is and wherever gspec is started.
enum RepositoryPath {
  /// The entries that mark the root of a repository.
  private static let marks = [".git", ".hg", ".jj", ".svn"]

  /// - Returns: the path with `/` between parts. Without a repository, it is relative to the working directory, or only the name.
  static func of(_ path: String) -> String {
    if path == "-" || path.hasPrefix("<") { return PathText.stdin }
    let full = absolute(path)
    return of(full, root: root(of: PathText.folder(of: full)))
  }

  /// - Parameters:
  ///   - full: an absolute path.
  ///   - root: the root of its repository, if it has one.
  fileprivate static func of(_ full: String, root: String?) -> String {
    if let root { return ReportPlace.relative(full, to: root) }
    let relative = ReportPlace.relative(full, to: FileManager.default.currentDirectoryPath)
    return relative.hasPrefix("/") ? (full as NSString).lastPathComponent : relative
  }

  /// The root of the repository that a file is in, if it is in one.
  static func root(ofFile path: String) -> String? { root(of: PathText.folder(of: absolute(path))) }

  /// The nearest folder that is the root of a repository, starting with this one.
  static func root(of folder: String) -> String? {
    folders(from: folder).first { folder in
      marks.contains { FileManager.default.fileExists(atPath: folder + "/" + $0) }
    }
  }

  /// The folder itself, followed by its parents.
  static func folders(from folder: String) -> [String] {
    var result: [String] = []
    var current = absolute(folder)
    while result.last != current {
      result.append(current)
      current = PathText.folder(of: current)
    }
    return result
  }

  /// The absolute path with links resolved; `nil` if there is no such file.
  static func real(_ path: String) -> String? {
    realpath(path, nil).map { resolved in
      defer { free(resolved) }
      return String(cString: resolved)
    }
  }

  /// The absolute path with links resolved, as far as it exists.
  static func existing(_ path: String) -> String {
    if let resolved = real(path) { return resolved }
    let outer = PathText.folder(of: path)
    // The working directory may have been removed.
    guard outer != path, path != "." else { return path }
    return PathText.path(existing(outer.isEmpty ? "." : outer), PathText.name(of: path))
  }

  /// The text by which two paths of one file are the same: the absolute path with links resolved, also of a file that is not written yet.
  static func identity(_ path: String) -> String { real(path) ?? existing(absolute(path)) }

  /// The absolute path without `.` and `..`. Links are not resolved.
  static func absolute(_ path: String) -> String {
    let full = PathText.resolved(path, in: FileManager.default.currentDirectoryPath)
    return (full as NSString).standardizingPath
  }
}

/// The absolute path of a file, and its path in the repository.
struct FileLocation {
  var absolute: String
  /// The absolute path with links resolved, which is the same for all paths of one file.
  var real: String
  /// The path as `RepositoryPath.of` returns it.
  var inRepository: String
}

/// Finds the locations of files. Each folder is looked up only once, since it may have many files.
struct FileLocations {
  private var folders: [String: (absolute: String, real: String, root: String?)] = [:]

  mutating func location(of path: String) -> FileLocation {
    let (folder, name) = (PathText.folder(of: path), PathText.name(of: path))
    guard path.hasSuffix("/" + name) || path == name, !["", "-", ".", "..", "/"].contains(name),
      !path.hasPrefix("<"), !Self.isLink(path)
    else {
      return FileLocation(
        absolute: RepositoryPath.absolute(path), real: Self.real(path), inRepository: RepositoryPath.of(path))
    }
    let known = folders[folder] ?? Self.lookUp(folder)
    folders[folder] = known
    let full = PathText.path(known.absolute, name)
    return FileLocation(
      absolute: full, real: PathText.path(known.real, name),
      inRepository: RepositoryPath.of(full, root: known.root))
  }

  private static func lookUp(_ folder: String) -> (absolute: String, real: String, root: String?) {
    let full = RepositoryPath.absolute(folder.isEmpty ? "." : folder)
    return (full, real(full), RepositoryPath.root(of: full))
  }

  /// The path with links resolved; the path itself if there is no such file, as for standard input.
  private static func real(_ path: String) -> String {
    path == "-" ? path : RepositoryPath.real(path) ?? path
  }

  private static func isLink(_ path: String) -> Bool {
    FileStatus(path, followsLinks: false)?.isLink == true
  }
}
