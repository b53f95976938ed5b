import Foundation

/// A file whose name gspec chooses in a folder that a person names. It must not replace anything that the person has not named.
struct OwnFile {
  /// The folder. A link that leads out of it is not followed.
  let folder: String
  /// The beginning of such files, and the command that writes them; `nil` if any file there may be replaced, or the caller has looked at it.
  var made: (opening: String, command: String)?

  /// - Parameter inside: the folders of files that are known to be inside theirs: many files are in one.
  /// - Throws: if the path leads out of the folder, or another file is there.
  func check(_ path: String, _ inside: inout Set<[String]>) throws(CommandFailure) {
    guard isInside(path, &inside) else {
      throw CommandFailure(
        "\(path): a link leads out of the output folder, and is not followed",
        help: "remove the link, or name another output")
    }
    guard let made, FileManager.default.fileExists(atPath: path) else { return }
    let opening = Array(made.opening.utf8)
    guard try ReadInput.head(path, length: opening.count) == opening else {
      throw CommandFailure(
        "\(path): was not written by `\(made.command)`, and is not replaced", help: "name another output")
    }
  }

  private func isInside(_ path: String, _ inside: inout Set<[String]>) -> Bool {
    let isLeaf = FileStatus(path, followsLinks: false)?.isFile != false
    guard isLeaf else { return isInside(path) }
    let outer = [folder, PathText.folder(of: path)]
    if inside.contains(outer) { return true }
    guard isInside(path) else { return false }
    inside.insert(outer)
    return true
  }

  /// Whether a path is the folder or inside it, also if its links are followed.
  func isInside(_ path: String) -> Bool {
    let top = RepositoryPath.existing(folder.isEmpty ? "." : folder)
    let place = RepositoryPath.existing(path)
    return place == top || place.hasPrefix(top.hasSuffix("/") ? top : top + "/")
  }
}
