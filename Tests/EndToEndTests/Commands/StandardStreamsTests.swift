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

  @Test("a folder of sources is not standard output", arguments: ["swift", "typescript"])
  func folderOfSources(_ language: String) async throws {
    let run = try await folder.gspec(["generate", language, "sample.gspec.yaml", "-o", "-"])
    #expect(run.status == 2 && run.stderr.contains("-o takes a folder: sources are several files"))
    #expect(folder.names == ["sample.gspec.yaml"])
  }
}
