import ArgumentParser
import Foundation
import SpecParser

/// `gspec rename OLD NEW PATH…`
struct RenameCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Give an activity, element, state, mechanic or kind another name, in specs and their cases.",
    discussion:
      "A folder is searched for *.gspec.yaml and *.cases.yaml; cases beside a spec are changed, too. "
      + "Nothing is written unless every file can be. "
      + "Exit status: 0 done, 1 a spec cannot be read, 2 could not do it.")

  @Argument(
    help: ArgumentHelp("What is declared; an element also by its path.", valueName: "old"),
    completion: Completions.name)
  var old: String

  @Argument(help: ArgumentHelp("Its new name.", valueName: "new"))
  var new: String

  @Argument(
    help: ArgumentHelp("Specs, or folders to search.", valueName: "path"), completion: Completions.spec)
  var paths: [String]

  @Option(
    help: "What is meant, where several things have the name: activity, element, state, mechanic or kind.")
  var kind: NameKind?

  @Option(
    help: ArgumentHelp(
      "Change the entries of this baseline of lint, too; may be repeated.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: [String] = []

  @Flag(help: "Write nothing; show what would change.")
  var diff = false

  @OptionGroup var terminal: OutputArguments

  func work() throws {
    guard diff || !paths.contains("-") else { throw CommandFailure.changeOfStandardInput }
    let configs = LintConfigs()
    let cases = try cases()
    let run = RenameRun(
      old: old, new: new, kind: kind, cases: DistinctFiles.of(cases.flatMap { $0 }), baselines: baseline)
    let changed = try run.changed(try specs(configs, cases), excluded: try excluded(configs))
    if diff {
      let style = TerminalStyle(for: STDOUT_FILENO)
      for file in changed {
        Console.pass(RenderDiff.render(file.before, file.after, path: file.path, style: style))
      }
      return
    }
    var files = FileSet()
    for file in changed { files.write(file.after, file.path, replacesInput: true) }
    try files.commit()
    for file in changed {
      Console.print("\(file.path): \(counted(file.count, "place"))\n")
    }
  }

  /// - Parameter cases: those of each path. A folder that has some need not have specs.
  private func specs(_ configs: LintConfigs, _ cases: [[String]]) throws(CommandFailure) -> [String] {
    var files: [String] = []
    for (path, cases) in zip(paths, cases) where !path.hasSuffix(CaseFile.suffix) {
      files += try configs.files(in: path, mayBeNone: !cases.isEmpty)
    }
    return DistinctFiles.of(files)
  }

  /// The specs that a configuration excludes. They may use what a vocabulary declares.
  private func excluded(_ configs: LintConfigs) throws(CommandFailure) -> [String] {
    var files: [String] = []
    for path in paths where !path.hasSuffix(CaseFile.suffix) { files += try configs.excluded(in: path) }
    return files
  }

  /// The cases of each path, also where a configuration excludes them: they would fail if their spec changed without them.
  private func cases() throws(CommandFailure) -> [[String]] {
    var files: [[String]] = []
    for path in paths {
      let found = try FindFiles.matching(CaseFile.suffix, in: path, mayBeNone: true)
      files.append(found.filter { $0.hasSuffix(CaseFile.suffix) })
    }
    return files
  }
}

extension NameKind: ExpressibleByArgument {}
