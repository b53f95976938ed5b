import Foundation

/// A file whose name gspec chooses in a folder that a person names. It must not replace anything that the person has not named.
struct OwnFile {
  /// The folder. A link that leads out of it is not followed.
  let folder: String
  /// The beginning of such files, and the command that writes them; `nil` if any file there may be replaced, or the caller has looked at it.
  var made: (opening: String, command: String)?

  /// - Throws: if the path leads out of the folder, or another file is there.
  func check(_ path: String) throws(CommandFailure) {
    guard isInside(path) else {
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

  /// Whether a path is the folder or inside it, also if its links are followed.
  func isInside(_ path: String) -> Bool {
    let top = RepositoryPath.existing(folder.isEmpty ? "." : folder)
    let place = RepositoryPath.existing(path)
    return place == top || place.hasPrefix(top.hasSuffix("/") ? top : top + "/")
  }
}
