import Foundation
import SpecParser
import Testing

@testable import gspec

/// Tests of baselines: findings that exist are accepted, so that only new ones are reported.
@Suite("gspec lint --baseline")
struct BaselineTests {
  private let folder: TemporaryFolder
  private static let warned = Sample.upward.replacing(", velocity: 2000pt/s", with: "")

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.warned, "a.gspec.yaml")
    try folder.write(Self.warned, "b.gspec.yaml")
  }

  private func lint(_ arguments: String...) async throws -> GSpecProcess {
    try await folder.gspec(["lint", "--baseline", "base.json"] + arguments)
  }

  @Test("findings in the baseline are accepted, and only new findings are reported")
  func accepted() async throws {
    #expect(try await lint(".").status == 2, "there is none yet")
    let written = try await lint("--write-baseline", ".")
    #expect(written.status == 0 && written.stderr.contains("base.json: 2 findings accepted from now on"))
    let text = try folder.text("base.json")
    #expect(
      text.contains("\"message\":\"`archive` commits by its distance alone\"") && text.hasSuffix("]\n}\n"))
    let quiet = try await lint("--strict", ".")
    #expect(quiet.status == 0 && quiet.stderr.isEmpty, "\(quiet.stderr)")
    #expect(quiet.stdout.contains("2 specs: 0 errors, 0 warnings, 0 notes; 2 accepted\n"), "\(quiet.stdout)")
    // The old findings move to other lines, and one finding is new.
    try folder.write(
      "# moved\n" + Self.warned + "  more: {does: activate, target: page/crad, by: touch}\n", "a.gspec.yaml")
    let new = try await lint(".")
    #expect(new.status == 1 && new.stdout.contains("a.gspec.yaml: 1 error\n"), "\(new.stdout)")
    // The baseline does not depend on the order of files.
    _ = try await lint("--write-baseline", "b.gspec.yaml", "a.gspec.yaml")
    let turned = try folder.text("base.json")
    _ = try await lint("--write-baseline", "a.gspec.yaml", "b.gspec.yaml")
    #expect(try folder.text("base.json") == turned)
  }

  @Test(
    "entries without a finding are reported, and removed with --update-baseline; entries of other files stay")
  func gone() async throws {
    _ = try await lint("--write-baseline", ".")
    let before = try folder.text("base.json")
    try folder.write(Sample.upward, "b.gspec.yaml")
    let other = try await lint("a.gspec.yaml")
    #expect(other.status == 0 && other.stderr.isEmpty, "\(other.stderr)")
    let named = try await lint(".")
    #expect(named.status == 0 && named.stderr.contains("1 of 2 findings gone"), "\(named.stderr)")
    #expect(named.stderr.contains("b.gspec.yaml: `archive` commits by its distance alone"), "\(named.stderr)")
    #expect(try folder.text("base.json") == before)
    let updated = try await lint("--update-baseline", ".")
    #expect(updated.stderr.contains("1 of 2 findings removed"), "\(updated.stderr)")
    #expect(try folder.text("base.json").contains("a.gspec.yaml"))
    let after = try await lint(".")
    #expect(try !folder.text("base.json").contains("b.gspec.yaml") && after.stderr.isEmpty)
    try FileManager.default.removeItem(atPath: folder.path + "/a.gspec.yaml")
    let removed = try await lint(".")
    #expect(removed.stderr.contains("1 of 1 finding gone"), "\(removed.stderr)")
  }

  @Test(
    "errors that keep a spec from being searched are not accepted: no baseline is written, and one that has them does not count",
    arguments: ["--write-baseline", "--update-baseline"])
  func unread(_ option: String) async throws {
    _ = try await lint("--write-baseline", ".")
    let before = try folder.text("base.json")
    try folder.write(Self.warned.replacing("does: dismiss", with: "dose: dismiss"), "a.gspec.yaml")
    try folder.write(Sample.upward, "b.gspec.yaml")
    let refused = try await lint(option, ".")
    #expect(refused.status == 1, "\(refused)")
    #expect(
      refused.stderr.hasPrefix(
        """
        gspec: base.json: not written, since errors keep specs from being searched for conflicts:
        gspec:   a.gspec.yaml:15:13: the activity `archive` has no key `dose` [syntax/unknown-key]
        """), "\(refused.stderr)")
    #expect(refused.stdout.contains("1 spec was not searched for conflicts: fix how it is"), "\(refused)")
    #expect(try folder.text("base.json") == before)
    // Earlier versions accepted such an error.
    let found = try await folder.gspec(["lint", "a.gspec.yaml", "--format", "gitlab"])
    let finding = try AnyJSON.read(found.stdout).items.first
    let entry = Baseline.Entry(
      id: finding?["fingerprint"]?.text ?? "", rule: "syntax/unknown-key", severity: .error,
      file: "a.gspec.yaml",
      message: "m")
    try folder.write(
      "{\"version\": 1, \"findings\": [\(encodeJSON(entry.json))]}", "base.json")
    let old = try await lint("a.gspec.yaml")
    #expect(old.status == 1 && old.stdout.contains("= note: nothing accepts it, because it keeps"), "\(old)")
    try folder.write(before, "base.json")
    try folder.write(Self.warned, "a.gspec.yaml")
    let fixed = try await lint("--update-baseline", ".")
    #expect(fixed.status == 0 && fixed.stderr.contains("1 of 2 findings removed"), "\(fixed)")
  }

  @Test(
    "a file that is no baseline, and options without a file or that contradict each other, end with status 2")
  func wrong() async throws {
    try folder.write("{\"version\": 1, \"findings\": [{\"id\": \"x\"}]}", "base.json")
    let broken = try await lint(".")
    #expect(broken.status == 2 && broken.stderr.contains("base.json:1: is no baseline"), "\(broken.stderr)")
    #expect(try await GSpecProcess.run("lint", "--write-baseline", Sample.mail).status == 2)
    #expect(try await lint("--write-baseline", "--update-baseline", ".").status == 2)
  }

  @Test("SARIF lists accepted findings as suppressed")
  func sarif() async throws {
    try folder.write(
      Self.warned + "lint: {disable: [{rule: feedback/commit-without-velocity, reason: meant}]}\n",
      "a.gspec.yaml")
    _ = try await lint("--write-baseline", ".")
    let log = try AnyJSON.read(try await lint("--format", "sarif", ".").stdout)
    let results = log["runs"]?.items.first?["results"]?.items ?? []
    let accepted = results.filter { $0["suppressions"] != nil }
    #expect(results.count == 2 && accepted.count == 2)
    let first = accepted.compactMap { $0["suppressions"]?.items.first }
    #expect(first.compactMap { $0["kind"]?.text } == ["inSource", "external"])
    #expect(
      first.compactMap { $0["justification"]?.text } == ["meant", "in the baseline base.json"])
    #expect(first.allSatisfy { $0["status"]?.text == "accepted" })
  }

  @Test(
    "--since accepts findings that a revision had; all findings of a new file are reported; an unknown revision is an error"
  )
  func since() async throws {
    let git = try await GSpecProcess.shell(
      """
      command -v git >/dev/null || exit 99
      cd "$1" && git init -q . && git add a.gspec.yaml &&
      git -c user.name=T -c user.email=t@example.com commit -qm one
      """, [folder.path])
    if git.status == 99 { return }
    #expect(git.status == 0, "\(git.stderr)")
    func lint(_ arguments: String...) async throws -> GSpecProcess {
      try await folder.gspec(["lint"] + arguments)
    }
    let same = try await lint("--strict", "--since", "HEAD", "a.gspec.yaml")
    #expect(same.status == 0 && same.stdout.contains("0 warnings, 0 notes; 1 accepted"), "\(same.stdout)")
    try folder.write(
      "# moved\n" + Self.warned
        + "  more: {does: dismiss, target: page/card, by: drag, toward: up, when: mode == busy, commit: {distance: 9pt}, alternative: x}\n",
      "a.gspec.yaml")
    let changed = try await lint("--since", "HEAD", "a.gspec.yaml")
    #expect(changed.stdout.contains("`more`") && changed.stdout.contains("1 accepted"), "\(changed.stdout)")
    #expect(!changed.stdout.contains("`archive` commits by its distance alone"), "\(changed.stdout)")
    #expect(
      try await lint("--strict", "--since", "HEAD", "b.gspec.yaml").status == 1, "a file that is new is new")
    let wrong = try await lint("--since", "--help", "a.gspec.yaml")
    #expect(wrong.status == 2)
    let empty = try await lint("--since", "", "a.gspec.yaml")
    #expect(empty.status == 2 && empty.stderr.contains("--since needs a branch, a tag"), "\(empty.stderr)")
    let none = try await lint("--since", "nowhere", "a.gspec.yaml")
    #expect(none.status == 2 && none.stderr.contains("git knows no revision nowhere"), "\(none.stderr)")
    let piped = try await GSpecProcess.run("lint", "--since", "HEAD", "-", stdin: Self.warned)
    #expect(piped.status == 2 && piped.stderr.contains("no earlier revision"), "\(piped.stderr)")
  }

  @Test("--since accepts an error that keeps a spec from being searched only while the spec is unchanged")
  func sinceUnread() async throws {
    try folder.write(Sample.broken, "a.gspec.yaml")
    let git = try await GSpecProcess.shell(
      """
      command -v git >/dev/null || exit 99
      cd "$1" && git init -q . && git add a.gspec.yaml &&
      git -c user.name=T -c user.email=t@example.com commit -qm one
      """, [folder.path])
    if git.status == 99 { return }
    #expect(git.status == 0, "\(git.stderr)")
    let same = try await folder.gspec(["lint", "--since", "HEAD", "a.gspec.yaml"])
    #expect(same.status == 0 && same.stdout.contains("1 accepted"), "\(same)")
    try folder.write("# changed\n" + Sample.broken, "a.gspec.yaml")
    let changed = try await folder.gspec(["lint", "--since", "HEAD", "a.gspec.yaml"])
    #expect(changed.status == 1 && changed.stdout.contains("= note: nothing accepts it"), "\(changed)")
  }
}
