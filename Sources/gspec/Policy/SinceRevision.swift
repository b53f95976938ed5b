import Foundation
import GestureCompiler
import SpecParser

/// `gspec lint --since REV`: accepts the findings that a spec had at a revision, so that only new and worse ones are reported.
struct SinceRevision {
  let revision: String
  let session: LintSession

  /// The files of the revision, by the root of their repository.
  private var past: [String: PastFiles] = [:]
  /// The paths that moved files had, by the root of their repository. They are asked for with the first spec that the revision does not have.
  private var moves: [String: [String: String]] = [:]

  init(_ revision: String, _ session: LintSession) {
    self.revision = revision
    self.session = session
  }

  mutating func apply(to report: inout LintReport) throws(CommandFailure) {
    for index in report.specs.indices where !report.specs[index].isConfig {
      let (known, isUnchanged) = try known(of: report.specs[index])
      report.specs[index].accept(
        known, because: "was found at \(revision), too", isUnchanged: isUnchanged)
    }
  }

  /// All findings of the spec at the revision, by the fingerprints that they have now, and whether it is the same spec. Rules and limits are
  /// those of today's configuration.
  private mutating func known(
    of spec: LintReport.Spec
  ) throws(CommandFailure) -> (findings: [String: KnownFinding], isUnchanged: Bool) {
    guard spec.path != "-" else {
      throw CommandFailure("standard input has no earlier revision", help: "give the spec as a file")
    }
    guard let root = RepositoryPath.root(ofFile: spec.path) else {
      throw CommandFailure("\(spec.path): is in no git repository, and `--since` needs one")
    }
    let files: PastFiles
    if let known = past[root] { files = known } else { files = try PastFiles(revision, in: root, .asOnDisk) }
    past[root] = files
    var path = spec.path
    var old = try files.parse(path)
    if old == nil, let before = try moved(spec, root, files) {
      path = ReportPlace.relative(PathText.path(root, before), to: FileManager.default.currentDirectoryPath)
      old = try files.parse(path)
    }
    guard let old else { return ([:], false) }
    if old.sources.files == spec.sources.files { return (spec.known, true) }
    let renamed = RenamedRevision(old: old) { files.parse($0, path: path) }.named(as: spec)
    return (session.spec(spec.path, renamed, fixes: false).known, false)
  }

  /// The path that the spec had at the revision, relative to the root; `nil` if it was not moved.
  private mutating func moved(
    _ spec: LintReport.Spec, _ root: String, _ files: PastFiles
  ) throws(CommandFailure) -> String? {
    let known: [String: String]
    if let found = moves[root] { known = found } else { known = try files.moves() }
    moves[root] = known
    return known[spec.repositoryPath]
  }
}

/// An earlier revision of a spec, with the names that its activities have now.
private struct RenamedRevision {
  let old: ParseResult
  /// Reads a text in place of the old one.
  let parse: ([UInt8]) -> ParseResult

  /// The revision in which activities that only got another name have that name, so that the fingerprints of their findings are those of
  /// today; the revision as it was if it cannot be read.
  func named(as spec: LintReport.Spec) -> ParseResult {
    guard let before = old.spec, let text = spec.sources.files.first,
      let after = spec.checked ?? LoadSpec.parse(text.bytes, path: spec.path).spec
    else { return old }
    return CompareSpecs.names(before, after).filter { $0.key != $0.value }.reduce(old) { result, rename in
      guard let source = result.sources.files.first else { return result }
      let name = NameMeaning(.activity, rename.key)
      let edits = RenameName(name, to: rename.value, in: source, SpecNames(result.tree, source)).edits
      guard let renamed = TextEdit.apply(edits, to: source.bytes).map(parse), renamed.spec != nil else {
        return result
      }
      return renamed
    }
  }
}
