import Testing

@testable import gspec

/// Checks that `gspec explain` gives the end of a range that decided, as the spec states it.
@Suite("gspec explain: ends of ranges")
struct ExplainRangeTests {
  /// A spec with one mechanic of so many fingers, with these steps.
  private static func spec(_ steps: String, fingers: Int = 1) -> String {
    """
    gspec: 1
    product: Ranges
    uses: [material]
    platforms: [android]
    elements: {page: }
    mechanics:
      odd: {fingers: \(fingers), steps: [\(steps)]}
    activities:
      it: {does: custom, target: page, by: odd, alternative: a button}

    """
  }

  private typealias Row = (time: Double, phase: String, finger: Int, x: Double, y: Double)

  /// The sentence about the mechanic, without what it waits for.
  private func reason(_ steps: String, fingers: Int = 1, _ rows: [Row]) async throws -> String {
    let folder = try TemporaryFolder()
    let spec = try folder.write(Self.spec(steps, fingers: fingers), "spec.gspec.yaml")
    let trace = rows.map { row in
      #"{"t":\#(row.time),"phase":"\#(row.phase)","id":\#(row.finger),"x":\#(row.x),"y":\#(row.y)"#
        + (row.phase == "down" ? #","on":"page"}"# : "}") + "\n"
    }.joined()
    let run = try await GSpecProcess.run("explain", spec, "--trace", "-", stdin: trace)
    let lines = run.stdout.replacing(spec, with: "spec").split(separator: "\n")
    let line =
      lines.first { $0.contains(" it failed at ") || $0.contains(" it: ") }
      ?? "nothing: \(run.stdout)\(run.stderr)"
    return String(line.split(separator: " — ").first ?? "")
  }

  /// One finger that lands at 100, 200 and lifts at the last of some places.
  private static func finger(_ places: [(time: Double, x: Double, y: Double)], up: Double) -> [Row] {
    let moves: [Row] = places.map { ($0.time, "move", 1, $0.x, $0.y) }
    let last = places.last ?? (0, 100, 200)
    return [(0, "down", 1, 100, 200)] + moves + [(up, "up", 1, last.x, last.y)]
  }

  @Test("the upper end of a wait whose next step does not come")
  func waits() async throws {
    let beforeMove = try await reason(
      "press, wait: ..500ms, move, lift", Self.finger([(500.001, 120, 200)], up: 550))
    #expect(
      beforeMove.hasSuffix("it was held for a little more than 500 ms; the limit is 500 ms (spec:7)"),
      "\(beforeMove)")
    let rest = try await reason(
      "press, move, wait: 100ms..200ms, lift", Self.finger([(50, 120, 200)], up: 251))
    #expect(
      rest.hasSuffix("it was held for a little more than 200 ms; the limit is 200 ms (spec:7)"), "\(rest)")
    let beforeLift = try await reason(
      "press, wait: 50ms..350ms, lift, press, lift", Self.finger([], up: 390))
    #expect(
      beforeLift.hasSuffix("it was held for a little more than 350 ms; the limit is 350 ms (spec:7)"),
      "\(beforeLift)")
  }

  @Test("`<` and `>` leave their own value out, also of lengths")
  func outside() async throws {
    let most = try await reason(
      #"press, move: {toward: right, distance: "< 40pt"}, lift"#, Self.finger([(50, 140, 200)], up: 90))
    #expect(most.hasSuffix("it moved 40 pt; it must be less than 40 pt (spec:7)"), "\(most)")
    let least = try await reason(
      #"press, move: {toward: right, distance: "> 40pt"}, lift"#, Self.finger([(50, 140, 200)], up: 90))
    #expect(least.hasSuffix("it moved 40 pt; it must be more than 40 pt (spec:7)"), "\(least)")
    let beyond = try await reason(
      #"press, move: {toward: right, distance: "> 40pt"}, lift"#, Self.finger([(50, 140.01, 200)], up: 90))
    #expect(beyond.contains("✓ it: recognized"), "\(beyond)")
  }

  @Test("the least deviation")
  func deviation() async throws {
    let straight = try await reason(
      "press, move: {toward: right, deviation: 10deg..40deg}, lift", Self.finger([(50, 120, 200)], up: 90))
    #expect(straight.hasSuffix("it strayed 0° from its direction; the least is 10° (spec:7)"), "\(straight)")
  }

  @Test("a span that changes too much, and a turn that goes too far")
  func otherMoves() async throws {
    let pair: [Row] = [(0, "down", 1, 100, 200), (5, "down", 2, 200, 200)]
    let wide = try await reason(
      "press, move outward: {span: 10pt..40pt}, lift", fingers: 2,
      pair + [(20, "move", 2, 260, 200), (90, "up", 2, 260, 200), (95, "up", 1, 100, 200)])
    #expect(wide.hasSuffix("its span changed by 60 pt; the limit is 40 pt (spec:7)"), "\(wide)")
    let turned = try await reason(
      "press, orbit: {angle: 10deg..40deg}, lift", fingers: 2,
      pair + [
        (20, "move", 2, 150, 286.60254), (90, "up", 2, 150, 286.60254), (95, "up", 1, 100, 200),
      ])
    #expect(turned.hasSuffix("it turned 60°; the limit is 40° (spec:7)"), "\(turned)")
  }

  @Test("fingers that land within a range of times: too soon, in time, too late")
  func landing() async throws {
    func pair(_ second: Double) -> [Row] {
      [
        (0, "down", 1, 100, 200), (second, "down", 2, 200, 200), (second + 50, "up", 1, 100, 200),
        (second + 60, "up", 2, 200, 200),
      ]
    }
    let steps = "press: {within: 80ms..140ms}, lift"
    let soon = try await reason(steps, fingers: 2, pair(20))
    #expect(
      soon.hasSuffix("the last finger came 20 ms after the first; the least is 80 ms (spec:7)"), "\(soon)")
    for time in [80.0, 140] {
      let inTime = try await reason(steps, fingers: 2, pair(time))
      #expect(inTime.contains("✓ it: recognized"), "\(inTime)")
    }
    // Without an upper end the window of the metric stays.
    let late = try await reason("press: {within: 30ms..}, lift", fingers: 2, pair(160))
    #expect(late.contains("the limit is 150 ms (multi-finger-press-window, material)"), "\(late)")
  }
}
