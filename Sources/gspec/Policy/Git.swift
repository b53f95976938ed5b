import Foundation
import SpecParser

/// Reads commits and files from git. It changes nothing.
struct Git {
  /// The root of the repository.
  let root: String

  /// The hash of the commit that a revision names.
  ///
  /// - Throws: if there is no such commit, or git cannot be started.
  func commit(_ revision: String) throws(CommandFailure) -> String {
    let name = revision + "^{commit}"
    let hash = try output(["rev-parse", "--verify", "--quiet", "--end-of-options", name])
    guard let hash, let line = String(decoding: hash, as: UTF8.self).split(separator: "\n").last else {
      throw CommandFailure(
        "\(root): git knows no revision \(revision)",
        help: "name a branch, a tag or a commit; a shallow clone may have to fetch it first")
    }
    return String(line)
  }

  /// The contents of a file at a commit.
  ///
  /// - Parameter path: relative to the root.
  /// - Returns: `nil` if the commit does not have the file.
  func file(_ path: String, at commit: String) throws(CommandFailure) -> [UInt8]? {
    try output(["show", "\(commit):\(path)"])
  }

  /// The standard output of git; `nil` if git fails.
  private func output(_ arguments: [String]) throws(CommandFailure) -> [UInt8]? {
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "-C", root] + arguments
    let pipe = Pipe()
    git.standardOutput = pipe
    git.standardError = FileHandle.nullDevice
    git.standardInput = FileHandle.nullDevice
    do {
      try git.run()
    } catch {
      throw CommandFailure("git could not be started: \(error.localizedDescription)")
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    // `env` exits with 127 if the program does not exist.
    guard git.terminationStatus != 127 else {
      throw CommandFailure("git is not installed, and revisions are read with it")
    }
    return git.terminationStatus == 0 ? Array(data) : nil
  }
}
