import Foundation
import GestureCompiler
import SpecParser

/// A spec from a file or from a git revision: `mail.gspec.yaml`, `main:Specs/mail.gspec.yaml`.
struct SpecRevision {
  /// The name on the command line, or the name of standard input.
  let name: String
  let result: ParseResult

  /// Reads a spec. If a file with the whole name exists, it is used even if the name contains a colon.
  init(_ name: String) throws(CommandFailure) {
    self.name = name == "-" ? ReadInput.standardInput : name
    if name == "-" || FileManager.default.fileExists(atPath: name) {
      result = try LoadSpec.parse(name)
    } else if let colon = name.firstIndex(of: ":"), colon > name.startIndex {
      let past = try PastFiles(String(name[..<colon]))
      result = try past.parse(String(name[name.index(after: colon)...]))
    } else {
      do throws(CommandFailure) {
        result = try LoadSpec.parse(name)
      } catch {
        throw CommandFailure(
          error.message, help: "name a file, or one of a git revision as `main:Specs/mail.gspec.yaml`")
      }
    }
  }

  /// - Parameter depth: where errors that prevent the spec from being used are looked for.
  /// - Throws: these errors.
  func checked(_ depth: LintSpec.Depth = .checks) throws(LoadError) -> CheckedSpec {
    try LoadSpec.checked(result, path: name, lack: "activities", depth)
  }
}

/// The files of a git repository at a revision.
private struct PastFiles {
  private let git: Git
  private let revision: String
  private let commit: String

  init(_ revision: String) throws(CommandFailure) {
    let folder = FileManager.default.currentDirectoryPath
    guard let root = RepositoryPath.root(of: folder) else {
      throw CommandFailure(
        "\(folder): is in no git repository, so there is no revision \(revision)",
        help: "if it is a file, check its name")
    }
    git = Git(root: root)
    self.revision = revision
    commit = try git.commit(revision)
  }

  /// - Parameter path: relative to the root of the repository, or to the working directory if it begins with `./` or `../`, as in git.
  func parse(_ path: String) throws(CommandFailure) -> ParseResult {
    let isFromHere = path.hasPrefix("./") || path.hasPrefix("../")
    let full = RepositoryPath.absolute(isFromHere ? path : PathText.path(git.root, path))
    guard let bytes = try file(full) else {
      let here = FileManager.default.fileExists(atPath: path) && !isFromHere
      throw CommandFailure(
        "\(revision):\(path): there is no such file in that revision",
        help: here
          ? "a path behind `:` counts from the root of the repository; from here it is `\(revision):./\(path)`"
          : "`git ls-tree -r --name-only \(revision)` lists its files")
    }
    let source = SourceFile(path: shown(full), bytes: bytes)
    return CompilePipeline.parse(source, load: vocabulary)
  }

  /// The contents of the file; `nil` if the revision does not have it.
  private func file(_ full: String) throws(CommandFailure) -> [UInt8]? {
    let path = ReportPlace.relative(full, to: git.root)
    return path.hasPrefix("/") ? nil : try git.file(path, at: commit)
  }

  private func shown(_ full: String) -> String { "\(revision):\(ReportPlace.relative(full, to: git.root))" }

  /// The vocabulary at the revision. A vocabulary outside the repository is read from disk.
  private func vocabulary(_ request: ImportRequest) -> Result<SourceFile, ImportFailure> {
    if let bundled = BundledVocabularies.file(request.name) { return .success(bundled) }
    var request = request
    let mark = "\(revision):"
    if request.importer.hasPrefix(mark) {
      request.importer = PathText.path(git.root, String(request.importer.dropFirst(mark.count)))
    }
    let (path, named) = LoadSpec.place(of: request)
    let full = RepositoryPath.absolute(path)
    do throws(CommandFailure) {
      if full.hasPrefix(git.root + "/") {
        guard let bytes = try file(full) else {
          return .failure(LoadSpec.missing(request, shown(full), named))
        }
        return .success(SourceFile(path: shown(full), bytes: bytes))
      }
      return .success(SourceFile(path: path, bytes: try ReadInput.bytes(path, limit: SourceFile.sizeLimit)))
    } catch {
      return .failure(ImportFailure(reason: error.message))
    }
  }
}
