import GestureCompiler
import SpecParser
import TestSupport

/// Compares the conflict analysis with brute force on many random pairs and specs: `Scripts/prove`.
@main
enum Prove {
  static func main() async {
    let arguments = CommandLine.arguments
    let pairs = number(arguments, "--pairs") ?? 20_000
    let traces = number(arguments, "--traces") ?? 120
    if arguments.contains("--cost") { return MeasureCost.run() }
    let first = UInt64(number(arguments, "--seed") ?? 1)
    let results = await ProvePairs.run(first..<(first + UInt64(pairs)), traces: traces)
    let limit = number(arguments, "--show") ?? 5
    let isRight = ProvePairs.report(results, showing: limit)
    let specs = await ProvePairs.determinism(
      0..<UInt64(number(arguments, "--specs") ?? 2_000), traces: traces)
    let isDeterministic = ProvePairs.report(specs, showing: limit)
    let changed = await ProvePairs.changes(
      (10_000 + first)..<(10_000 + first + UInt64(number(arguments, "--changes") ?? 200)))
    let areKept = ProvePairs.report(changed, showing: limit)
    let latencies = await ProvePairs.latencies(
      first..<(first + UInt64(number(arguments, "--latencies") ?? 300)))
    let areTrue = ProvePairs.report(latencies, showing: limit)
    let unreachable = await ProvePairs.unreachable(
      first..<(first + UInt64(number(arguments, "--unreachable") ?? 500)))
    let areUnreachable = ProvePairs.report(unreachable, showing: limit)
    if !areUnreachable || !isRight || !isDeterministic || !areKept || !areTrue { fail() }
  }

  static func number(_ arguments: [String], _ option: String) -> Int? {
    guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else { return nil }
    return Int(arguments[index + 1])
  }

  private static func fail() -> Never { ExitProgram.status(1) }
}
