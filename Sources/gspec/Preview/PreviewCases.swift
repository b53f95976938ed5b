import GestureCompiler
import GestureRuntime
import SpecParser

/// The cases of a spec as packed traces, which a preview plays.
enum PreviewCases {
  static func packed(_ cases: SpecCases, _ loaded: LoadedTable) -> [PreviewCase] {
    cases.cases.map { made in
      let rounded = PackTrace.rounded(made.trace)
      let isSame = outcomes(of: rounded, made.test, loaded) == outcomes(of: made.trace, made.test, loaded)
      let lines = PackTrace.lines(
        isSame ? rounded : made.trace, screen: made.test.screen, isExact: !isSame)
      return PreviewCase(
        name: made.test.name.value, trace: lines, failures: made.failures.map(\.sentence),
        showsRivals: made.test.rivals)
    }
  }

  /// The outcomes of a trace without their numbers and without changes.
  private static func outcomes(of trace: Trace, _ test: TestCase, _ loaded: LoadedTable) -> [String]? {
    let settings = ReplaySettings(showsRivals: test.rivals, screen: test.screen)
    guard let replay = try? Replay.run(trace, names: loaded.names, settings: settings) else { return nil }
    return replay.outcomes.filter { $0.phase != .changed }.map {
      "\($0.activity) \($0.mechanic) \($0.phase) \($0.isCommitted) \($0.detent)"
    }
  }
}
