import Foundation
import SpecParser

/// Runs cases files one after the other. Errors in files and specs are printed to standard error immediately.
struct TestSession {
  private let filter: String?
  /// The folder to which paths in reports are relative; `nil` keeps them as given.
  private let root: String?
  private(set) var report = TestReport()
  private var distinct = DistinctFiles()
  /// The writer for traces of the cases; `nil` if none are requested.
  var traces: WriteCaseTraces?
  /// The loaded specs. The errors of each are reported once.
  private var loads: [ProgramKey: Preparation] = [:]
  /// The problems printed so far. What is wrong at the top of a file is wrong in each of its cases.
  private var printed: Set<TestProblem> = []

  /// The key of a loaded spec. With `rivals`, a spec with some errors can be run that could not be otherwise.
  private struct ProgramKey: Hashable {
    var path: String
    var rivals: Bool
  }

  private enum Preparation {
    case ready(LoadedTable)
    case broken([TestProblem])
  }

  /// Creates a session.
  ///
  /// - Parameter filter: only cases whose names contain it are run; `nil` for all.
  init(filter: String? = nil, root: String? = nil) {
    self.filter = filter
    self.root = root
  }

  /// Runs the files at a path.
  ///
  /// - Parameter onFile: receives each file when its cases are done.
  mutating func run(_ path: String, onFile: (TestReport.File) -> Void) {
    do throws(CommandFailure) {
      let files = try FindFiles.matching(CaseFile.suffix, in: path) { fail(path, $0) }
      for file in files where distinct.insert(file) { onFile(runFile(file)) }
    } catch {
      fail(path, error)
    }
  }

  private mutating func fail(_ path: String, _ failure: CommandFailure) {
    Console.fail(failure)
    report.files.append(TestReport.File(path: path, failure: failure))
  }

  private mutating func runFile(_ path: String) -> TestReport.File {
    var file = TestReport.File(
      path: root.map { ReportPlace.relative(path, to: $0) } ?? PathText.shown(path))
    do throws(CommandFailure) {
      try run(path, into: &file)
    } catch {
      Console.fail(error)
      file.failure = error
    }
    report.files.append(file)
    return file
  }

  private mutating func run(_ path: String, into file: inout TestReport.File) throws(CommandFailure) {
    let bytes = try ReadInput.bytes(path, limit: SourceFile.sizeLimit)
    let (read, findings, sources) = ReadCases.file(SourceFile(path: PathText.shown(path), bytes: bytes))
    let problems = tell(findings, sources)
    let folder = PathText.folder(of: path)
    var cases: [(SourceSpan, CaseReport)] = []
    for unread in read.unread where isChosen(unread.name) {
      var report = told(unread.name, spec: unread.spec, .error, sources)
      report.problems =
        unread.findings.map { TestProblem($0, sources, root: root ?? "") }
        + (unread.test.map { problemsOfNames(in: $0, folder: folder, sources) } ?? [])
      // What is wrong is then elsewhere in the file.
      guard !report.problems.isEmpty else { continue }
      cases.append((unread.name.span, report))
    }
    let known = Set(cases.flatMap(\.1.problems))
    file.problems = problems.filter { !known.contains($0) }
    if read.cases.isEmpty, read.unread.isEmpty, let spec = read.spec,
      case .broken(let problems) = preparation(of: spec, folder: folder)
    {
      file.problems += problems
    }
    for test in read.cases where isChosen(test.name) {
      let report = run(test, path, folder: folder, sources)
      cases.append((test.name.span, report))
    }
    file.cases = cases.sorted { $0.0.start < $1.0.start }.map(\.1)
  }

  /// Whether the filter lets a case through.
  private func isChosen(_ name: Located<String>) -> Bool { filter.map(name.value.contains) != false }

  // MARK: One case

