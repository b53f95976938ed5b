/// Splits paths at their last slash, and joins them.
///
/// Foundation's `NSString` can do this too, but traps on a path of one character (Linux, Swift 6).
enum PathText {
  /// The name of standard input in front of a line number.
  static let stdin = "<stdin>"

  /// The name of a file in messages; `-` is standard input.
  static func shown(_ path: String) -> String { path == "-" ? stdin : path }

  /// The path as people paste it into a shell, quoted if it has other characters than letters, digits and `./_-+,:@%=`.
  static func argument(_ path: String) -> String {
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "./_-+,:@%=".contains($0) }
    if isPlain, !path.isEmpty { return path }
    let parts = path.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: #"'\''"#))'"
  }

  /// The parent folder: `a/b` of `a/b/c`, `/` of `/a`; empty for a path without folders.
  static func folder(of path: String) -> String {
    let parts = split(path)
    return String(parts.folder)
  }

  /// The last name in a path, without folders: `c` of `a/b/c`.
  static func name(of path: String) -> String {
    String(split(path).name)
  }

  /// The path of a name in a folder; the name alone if the folder is empty.
  static func path(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// A path that is written in a file of a folder: an absolute one as it is, another one from the folder on.
  static func resolved(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : self.path(folder, path)
  }

  /// The way from a folder to a file, with `..` where it leads out of the folder. Both paths are absolute; if they share only the root folder, the
  /// path of the file stays.
  static func relative(_ path: String, to folder: String) -> String {
    let (here, there) = (folder.split(separator: "/"), path.split(separator: "/"))
    let shared = zip(here, there).prefix { $0 == $1 }.count
    if shared == 0 { return path }
    let ups = [Substring](repeating: "..", count: here.count - shared)
    return (ups + there.dropFirst(shared)).joined(separator: "/")
  }

  private static func split(_ path: String) -> (folder: Substring, name: Substring) {
    let path = withoutSlashes(path[...])
    guard let last = path.utf8.lastIndex(of: slash), path != "/" else {
      return (path == "/" ? path : "", path)
    }
    let name = path[path.utf8.index(after: last)...]
    return (withoutSlashes(path[..<name.startIndex]), name)
  }

  /// The path without slashes at its end. The root keeps its slash.
  private static func withoutSlashes(_ path: Substring) -> Substring {
    var path = path
    while path.utf8.last == slash, path.utf8.count > 1 { path = Substring(path.utf8.dropLast()) }
    return path
  }

  private static let slash = UInt8(ascii: "/")
}
