import Testing

@testable import gspec

/// Checks what becomes of a candidate that is preferred to a winner, and why, when the winner ends or hands its touch over.
@Suite("gspec explain: preferred to what ends")
struct ExplainTakeOverTests {
  private func explain(_ activities: String, _ lines: [String], trace: String) async throws -> String {
    let folder = try TemporaryFolder()
    let spec = try folder.write(
      """
      gspec: 1
      product: Example
      uses: [material]
      platforms: [android]
      elements: {list: {scrolls: vertical}}
      mechanics:
        some: {fingers: 1..2, continuous: true, steps: [press, {move: {distance: 60pt}}, lift]}
      activities:
      \(activities)
      resolve:
      \(lines.map { "  - " + $0 }.joined(separator: "\n"))
      """, "spec.gspec.yaml")
    let run = try await GSpecProcess.run("explain", spec, "--trace", "-", stdin: trace)
    #expect(run.status == 0, "\(run.stderr)")
    return run.stdout
  }

  @Test("a winner that has ended is not taken over")
  func ended() async throws {
    let told = try await explain(
      """
        haul: {does: custom, target: list, by: some, alternative: x}
        pan: {does: custom, target: list, by: two-finger-drag, alternative: x}
      """, ["{prefer: haul, over: pan}"],
      trace: """
        {"t":0,"phase":"down","id":1,"x":150,"y":400,"on":"list"}
        {"t":10,"phase":"down","id":2,"x":250,"y":400,"on":"list"}
        {"t":30,"phase":"move","id":1,"x":150,"y":410}
        {"t":30,"phase":"move","id":2,"x":250,"y":410}
        {"t":100,"phase":"up","id":2,"x":250,"y":410}
        {"t":200,"phase":"move","id":1,"x":150,"y":490}
        {"t":250,"phase":"up","id":1,"x":150,"y":490}
        """)
    #expect(
      told.contains(
        "haul lost to pan at 100 ms: pan claimed first, at 30 ms, 10 pt down, "
          + "and has ended since: only what is under way can be taken over"), "\(told)")
  }

  /// Two fingers move apart after a drag down on a list at its top has become `refresh`.
  private func pulled(_ lines: String...) async throws -> String {
    try await explain(
      """
        scroll: {does: scroll, target: list, by: drag, toward: vertical, hand-over: {to: refresh, at: top}}
        refresh: {does: custom, target: list, by: drag, toward: down, begins: hand-over, alternative: x}
        zoom: {does: custom, target: list, by: pinch-open, alternative: x}
      """, lines,
      trace: """
        {"t":0,"at":{"list":["top"]}}
        {"t":0,"phase":"down","id":1,"x":100,"y":200,"on":"list"}
        {"t":50,"phase":"move","id":1,"x":100,"y":220}
        {"t":100,"phase":"move","id":1,"x":100,"y":240}
        {"t":150,"phase":"down","id":2,"x":200,"y":240,"on":"list"}
        {"t":200,"phase":"move","id":1,"x":60,"y":240}
        {"t":200,"phase":"move","id":2,"x":240,"y":240}
        {"t":600,"phase":"up","id":1,"x":60,"y":240}
        {"t":600,"phase":"up","id":2,"x":240,"y":240}
        """)
  }

  @Test("what is preferred to both activities of a hand-over lives on")
  func handedOver() async throws {
    let told = try await pulled("{prefer: zoom, over: [scroll, refresh]}")
    #expect(told.contains("over at 200 ms: zoom, which `resolve` prefers, took over"), "\(told)")
  }

  @Test("what is preferred to the first alone loses to the second")
  func lost() async throws {
    let told = try await pulled("{prefer: zoom, over: scroll}")
    #expect(told.contains("zoom lost to refresh at 100 ms: refresh claimed first"), "\(told)")
  }
}
