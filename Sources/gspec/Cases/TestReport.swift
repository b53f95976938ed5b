import SpecParser

/// What running some cases files came to: the input of every report format.
struct TestReport: Sendable {
  /// One cases file, or a path at which there is none, in the order in which they were run.
  struct File: Sendable {
    /// As reports have it: from the working directory, or for people as it was given.
    var path: String
    /// In the order of the file.
    var cases: [CaseReport] = []
    /// What is wrong with how the file is written.
    var problems: [TestProblem] = []
    /// Why it could not be read.
    var failure: CommandFailure?

    func count(_ status: CaseReport.Status) -> Int { cases.count { $0.status == status } }

    /// Whether nothing is left to say about it.
    var hasPassed: Bool {
      failure == nil && problems.isEmpty && cases.allSatisfy { $0.status == .passed }
    }
  }

  var files: [File] = []

  func count(_ status: CaseReport.Status) -> Int { files.reduce(0) { $0 + $1.count(status) } }

  var hasPassed: Bool { files.allSatisfy(\.hasPassed) }
  /// Whether a file could not be read: of cases, or a spec.
  var hasFailures: Bool {
    files.contains { file in
      file.failure != nil || file.cases.contains { $0.problems.contains { $0.rule == nil } }
    }
  }
}

/// What came of one case, as reports tell it.
struct CaseReport: Sendable {
  enum Status: String, Sendable, Encodable {
    case passed, failed
    /// It could not be run.
    case error
  }

  var name: String
  var place: ReportPlace
  /// The spec's path as the case has it.
  var spec: String
  var status: Status
  /// Why it failed, one sentence each; empty if it passed or could not be run.
  var reasons: [String] = []
  /// Why it could not be run.
  var problems: [TestProblem] = []
  /// Of a failed case, everything that was recognized.
  var outcomes: [NamedOutcome] = []
}

/// Why cases cannot be run: a finding about their file or their spec, or a file that cannot be read.
struct TestProblem: Sendable, Hashable {
  /// `nil` for a file that cannot be read.
  var rule: String?
  var message: String
  /// `nil` where the message names it.
  var place: ReportPlace?

  init(_ finding: Finding, _ sources: SourceSet, root: String) {
    rule = finding.rule
    message = finding.message
    place = ReportPlace(finding.span, file: finding.file, in: sources, root: root)
  }

  init(_ failure: CommandFailure) { message = failure.message }

  /// `mail.cases.yaml:5:14: no key `expct` [syntax/unknown-key]`
  var line: String {
    (place.map { "\($0.file):\($0.line):\($0.column): " } ?? "") + message + (rule.map { " [\($0)]" } ?? "")
  }
}
