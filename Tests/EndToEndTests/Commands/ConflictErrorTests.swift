import Testing

@testable import gspec

/// Checks that a spec with conflict errors is not compiled or run, except with every candidate alone.
@Suite("Conflict errors keep a spec from being compiled or run")
struct ConflictErrorTests {
  private let folder: TemporaryFolder
  private let spec: String
  private let trace: String

  init() throws {
    folder = try TemporaryFolder()
    spec = try folder.write(
      """
      gspec: 1
      product: Example
      uses: [material]
      platforms: [android]
      elements:
        page: {}
      activities:
        one: {does: custom, target: page, by: touch}
        two: {does: custom, target: page, by: touch}
      """, "conflict.gspec.yaml")
    trace = try folder.write(
      """
      {"t":0,"phase":"down","id":1,"x":100,"y":200,"on":"page"}
      {"t":60,"phase":"up","id":1,"x":100,"y":200}

      """, "touch.jsonl")
  }

  @Test("run and explain print the findings and end with 1")
  func run() async throws {
    for command in ["run", "explain"] {
      let run = try await GSpecProcess.run(command, spec, "--trace", trace)
      #expect(run.status == 1 && run.stdout.isEmpty)
      #expect(run.stderr.hasPrefix("error[conflict/ambiguous]"), "\(run.stderr)")
      // Only lint prints warnings and notes.
      #expect(!run.stderr.contains("warning[") && !run.stderr.contains("note["))
    }
  }

  @Test("run --rivals runs every candidate alone")
  func rivals() async throws {
    let run = try await GSpecProcess.run("run", spec, "--trace", trace, "--rivals", "--format", "json")
    #expect(run.status == 0 && run.stdout.contains("\"one\"") && run.stdout.contains("\"two\""))
  }

  @Test("compile writes nothing, in whatever form")
  func compile() async throws {
    for form in ["table", "machine", "dot"] {
      let run = try await GSpecProcess.run("compile", spec, "-o", "-", "--emit", form)
      #expect(run.status == 1 && run.stdout.isEmpty && run.stderr.contains("conflict/ambiguous"))
    }
  }

  @Test("test cannot run its cases, and says why once")
  func cases() async throws {
    let cases = try folder.write(
      """
      version: 1
      spec: conflict.gspec.yaml
      cases:
        - {name: first, gesture: touch on page, expect: [one]}
        - {name: second, gesture: touch on page, expect: [two]}
      """, "conflict.cases.yaml")
    let run = try await GSpecProcess.run("test", cases)
    #expect(run.status == 1 && run.stdout.hasSuffix("0 passed, 0 failed, 2 could not be run\n"))
    #expect(run.stderr.split(separator: "error[conflict/ambiguous]").count == 2 - 1, "\(run.stderr)")
  }
}
