import ArgumentParser
import Foundation
import GestureRuntime
import SpecParser

/// `gspec test PATH…`
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Run cases: what people do, and what must come of it.",
    discussion:
      "A folder is searched for *.cases.yaml. Exit status: 0 all passed, 1 some failed, 2 could not do it.")

  @Argument(help: ArgumentHelp("Cases files, or folders to search.", valueName: "path"))
  var paths: [String]

  @Option(help: ArgumentHelp("Only cases whose name contains this.", valueName: "text"))
  var filter: String?

  func run() throws {
    try CommandRun.reporting {
      var session = TestSession(filter: filter)
      for path in paths { session.run(path) }
      Console.print(session.summary)
      if !session.failures.isEmpty { throw ExitCode(ExitStatus.failure) }
      if session.failed > 0 || session.hasErrors { throw ExitCode(ExitStatus.findings) }
    }
  }
}

/// Runs cases files and counts.
struct TestSession {
  private let filter: String?
  private let style = TerminalStyle(for: STDOUT_FILENO)
  private(set) var passed = 0
  private(set) var failed = 0
  /// Whether a cases file or a spec has errors, so that cases could not run.
  var hasErrors: Bool { obstacles > 0 }
  private var obstacles = 0
  private(set) var failures: [CommandFailure] = []
  /// `nil` for a spec that cannot be run; told once.
  private var programs: [ProgramKey: Program?] = [:]

  /// With rivals, a spec may have errors that keep it from being run otherwise.
  private struct ProgramKey: Hashable {
    var path: String
    var rivals: Bool
  }

  init(filter: String? = nil) { self.filter = filter }

  var summary: String {
    let counts = "\(passed) passed, \(failed) failed"
    return (failed == 0 && failures.isEmpty && !hasErrors ? style.green(counts) : style.red(counts)) + "\n"
  }

  mutating func run(_ path: String) {
    do throws(CommandFailure) {
      for file in try FindFiles.matching(".cases.yaml", in: path) {
        do throws(CommandFailure) { try runFile(file) } catch { fail(error) }
      }
    } catch {
      fail(error)
    }
  }

  private mutating func fail(_ failure: CommandFailure) {
    Console.fail(failure)
    failures.append(failure)
  }

  private mutating func runFile(_ path: String) throws(CommandFailure) {
    let bytes = try ReadInput.bytes(path, limit: SourceFile.sizeLimit)
    let (file, findings, sources) = ReadCases.file(SourceFile(path: path, bytes: bytes))
    let obstaclesBefore = obstacles
    report(findings, sources)
    let folder = (path as NSString).deletingLastPathComponent
    let before = (passed, failed)
    for test in file.cases where filter.map(test.name.value.contains) != false {
      try run(test, folder: folder.isEmpty ? "" : folder + "/", sources)
    }
    let failures = failed - before.1
    let mark = failures == 0 && obstacles == obstaclesBefore ? style.green("✓") : style.red("✗")
    Console.print(
      "\(mark) \(path): \(passed - before.0) passed\(failures == 0 ? "" : ", \(failures) failed")\n")
  }

  private mutating func report(_ findings: [Finding], _ sources: SourceSet) {
    guard !findings.isEmpty else { return }
    obstacles += 1
    Console.report(CommandRun.render(findings, sources, for: STDERR_FILENO))
  }

  private mutating func run(_ test: TestCase, folder: String, _ sources: SourceSet) throws(CommandFailure) {
    let spec = test.spec.value.hasPrefix("/") ? test.spec.value : folder + test.spec.value
    guard let program = try program(ProgramKey(path: spec, rivals: test.rivals)) else {
      obstacles += 1
      return
    }
    var names = CheckCaseNames(program.table)
    let resolved = names.resolved(test)
    guard names.findings.isEmpty else { return report(names.findings, sources) }
    let result = RunCase.result(resolved, table: program.table, spec: program.source?.spec, folder: folder)
    if result.hasPassed {
      passed += 1
    } else {
      failed += 1
      Console.print(told(result, sources))
    }
  }

  private mutating func program(_ key: ProgramKey) throws(CommandFailure) -> Program? {
    if let known = programs[key] { return known }
    do throws(ProgramError) {
      programs[key] = try LoadProgram.program(key.path, allowsErrors: key.rivals)
    } catch {
      programs[key] = .some(nil)
      switch error {
      case .failure(let failure): throw failure
      case .findings(let findings, let sources): report(findings, sources)
      }
    }
    return programs[key] ?? nil
  }

  /// A failed case: where it stands, why it failed, and what came instead.
  private func told(_ result: CaseResult, _ sources: SourceSet) -> String {
    let place =
      sources.positions(of: result.test.name.span).map { "\($0.start.line):\($0.start.column)" } ?? "1:1"
    let path = sources.files.first?.path ?? ""
    let head = "\(style.red("✗")) \(path):\(place): \(style.bold(result.test.name.value))\n"
    let reasons = result.failures.map { "    \($0)\n" }.joined()
    let table = OutcomeTable.text(result.outcomes, style: style).split(separator: "\n").map {
      "      \($0)\n"
    }.joined()
    return head + reasons + table
  }
}
