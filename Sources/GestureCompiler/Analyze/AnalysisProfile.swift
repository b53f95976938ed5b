/// Where the time of an analysis went. It changes no finding, and is printed by the benchmark alone.
package struct AnalysisProfile: Sendable {
  package enum Stage: Int, Sendable, CaseIterable {
    /// Numbers of shapes; which pairs can share a finger and a state.
    case pairs
    /// The walk through everything that two recognizers can do together.
    case search
    /// Traces for what was found, and their replay by shape.
    case witness
    /// From meetings to rules.
    case classify
    /// Witnesses in the spec's own state and on its own elements, and findings.
    case bind
    /// Activities that rivals always beat.
    case unreachable
  }

  private var times: [Duration] = Array(repeating: .zero, count: Stage.allCases.count)

  package subscript(stage: Stage) -> Duration { times[stage.rawValue] }

  mutating func add(_ stage: Stage, since start: ContinuousClock.Instant) {
    times[stage.rawValue] += ContinuousClock.now - start
  }
}
