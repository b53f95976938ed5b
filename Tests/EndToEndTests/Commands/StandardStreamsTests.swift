import Testing

@Suite("Standard input and output in place of files")
struct StandardStreamsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Sample.spec, "sample.gspec.yaml")
  }

  private func shell(_ script: String) async throws -> GSpecProcess {
    try await GSpecProcess.shell("cd \"$1\" || exit 98\n" + script, [folder.path])
  }

  @Test("a reader that wants no more of what `-o -` writes is no error")
  func closedPipe() async throws {
    let page = try await shell("\"$0\" preview sample.gspec.yaml -o - | head -c 9")
    #expect(page.stdout == "<!DOCTYPE" && page.stderr.isEmpty, "\(page.stderr)")
  }

  @Test(
    "an error names standard output",
    arguments: ["compile sample.gspec.yaml -o -", "compile sample.gspec.yaml --emit machine"])
  func closedOutput(_ command: String) async throws {
    let compile = try await shell("\"$0\" \(command) >&-")
    #expect(compile.status == 2)
    #expect(compile.stderr.hasPrefix("error: standard output: "), "\(compile.stderr)")
  }

  @Test("a spec on standard input is not renamed, and no file has the name `-`; what would change is shown")
  func renamed() async throws {
    let rename = try await shell("\"$0\" rename open shut - < sample.gspec.yaml")
    #expect(rename.status == 2 && rename.stdout.isEmpty)
    #expect(rename.stderr.contains("standard input cannot be changed"), "\(rename.stderr)")
    #expect(folder.names == ["sample.gspec.yaml"])
    let diff = try await shell("\"$0\" rename open shut - --diff < sample.gspec.yaml")
    #expect(diff.status == 0 && diff.stdout.contains("+  shut:"), "\(diff)")
  }

  @Test("cases on standard input are named as specs are", arguments: ["text", "json", "junit", "markdown"])
  func cases(_ format: String) async throws {
    try folder.write(
      """
      version: 1
      spec: sample.gspec.yaml
      cases:
        - {name: a, gesture: touch on card, expect: []}
        - {name: b, gesture: tuch on card, expect: []}

      """, "the-file")
    let named = try await shell("\"$0\" test the-file --format \(format)")
    let piped = try await shell("\"$0\" test - --format \(format) < the-file")
    let name = format == "junit" ? "&lt;stdin&gt;" : "<stdin>"
    #expect(piped.stdout == named.stdout.replacing("the-file", with: name))
    #expect(piped.status == 1 && piped.stderr == named.stderr.replacing("the-file", with: "<stdin>"))
    #expect(named.stdout.contains("the-file") && named.stderr.contains("--> the-file:5:24\n"), "\(named)")
  }

  @Test("a spec or table on standard input has one name")
  func specs() async throws {
    for format in ["checkstyle", "junit"] {
      let lint = try await shell("echo 'gspec: 1' | \"$0\" lint - --format \(format)")
      #expect(lint.stdout.contains("\"&lt;stdin&gt;\"") && !lint.stdout.contains("\"-\""), "\(lint.stdout)")
    }
    let lint = try await shell("echo 'gspec: 1' | \"$0\" lint - sample.gspec.yaml")
    #expect(lint.stdout.contains("\n<stdin>: 1 error\n"), "\(lint.stdout)")
    let format = try await shell("echo 'gspec:  1' | \"$0\" format - --check")
    #expect(format.stdout.hasPrefix("would change: <stdin>\n"), "\(format.stdout)")
    let table = try await shell("\"$0\" disassemble - < sample.gspec.yaml")
    #expect(table.stderr.hasPrefix("error: <stdin>: this is not a gesture table"), "\(table.stderr)")
  }

  @Test(
    "an empty path is said to be one",
    arguments: [
      ["compile", "sample.gspec.yaml", "-o", ""], ["preview", "sample.gspec.yaml", "-o", ""],
      ["lint", "sample.gspec.yaml", "--cache", ""],
    ])
  func emptyPath(_ arguments: [String]) async throws {
    let run = try await folder.gspec(arguments)
    #expect(run.status == 2 && run.stderr == "error: a path is empty or has a NUL byte\n", "\(run.stderr)")
  }

  @Test("a folder of sources is not standard output", arguments: ["swift", "typescript"])
  func folderOfSources(_ language: String) async throws {
    let run = try await folder.gspec(["generate", language, "sample.gspec.yaml", "-o", "-"])
    #expect(run.status == 2 && run.stderr.contains("-o takes a folder: sources are several files"))
    #expect(folder.names == ["sample.gspec.yaml"])
  }
}
