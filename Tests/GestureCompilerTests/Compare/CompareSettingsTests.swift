import GestureRuntime
import SpecParser
import Testing

@testable import GestureCompiler

@Suite("CompareSpecs: what applies to a whole product")
struct CompareSettingsTests {
  private static let base = """
    gspec: 1
    product: Mail
    uses: [material]
    metrics: {double-touch-slop: 100pt}
    state: {selection: [none, some], depth: 0..4}
    elements:
      list: {scrolls: vertical, children: {message: {swipeable: left}, card: {}}}
    mechanics:
      toss: {steps: [press, {move: {}}, {lift: {velocity: 1500pt/s..}}]}
    activities:
      archive: {does: dismiss, target: message, by: drag, toward: left, commit: {distance: 120pt}, when: selection == none}
      back: {does: edge-swipe, target: list, by: edge-swipe, from: left-edge, toward: right}
      star: {does: activate, target: card, by: touch}
      throw: {does: dismiss, target: card, by: toss, toward: up, commit: {distance: 120pt}}

    """

  private func lines(_ piece: String, _ other: String) throws -> [String] {
    try #require(Self.base.contains(piece))
    let new = Self.base.replacing(piece, with: other)
    return try CompareSpecs.run(SpecFiles.parse(Self.base), SpecFiles.parse(new)).changes.filter {
      [.metric, .start, .edges].contains($0.kind)
    }.map { "\($0.kind.rawValue): \($0.sentence) | \($0.before ?? "-") | \($0.after ?? "-")" }
  }

  @Test(
    "a metric of all recognizers, and the activities that use it",
    arguments: [
      (
        "edge-width: 60pt",
        "metric: `back` must begin within another distance of the edge (edge-width) | 20 pt | 60 pt"
      ),
      (
        "velocity-estimator: impulse",
        "metric: `archive`, `back` and `throw` may measure another speed (velocity-estimator) | least-squares | impulse"
      ),
      (
        "velocity-horizon: 20ms",
        "metric: `archive`, `back` and `throw` may measure another speed (velocity-horizon) | 100 ms | 20 ms"
      ),
      (
        "velocity-samples: 3",
        "metric: `archive`, `back` and `throw` may measure another speed (velocity-samples) | 20 | 3"
      ),
      (
        "velocity-stop-gap: 500ms",
        "metric: `archive`, `back` and `throw` may measure another speed (velocity-stop-gap) | 40 ms | 500 ms"
      ),
      (
        "swipe-velocity: 700pt/s",
        "metric: `archive` and `throw` can be taken back at another speed (swipe-velocity) | 300 pt/s | 700 pt/s"
      ),
      (
        "min-fling-velocity: 1600pt/s",
        "metric: `throw` can be committed by other flings (min-fling-velocity) | 1000 pt/s | 1600 pt/s"
      ),
    ])
  func metrics(_ metric: String, _ expected: String) throws {
    #expect(try lines("double-touch-slop: 100pt", "double-touch-slop: 100pt, \(metric)") == [expected])
  }

  @Test("a metric that no activity uses is no change for people")
  func unused() throws {
    #expect(try lines("metrics: {", "metrics: {latency-budget: 200ms, ") == [])
    #expect(try lines("metrics: {", "metrics: {min-fling-velocity: 1200pt/s, ") == [])
  }

  @Test("state that starts with another value, if a guard reads it")
  func starts() throws {
    #expect(
      try lines("[none, some]", "[some, none]") == [
        "start: `archive` may be there or gone at the start: `selection` has another first value | none | some"
      ])
    #expect(try lines("depth: 0..4", "depth: 1..4") == [])
    #expect(try lines("[none, some]", "[none, many, some]") == [])
  }

  @Test("protected edges, in both layouts")
  func edges() throws {
    #expect(
      try lines("uses:", "edges: {protect: [bottom]}\nuses:") == [
        "edges: the product answers before the system at other edges | none | bottom"
      ])
    #expect(try lines("uses:", "edges: {protect: [leading]}\nuses:").count == 1)
  }
}
