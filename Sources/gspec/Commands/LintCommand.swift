import ArgumentParser
import Foundation
import SpecParser

/// `gspec lint PATH…`
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Check specs and say what is wrong with them.",
    discussion:
      "A folder is searched for *.gspec.yaml. Exit status: 0 nothing at error level, 1 findings, 2 could not do it."
  )

  @Argument(help: ArgumentHelp("Specs, or folders to search; - is standard input.", valueName: "path"))
  var paths: [String]

  @Option(help: "How findings are printed.")
  var format: LintFormat = .text

  @Flag(help: "Warnings count as errors for the exit status.")
  var strict = false

  func run() throws {
    try CommandRun.reporting {
      var specs: [LintReport.Spec] = []
      var failures: [CommandFailure] = []
      for path in paths { lint(path, into: &specs, failures: &failures) }
      let report = LintReport(specs: specs, root: FileManager.default.currentDirectoryPath)
      Console.print(format.text(report, strict: strict))
      failures.forEach(Console.fail)
      if !failures.isEmpty { throw ExitCode(ExitStatus.failure) }
      if report.count(.error) > 0 || strict && report.count(.warning) > 0 {
        throw ExitCode(ExitStatus.findings)
      }
    }
  }

  /// What cannot be read does not keep the rest from being checked.
  private func lint(_ path: String, into specs: inout [LintReport.Spec], failures: inout [CommandFailure]) {
    do throws(CommandFailure) {
      for file in try FindFiles.matching(".gspec.yaml", in: path) {
        do throws(CommandFailure) {
          let result = try LoadSpec.parse(file)
          specs.append(
            .init(
              path: file, sources: result.sources, findings: LoadSpec.findingsWithConflicts(of: result)))
        } catch {
          failures.append(error)
        }
      }
    } catch {
      failures.append(error)
    }
  }
}

/// The values of `lint --format`.
enum LintFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, github, sarif, gitlab, junit, xcode

  func text(_ report: LintReport, strict: Bool) -> String {
    switch self {
    case .text: Self.plain(report)
    case .json: RenderJSON.render(report)
    case .github: RenderGitHub.render(report)
    case .sarif: RenderSARIF.render(report, version: GSpec.version)
    case .gitlab: RenderGitLab.render(report)
    case .junit: RenderJUnit.render(report, failing: strict ? .warning : .error)
    case .xcode: RenderXcode.render(report)
    }
  }

  private static func plain(_ report: LintReport) -> String {
    let findings = report.specs.map { CommandRun.render($0.findings, $0.sources, for: STDOUT_FILENO) }
      .joined()
    let counts = [
      counted(report.specs.count, "spec"), counted(report.count(.error), "error"),
      counted(report.count(.warning), "warning"), counted(report.count(.note), "note"),
    ]
    return findings + "\(counts[0]): \(counts[1...].joined(separator: ", "))\n"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
