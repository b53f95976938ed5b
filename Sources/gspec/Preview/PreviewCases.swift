import GestureCompiler
import GestureRuntime
import SpecParser

/// The cases of a spec as packed traces, which a preview plays.
struct PreviewCases {
  private let loaded: LoadedTable
  private let all: SpecCases

  init(_ all: SpecCases, _ loaded: LoadedTable) {
    self.all = all
    self.loaded = loaded
  }

  var cases: [PreviewCase] {
    all.cases.map { made in
      let rounded = PackTrace.rounded(made.trace)
      let isSame = outcomes(of: rounded, made.test) == outcomes(of: made.trace, made.test)
      let lines = PackTrace.lines(
        isSame ? rounded : made.trace, screen: made.test.screen, isExact: !isSame)
      return PreviewCase(
        name: made.test.name.value, trace: lines, failures: made.failures.map(\.sentence),
        showsRivals: made.test.rivals)
    }
  }

  /// The outcomes of a trace without their numbers and without changes.
  private func outcomes(of trace: Trace, _ test: TestCase) -> [String]? {
    let settings = ReplaySettings(showsRivals: test.rivals, screen: test.screen)
    guard let replay = try? Replay.run(trace, names: loaded.names, settings: settings) else { return nil }
    return replay.outcomes.filter { $0.phase != .changed }.map {
      "\($0.activity) \($0.mechanic) \($0.phase) \($0.isCommitted) \($0.detent)"
    }
  }
}
