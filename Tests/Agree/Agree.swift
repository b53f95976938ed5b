import AgreementSupport
import Foundation
import GestureCompiler
import GestureRuntime
import SpecParser
import TestSupport

/// Plays random sequences with tables and with the reference, and passes them on to whatever else must recognize the same: `Scripts/agree`.
///
///     Agree play [--from SEED] [--specs N] [--traces N] [--reference N]   a stream on standard output; N: every Nth, 0: none
///     Agree write FOLDER [--from SEED] [--specs N]                        the generated code of specs, and what plays it
///     Agree web FOLDER                                                    the module for the web
///     Agree show SPEC TRACE                                               a spec, a trace and what is recognized in it, for people
@main
enum Agree {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let from = UInt64(number(arguments, "--from") ?? 0)
    let specs = from..<(from + UInt64(number(arguments, "--specs") ?? 100))
    do {
      switch arguments.first {
      case "play":
        let traces = UInt64(number(arguments, "--traces") ?? 10)
        let isRight = try play(specs, traces: traces, reference: number(arguments, "--reference") ?? 1)
        if !isRight { ExitProgram.status(1) }
      case "write" where arguments.count > 1: try WriteCode.write(specs, to: arguments[1])
      case "web" where arguments.count > 1: try WriteCode.writeWeb(to: arguments[1])
      case "show" where arguments.count > 2: try show(UInt64(arguments[1]) ?? 0, UInt64(arguments[2]) ?? 0)
      default:
        say(
          "usage: Agree play|write FOLDER|web FOLDER|show SPEC TRACE [--from SEED] [--specs N] [--traces N] [--reference N]"
        )
        ExitProgram.status(2)
      }
    } catch {
      say("error: \(error)")
      ExitProgram.status(2)
    }
  }

  private static func number(_ arguments: [String], _ option: String) -> Int? {
    guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else { return nil }
    return Int(arguments[index + 1])
  }

  /// - Returns: whether anything was played, and table and reference agree.
  private static func play(_ specs: Range<UInt64>, traces: UInt64, reference: Int) throws -> Bool {
    var writer = StreamWriter()
    var comparison = CompareReference(share: reference)
    var events = 0
    for seed in specs {
      let spec = try PlayedSpec(seed: seed)
      writer.write(spec: seed, spec.compiled.bytes)
      for trace in (seed * traces)..<((seed + 1) * traces) {
        let made = spec.agreementCase(trace)
        let sequence = spec.sequence(trace, made)
        var player = TablePlayer(spec.compiled.table)
        let answer = player.answer(to: sequence)
        if reference > 0 { comparison.take(spec, trace, made, answer, player.outcomes) }
        writer.write(sequence, answer, outcomes: player.outcomes.count)
        events += sequence.count
      }
    }
    writer.end()
    say(
      "table: \(writer.sequences) sequences of \(specs.count) specs, \(events) events, \(writer.outcomes) outcomes"
    )
    let isRight = reference == 0 || comparison.report()
    return isRight && writer.outcomes > 0
  }

  private static func show(_ seed: UInt64, _ trace: UInt64) throws {
    let spec = try PlayedSpec(seed: seed)
    print(spec.name(trace))
    let made = spec.agreementCase(trace)
    print(made.text)
    var player = TablePlayer(spec.compiled.table)
    _ = player.answer(to: spec.sequence(trace, made))
    for outcome in player.outcomes { print("table", describe(NamedOutcome(outcome, spec.compiled.table))) }
    let layout: LayoutDirection = spec.layout(trace) == .rightToLeft ? .rtl : .ltr
    let run = Reference(layout: layout).run(spec.checked, made.events, screen: made.screen)
    for outcome in run.outcomes { print("reference", describe(outcome)) }
  }
}

/// Says something to people: standard output is the stream's.
func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
