import Testing

@testable import gspec

@Suite("Values in cases, as outcomes print them")
struct PrintedValuesTests {
  private static let spec = """
    gspec: 1
    product: P
    uses: [material]
    platforms: [android]
    elements: {a: {}}
    activities: {x: {does: custom, target: a, by: two-finger-touch}}

    """

  /// Two fingers whose middle is at 464.1115 points, which is printed as 464.112.
  private static let trace = """
    {"t":0,"phase":"down","id":1,"x":459.111,"y":200,"on":"a"}
    {"t":10,"phase":"down","id":2,"x":469.112,"y":200,"on":"a"}
    {"t":80,"phase":"up","id":1,"x":459.111,"y":200}
    {"t":90,"phase":"up","id":2,"x":469.112,"y":200}

    """

  private func run(_ x: String) async throws -> GSpecProcess {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, "p.gspec.yaml")
    try folder.write(Self.trace, "t.jsonl")
    let cases = """
      version: 1
      spec: p.gspec.yaml
      cases:
        - {name: middle, trace: t.jsonl, expect: [{activity: x, x: "\(x)"}]}

      """
    return try await GSpecProcess.run("test", folder.write(cases, "c.cases.yaml"))
  }

  @Test(
    "a printed value matches, also as the end of a range",
    arguments: [
      "464.112pt", "464.112", "464.112pt..", "..464.112pt", "464.112pt..465pt", "464.212pt +- 0.1pt",
    ])
  func matches(_ x: String) async throws {
    let test = try await run(x)
    #expect(test.status == 0, "\(test.stdout)\(test.stderr)")
  }

  @Test("another printed value does not match", arguments: ["464.113pt", "464.113pt..", "..464.11pt"])
  func differs(_ x: String) async throws {
    let test = try await run(x)
    #expect(test.status == 1 && test.stdout.contains("but `x` was 464.112"), "\(test.stdout)\(test.stderr)")
  }
}
