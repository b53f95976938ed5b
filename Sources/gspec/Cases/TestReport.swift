import SpecParser

/// The results of cases files: the input of all report formats.
struct TestReport: Sendable {
  /// The results of one cases file, or the failure of a path.
  struct File: Sendable {
    /// The path for reports: relative to the root if there is one, otherwise as given.
    var path: String
    /// The cases in the order of the file.
    var cases: [CaseReport] = []
    /// Errors in the file.
    var problems: [TestProblem] = []
    /// The reason for which the file could not be read.
    var failure: CommandFailure?

    /// The errors in the file, and the reason for which it could not be read.
    var allProblems: [TestProblem] { problems + (failure.map { [TestProblem($0)] } ?? []) }

    func count(_ status: CaseReport.Status) -> Int { cases.count { $0.status == status } }

    /// Whether the file was read without errors and all cases have passed.
    var hasPassed: Bool {
      failure == nil && problems.isEmpty && cases.allSatisfy { $0.status == .passed }
    }
  }

  var files: [File] = []

  /// The number of cases with this status. A file that is wrong as a whole counts as one that could not be run.
  func count(_ status: CaseReport.Status) -> Int {
    let files = status == .error ? self.files.count { !$0.allProblems.isEmpty } : 0
    return self.files.reduce(files) { $0 + $1.count(status) }
  }

  /// How many cases passed and failed, in words.
  var counts: String { "\(count(.passed)) passed, \(count(.failed)) failed" + Self.unrun(count(.error)) }

  /// The number of cases that could not be run, as text. The run fails if there are any.
  static func unrun(_ count: Int) -> String { count == 0 ? "" : ", \(count) could not be run" }

  var hasPassed: Bool { files.allSatisfy(\.hasPassed) }
  /// Whether a cases file or a spec could not be read.
  var hasFailures: Bool {
    files.contains { file in
      file.failure != nil || (file.problems + file.cases.flatMap(\.problems)).contains { $0.rule == nil }
    }
  }
}

/// The result of one case in reports.
struct CaseReport: Sendable {
  enum Status: String, Sendable {
    case passed, failed
    /// The case could not be run.
    case error
  }

  var name: String
  var place: ReportPlace
  /// The path of the spec as written in the case; `nil` if there is none.
  var spec: String?
  var status: Status
  /// The reasons for which the case failed, one sentence each; empty if it passed or could not be run.
  var reasons: [String] = []
  /// Why what was expected did not come, as `gspec explain` says it.
  var explained: [String] = []
  /// The reasons for which the case could not be run.
  var problems: [TestProblem] = []
  /// All outcomes of a failed case.
  var outcomes: [NamedOutcome] = []
}

/// A reason for which cases cannot be run: a finding about their file or spec, or a file that cannot be read.
struct TestProblem: Sendable, Hashable {
  /// The rule of the finding; `nil` for a file that cannot be read.
  var rule: String?
  var message: String
  /// The place; `nil` if the message names it.
  var place: ReportPlace?

  init(_ finding: Finding, _ sources: SourceSet, root: String) {
    rule = finding.rule
    message = finding.message
    place = ReportPlace(finding.span, file: finding.file, in: sources, root: root)
  }

  init(_ failure: CommandFailure) { message = failure.message }

  /// The problem as one line, such as: mail.cases.yaml:5:14: no key `expct` [syntax/unknown-key]
  var line: String {
    (place.map { "\($0.text): " } ?? "") + message + (rule.map { " [\($0)]" } ?? "")
  }
}
