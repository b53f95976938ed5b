import Testing

@testable import gspec

/// Tests of what `gspec explain` says of winners, and of fallbacks.
@Suite("gspec explain: the course of a winner")
struct ExplainCourseTests {
  private static let spec = """
    gspec: 1
    product: Example
    uses: [material]
    platforms: [android]
    state: {depth: [front, inner], mode: [read, edit]}
    elements:
      page: {pages: horizontal, zooms: true}
    activities:
      zoom: {does: zoom-in, target: page, by: pinch-open}
      desk: {does: edge-swipe, target: page, by: edge-swipe, from: bottom-edge, toward: up, commit: {distance: 30pt}}
      turn: {does: paging-swipe, target: page, by: drag, toward: horizontal, when: mode == read, commit: {distance: 50%}}
      back:
        does: edge-swipe
        target: page
        by: edge-swipe
        from: left-edge
        toward: right
        when: depth == inner
        commit: {distance: 30pt}
        fallback: turn
    resolve:
      - {prefer: [zoom, back], over: turn}

    """

  private func explain(_ trace: String, set: String = "depth=front") async throws -> String {
    let folder = try TemporaryFolder()
    let spec = try folder.write(Self.spec, "spec.gspec.yaml")
    let told = try await GSpecProcess.run("explain", spec, "--trace", "-", "--set", set, stdin: trace)
    #expect(told.status == 0, "\(told.stderr)")
    return told.stdout.replacing(spec, with: "spec")
  }

  /// A swipe from the left edge to the right, 200 points long.
  private func swipe(_ size: String = "", header: String = "") -> String {
    header + """
      {"t":0,"phase":"down","id":1,"x":5,"y":200,"on":"page"\(size)}
      {"t":50,"phase":"move","id":1,"x":25,"y":200}
      {"t":400,"phase":"move","id":1,"x":205,"y":200}
      {"t":500,"phase":"up","id":1,"x":205,"y":200}

      """
  }

  @Test(
    "a guard is told as text: without quotes, on one line, and not by the name of an alias",
    arguments: [
      "\"mode == edit and flag\"", "'mode == edit and flag'", "*guard", "mode == edit\n      and flag",
      ">\n      mode == edit\n      and flag",
    ])
  func guards(_ written: String) async throws {
    let spec = """
      gspec: 1
      product: Example
      uses: [material]
      state: {mode: [read, edit], flag: bool}
      elements: {page: }
      activities:
        show: {does: custom, target: page, by: double-touch, when: &guard mode == edit and flag}
        open:
          does: activate
          target: page
          by: touch
          when: \(written)

      """
    let folder = try TemporaryFolder()
    let told = try await GSpecProcess.run(
      "explain", try folder.write(spec, "spec.gspec.yaml"), "--gesture", "touch on page")
    #expect(told.stdout.contains("– open: its guard does not hold: mode == edit and flag — touch"), "\(told)")
  }

  @Test("explain says if a threshold is a share of an unknown size")
  func sizes() async throws {
    let limit = "it commits at 50 % of its size (spec:11)"
    let near =
      "✓ turn: began at 50 ms, ended at 500 ms, not committed: it was 92 % of the way to its threshold, standing still; \(limit) — "
    let remark = "; its threshold is 50 % of a size that the trace does not give"
    #expect(
      try await explain(swipe()).contains(
        "✓ turn: began at 50 ms, ended at 500 ms, not committed: it was standing still; \(limit)\(remark) — "
      ))
    let sized = try await explain(swipe(",\"size\":[390,700]"))
    #expect(sized.contains(near), "\(sized)")
    let screen = try await explain(swipe(header: "{\"trace\":1,\"width\":390,\"height\":844}\n"))
    #expect(screen.contains(near), "\(screen)")
    // A threshold in points needs no size.
    let points = try await explain(swipe(), set: "depth=inner")
    #expect(points.contains("✓ back: began at 50 ms, ended at 500 ms, committed — "), "\(points)")
  }

  @Test("explain says if the right and bottom edges are unknown")
  func edges() async throws {
    let remark = "desk failed at 0 ms: it was not pressed at the edge that it comes from"
    let unknown =
      "; the trace does not give the screen's size, without which right and bottom edges are unknown — "
    #expect(try await explain(swipe()).contains(remark + unknown))
    let screen = try await explain(swipe(header: "{\"trace\":1,\"width\":390,\"height\":844}\n"))
    #expect(
      screen.contains(
        "desk failed at 0 ms: it was pressed 644 pt from the edge that it comes from; the limit is 20 pt (edge-width, material) — "
      ), "\(screen)")
  }

  @Test("explain names a fallback only if the fallback itself is possible")
  func fallback() async throws {
    #expect(
      try await explain(swipe()).contains("back: its guard does not hold: depth == inner, turn takes over — ")
    )
    let neither = try await explain(swipe(), set: "mode=edit")
    #expect(neither.contains("back: its guard does not hold: depth == inner — "))
  }

  @Test("what is cancelled before it was decided has lost to nothing that was under way")
  func cancelled() async throws {
    let told = try await explain(
      """
      {"t":0,"phase":"down","id":1,"x":150,"y":200,"on":"page"}
      {"t":50,"phase":"move","id":1,"x":200,"y":200}
      {"t":100,"phase":"cancel","id":1,"x":200,"y":200}

      """)
    #expect(told.contains("✓ turn: began at 50 ms, cancelled at 100 ms; its threshold"), "\(told)")
    #expect(told.contains("✗ zoom failed at 100 ms: the touch was cancelled — "), "\(told)")
  }

  @Test("an activity that begins twice is reported twice")
  func again() async throws {
    let told = try await explain(
      """
      {"t":0,"phase":"down","id":1,"x":150,"y":200,"on":"page"}
      {"t":0,"phase":"down","id":2,"x":200,"y":200,"on":"page"}
      {"t":50,"phase":"move","id":2,"x":250,"y":200}
      {"t":100,"phase":"up","id":2,"x":250,"y":200}
      {"t":200,"phase":"down","id":2,"x":200,"y":200,"on":"page"}
      {"t":300,"phase":"move","id":2,"x":250,"y":200}
      {"t":400,"phase":"up","id":1,"x":150,"y":200}
      {"t":400,"phase":"up","id":2,"x":250,"y":200}

      """)
    #expect(
      told.contains("✓ zoom: began at 50 ms, ended at 100 ms; again began at 300 ms, ended at 400 ms — "),
      "\(told)")
  }
}
