import Testing

@testable import gspec

@Suite("parts of paths, also of paths with one character")
struct PathTextTests {
  @Test(
    "a path's folder and name",
    arguments: [
      ("a", "", "a"), ("/", "/", "/"), ("", "", ""), ("/a", "/", "a"), ("a/", "", "a"), ("a/b", "a", "b"),
      ("a//b/", "a", "b"), ("./é", ".", "é"), ("//", "/", "/"), ("/a/b.c", "/a", "b.c"),
    ])
  func parts(_ path: String, _ folder: String, _ name: String) {
    #expect(PathText.folder(of: path) == folder)
    #expect(PathText.name(of: path) == name)
  }

  @Test("joining a folder and a name")
  func joined() {
    #expect(PathText.path("", "a") == "a")
    #expect(PathText.path("/", "a") == "/a")
    #expect(PathText.path("a/", "b") == "a/b")
    #expect(PathText.path("a", "b") == "a/b")
  }

  @Test(
    "no command crashes with file names of one letter",
    arguments: ["generate swift a -o b", "doc a -o b", "lint a --witness b", "test a", "compile a -o b"])
  func oneLetter(_ arguments: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      arguments.hasPrefix("test") ? "version: 1\nspec: s\ncases: []\n" : Sample.spec, "a")
    let run = try await GSpecProcess.shell("cd \"$1\" && exec \"$0\" \(arguments)", [folder.path])
    #expect(run.status <= 2 && !run.stderr.contains("crashed"), "\(run)")
  }
}
