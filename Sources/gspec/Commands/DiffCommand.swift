import ArgumentParser
import GestureCompiler

/// `gspec diff OLD NEW`
struct DiffCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract:
      "Say what a new version of a spec changes for people, and for code that uses the generated Swift.",
    discussion:
      "A version is a file, or a file of a git revision: main:Specs/mail.gspec.yaml; without one, of git's index. Exit status: 0 compared, "
      + "1 a spec does not compile, or --breaking found a break, 2 could not do it.")

  @Argument(
    help: ArgumentHelp("The spec as it was: a file, REV:path, or - for standard input.", valueName: "old"),
    completion: Completions.spec)
  var old: String

  @Argument(
    help: ArgumentHelp("The spec as it is.", valueName: "new"), completion: Completions.spec)
  var new: String

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "text, json or markdown; text unless it is given. May be repeated with a file for each, as markdown=FILE.",
      valueName: "format[=file]"), completion: .list(ComparisonFormat.allCases.map(\.rawValue)))
  var formats: [ReportTarget<ComparisonFormat>] = []

  @Flag(help: "Fail if code that uses the generated Swift would no longer compile.")
  var breaking = false

  @OptionGroup var terminal: OutputArguments

  func validate() throws {
    if old == "-", new == "-" { throw ValidationError("standard input can be one of the two specs only") }
    try formats.checkTargets()
  }

  func work() throws {
    let compared = try ComparedSpecs(try SpecRevision(old), try SpecRevision(new))
    var reports = WriteReports()
    for target in formats.isEmpty ? [ReportTarget(.text)] : formats {
      let style = TerminalStyle(for: target.descriptor)
      reports.add(target.format.text(compared, style), to: target.path)
    }
    try reports.finish()
    if breaking, !compared.comparison.breaks.isEmpty { throw ExitCode(ExitStatus.findings) }
  }
}
