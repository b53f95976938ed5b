import Foundation
import Testing

@testable import gspec

@Suite("gspec diff")
struct DiffCommandTests {
  private static let old = Sample.upward
  private static let new = old.replacing("[drag, swipe, fling]", with: "[drag, fling]").replacing(
    "  open:", with: "  show:"
  ).replacing("distance: 100pt", with: "distance: 80pt")

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.old, "old.gspec.yaml")
    try folder.write(Self.new, "new.gspec.yaml")
    return folder
  }

  private func diff(
    _ arguments: String..., in folder: TemporaryFolder, stdin: String = ""
  ) async throws -> GSpecProcess {
    try await folder.gspec(["diff"] + arguments, stdin: stdin)
  }

  @Test("text: first losses, then changes, then breaks of generated code")
  func text() async throws {
    let run = try await diff("old.gspec.yaml", "new.gspec.yaml", in: try folder())
    #expect(run.status == 0 && run.stderr.isEmpty, "\(run)")
    #expect(
      run.stdout
        == """
        old.gspec.yaml to new.gspec.yaml: 1 loss, 2 changes, 0 gains; 8 breaks of generated Swift

        people lose
          new.gspec.yaml:15: `archive` can no longer be done by swipe

        changes
          new.gspec.yaml:14: `show` was called `open`
          new.gspec.yaml:15: `archive` commits elsewhere
              was: at 100 pt or 2000 pt/s
              now: at 80 pt or 2000 pt/s

        generated Swift breaks
          `SampleActivity.open` is gone
          `SampleGesture.open` is gone
          `SampleGesture.Archive.Mechanic.swipe` is gone
          `SampleGesture.Open` is gone
          `SampleGestureHandler.open(_:)` is gone
          `SampleActivity.show` is a new case, which a `switch` without `default` must name
          `SampleGesture.show` is a new case, which a `switch` without `default` must name
          `SampleGestureHandler.show(_:)` is a new requirement, which every handler must implement

        """)
  }

  @Test("--breaking fails only if something breaks")
  func breaking() async throws {
    let folder = try folder()
    #expect(try await diff("old.gspec.yaml", "new.gspec.yaml", "--breaking", in: folder).status == 1)
    try folder.write(Self.old.replacing("distance: 100pt", with: "distance: 80pt"), "near.gspec.yaml")
    let run = try await diff("old.gspec.yaml", "near.gspec.yaml", "--breaking", in: folder)
    #expect(run.status == 0 && run.stdout.contains("0 losses, 1 change, 0 gains; 0 breaks"), "\(run)")
    let same = try await diff("old.gspec.yaml", "-", "--breaking", in: folder, stdin: "# moved\n" + Self.old)
    #expect(same.status == 0, "\(same)")
    #expect(same.stdout == "nothing changes for people, and generated Swift still compiles\n")
  }

  @Test("JSON and Markdown, also both in one run")
  func formats() async throws {
    let folder = try folder()
    let run = try await diff(
      "old.gspec.yaml", "new.gspec.yaml", "--format", "json", "--format", "markdown=summary.md", in: folder)
    #expect(run.status == 0, "\(run)")
    let report = try AnyJSON.read(run.stdout)
    #expect(report["version"]?.integer == 1 && report["product"]?.text == "Sample")
    #expect(
      report["changes"]?.items.compactMap { $0["kind"]?.text } == [
        "way-removed", "activity-renamed", "commit",
      ])
    #expect(report["changes"]?[2]?["before"]?.text == "at 100 pt or 2000 pt/s")
    #expect(report["changes"]?[0]?["new"]?["line"]?.integer == 15)
    #expect(report["breaks"]?[0]?["symbol"]?.text == "SampleActivity.open")
    #expect(report["summary"]?["losses"]?.integer == 1 && report["summary"]?["breaks"]?.integer == 8)
    let summary = try folder.text("summary.md")
    #expect(
      summary.hasPrefix(
        "### gspec diff: 1 loss, 2 changes, 0 gains; 8 breaks of generated Swift\n\n**People lose**\n"),
      "\(summary)")
    #expect(
      summary.contains("- `archive` commits elsewhere\n  - was: at 100 pt or 2000 pt/s\n"), "\(summary)")
  }

  @Test("specs of git revisions use the vocabularies of the same revision")
  func revisions() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "vocabulary: Own\ngspec: 1\nmetrics: {long-press-timeout: 400ms}\n", "specs/own.gspec.yaml")
    let spec = Self.old.replacing("uses: [material]", with: "uses: [material, ./own.gspec.yaml]").replacing(
      "by: touch", with: "by: long-press")
    try folder.write(spec, "specs/mail.gspec.yaml")
    let git = try await GSpecProcess.shell(
      """
      command -v git >/dev/null || exit 99
      cd "$1" && git init -q . && git add . && git -c user.name=T -c user.email=t@example.com commit -qm one
      """, [folder.path])
    try #require(git.status == 0, "git is needed: \(git.stderr)")
    try folder.write(
      "vocabulary: Own\ngspec: 1\nmetrics: {long-press-timeout: 900ms}\n", "specs/own.gspec.yaml")
    let run = try await diff("HEAD:specs/mail.gspec.yaml", "specs/mail.gspec.yaml", in: folder)
    #expect(run.status == 0 && run.stdout.contains("`open` asks for another movement (long-press)"), "\(run)")
    #expect(run.stdout.contains("400 ms or longer") && run.stdout.contains("900 ms or longer"), "\(run)")
    let below = try await GSpecProcess.shell(
      "cd \"$1/specs\" && exec \"$0\" diff HEAD:./mail.gspec.yaml mail.gspec.yaml", [folder.path])
    #expect(below.status == 0 && below.stdout.contains("another movement"), "\(below)")
    let missing = try await diff("HEAD:specs/nail.gspec.yaml", "specs/mail.gspec.yaml", in: folder)
    #expect(
      missing.status == 2 && missing.stderr.contains("there is no such file in that revision"), "\(missing)")
    let unknown = try await diff("nowhere:specs/mail.gspec.yaml", "specs/mail.gspec.yaml", in: folder)
    #expect(unknown.status == 2 && unknown.stderr.contains("git knows no revision nowhere"), "\(unknown)")
    let inside = try await diff("HEAD:specs", "specs/mail.gspec.yaml", in: folder)
    #expect(inside.status == 2 && inside.stderr.contains("HEAD:specs: is a folder, not a file"), "\(inside)")
    let none = try await GSpecProcess.shell(
      "cd \"$1\" && PATH=\"$1\" exec \"$0\" diff HEAD:specs/mail.gspec.yaml specs/mail.gspec.yaml",
      [folder.path])
    #expect(none.status == 2 && none.stderr.contains("git is not installed"), "\(none)")
  }

  @Test("without a revision, a file and its vocabularies are those of git's index")
  func index() async throws {
    let folder = try TemporaryFolder()
    try folder.write("vocabulary: Own\ngspec: 1\nmetrics: {long-press-timeout: 400ms}\n", "own.gspec.yaml")
    let spec = Self.old.replacing("uses: [material]", with: "uses: [material, ./own.gspec.yaml]").replacing(
      "by: touch", with: "by: long-press")
    try folder.write(spec, "mail.gspec.yaml")
    let git = try await GSpecProcess.shell("cd \"$1\" && git init -q . && git add .", [folder.path])
    try #require(git.status == 0, "git is needed: \(git.stderr)")
    try folder.write("vocabulary: Own\ngspec: 1\nmetrics: {long-press-timeout: 900ms}\n", "own.gspec.yaml")
    let run = try await diff(":mail.gspec.yaml", "mail.gspec.yaml", in: folder)
    #expect(run.status == 0 && run.stdout.contains("400 ms or longer"), "\(run)")
    let missing = try await diff(":nail.gspec.yaml", "mail.gspec.yaml", in: folder)
    #expect(missing.status == 2 && missing.stderr.contains("no such file in git's index"), "\(missing)")
  }

  @Test(
    "links in git's index are followed: to a spec, through a folder, and not out of the repository or in a circle"
  )
  func linksOfIndex() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.old, "specs/mail.gspec.yaml")
    let git = try await GSpecProcess.shell(
      """
      cd "$1" && git init -q . && mkdir other && ln -s ../specs/mail.gspec.yaml other/a.gspec.yaml && ln -s other linked
      ln -s ./linked/a.gspec.yaml b.gspec.yaml && ln -s c.gspec.yaml c.gspec.yaml && ln -s ../x.gspec.yaml d.gspec.yaml
      ln -s "$1/specs/mail.gspec.yaml" e.gspec.yaml && git add . && rm -r other linked [b-e].gspec.yaml
      """, [folder.path])
    try #require(git.status == 0, "git is needed: \(git.stderr)")
    for link in ["other/a", "linked/a", "b"] {
      let run = try await diff(":\(link).gspec.yaml", "specs/mail.gspec.yaml", in: folder)
      #expect(run.status == 0 && run.stdout.hasPrefix("nothing changes"), "\(link): \(run)")
    }
    for link in ["c", "d", "e"] {
      let run = try await diff(":\(link).gspec.yaml", "specs/mail.gspec.yaml", in: folder)
      #expect(run.status == 2 && run.stderr.contains("no such file in git's index"), "\(link): \(run)")
    }
  }

  @Test("errors: a missing file, no repository, standard input twice, a spec with errors, a vocabulary")
  func refused() async throws {
    let folder = try folder()
    let missing = try await diff("old.gspec.yaml", "nowhere.gspec.yaml", in: folder)
    #expect(missing.status == 2 && missing.stderr.contains("nowhere.gspec.yaml: No such file"), "\(missing)")
    #expect(missing.stderr.contains("one of a git revision as"), "\(missing)")
    let outside = try await diff("HEAD:old.gspec.yaml", "new.gspec.yaml", in: folder)
    #expect(outside.status == 2 && outside.stderr.contains("is in no git repository"), "\(outside)")
    #expect(try await diff("-", "-", in: folder).status == 2)
    try folder.write(Sample.broken, "broken.gspec.yaml")
    let broken = try await diff("old.gspec.yaml", "broken.gspec.yaml", in: folder)
    #expect(broken.status == 1 && broken.stderr.contains("did you mean `page/card`"), "\(broken)")
    #expect(broken.stdout.isEmpty)
    try folder.write("vocabulary: Own\ngspec: 1\n", "own.gspec.yaml")
    let vocabulary = try await diff("old.gspec.yaml", "own.gspec.yaml", in: folder)
    #expect(
      vocabulary.status == 2
        && vocabulary.stderr.contains(
          "is a vocabulary, which has no activities\n  help: give a spec that uses it")
    )
  }
}
