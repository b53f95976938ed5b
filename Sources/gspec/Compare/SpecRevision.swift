import Foundation
import GestureCompiler
import SpecParser

/// A spec from a file, from a git revision or from git's index: `mail.gspec.yaml`, `main:Specs/mail.gspec.yaml`, `:Specs/mail.gspec.yaml`.
struct SpecRevision {
  /// The name on the command line, or the name of standard input.
  let name: String
  let result: ParseResult

  /// Reads a spec. If a file with the whole name exists, it is used even if the name contains a colon.
  init(_ name: String) throws(CommandFailure) {
    self.name = name == "-" ? ReadInput.standardInput : name
    if name == "-" || FileManager.default.fileExists(atPath: name) {
      result = try LoadSpec.parse(name)
    } else if let colon = name.firstIndex(of: ":") {
      result = try Self.past(String(name[..<colon]), String(name[name.index(after: colon)...]))
    } else {
      do throws(CommandFailure) {
        result = try LoadSpec.parse(name)
      } catch {
        throw CommandFailure(
          error.message,
          help: error.help.isEmpty
            ? "name a file, or one of a git revision as `main:Specs/mail.gspec.yaml`" : error.help)
      }
    }
  }

  /// - Throws: if the spec does not compile to a table.
  func compiled() throws(LoadError) -> (spec: CheckedSpec, loaded: LoadedTable) {
    try LoadTable.compiled(result, path: name, lack: "activities")
  }
}

extension SpecRevision {
  /// Reads a spec of a git revision.
  ///
  /// - Parameters:
  ///   - revision: the name of a commit; empty for the index.
  ///   - path: relative to the root of the repository, or to the working directory if it begins with `./` or `../`, as in git.
  private static func past(_ revision: String, _ path: String) throws(CommandFailure) -> ParseResult {
    let folder = FileManager.default.currentDirectoryPath
    guard let root = RepositoryPath.root(of: folder) else {
      throw CommandFailure(
        "\(folder): is in no git repository, so there is no \(revision.isEmpty ? "index" : "revision \(revision)")",
        help: "if it is a file, check its name")
    }
    let files = try PastFiles(revision.isEmpty ? nil : revision, in: root, .withRevision)
    let isFromHere = path.hasPrefix("./") || path.hasPrefix("../")
    let full = RepositoryPath.absolute(isFromHere ? path : PathText.path(root, path))
    if let result = try files.parse(full) { return result }
    if try files.isFolder(full) { throw CommandFailure("\(revision):\(path): is a folder, not a file") }
    let here = FileManager.default.fileExists(atPath: path) && !isFromHere
    let list = revision.isEmpty ? "git ls-files" : "git ls-tree -r --name-only \(revision)"
    throw CommandFailure(
      "\(revision):\(path): there is no such file in \(revision.isEmpty ? "git's index" : "that revision")",
      help: here
        ? "a path behind `:` counts from the root of the repository; from here it is `\(revision):./\(path)`"
        : "`\(list)` lists its files")
  }
}
