import Testing

@testable import gspec

/// Tests of reports about presses on elements without activities: the first thing to check if nothing is recognized.
@Suite("presses that no activity takes")
struct UntakenPressTests {
  private static let spec = """
    gspec: 1
    product: Toolbar
    uses: [material]
    elements:
      toolbar: {children: {title: {}, button: {children: {icon: {}}}}}
    activities:
      press: {does: activate, target: button, by: touch}

    """

  private func trace(_ presses: [String]) -> String {
    presses.enumerated().map { index, on in
      """
      {"t":\(index * 500),"phase":"down","id":1,"x":10,"y":20\(on.isEmpty ? "" : ",\"on\":\"\(on)\"")}
      {"t":\(index * 500 + 50),"phase":"up","id":1,"x":10,"y":20}

      """
    }.joined()
  }

  private func run(_ command: String, _ presses: [String], format: String = "text") async throws
    -> GSpecProcess
  {
    let folder = try TemporaryFolder()
    let spec = try folder.write(Self.spec, "toolbar.gspec.yaml")
    return try await GSpecProcess.run(
      command, spec, "--trace", "-", "--format", format, stdin: trace(presses))
  }

  @Test("explain reports them in the order of all presses")
  func explain() async throws {
    let told = try await run("explain", ["title", "icon", "toolbar", ""])
    #expect(told.status == 0 && told.stderr.isEmpty)
    let sections = told.stdout.split(separator: "\n\n", omittingEmptySubsequences: true).dropFirst()
    #expect(
      sections.map { $0.split(separator: "\n").first.map(String.init) } == [
        "press at 0 ms on toolbar/title, at 10,20", "press at 500 ms on icon, at 10,20",
        "press at 1000 ms on toolbar, at 10,20", "press at 1500 ms, at 10,20",
      ])
    let reasons = sections.map { $0.split(separator: "\n").dropFirst().joined() }
    #expect(
      reasons[0]
        == "  – no activity is on `toolbar/title` or around it: nothing under the finger takes touches")
    #expect(reasons[1].hasPrefix("  ✓ press"))
    #expect(reasons[2] == "  – no activity is on `toolbar`: nothing under the finger takes touches")
    #expect(reasons[3] == "  – no element is under the finger: it takes no touches there")
  }

  @Test("explain --format json has a line for each")
  func json() async throws {
    let told = try await run("explain", ["title", "icon", ""], format: "json").stdout
    #expect(
      told.contains(
        "{\"t\":0,\"happening\":\"untaken\",\"on\":\"toolbar/title\",\"message\":\"no activity is on `toolbar/title`"
      ))
    #expect(told.contains("{\"t\":1000,\"happening\":\"untaken\",\"on\":null,"))
    #expect(!told.contains("\"t\":500,\"happening\":\"untaken\""))
  }

  @Test("run reports the first five on standard error, and the number of the others")
  func run() async throws {
    let told = try await run("run", ["icon"] + Array(repeating: "title", count: 7))
    #expect(told.status == 0 && told.stdout.contains("recognized"))
    let lines = told.stderr.split(separator: "\n")
    #expect(
      lines.count == 6
        && lines.first?.contains("press at 500 ms on toolbar/title, at 10,20: no activity") == true)
    #expect(lines.last?.hasSuffix("2 more presses on what takes no touches") == true)
    #expect(try await run("run", ["icon"]).stderr.isEmpty)
  }
}
