import SpecParser

/// An accepted finding. It is not counted, and only formats that can mark it as suppressed contain it.
struct AcceptedFinding: Sendable, Codable {
  enum Kind: String, Sendable, Codable {
    /// Accepted by the spec's `lint` section or by a comment.
    case inSource
    /// Accepted by a baseline or by `--since`.
    case baseline
  }

  var finding: Finding
  var fingerprint: String
  var kind: Kind
  var reason: String
}

/// A finding in a vocabulary, as a spec has it that uses the vocabulary.
struct InheritedFinding: Sendable, Hashable {
  /// The path of the vocabulary.
  var path: String
  /// The fingerprint that the finding has there.
  var fingerprint: String
  var rule: String
  var severity: Severity
}

/// The findings of some specs: the input of every report format.
struct LintReport: Sendable {
  /// The findings of one spec. Specs are in the order in which their paths were given.
  struct Spec: Sendable {
    /// The path of the spec, which a report also needs if there are no findings.
    var path: String
    /// The spec and the vocabularies that were read with it.
    var sources: SourceSet
    var findings: [Finding]
    /// The fingerprints, if they are already computed. Accepted and hidden findings affect their numbering, so they are computed first.
    var fingerprints: [String]?
    /// The checked spec; `nil` for a vocabulary, for a cached report, or if errors prevent it.
    var checked: CheckedSpec?
    /// The syntax tree of the spec, if it is known.
    var tree: SyntaxTree?
    /// What could be read of a text that is not valid YAML.
    var recovered: SyntaxTree?
    /// Accepted findings, with their fingerprints.
    var accepted: [AcceptedFinding] = []
    /// The lowest severity that is shown if the command line sets none.
    var level = Severity.warning
    /// Whether the file is a `.gspec.yaml`.
    var isConfig: Bool
    /// Whether the file is a vocabulary that has not been linted itself, only used by specs that were.
    var isOnlyUsed = false
    /// Whether the file is a spec or a vocabulary that has been linted.
    var isLinted: Bool { !isConfig && !isOnlyUsed }
    /// The findings of this spec that the report has at a vocabulary.
    var inherited: [InheritedFinding] = []
    /// The path relative to the root of the repository. Fingerprints depend on it.
    var repositoryPath: String

    init(
      path: String, sources: SourceSet, findings: [Finding], checked: CheckedSpec? = nil,
      tree: SyntaxTree? = nil, repositoryPath: String? = nil, isConfig: Bool = false
    ) {
      self.isConfig = isConfig
      self.path = path
      self.sources = sources
      self.findings = findings
      self.checked = checked
      self.tree = tree
      self.repositoryPath = repositoryPath ?? ReportPlace.relative(path, to: "")
    }

    /// The findings of a parsed spec.
    ///
    /// - Parameter repositoryPath: the path relative to the root of the repository; `nil` to look it up.
    init(path: String, _ result: ParseResult, findings: [Finding], repositoryPath: String? = nil) {
      self.init(
        path: path, sources: result.sources, findings: findings, checked: result.spec, tree: result.tree,
        repositoryPath: repositoryPath ?? RepositoryPath.of(path))
      recovered = result.recovered?.tree
    }

    /// Moves the findings that are accepted in the spec to `accepted`. Fingerprints are those of all findings.
    mutating func takeOutAccepted() {
      take { finding, _ in finding.acceptedBecause.map { (.inSource, $0) } }
    }

    /// Moves findings to `accepted`.
    ///
    /// - Parameter reason: how and why a finding with a fingerprint is accepted; `nil` if it is not.
    mutating func take(_ reason: (Finding, String) -> (AcceptedFinding.Kind, String)?) {
      let all = Array(zip(findings, names))
      (findings, fingerprints) = ([], [])
      for (finding, name) in all {
        if let (kind, reason) = reason(finding, name) {
          accepted.append(
            AcceptedFinding(finding: finding, fingerprint: name, kind: kind, reason: reason))
        } else {
          findings.append(finding)
          fingerprints?.append(name)
        }
      }
    }

    /// Whether the spec cannot be read, so that only its syntax and names were checked.
    var isUnread: Bool {
      checked == nil && !isConfig
        && ((findings + accepted.map(\.finding)).contains(where: \.preventsSearch)
          || inherited.contains { FindingCost.preventsSearch($0.rule, $0.severity) })
    }

    /// The fingerprints of the findings, in their order.
    var names: [String] { fingerprints ?? FingerprintMaker(spec: self).names(of: findings) }
  }

  var specs: [Spec]
  /// The folder that paths in reports are relative to: the working directory, or the root of its repository. Paths outside it are unchanged.
  var root = ""
  /// The files that `--witness` has written, by the id of their finding.
  var witnessFiles: [String: String] = [:]
  /// Failures of the run. Every report contains them.
  var failures: [ReportFailure] = []
  /// The number of findings that this report leaves out, by rule.
  var leftOut: [String: Int] = [:]
  /// The lowest severity of these; `nil` if there are none.
  var lowestLeftOut: Severity?
}

extension Severity {
  /// What another tool calls it.
  func word(_ error: String, _ warning: String, _ note: String) -> String {
    switch self {
    case .error: error
    case .warning: warning
    case .note: note
    }
  }
}

extension LintReport {
  /// The findings of each severity in words: `1 error`, `0 warnings`, `2 notes`.
  var counts: [String] {
    [Severity.error, .warning, .note].map { counted(count($0), $0.rawValue) }
  }

  /// A report about one spec. Its path is that of the first source.
  init(_ findings: [Finding], _ sources: SourceSet, root: String = "") {
    let path = sources.files.first?.path ?? ""
    self.init(specs: [Spec(path: path, sources: sources, findings: findings)], root: root)
  }

  /// The number of specs that were not searched for conflicts, because they cannot be read.
  var unreadCount: Int { specs.count { $0.isLinted && $0.isUnread } }

  /// The errors that keep specs from being searched for conflicts.
  var unreadErrors: [PlacedFinding] {
    zip(specs, placedBySpec).flatMap { spec, placed in
      spec.isUnread ? placed.filter(\.finding.preventsSearch) : []
    }
  }

  /// Every finding with the places that it refers to, in the order of the specs.
  var placed: [PlacedFinding] { Array(placedBySpec.joined()) }

  /// Every finding with the number of its spec, in the same order.
  var numbered: [(spec: Int, placed: PlacedFinding)] {
    placedBySpec.enumerated().flatMap { number, own in own.map { (number, $0) } }
  }

  /// The findings of each spec with the places that they refer to, in the order of the specs.
  var placedBySpec: [[PlacedFinding]] {
    zip(specs, distinctNames.open).map { spec, names in
      zip(spec.findings, names).map { finding, name in
        PlacedFinding(finding, in: spec.sources, root: root, fingerprint: name)
      }
    }
  }

  /// Every accepted finding with the places that it refers to, in the order of the specs.
  var placedAccepted: [(accepted: AcceptedFinding, placed: PlacedFinding)] {
    zip(specs, distinctNames.accepted).flatMap { spec, names in
      zip(spec.accepted, names).map { accepted, name in
        (accepted, PlacedFinding(accepted.finding, in: spec.sources, root: root, fingerprint: name))
      }
    }
  }

  /// The number of findings of a severity.
  func count(_ severity: Severity) -> Int {
    specs.reduce(0) { $0 + $1.findings.count { $0.severity == severity } }
  }
}
