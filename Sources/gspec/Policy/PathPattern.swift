/// A pattern of excluded paths: `drafts`, `*.old.gspec.yaml`, `Specs/**/generated`.
///
/// `*` matches any part of a name, `**` any number of folders. A pattern without `/` matches a name at any depth below its folder. If a
/// pattern matches a folder, it also matches everything in it.
struct PathPattern: Sendable, Hashable {
  /// The text of the pattern.
  let text: String
  /// The absolute path of the folder that contains the configuration file.
  let folder: String

  /// - Parameter path: absolute.
  func matches(_ path: String) -> Bool {
    let root = folder.hasSuffix("/") ? folder : folder + "/"
    guard path.hasPrefix(root) else { return false }
    let names = path.dropFirst(root.count).split(separator: "/")
    var parts = text.split(separator: "/")
    if parts.first == "." { parts.removeFirst() }
    guard !parts.isEmpty else { return false }
    if parts.count == 1, !text.hasPrefix("/"), parts[0] != "**" {
      return names.contains { Self.fits(Array($0), Array(parts[0])) }
    }
    return Self.fits(names, parts)
  }

  /// Whether the pattern matches the path or one of its parent folders. `ends` are the numbers of names that the parts so far match, so the time
  /// is at most the product of the lengths.
  private static func fits(_ names: [Substring], _ parts: [Substring]) -> Bool {
    var ends: Set = [0]
    for part in parts {
      if part == "**" {
        // At least one name must follow the folders.
        guard let first = ends.min(), first < names.count else { return false }
        ends = Set(first..<names.count)
      } else {
        ends = Set(
          ends.filter { $0 < names.count && fits(Array(names[$0]), Array(part)) }.map { $0 + 1 })
      }
    }
    return !ends.isEmpty
  }

  /// Matches one name. After a mismatch, only the last `*` is tried again, so the time is at most the product of the lengths.
  private static func fits(_ name: [Character], _ pattern: [Character]) -> Bool {
    var (place, next) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while place < name.count {
      if next < pattern.count, pattern[next] == "*" {
        star = (next, place)
        next += 1
      } else if next < pattern.count, pattern[next] == name[place] {
        (place, next) = (place + 1, next + 1)
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        (place, next) = (last.name + 1, last.pattern + 1)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}
