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
    "a path for a shell is quoted if it has to be",
    arguments: [
      ("a/b-1.gspec.yaml", "a/b-1.gspec.yaml"), ("été/日本", "été/日本"), ("my specs/a", "'my specs/a'"),
      ("it's", #"'it'\''s'"#), ("$a", "'$a'"), ("", "''"),
    ])
  func argument(_ path: String, _ expected: String) async throws {
    #expect(PathText.argument(path) == expected)
    let shell = try await GSpecProcess.shell("printf %s \(expected)")
    #expect(shell.stdout == path, "a shell reads it as the path")
  }

  @Test("a command that is printed runs as it is printed")
  func printed() async throws {
    let folder = try TemporaryFolder()
    let run = try await GSpecProcess.shell(
      """
      cd "$1" && mkdir bin && ln -s "$0" bin/gspec && PATH="$PWD/bin:$PATH" &&
      gspec init App -o "it's mine" | sed -n 's/^next: //p' | tr '`,' ' ;' | sh
      """, [folder.path])
    #expect(run.status == 0 && run.stdout.contains("4 passed, 0 failed"), "\(run)")
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
