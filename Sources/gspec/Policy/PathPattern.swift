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
    let parts = parts
    guard let names = names(path), !parts.isEmpty else { return false }
    return isName ? names.contains { Self.fits(Array($0), Array(parts[0])) } : Self.fits(names, parts)
  }

  /// The names of a path below the folder of the configuration file; `nil` for a path that is not below it.
  func names(_ path: String) -> [Substring]? {
    let root = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(root) ? path.dropFirst(root.count).split(separator: "/") : nil
  }

  /// The names between the `/` of the pattern.
  var parts: [Substring] {
    let parts = text.split(separator: "/")
    return parts.first == "." ? Array(parts.dropFirst()) : parts
  }

  /// Whether the pattern is one name, which it matches at any depth.
  var isName: Bool { parts.count == 1 && !text.hasPrefix("/") && parts[0] != "**" }

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
