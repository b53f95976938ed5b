import Foundation
import SpecParser

/// The hashes of the symbolic links in git's index, once they were asked for.
private final class IndexLinks {
  var hashes: [String: String]?
}

/// Reads commits and files from git. It changes nothing.
struct Git {
  /// The root of the repository.
  let root: String
  private let environment: [String: String]
  private let objects: GitObjects
  private let links = IndexLinks()

  init(root: String) {
    self.root = root
    environment = Self.environment(in: root)
    objects = GitObjects(Self.process(["cat-file", "--batch", "--follow-symlinks"], in: root, environment))
  }

  /// The hash of the commit that a revision names.
  ///
  /// - Throws: if there is no such commit, git refuses to read the repository, or git cannot be started.
  func commit(_ revision: String) throws(CommandFailure) -> String {
    let name = revision + "^{commit}"
    let answer = try answer(["rev-parse", "--verify", "--quiet", "--end-of-options", name])
    if let line = answer.output.map({ String(decoding: $0, as: UTF8.self) })?.split(separator: "\n").last {
      return String(line)
    }
    // With `--quiet`, git says nothing about a revision that does not exist.
    throw answer.complaint.isEmpty
      ? CommandFailure(
        "\(root): git knows no revision \(revision)",
        help: "name a branch, a tag or a commit; a shallow clone may have to fetch it first")
      : refusal(answer.complaint)
  }

  /// The contents of a file at a commit, or in the index.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - commit: the hash; empty for the index.
  /// - Returns: `nil` if there is no such file.
  func file(_ path: String, at commit: String) throws(CommandFailure) -> [UInt8]? {
    let object = try object(path, at: commit)
    return object?.type == "blob" ? object?.contents : nil
  }

  /// Whether a path is a folder at a commit.
  func isFolder(_ path: String, at commit: String) throws(CommandFailure) -> Bool {
    try object(path, at: commit)?.type == "tree"
  }

  private func object(_ path: String, at commit: String) throws(CommandFailure) -> GitObject? {
    guard let name = try name(path, at: commit) else { return nil }
    switch objects.object(name) {
    case .object(let object): return object
    case .missing: return nil
    case .unanswered: break
    }
    let type = try answer(["cat-file", "-t", name])
    // Git says that there is no such object, and fails, as it does when it refuses to read the repository.
    if type.complaint.contains("safe.directory") { throw refusal(type.complaint) }
    guard let word = type.output?.dropLast() else { return nil }
    let kind = String(decoding: word, as: UTF8.self)
    return try answer(["cat-file", kind, name]).output.map { GitObject(type: kind, contents: $0) }
  }

  /// The paths that moved YAML files had at a commit, by their paths now. All are relative to the root. A file is known to have moved only if
  /// the new path was added to the index, as `git mv` does.
  func moves(since commit: String) throws(CommandFailure) -> [String: String] {
    let arguments = [
      "diff-index", "-z", "-M", "--name-status", "--diff-filter=R", commit, "--", "*.yaml", "*.yml",
    ]
    let fields = (try answer(arguments).output ?? []).split(separator: 0).map {
      String(decoding: $0, as: UTF8.self)
    }
    // Three fields for each: the similarity, the old path, the new path.
    let moves = stride(from: 0, to: fields.count - 2, by: 3).map { (fields[$0 + 2], fields[$0 + 1]) }
    return Dictionary(firstOf: moves)
  }

  /// What git calls a file at a commit; `nil` for a file outside the repository.
  private func name(_ path: String, at commit: String) throws(CommandFailure) -> String? {
    let relative = ReportPlace.relative(path, to: root)
    guard !relative.hasPrefix("/") else { return nil }
    return commit.isEmpty ? try followed(relative).map { ":\($0)" } : "\(commit):\(relative)"
  }

