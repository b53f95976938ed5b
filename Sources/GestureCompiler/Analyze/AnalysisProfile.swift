/// The time that each stage of an analysis took, for the benchmark.
package struct AnalysisProfile: Sendable {
  package enum Stage: Int, Sendable, CaseIterable {
    /// Shapes, and pairs of activities that can share a finger.
    case pairs
    /// The search of everything that two recognizers can do together.
    case search
    /// Traces for the results of the search, and their replay by shape.
    case witness
    /// Classification of meetings by rule.
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
