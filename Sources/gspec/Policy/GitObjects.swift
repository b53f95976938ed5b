import Foundation

/// What git knows by a name: `main:Specs/mail.gspec.yaml`.
struct GitObject {
  /// `blob` for a file, `tree` for a folder.
  let type: String
  let contents: [UInt8]
}

/// Reads many objects of a repository through one `git cat-file --batch`: to start git for each takes some 15 ms.
final class GitObjects {
  private let git: Process
  private let (names, objects) = (Pipe(), Pipe())
  /// Whether git has been started and has answered every name so far.
  private var isAlive: Bool

  /// - Parameter git: is started here, with what it asks of a process set.
  init(_ git: Process) {
    self.git = git
    git.standardInput = names
    git.standardOutput = objects
    git.standardError = FileHandle.nullDevice
    do {
      try git.run()
      isAlive = true
    } catch {
      isAlive = false
    }
  }

  /// What git answers for a name.
  enum Answer {
    case object(GitObject)
    /// There is no such object.
    case missing
    /// Git has ended, or cannot take this name in a line. Ask for it alone: its complaint says why.
    case unanswered
  }

  func object(_ name: String) -> Answer {
    guard isAlive, !name.utf8.contains(UInt8(ascii: "\n")) else { return .unanswered }
    isAlive = false
    guard (try? names.fileHandleForWriting.write(contentsOf: Data((name + "\n").utf8))) != nil,
      let line = line()
    else { return .unanswered }
    // `HASH TYPE SIZE`; a word for a link that leads to no file of the commit, and the size of a text about it; or the name and a word for what
    // is wrong with it, as `missing`.
    let words = line.split(separator: " ")
    let isBrokenLink = words.count == 2 && Self.brokenLinks.contains(words[0])
    guard words.count == 3 || isBrokenLink, let size = Int(words[words.count - 1]) else {
      isAlive = true
      return .missing
    }
    guard let data = bytes(size + 1) else { return .unanswered }
    isAlive = true
    return isBrokenLink
      ? .missing : .object(GitObject(type: String(words[1]), contents: Array(data.dropLast())))
  }

  /// What `--follow-symlinks` says of links: to nothing, to outside the repository, to themselves, and through a file.
  private static let brokenLinks: Set<Substring> = ["dangling", "symlink", "loop", "notdir"]

  /// - Returns: `nil` if git has ended.
  private func line() -> String? {
    var line: [UInt8] = []
    while let byte = bytes(1)?.first {
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    return nil
  }

  private func bytes(_ count: Int) -> Data? {
    guard let data = try? objects.fileHandleForReading.read(upToCount: count), data.count == count else {
      return nil
    }
    return data
  }
}
