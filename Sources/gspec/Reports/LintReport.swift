import SpecParser

/// An accepted finding: it does not count, and only formats that can mark it as suppressed have it.
struct AcceptedFinding: Sendable, Codable {
  enum Kind: String, Sendable, Codable {
    /// By the spec's `lint` section, or a comment.
    case inSource
    /// By a baseline.
    case baseline
  }

  var finding: Finding
  var fingerprint: String
  var kind: Kind
  var reason: String
}

/// What linting some specs found: the input of every report format.
struct LintReport: Sendable {
  /// One spec, in the order in which the paths were given.
  struct Spec: Sendable {
    /// The path of the spec itself, for a report about a spec without findings.
    var path: String
    /// Its own text and the vocabularies that were read with it.
    var sources: SourceSet
    var findings: [Finding]
    /// Their fingerprints where they are settled: what was left out has a part in them.
    var fingerprints: [String]?
    /// `nil` for a vocabulary, or where errors keep it from being known.
    var checked: CheckedSpec?
    /// The spec's own text as YAML sees it, where it is known.
    var tree: SyntaxTree?
    /// Accepted findings, with their fingerprints.
    var accepted: [AcceptedFinding] = []
    /// The least severity that is shown where the command line says nothing.
    var level = Severity.warning
    /// Whether it is a `.gspec.yaml`.
    var isConfig: Bool
    /// The path below the root of the repository, of which ids are made.
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

    /// A spec as it was read from a file.
    ///
    /// - Parameter repositoryPath: where it is known; else it is looked for.
    init(path: String, _ result: ParseResult, findings: [Finding], repositoryPath: String? = nil) {
      self.init(
        path: path, sources: result.sources, findings: findings, checked: result.spec, tree: result.tree,
        repositoryPath: repositoryPath ?? RepositoryPath.of(path))
    }

    /// Moves findings that carry a reason to those that are accepted. Fingerprints stay those of all of them.
    mutating func takeOutAccepted() {
      take { $0.acceptedBecause.map { (.inSource, $0) } }
    }

    /// - Parameter reason: why a finding with a fingerprint is accepted, and by what; `nil` for one that is not.
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

    private mutating func take(_ reason: (Finding) -> (AcceptedFinding.Kind, String)?) {
      take { finding, _ in reason(finding) }
    }

    /// Whether it cannot be read as a spec, so that only its form and its names were checked.
    var isUnread: Bool {
      checked == nil && !isConfig
        && (findings + accepted.map(\.finding)).contains { FindingCost(rule: $0.rule) == .unreadable }
    }

    /// One for each finding.
    var names: [String] { fingerprints ?? FingerprintMaker(self).names(of: findings) }
  }

  var specs: [Spec]
  /// The folder that paths in reports are relative to: the working directory. Paths outside it stay as they are.
  var root: String
  /// Where `--witness` has written the witness of a finding, by the finding's id.
  var witnessFiles: [String: String] = [:]
  /// What could not be done: every report says it.
  var failures: [ReportFailure] = []
  /// How often each rule found something that this report leaves out.
  var leftOut: [String: Int] = [:]

  init(specs: [Spec], root: String = "") {
    self.specs = specs
    self.root = root
  }

  /// A report about one spec; its own path is that of the first source.
  init(_ findings: [Finding], _ sources: SourceSet, root: String = "") {
    let path = sources.files.first?.path ?? ""
    self.init(specs: [Spec(path: path, sources: sources, findings: findings)], root: root)
  }

  /// Every finding with the places that it points to, spec after spec.
  var placed: [PlacedFinding] {
    specs.flatMap { spec in
      zip(spec.findings, spec.names).map { finding, name in
        PlacedFinding(finding, in: spec.sources, root: root, fingerprint: name)
      }
    }
  }

  /// How many findings of a severity there are.
  func count(_ severity: Severity) -> Int {
    specs.reduce(0) { $0 + $1.findings.count { $0.severity == severity } }
  }
}
