import ArgumentParser
import Foundation
import SpecParser

/// `gspec format PATH…`
struct FormatCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "format", abstract: "Write specs in their usual form; what they say stays the same.",
    discussion:
      "Keys come in the order of the reference, each level is indented by two spaces, and comments stay with what they are about. "
      + "A folder is searched for *.gspec.yaml. Exit status: 0 done, 1 --check found a difference or a spec cannot be read, "
      + "2 could not do it.")

  @Argument(
    help: ArgumentHelp(
      "Specs, or folders to search; - reads standard input and writes standard output.", valueName: "path"),
    completion: Completions.spec)
  var paths: [String]

  @Flag(help: "Write nothing; name the specs that would change, and fail if there are any.")
  var check = false

  @Flag(help: "Write nothing; show what would change.")
  var diff = false

  @OptionGroup var exclusion: ExclusionArguments

  @OptionGroup var terminal: OutputArguments

  func work() throws {
    var run = FormatRun(writes: !check && !diff, shows: diff)
    for path in try files(&run) { run.format(path) }
    try run.finish(checks: check)
  }

  private func files(_ run: inout FormatRun) throws(CommandFailure) -> [String] {
    let configs = LintConfigs()
    var files: [String] = []
    for path in paths {
      files += try configs.files(in: path, excludesNamed: exclusion.forceExclude) { run.fail($0) }
    }
    for file in files where LintConfig.isConfig(file) {
      Console.remark("\(file) is left out: it is a configuration, not a spec")
    }
    var distinct = DistinctFiles()
    return files.filter { !LintConfig.isConfig($0) && distinct.insert(configs.location(of: $0)) }
  }
}

/// The specs of one run of `gspec format`. All are read before any is written.
struct FormatRun {
  let writes: Bool
  let shows: Bool
  private var changed: [(path: String, bytes: [UInt8])] = []
  private var count = 0
  private var hasFindings = false
  private var hasFailed = false
  /// Whether a spec or a folder could not be read.
  private var isIncomplete = false

  init(writes: Bool, shows: Bool) {
    self.writes = writes
    self.shows = shows
  }

  /// Reports what cannot be read. The run goes on with the others, and writes none of them.
  mutating func fail(_ failure: CommandFailure) {
    (hasFailed, isIncomplete) = (true, true)
    Console.fail(failure)
  }

  mutating func format(_ path: String) {
    do throws(CommandFailure) {
      format(try ReadInput.bytes(path, limit: SourceFile.sizeLimit), path)
    } catch {
      fail(error)
    }
  }

  private mutating func format(_ bytes: [UInt8], _ path: String) {
    let source = SourceFile(path: PathText.shown(path), bytes: bytes)
    count += 1
    do throws(FormatSpec.Failure) {
      try FormatSpec.checkIsSpec(source)
      let formatted = try FormatSpec.run(source)
      if path == "-", writes { return Console.pass(String(decoding: formatted, as: UTF8.self)) }
      guard formatted != bytes else { return }
      changed.append((path, formatted))
      if shows {
        let style = TerminalStyle(for: STDOUT_FILENO)
        Console.pass(RenderDiff.render(bytes, formatted, path: source.path, style: style))
      }
    } catch {
      switch error {
      case .findings(let findings):
        hasFindings = true
        Console.report(CommandRun.render(findings, SourceSet(files: [source]), for: STDERR_FILENO))
      case .changed:
        hasFailed = true
        Console.fail(
          CommandFailure(
            "\(source.path): cannot be formatted: the formatted text would not say the same; it was not changed",
            help: "this is a fault of gspec; please report it with the spec"))
      }
    }
  }

  /// Writes the changed specs, all or none, and prints their names.
  func finish(checks: Bool) throws {
    if writes, isIncomplete {
      Console.remark("nothing is formatted, because not every spec can be read")
      throw ExitCode(ExitStatus.failure)
    }
    if writes {
      var files = FileSet()
      for file in changed { files.write(file.bytes, file.path, replacesInput: true) }
      try files.commit()
    }
    for file in changed where !shows {
      Console.print("\(writes ? "formatted" : "would change:") \(PathText.shown(file.path))\n")
    }
    if !shows, count > 1 || !writes { Console.print(summary) }
    if hasFailed { throw ExitCode(ExitStatus.failure) }
    if hasFindings || checks && !changed.isEmpty { throw ExitCode(ExitStatus.findings) }
  }

  private var summary: String {
    let others = count - changed.count
    let verb = writes ? "formatted" : "would change"
    return
      "\(changed.count) of \(count) specs \(verb)\(others == 0 || hasFindings || hasFailed ? "" : "; the others have their usual form")\n"
  }
}
