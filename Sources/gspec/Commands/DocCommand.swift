import ArgumentParser
import Foundation
import GestureCompiler
import SpecParser

/// `gspec doc SPEC -o DIR`
struct DocCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doc", abstract: "Write pages about a spec for people: HTML and SVG in one folder.",
    discussion:
      "index.html is where to begin. Pages that would stay as they are are not touched; those of activities that are gone "
      + "are removed; other files are left alone. Exit status: 0 done, or nothing to do; 1 the spec has errors, or --check "
      + "found a difference; 2 could not do it.")

  @Argument(
    help: ArgumentHelp("The spec; - is standard input.", valueName: "spec"), completion: Completions.spec)
  var spec: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the pages, one for each spec.", valueName: "dir"),
    completion: .directory)
  var output: String

  @Flag(help: "Write nothing; fail when the pages in DIR are not what would be written.")
  var check = false

  @OptionGroup var terminal: OutputArguments

  func validate() throws {
    if output == "-" { throw ValidationError("-o takes a folder: pages are several files") }
  }

  func run() throws {
    try CommandRun.reporting(terminal) {
      let files = try Self.pages(of: spec)
      try GenerateFiles(check: check, what: "pages", command: "gspec doc")
        .run(files, in: GeneratedFolder(output, PageOwner(source: GenerateFiles.source(of: spec))))
    }
  }

  /// - Throws: what keeps the spec from being drawn, as every command does.
  static func pages(of spec: String) throws -> [DocumentFile] {
    let result = try LoadSpec.parse(spec)
    let findings = LoadSpec.findingsWithConflicts(of: result)
    let checked = try LoadSpec.checked(
      result, path: spec, lack: "activities to draw", errors: findings.filter { $0.severity == .error })
    let latency = MeasureLatency.report(of: checked)
    return EmitDocument.run(
      DocumentInput(
        spec: checked, findings: findings, latency: latency, sources: result.sources, version: GSpec.version,
        source: GenerateFiles.source(of: spec)))
  }
}
