import Foundation
import Testing

@testable import gspec

/// Tests of one fix for several conflicts with the same cause: handles in a scrolling page.
@Suite("One fix for several conflicts")
struct CommonFixTests {
  private static let handles = """
    gspec: 1
    product: Handles
    uses: [material]
    platforms: [android]
    elements:
      page:
        scrolls: vertical
        children:
          left-handle: {}
          right-handle: {}
          knob: {}
    activities:
      scroll: {does: scroll, target: page, by: [drag, swipe, fling]}
      crop-left: {does: custom, target: page/left-handle, by: drag, toward: any, alternative: a field}
      crop-right: {does: custom, target: page/right-handle, by: drag, toward: any, alternative: a field}
      turn: {does: custom, target: page/knob, by: drag, toward: any, alternative: a field}

    """

  @Test("text joins the conflicts, JSON has each; the common fix comes first in all")
  func shown() async throws {
    let text = try await GSpecProcess.run("lint", "-", stdin: Self.handles)
    let heads = text.stdout.split(separator: "\n").filter { $0.hasPrefix("warning[conflict/nested]") }
    #expect(heads.count == 1, "\(text.stdout)")
    let fix =
      "`prefer:all/scroll`: write `{prefer: [crop-left, crop-right, turn], over: scroll}` under `resolve`; "
      + "adds no latency; `scroll` is not recognized where both claim (a movement up or down beyond 8 pt); "
      + "settles 3 findings at once"
    #expect(text.stdout.contains("= help: \(fix)\n"), "\(text.stdout)")
    #expect(text.stdout.split(separator: "\n").count { $0.contains("= also line 1") } == 2, "\(text.stdout)")
    #expect(text.stdout.contains("0 errors, 3 warnings"))
    let json = try AnyJSON.read(
      try await GSpecProcess.run("lint", "--format", "json", "-", stdin: Self.handles).stdout)
    let names = json["findings"]?.items.map { $0["fixes"]?.items.first?["name"]?.text }
    #expect(names == Array(repeating: "prefer:all/scroll", count: 3))
  }

  @Test("it can be applied without an id, and removes all of the conflicts")
  func applied() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.handles, "a.gspec.yaml")
    let fixed = try await GSpecProcess.run("lint", "--fix", "--fix-with", "prefer:all/scroll", path)
    #expect(
      fixed.status == 0 && fixed.stdout.contains("0 errors, 0 warnings"), "\(fixed.stdout)\(fixed.stderr)")
    #expect(
      try folder.text("a.gspec.yaml").hasSuffix(
        "resolve:\n  - {prefer: [crop-left, crop-right, turn], over: scroll}\n"))
  }

  @Test("a conflict that a comment accepts stays accepted, and is no obstacle")
  func accepted() async throws {
    let comment = "  # gspec:disable-next-line conflict/nested -- a knob is for turning\n  turn:"
    let spec = Self.handles.replacing("  turn:", with: comment)
    let text = try await GSpecProcess.run("lint", "-", stdin: spec)
    #expect(text.stdout.contains("`{prefer: [crop-left, crop-right], over: scroll}`"), "\(text.stdout)")
    #expect(text.stdout.contains("2 warnings, 0 notes; 1 accepted"), "\(text.stdout)")
  }

  @Test("it is not offered if it would cause new findings")
  func refused() async throws {
    let spec = Self.handles + "resolve: [{prefer: scroll, over: turn}]\n"
    let text = try await GSpecProcess.run("lint", "-", stdin: spec)
    #expect(!text.stdout.contains("turn], over"), "\(text.stdout)")
    #expect(text.stdout.contains("{prefer: [crop-left, crop-right], over: scroll}"), "\(text.stdout)")
  }

  @Test(
    "one line makes a touch wait for several double touches inside; buttons in a map leave it theirs by one line"
  )
  func others() async throws {
    let head = """
      gspec: 1
      product: Video
      uses: [material]
      elements: {player: {children: {left: {}, right: {}}}}
      activities:

      """
    let video =
      head + """
          controls: {does: lights-out, target: player, by: touch}
          back: {does: custom, target: left, by: double-touch, alternative: a button}
          forward: {does: custom, target: right, by: double-touch, alternative: a button}

        """
    let wait =
      "`wait:all/controls`: write `{wait: controls, for: [back, forward]}` under `resolve`; `controls` then waits 300 ms for "
      + "`forward`; `controls` is not recognized where one of the others is; settles 2 findings at once"
    try await expect(wait, in: video, "wait:all/controls")
    let map =
      head + """
          zoom: {does: zoom-in, target: player, by: double-touch}
          quick-zoom: {does: zoom-in, target: player, by: double-touch-drag, toward: down}
          north: {does: activate, target: left, by: touch}
          search: {does: activate, target: right, by: touch}

        """
    let prefer =
      "`prefer:all/quick-zoom+zoom`: write `{prefer: [north, search], over: [quick-zoom, zoom]}` under `resolve`; adds no "
      + "latency; `quick-zoom` and `zoom` are not recognized where both claim; settles 2 findings at once"
    try await expect(prefer, in: map, "prefer:all/quick-zoom+zoom")
  }

  /// Expects a help, and that its fix leaves no error or warning.
  private func expect(_ help: String, in spec: String, _ fix: String) async throws {
    let text = try await GSpecProcess.run("lint", "-", stdin: spec)
    #expect(text.stdout.contains("= help: \(help)\n"), "\(text.stdout)")
    #expect(text.stdout.split(separator: "\n").count { $0.contains("= also line ") } == 1, "\(text.stdout)")
    let folder = try TemporaryFolder()
    let path = try folder.write(spec, "a.gspec.yaml")
    let fixed = try await GSpecProcess.run("lint", "--fix", "--fix-with", fix, path)
    #expect(
      fixed.status == 0 && fixed.stdout.contains("0 errors, 0 warnings"), "\(fixed.stdout)\(fixed.stderr)")
  }
}
