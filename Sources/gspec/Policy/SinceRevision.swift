import Foundation
import SpecParser

/// `gspec lint --since REV`: accepts the findings that a spec had at a revision, so that only new and worse ones are reported.
struct SinceRevision {
  let revision: String
  let session: LintSession

  /// The hash of the revision's commit, by the root of its repository.
  private var commits: [String: String] = [:]

  init(_ revision: String, _ session: LintSession) {
    self.revision = revision
    self.session = session
  }

  mutating func apply(to report: inout LintReport) throws(CommandFailure) {
    for index in report.specs.indices where !report.specs[index].isConfig {
      let known = try known(of: report.specs[index])
      report.specs[index].accept(known, because: "was found at \(revision), too")
    }
  }

  /// All findings of the spec at the revision, by fingerprint. Vocabularies and configuration are the current ones.
  private mutating func known(of spec: LintReport.Spec) throws(CommandFailure) -> [String: KnownFinding] {
    guard spec.path != "-" else {
      throw CommandFailure("standard input has no earlier revision", help: "give the spec as a file")
    }
    let folder = (RepositoryPath.absolute(spec.path) as NSString).deletingLastPathComponent
    let root = RepositoryPath.root(of: folder)
    if spec.isOnlyUsed,
      root == nil || root != RepositoryPath.root(of: FileManager.default.currentDirectoryPath)
    {
      // The revision is of another repository than the vocabulary, whose findings count as new.
      return [:]
    }
    guard let root else {
      throw CommandFailure("\(spec.path): is in no git repository, and `--since` needs one")
    }
    let git = Git(root: root)
    let commit: String
    if let known = commits[root] { commit = known } else { commit = try git.commit(revision) }
    commits[root] = commit
    guard let old = try git.file(spec.repositoryPath, at: commit) else { return [:] }
    if old == spec.sources.files.first?.bytes,
      spec.sources.files.dropFirst().allSatisfy({ $0.path.hasPrefix("<") })
    {
      return spec.known
    }
    return session.spec(spec.path, LoadSpec.parse(old, path: spec.path), fixes: false).known
  }
}
