import Testing

@testable import gspec

/// Checks that `gspec explain` says whether a movement took effect, and if not, by which measures.
@Suite("gspec explain: commits")
struct ExplainCommitTests {
  /// - Parameter asTable: whether only the compiled table is there.
  private func course(
    commit: String, _ moves: [(time: Double, x: Double)], up: Double, asTable: Bool = false
  ) async throws -> String {
    let folder = try TemporaryFolder()
    let spec = try folder.write(
      """
      gspec: 1
      product: Commits
      uses: [material]
      elements: {page: }
      activities:
        away: {does: dismiss, target: page, by: drag, toward: right, commit: \(commit)}

      """, "spec.gspec.yaml")
    let rows =
      [(0.0, "down", 100.0)] + moves.map { ($0.time, "move", $0.x) } + [(up, "up", moves.last?.x ?? 100)]
    let trace = rows.map { time, phase, x in
      #"{"t":\#(time),"phase":"\#(phase)","id":1,"x":\#(x),"y":200"#
        + (phase == "down" ? #","on":"page","size":[400,700]}"# : "}") + "\n"
    }.joined()
    let table = folder.path + "/commits.gtab"
    if asTable { #expect(try await GSpecProcess.run("compile", spec, "-o", table).status == 0) }
    let run = try await GSpecProcess.run("explain", asTable ? table : spec, "--trace", "-", stdin: trace)
    let line = run.stdout.replacing(spec, with: "spec").split(separator: "\n").first {
      $0.contains("✓ away: ")
    }
    return line.map(String.init) ?? run.stdout + run.stderr
  }

  private static let slow: [(time: Double, x: Double)] = [(100, 110), (500, 170)]
  private static let fast: [(time: Double, x: Double)] = [
    (10, 110), (20, 116), (30, 122), (40, 128), (50, 134),
  ]

  @Test("a movement that took effect, and one that came short of a distance")
  func distance() async throws {
    let far = try await course(commit: "{distance: 60pt}", Self.slow, up: 900)
    #expect(far.contains("ended at 900 ms, committed — "), "\(far)")
    let near = try await course(commit: "{distance: 50%, velocity: 800pt/s}", Self.slow, up: 900)
    #expect(
      near.contains(
        ", not committed: it was 30 % of the way to its threshold, standing still; it commits at 50 % of its size or 800 pt/s (spec:6) — "
      ), "\(near)")
    let almost = try await course(commit: "{distance: 60.1pt}", Self.slow, up: 900)
    #expect(almost.contains("it was 99 % of the way"), "\(almost)")
  }

  @Test("a table says what its spec does, without the place")
  func table() async throws {
    for commit in ["{distance: 50%, velocity: 800pt/s}", "[{name: reveal, distance: 120pt}]"] {
      let ofSpec = try await course(commit: commit, Self.slow, up: 900)
      let ofTable = try await course(commit: commit, Self.slow, up: 900, asTable: true)
      #expect(ofSpec.contains("; it commits at "))
      #expect(ofTable == ofSpec.replacing(" (spec:6)", with: ""))
    }
  }

  @Test("a movement that was too slow, with the velocity at its lift")
  func velocity() async throws {
    let slow = try await course(commit: "{velocity: 800pt/s}", Self.fast, up: 50)
    #expect(
      slow.contains(", not committed: it was moving right at 478.6 pt/s; it commits at 800 pt/s (spec:6)"),
      "\(slow)")
  }

  @Test("the detent that was reached, or the nearest one")
  func detents() async throws {
    let detents = "[{name: reveal, distance: 60pt}, {name: delete, distance: 200pt}]"
    let reached = try await course(commit: detents, Self.slow, up: 900)
    #expect(reached.contains("ended at 900 ms, committed to reveal — "), "\(reached)")
    let short = try await course(commit: detents, [(100, 110), (500, 140)], up: 900)
    #expect(
      short.contains("it was 50 % of the way to its threshold, standing still; it commits at 60 pt (spec:6)"),
      "\(short)")
  }
}