  private mutating func run(_ test: TestCase, _ path: String, folder: String, _ sources: SourceSet)
    -> CaseReport
  {
    switch preparation(of: test.spec, rivals: test.rivals, folder: folder) {
    case .broken(let problems): return broken(test, problems, sources)
    case .ready(let loaded):
      var names = CheckCaseNames(loaded.names, in: sources.files.first)
      let resolved = names.resolved(test)
      guard names.findings.isEmpty else { return broken(test, tell(names.findings, sources), sources) }
      let result: CaseResult
      do throws(CaseError) {
        result = try RunCase.result(resolved, loaded, folder: folder)
      } catch {
        return broken(test, tell(error, sources), sources)
      }
      traces?.add(result, spec: PathText.resolved(test.spec.value, in: folder), of: path)
      var report = told(test, result.hasPassed ? .passed : .failed, sources)
      if !result.hasPassed {
        report.reasons = result.failures.map(\.sentence)
        report.explained = ExplainCase.lines(result, loaded)
        report.outcomes = result.outcomes
      }
      return report
    }
  }

  /// The problems of a case that could not be read completely besides those of reading it: unknown names, or its spec.
  private mutating func problemsOfNames(in test: TestCase, folder: String, _ sources: SourceSet)
    -> [TestProblem]
  {
    switch preparation(of: test.spec, rivals: test.rivals, folder: folder) {
    case .broken(let problems): return problems
    case .ready(let loaded):
      var names = CheckCaseNames(loaded.names, in: sources.files.first)
      _ = names.resolved(test, isWhole: false)
      return tell(names.findings, sources)
    }
  }

  /// Reports why a case cannot be run.
  private mutating func tell(_ error: CaseError, _ sources: SourceSet) -> [TestProblem] {
    switch error {
    case .trace(let failure):
      Console.fail(failure)
      return [TestProblem(failure)]
    case .gesture(let error, at: let span):
      let help = error.help.isEmpty ? [] : [error.help]
      return tell([Finding(SyntaxRules.range, error.message, at: span, help: help)], sources)
    }
  }

  /// - Parameter spec: the path as written.
  private mutating func preparation(of spec: Located<String>, rivals: Bool = false, folder: String)
    -> Preparation
  {
    let key = ProgramKey(path: PathText.resolved(spec.value, in: folder), rivals: rivals)
    if let known = loads[key] { return known }
    let found: Preparation
    do throws(LoadError) {
      found = .ready(try LoadTable.load(key.path, allowsErrors: key.rivals, from: .text))
    } catch {
      switch error {
      case .failure(let failure): found = broken(by: failure)
      case .findings(_, let sources) where sources.files.first?.mayBeSpec == false:
        found = broken(by: CommandFailure("\(key.path): it is no spec: it has no `gspec: 1`"))
      case .findings(let findings, let sources): found = .broken(tell(findings, sources))
      }
    }
    loads[key] = found
    return found
  }

  private func broken(by failure: CommandFailure) -> Preparation {
    Console.fail(failure)
    return .broken([TestProblem(failure)])
  }

  // MARK: Reports

  private func told(_ test: TestCase, _ status: CaseReport.Status, _ sources: SourceSet) -> CaseReport {
    told(test.name, spec: test.spec.value, status, sources)
  }

  private func told(
    _ name: Located<String>, spec: String?, _ status: CaseReport.Status, _ sources: SourceSet
  ) -> CaseReport {
    CaseReport(
      name: name.value, place: ReportPlace(name.span, in: sources, root: root ?? ""),
      spec: spec, status: status)
  }

  private func broken(_ test: TestCase, _ problems: [TestProblem], _ sources: SourceSet) -> CaseReport {
    var report = told(test, .error, sources)
    report.problems = problems
    return report
  }

  /// Prints findings, each once.
  private mutating func tell(_ findings: [Finding], _ sources: SourceSet) -> [TestProblem] {
    let problems = findings.map { TestProblem($0, sources, root: root ?? "") }
    let new = zip(findings, problems).filter { printed.insert($0.1).inserted }.map(\.0)
    Console.report(CommandRun.render(new, sources, for: STDERR_FILENO))
    return problems
  }
}
