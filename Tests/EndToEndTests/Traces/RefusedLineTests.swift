import Testing

@testable import gspec

/// Tests that a line of a trace that is refused changes nothing, and when lines without touches count.
@Suite("Lines of a trace: refused ones, and those without touches")
struct RefusedLineTests {
  private func run(_ elements: String, _ rest: String, _ trace: String) async throws -> String {
    let folder = try TemporaryFolder()
    let spec = try folder.write(
      """
      gspec: 1
      product: Lines
      uses: [material]
      platforms: [android]
      elements: \(elements)
      \(rest)

      """, "spec.gspec.yaml")
    let run = try await GSpecProcess.run(
      "run", spec, "--trace", "-", "--format", "json", stdin: trace + "\n")
    return run.stdout
  }

  private static let flagged = """
    state: {flag: bool}
    activities: {touch: {does: custom, target: list, by: touch, when: flag, alternative: a button}}
    """

  @Test("a JSON array is called one, and a text in place of a bool a text")
  func otherForms() async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(
      "gspec: 1\nproduct: Lines\nuses: [material]\nelements: {list: }\n" + Self.flagged, "spec.gspec.yaml")
    for (trace, said) in [
      ("[{\"t\":0,\"phase\":\"tick\"},\n{\"t\":1,\"phase\":\"tick\"}]\n", "is a JSON array, and not"),
      ("[\n{\"t\":0,\"phase\":\"tick\"}\n]\n", "is a JSON array, and not"),
      ("{\"t\":0,\"set\":{\"flag\":\"true\"}}\n", "flag is a bool, not the text \"true\""),
    ] {
      let run = try await GSpecProcess.run("run", spec, "--trace", "-", stdin: trace)
      #expect(run.status == 2 && run.stderr.contains(said), "\(run)")
    }
  }

  @Test("state whose time lies before that of an earlier line is not set", arguments: [50, 100])
  func state(_ time: Int) async throws {
    let outcomes = try await run(
      "{list: }", Self.flagged,
      """
      {"t":100,"phase":"tick"}
      {"t":\(time),"set":{"flag":true}}
      {"t":110,"phase":"down","id":1,"x":100,"y":200,"on":"list"}
      {"t":150,"phase":"up","id":1,"x":100,"y":200}
      """)
    #expect(outcomes.contains("recognized") == (time == 100), "\(outcomes)")
  }

  private static let handsOver = """
    activities:
      scroll: {does: scroll, target: list, by: drag, hand-over: {to: refresh, at: top}}
      refresh:
        {does: custom, target: list, by: drag, toward: down, begins: hand-over, alternative: a button}
    """

  @Test("where content stands does not change then, either", arguments: [50, 100])
  func content(_ time: Int) async throws {
    let outcomes = try await run(
      "{list: {scrolls: vertical}}", Self.handsOver,
      """
      {"t":100,"phase":"tick"}
      {"t":\(time),"at":{"list":["top"]}}
      {"t":110,"phase":"down","id":1,"x":100,"y":200,"on":"list"}
      {"t":120,"phase":"move","id":1,"x":100,"y":210}
      {"t":130,"phase":"move","id":1,"x":100,"y":230}
      {"t":150,"phase":"up","id":1,"x":100,"y":230}
      """)
    #expect(outcomes.contains("\"activity\":\"refresh\"") == (time == 100), "\(outcomes)")
  }

  @Test("what a refused press says about sizes and things is not kept")
  func press() async throws {
    let outcomes = try await run(
      "{list: {pages: horizontal, children: {row: }}}",
      """
      activities:
        page:
          {does: paging-swipe, target: list, by: drag, toward: horizontal, commit: {distance: 50%}}
      """,
      """
      {"t":0,"phase":"down","id":1,"x":100,"y":200,"on":"list/row","sizes":{"list":[100,800]}}
      {"t":5,"phase":"down","id":1,"x":100,"y":200,"on":"list[a]/row","sizes":{"list":[1000,800]}}
      {"t":10,"phase":"move","id":1,"x":110,"y":200}
      {"t":20,"phase":"move","id":1,"x":170,"y":200}
      {"t":80,"phase":"up","id":1,"x":170,"y":200}
      {"t":900,"phase":"down","id":1,"x":100,"y":200,"on":"list/row"}
      {"t":910,"phase":"move","id":1,"x":120,"y":200}
      {"t":980,"phase":"up","id":1,"x":120,"y":200}
      """)
    #expect(outcomes.contains("\"committed\":true"), "\(outcomes)")
    #expect(!outcomes.contains("\"item\""), "\(outcomes)")
  }

  @Test("where content stands counts from the next frame on, also if the line has the time of the last one")
  func frame() async throws {
    let outcomes = try await run(
      "{list: {scrolls: vertical}}", Self.handsOver,
      """
      {"t":1,"phase":"down","id":1,"x":100,"y":200,"on":"list"}
      {"t":10,"phase":"move","id":1,"x":100,"y":210}
      {"t":20,"phase":"move","id":1,"x":100,"y":230}
      {"t":20,"at":{"list":["top"]}}
      {"t":30,"phase":"move","id":1,"x":100,"y":240}
      {"t":40,"phase":"up","id":1,"x":100,"y":240}
      """)
    #expect(outcomes.contains(#"{"t":30,"activity":"refresh""#), "\(outcomes)")
  }
}
