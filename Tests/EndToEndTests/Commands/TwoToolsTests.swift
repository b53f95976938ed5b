import Testing

@testable import gspec

/// A finger and a pen on one element do one activity at the same time: two sequences, each with its own candidates, outcomes and end.
@Suite("Two tools that do one activity on one element")
struct TwoToolsTests {
  private static let spec = """
    gspec: 1
    product: Tools
    uses: [material]
    elements: {page: {}}
    activities:
      move:
        does: pan
        target: page
        by: drag
        tools: [finger, pen]
        feedback: {follow: {translation: 1x}, on-cancel: {duration: 300ms}}
        alternative: a button

    """

  /// The pen begins while the finger moves, and ends after it.
  private static let trace = """
    {"trace":1,"width":390,"height":844,"unit":"pt"}
    {"t":0,"phase":"down","id":1,"x":200,"y":400,"on":"page"}
    {"t":100,"phase":"move","id":1,"x":240,"y":400}
    {"t":150,"phase":"move","id":1,"x":250,"y":400}
    {"t":200,"phase":"down","id":2,"x":100,"y":400,"on":"page","tool":"pen"}
    {"t":300,"phase":"move","id":2,"x":140,"y":400}
    {"t":320,"phase":"move","id":1,"x":280,"y":400}
    {"t":340,"phase":"move","id":2,"x":150,"y":400}
    {"t":400,"phase":"up","id":1,"x":280,"y":400}
    {"t":500,"phase":"up","id":2,"x":150,"y":400}

    """

  @Test("explain gives each tool its own claim and end")
  func explained() async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(Self.spec, "tools.gspec.yaml")
    let told = try await GSpecProcess.run("explain", spec, "--trace", "-", stdin: Self.trace)
    #expect(
      told.stdout.contains(
        """
        press at 0 ms on page, at 200,400
          ✓ move: began at 100 ms, ended at 400 ms — drag

        press at 200 ms by pen on page, at 100,400
          ✓ move: began at 300 ms, ended at 500 ms — drag

        """), "\(told.stdout)\(told.stderr)")
  }

  @Test("a finger and a pen that land at one time have a heading each, with its own candidates")
  func landingAtOnce() async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(Self.spec.replacing("[finger, pen]", with: "[pen]"), "pen.gspec.yaml")
    let trace = """
      {"t":0,"phase":"down","id":1,"x":200,"y":400,"on":"page"}
      {"t":0,"phase":"down","id":2,"x":100,"y":400,"on":"page","tool":"pen"}
      {"t":100,"phase":"move","id":2,"x":140,"y":400}
      {"t":200,"phase":"up","id":1,"x":200,"y":400}
      {"t":300,"phase":"up","id":2,"x":140,"y":400}

      """
    let told = try await GSpecProcess.run("explain", spec, "--trace", "-", stdin: trace)
    #expect(
      told.stdout.contains(
        """
        press at 0 ms on page, at 200,400
          – move: it is not for a finger, only for pen — drag

        press at 0 ms by pen on page, at 100,400
          ✓ move: began at 100 ms, ended at 300 ms — drag

        """), "\(told.stdout)\(told.stderr)")
  }

  @Test("impact compares each tool's claim with its own")
  func compared() async throws {
    let folder = try TemporaryFolder()
    let old = try folder.write(Self.spec.replacing("[finger, pen]", with: "[pen]"), "old.gspec.yaml")
    let new = try folder.write(Self.spec, "new.gspec.yaml")
    let trace = try folder.write(Self.trace, "two.jsonl")
    let gained = try await GSpecProcess.run("impact", old, new, "--traces", trace)
    #expect(gained.stdout.contains("1 trace: 1 comes to something else\n"), "\(gained.stdout)")
    #expect(gained.stdout.split(separator: "\n").count { $0.hasPrefix("  1 trace  ") } == 1)
    #expect(gained.stdout.contains("now: move by drag on page at 100 ms, ends without commit"))
    let lost = try await GSpecProcess.run("impact", new, old, "--traces", trace)
    #expect(lost.stdout.contains("was: move by drag on page at 100 ms, ends without commit"))
    #expect(!lost.stdout.contains("now:"), "\(lost.stdout)")
  }

  @Test("feedback goes on from where it is shown, with the tool that claimed last, and time does not go back")
  func shown() async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(Self.spec, "tools.gspec.yaml")
    let told = try await GSpecProcess.run(
      "run", spec, "--trace", "-", "--feedback", "--step", "100ms", stdin: Self.trace)
    let rows = told.stdout.split(separator: "\n").dropFirst().map { line in
      line.split(separator: " ").map(String.init)
    }
    let times = rows.compactMap { row in row.first.flatMap { Int($0) } }
    #expect(times == times.sorted() && times.count == rows.count, "\(told.stdout)")
    let places = rows.prefix(8).map { row in
      let (phase, shows) = (row[3], row.dropFirst(5).prefix(2).joined(separator: " "))
      return "\(row[0]) \(phase): \(shows)"
    }
    #expect(
      places == [
        "100 began: at rest", "150 changed: x 10", "200 press: x 10", "300 began: x 10", "320 changed: x 10",
        "340 changed: x 20", "400 ended: x 20", "500 ended: x 20;",
      ], "\(told.stdout)")
  }

  @Test("a case with `only` lists the claims of each tool")
  func only() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, "tools.gspec.yaml")
    try folder.write(Self.trace, "two.jsonl")
    func run(_ first: String, _ second: String) async throws -> GSpecProcess {
      let cases = """
        version: 1
        spec: tools.gspec.yaml
        cases:
          - name: two
            trace: two.jsonl
            expect: [{activity: move, \(first)}, {activity: move, \(second)}]
            only: true

        """
      return try await GSpecProcess.run("test", folder.write(cases, "tools.cases.yaml"))
    }
    let one = try await run("phase: began, tool: pen", "phase: ended, tool: pen")
    #expect(one.status == 1 && one.stdout.contains("`move` claims more often than listed"), "\(one)")
    let both = try await run("phase: began, tool: finger", "phase: ended, tool: pen")
    #expect(both.status == 0, "\(both)")
  }
}
