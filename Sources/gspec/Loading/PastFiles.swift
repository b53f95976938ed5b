import Foundation
import SpecParser

/// Specs, vocabularies and the names in `.gspec.yaml` as git has them at a revision, or in its index.
struct PastFiles {
  /// What files are called in findings.
  enum Naming {
    /// As on disk, so that a finding has the message that it has there.
    case asOnDisk
    /// With the revision: `main:Specs/mail.gspec.yaml`.
    case withRevision
  }

  private let files: FilesAtCommit
  /// What the names of files begin with; `nil` if they are those on disk.
  private let mark: String?
  private let configs: LintConfigs

  /// - Parameters:
  ///   - revision: the name of a commit; `nil` for the index.
  ///   - root: the root of the repository.
  /// - Throws: if there is no such commit.
  init(_ revision: String?, in root: String, _ naming: Naming) throws(CommandFailure) {
    let git = Git(root: root)
    let commit: String
    if let revision { commit = try git.commit(revision) } else { commit = "" }
    let files = FilesAtCommit(git, commit)
    self.files = files
    mark = naming == .withRevision ? "\(revision ?? ""):" : nil
    configs = LintConfigs { path throws(CommandFailure) in try files.bytes(path) }
  }

  /// Reads a spec with the vocabularies of the revision.
  ///
  /// - Parameter path: as on disk.
  /// - Returns: `nil` if the revision does not have the file.
  func parse(_ path: String) throws(CommandFailure) -> ParseResult? {
    try files.bytes(RepositoryPath.absolute(path)).map { parse($0, path: path) }
  }

  /// Reads a text in place of that of a spec.
  func parse(_ bytes: [UInt8], path: String) -> ParseResult {
    LoadSpec.parse(bytes, path: shown(path), load: vocabulary)
  }

  func isFolder(_ path: String) throws(CommandFailure) -> Bool {
    try files.git.isFolder(RepositoryPath.absolute(path), at: files.commit)
  }

  /// The paths that moved files had at the revision, by their paths now. All are relative to the root.
  func moves() throws(CommandFailure) -> [String: String] { try files.git.moves(since: files.commit) }

  private func shown(_ path: String) -> String {
    mark.map { $0 + ReportPlace.relative(RepositoryPath.absolute(path), to: files.git.root) } ?? path
  }

  /// The path on disk of a file in a finding.
  private func path(_ shown: String) -> String {
    guard let mark, shown.hasPrefix(mark) else { return shown }
    return PathText.path(files.git.root, String(shown.dropFirst(mark.count)))
  }

  /// The vocabulary at the revision. One outside the repository, or in a submodule, is read from disk.
  private func vocabulary(_ request: ImportRequest) -> Result<SourceFile, ImportFailure> {
    if let bundled = ProcessVocabularies.shared.bundled(request.name) { return .success(bundled) }
    var request = request
    request.importer = path(request.importer)
    let (path, named) = LoadSpec.place(of: request, configs)
    let full = RepositoryPath.absolute(path)
    do throws(CommandFailure) {
      if RepositoryPath.root(of: PathText.folder(of: full)) == files.git.root {
        guard let bytes = try files.bytes(full) else {
          return .failure(LoadSpec.missing(request, shown(path), named))
        }
        return .success(SourceFile(path: shown(path), bytes: bytes))
      }
      let bytes = try ReadInput.bytes(path, limit: SourceFile.sizeLimit, from: .text)
      return .success(SourceFile(path: path, bytes: bytes))
    } catch {
      return .failure(LoadSpec.unreadable(path, error))
    }
  }
}

/// Files of a commit, or of git's index. Git is asked for each once: many specs use one vocabulary.
private final class FilesAtCommit {
  let git: Git
  /// Empty for the index.
  let commit: String
  private var known: [String: [UInt8]?] = [:]

  init(_ git: Git, _ commit: String) {
    self.git = git
    self.commit = commit
  }

  /// - Parameter path: absolute.
  /// - Returns: `nil` if there is no such file.
  func bytes(_ path: String) throws(CommandFailure) -> [UInt8]? {
    if let bytes = known[path] { return bytes }
    let bytes = try git.file(path, at: commit)
    known[path] = .some(bytes)
    return bytes
  }
}
