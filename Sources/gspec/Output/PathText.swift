/// What stands in a path before its last slash, and after it.
///
/// Foundation's `NSString` has this too, but traps on a path of one character (Linux, Swift 6).
enum PathText {
  /// The folder around a file or folder: `a/b` of `a/b/c`, `/` of `/a`; empty for a path without folders.
  static func folder(of path: String) -> String {
    let parts = split(path)
    return String(parts.folder)
  }

  /// The last name in a path, without folders: `c` of `a/b/c`.
  static func name(of path: String) -> String {
    String(split(path).name)
  }

  /// A name in a folder; in none, the name.
  static func path(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  private static func split(_ path: String) -> (folder: Substring, name: Substring) {
    let path = withoutSlashes(path[...])
    guard let slash = path.lastIndex(of: "/"), path != "/" else { return (path == "/" ? path : "", path) }
    return (withoutSlashes(path[...slash]), path[path.index(after: slash)...])
  }

  /// Without slashes at the end; the root keeps one.
  private static func withoutSlashes(_ path: Substring) -> Substring {
    var path = path
    while path.hasSuffix("/"), path.count > 1 { path.removeLast() }
    return path
  }
}