  /// Where a path of the index leads through symbolic links; `nil` if it leads out of the repository or in a circle. `git cat-file` follows only
  /// the links of commits.
  private func followed(_ path: String) throws(CommandFailure) -> String? {
    let links = try indexLinks()
    var (rest, place, most) = (Self.parts(of: path)[...], [String](), 40)
    while let part = rest.popFirst() {
      if part == ".." {
        guard place.popLast() != nil else { return nil }
        continue
      }
      place.append(part)
      guard let hash = links[place.joined(separator: "/")] else { continue }
      most -= 1
      guard most > 0, case .object(let link) = objects.object(hash) else { return nil }
      let target = String(decoding: link.contents, as: UTF8.self)
      guard !target.hasPrefix("/") else { return nil }
      place.removeLast()
      rest = Self.parts(of: target) + rest
    }
    return place.joined(separator: "/")
  }

  private static func parts(of path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }

  /// The hashes of the symbolic links in the index, by their paths.
  private func indexLinks() throws(CommandFailure) -> [String: String] {
    if let hashes = links.hashes { return hashes }
    // `MODE HASH STAGE`, a tab and the path; stage 0 is what `:PATH` names.
    let entries = (try answer(["ls-files", "--stage", "-z"]).output ?? []).split(separator: 0)
    let found = entries.compactMap { entry -> (String, String)? in
      let parts = String(decoding: entry, as: UTF8.self).split(separator: "\t", maxSplits: 1)
      let words = parts[0].split(separator: " ")
      guard parts.count == 2, words.count == 3, words[0] == "120000", words[2] == "0" else { return nil }
      return (String(parts[1]), String(words[1]))
    }
    let hashes = Dictionary(firstOf: found)
    links.hashes = hashes
    return hashes
  }

  private func refusal(_ complaint: String) -> CommandFailure {
    let line = complaint.split(separator: "\n").first ?? ""
    let marks = ["fatal: ", "error: "]
    let sentence = marks.first { line.hasPrefix($0) }.map { line.dropFirst($0.count) } ?? line
    let trust = "`git config --global --add safe.directory \(RepositoryPath.real(root) ?? root)` trusts it"
    return CommandFailure(
      "\(root): git: \(sentence)", help: complaint.contains("safe.directory") ? trust : "")
  }

  // MARK: The process

  /// What git prints on standard output, `nil` if it fails; and on standard error.
  private typealias Answer = (output: [UInt8]?, complaint: String)

  private func answer(_ arguments: [String]) throws(CommandFailure) -> Answer {
    let git = Self.process(arguments, in: root, environment)
    let (output, complaint) = (Pipe(), Pipe())
    git.standardOutput = output
    git.standardError = complaint
    git.standardInput = FileHandle.nullDevice
    // `waitUntilExit` looks a few times a second whether the process has ended.
    let (status, words) = (Awaited<Int32>(), Awaited<String>())
    git.terminationHandler = { status.give($0.terminationStatus) }
    do {
      try git.run()
    } catch {
      throw CommandFailure("git could not be started: \(error.localizedDescription)")
    }
    // Both at once: git waits for a reader of either when much is to be said.
    let source = complaint.fileHandleForReading
    Thread.detachNewThread { words.give(String(decoding: source.readDataToEndOfFile(), as: UTF8.self)) }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    // `env` exits with 127 if the program does not exist.
    guard status.wait() != 127 else {
      throw CommandFailure("git is not installed, and revisions are read with it")
    }
    return (status.wait() == 0 ? Array(data) : nil, words.wait())
  }

  private static func process(
    _ arguments: [String], in root: String, _ environment: [String: String]
  ) -> Process {
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "-C", root] + arguments
    git.environment = environment
    return git
  }

  /// The environment without what git tells its hooks about their repository: this one may be another. Its own one git finds at the root,
  /// also that of a linked worktree. The index of a hook is kept in its repository: it is that of the commit under way.
  private static func environment(in root: String) -> [String: String] {
    var result = ProcessInfo.processInfo.environment
    let isHere = RepositoryPath.root(of: FileManager.default.currentDirectoryPath) == root
    for name in places + (isHere ? [] : contents) { result[name] = nil }
    // Otherwise git may write the index when it compares files with it.
    result["GIT_OPTIONAL_LOCKS"] = "0"
    return result
  }

  private static let places = ["GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_PREFIX"]
  private static let contents = [
    "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES",
  ]
}
