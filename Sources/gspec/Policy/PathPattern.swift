/// Which files a repository leaves out: `drafts`, `*.old.gspec.yaml`, `Specs/**/generated`.
///
/// `*` is any part of a name, `**` any folders. A pattern without `/` fits a name anywhere below its folder; what lies in a folder that
/// fits, fits too.
struct PathPattern: Sendable, Hashable {
  /// As it is written.
  let text: String
  /// The folder of the file that has it, absolute.
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
    return Self.fits(names[...], parts[...])
  }

  /// Whether the pattern fits the path, or a folder that it lies in.
  private static func fits(_ names: ArraySlice<Substring>, _ parts: ArraySlice<Substring>) -> Bool {
    guard let part = parts.first else { return true }
    if part == "**" {
      return names.indices.contains { fits(names[$0...], parts.dropFirst()) }
    }
    guard let name = names.first, fits(Array(name), Array(part)) else { return false }
    return fits(names.dropFirst(), parts.dropFirst())
  }

  /// One name. Goes on from the last `*` where what follows does not fit, so that the work stays small.
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
