import ArgumentParser
import Foundation
import GestureCompiler

/// `gspec impact OLD NEW --traces PATH…`
struct ImpactCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "impact",
    abstract: "Replay recordings under two versions of a spec and say which outcomes change.",
    discussion:
      "A version is a file, or a file of a git revision: main:Specs/mail.gspec.yaml; without one, of git's index. Exit status: 0 replayed, "
      + "1 a spec does not compile, 2 could not do it, or a trace could not be read.")

  @Argument(
    help: ArgumentHelp("The spec as it was: a file, or REV:path.", valueName: "old"),
    completion: Completions.spec)
  var old: String

  @Argument(help: ArgumentHelp("The spec as it is.", valueName: "new"), completion: Completions.spec)
  var new: String

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Traces and recordings, or folders to search; - reads JSON Lines traces from standard input, one after the other.",
      valueName: "path"), completion: .file())
  var traces: [String]

  @Option(
    help:
      "A summary for people, one JSON object, or as jsonl one line for each trace whose outcomes change, as soon as it is known."
  )
  var format: ImpactFormat = .text

  @Option(help: ArgumentHelp("How many threads replay; all cores unless it is given.", valueName: "n"))
  var jobs: Int?

  @OptionGroup var start: StartArguments

  @OptionGroup var form: RecordingArguments

  @OptionGroup var terminal: OutputArguments

  func validate() throws {
    if traces.isEmpty { throw ValidationError("Missing expected argument '--traces <path> ...'") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1") }
    if [old, new].contains("-") {
      throw ValidationError("a spec cannot be standard input here, where traces may be")
    }
    try form.checkInputs(traces)
  }

  func work() throws {
    let specs = (old: try SpecRevision(old).compiled(), new: try SpecRevision(new).compiled())
    let settings = start.settings
    let replay = try ImpactReplay(
      (specs.old.loaded.names, specs.new.loaded.names),
      names: CompareSpecs.names(specs.old.spec, specs.new.spec), settings, try form.options())
    let tally = try compare(replay)
    switch format {
    case .text: Console.print(RenderImpact.text(tally, style: TerminalStyle(for: STDOUT_FILENO)))
    case .json: Console.print(RenderImpact.json(tally))
    case .jsonl: break
    }
    if tally.failed > Self.shown {
      Console.remark("\(tally.failed - Self.shown) more traces could not be read")
    }
    if tally.leftOut > 0 {
      let are = tally.leftOut == 1 ? "is no trace and was" : "are no traces and were"
      Console.remark("\(counted(tally.leftOut, "file")) \(are) left out")
    }
    if tally.unread > 0 {
      let (was, their) = tally.unread == 1 ? ("was", "its") : ("were", "their")
      let endings = ImpactTraces.others.joined(separator: ", ")
      Console.remark(
        "\(counted(tally.unread, "file")) \(was) not read: no trace has \(their) ending (\(endings))")
    }
    if tally.traces == 0, tally.failed == 0 { throw CommandFailure("there is no trace to replay") }
    if tally.failed > 0 { throw ExitCode(ExitStatus.failure) }
  }

  /// The most unreadable traces that are reported by name.
  private static let shown = 5

  private func compare(_ replay: ImpactReplay) throws -> ImpactTally {
    var traces = try ImpactTraces(traces)
    var tally = ImpactTally(unread: traces.leftOut)
    let progress = Progress(total: traces.count)
    defer { progress.end() }
    let work = OrderedWork<TraceInput, (String, ImpactReplay.Result)>(
      workers: jobs ?? ProcessInfo.processInfo.activeProcessorCount
    ) { ($0.name, replay.result(of: $0)) }
    try work.run {
      try traces.take()
    } take: { name, result in
      progress.begin(name)
      switch result {
      case .leftOut: tally.leftOut += 1
      case .failed(let failure):
        tally.failed += 1
        if tally.failed <= Self.shown { Console.fail(failure) }
      case .compared(let changes):
        tally.add(changes, of: name)
        if format == .jsonl, !changes.isEmpty { Console.print(RenderImpact.line(changes, of: name)) }
      }
    }
    return tally
  }
}

extension ImpactFormat: ExpressibleByArgument {}
