import Foundation
import Testing

@Suite("gspec format")
struct FormatCommandTests {
  private static let messy = "product: A   # name\ngspec: 1\nelements:\n    list: {}\n"
  private static let neat = "gspec: 1\nproduct: A   # name\n\nelements:\n  list: {}\n"

  @Test("files are written, and a second run writes nothing")
  func files() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.messy, "a.gspec.yaml")
    try folder.write(Self.neat, "deep/b.gspec.yaml")
    let first = try await GSpecProcess.run("format", folder.path)
    #expect(first.status == 0 && first.stderr.isEmpty, "\(first)")
    #expect(
      first.stdout
        == "formatted \(folder.path)/a.gspec.yaml\n1 of 2 specs formatted; the others have their usual form\n"
    )
    #expect(try folder.text("a.gspec.yaml") == Self.neat)
    let second = try await GSpecProcess.run("format", folder.path)
    #expect(second.stdout == "0 of 2 specs formatted; the others have their usual form\n")
  }

  @Test("standard input goes to standard output")
  func standardInput() async throws {
    let run = try await GSpecProcess.run("format", "-", stdin: Self.messy)
    #expect(run.status == 0 && run.stdout == Self.neat && run.stderr.isEmpty, "\(run)")
  }

  @Test("marks of the text's direction stay, in a formatted text and in a patch, which applies")
  func directions() async throws {
    let folder = try TemporaryFolder()
    let mixed = Self.messy + "    # a page \u{200F}שלום\u{200E} of text\n"
    let path = try folder.write(mixed, "a.gspec.yaml")
    let piped = try await GSpecProcess.run("format", "-", stdin: mixed)
    #expect(piped.status == 0 && piped.stdout.contains("\u{200F}שלום\u{200E}"), "\(piped)")
    let diff = try await GSpecProcess.run("format", "--diff", path)
    #expect(diff.stdout.contains("\u{200F}שלום\u{200E}"), "\(diff)")
    #expect(try await GSpecProcess.run("format", path).status == 0)
    #expect(try folder.text("a.gspec.yaml") == piped.stdout)
  }

  @Test(
    "a second run changes nothing",
    arguments: [
      // Hyphens in anchors and comments are no dashes of a list.
      "commit:\n    - &low-stop\n      name: reveal\n      distance: 72pt\n    - name: delete\n      distance: 60%\n          # the whole way\n",
      "by:\n      - # why - because\n        touch\n      - &a-b drag\n",
      "by:\n      -\n        - # why\n          x: touch\n",
    ])
  func twice(_ lines: String) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "gspec: 1\nproduct: A\n\nelements:\n  list: {}\n\nactivities:\n  a:\n    \(lines)", "a.gspec.yaml")
    let first = try await GSpecProcess.run("format", path)
    #expect(first.status == 0, "\(first)")
    let text = try folder.text("a.gspec.yaml")
    let second = try await GSpecProcess.run("format", "--check", path)
    #expect(second.status == 0, "\(text)")
  }

  @Test("a comment that accepts a finding of the next line stays above that line")
  func acceptingComments() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      gspec: 1
      product: P
      elements: {row: {swipeable: left}}
      activities:
        a:
          does: dismiss
          commit: {distance: 50%} # gspec:disable-next-line material/dismiss-along-scroll -- agreed
          toward: up
          target: row

      """, "a.gspec.yaml")
    #expect(try await GSpecProcess.run("format", path).status == 0)
    let text = try folder.text("a.gspec.yaml")
    #expect(
      text.contains(
        "    # gspec:disable-next-line material/dismiss-along-scroll -- agreed\n    toward: up\n"), "\(text)")
  }

  @Test("what cannot be read does not keep --check from the others; without it nothing is written")
  func missingFile() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.messy, "b.gspec.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a.gspec.yaml", withDestinationPath: "nothing")
    let check = try await GSpecProcess.run("format", "--check", folder.path)
    #expect(check.status == 2 && check.stderr.contains("a.gspec.yaml"), "\(check)")
    #expect(check.stdout.contains("would change: \(folder.path)/b.gspec.yaml"), "\(check)")
    let run = try await GSpecProcess.run("format", folder.path)
    #expect(run.status == 2 && run.stderr.contains("nothing is formatted"), "\(run)")
    #expect(try folder.text("b.gspec.yaml") == Self.messy)
  }

  @Test("--check and --diff write nothing; --check fails if a file would change")
  func check() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.messy, "a.gspec.yaml")
    let check = try await GSpecProcess.run("format", "--check", path)
    #expect(check.status == 1)
    #expect(check.stdout == "would change: \(path)\n1 of 1 specs would change\n")
    let diff = try await GSpecProcess.run("format", "--diff", path)
    #expect(diff.status == 0)
    #expect(
      diff.stdout.contains("-    list: {}\n") && diff.stdout.contains("+  list: {}\n"), "\(diff.stdout)")
    #expect(try folder.text("a.gspec.yaml") == Self.messy)
    try folder.write(Self.neat, "a.gspec.yaml")
    #expect(try await GSpecProcess.run("format", "--check", path).status == 0)
  }

  @Test("a spec that cannot be read is reported; the others are formatted")
  func unreadable() async throws {
    let folder = try TemporaryFolder()
    try folder.write("gspec: [\n", "a.gspec.yaml")
    try folder.write(Self.messy, "b.gspec.yaml")
    let run = try await GSpecProcess.run("format", folder.path)
    #expect(run.status == 1)
    #expect(run.stderr.contains("error[syntax/yaml]"), "\(run.stderr)")
    #expect(try folder.text("a.gspec.yaml") == "gspec: [\n")
    #expect(try folder.text("b.gspec.yaml") == Self.neat)
    let gone = try await GSpecProcess.run("format", folder.path + "/gone.gspec.yaml")
    #expect(gone.status == 2 && gone.stderr.contains("No such file"))
  }

  @Test(
    "files that are no specs are refused and stay",
    arguments: [
      ("cases:   []\nversion: 1\n", "this is a file of cases"), ("b:   1\na: 2\n", "language version"),
      ("{\"b\": 1, \"a\":   2}\n", "language version"), ("", "the file is empty"),
    ])
  func noSpecs(_ text: String, _ message: String) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, "other.yaml")
    let run = try await GSpecProcess.run("format", path)
    #expect(run.status == 1 && run.stdout.isEmpty && run.stderr.contains(message), "\(run)")
    #expect(try folder.text("other.yaml") == text)
  }

  @Test("a spec that several paths name is one spec")
  func sameSpec() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.messy, "a.gspec.yaml")
    let run = try await GSpecProcess.run("format", path, folder.path + "/./a.gspec.yaml")
    #expect(run.status == 0 && run.stdout == "formatted \(path)\n", "\(run)")
  }

  @Test("files that .gspec.yaml excludes are left out, unless they are named")
  func excluded() async throws {
    let folder = try TemporaryFolder()
    try folder.write("exclude: [old]\n", ".gspec.yaml")
    try folder.write(Self.messy, "old/a.gspec.yaml")
    try folder.write(Self.neat, "b.gspec.yaml")
    #expect(try await GSpecProcess.run("format", "--check", folder.path).status == 0)
    #expect(try await GSpecProcess.run("format", "--check", folder.path + "/old/a.gspec.yaml").status == 1)
  }
}
