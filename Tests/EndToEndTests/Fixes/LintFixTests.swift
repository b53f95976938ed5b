import Foundation
import SpecParser
import Testing

@testable import gspec

/// Tests of `gspec lint --fix --fix-with NAME`.
@Suite("gspec lint --fix")
struct LintFixTests {
  static let drags = FixSupport.pair(
    "target: page, by: drag, toward: left", "target: page, by: drag, toward: 170deg..260deg",
    "  c: {does: custom, target: page/card, by: touch}\n  d: {does: custom, target: page/card, by: double-touch}\n"
  )

  private func file(_ text: String = drags) throws -> (folder: TemporaryFolder, path: String) {
    let folder = try TemporaryFolder()
    return (folder, try folder.write(text, "x.gspec.yaml"))
  }

  @Test("without a name, it lists the fixes, says how to choose one, and changes nothing: status 2")
  func lists() async throws {
    let (folder, path) = try file()
    let lint = try await GSpecProcess.run("lint", "--fix", path)
    #expect(lint.status == 2)
    #expect(lint.stdout.contains("error[conflict/ambiguous]: `a` (drag)"))
    #expect(lint.stdout.contains("    `narrow:a`: write `toward: 135deg..170deg` in `a`; adds no latency"))
    let id = try #require(lint.stdout.split(separator: " ").first)
    #expect(lint.stderr.contains("--fix --fix-with \(id)=narrow:a"))
    #expect(try folder.text("x.gspec.yaml") == Self.drags)
  }

  @Test("the named fix is applied and shown, and lint prints the remaining findings")
  func applies() async throws {
    let (folder, path) = try file()
    chmod(path, 0o640)
    let lint = try await GSpecProcess.run("lint", "--fix", "--fix-with", "narrow:a", path)
    #expect(lint.status == 0)
    #expect(lint.stdout.hasPrefix("--- \(path)\n+++ \(path)\n@@ -10,5 +10,5 @@\n"))
    #expect(lint.stdout.contains("+  a: {does: custom, target: page, by: drag, toward: 135deg..170deg}\n"))
    #expect(lint.stdout.contains("warning[conflict/delayed]") && lint.stdout.contains("0 errors, 1 warning"))
    #expect(
      try folder.text("x.gspec.yaml") == Self.drags.replacing("toward: left", with: "toward: 135deg..170deg"))
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(folder.names == ["x.gspec.yaml"])
  }

  @Test("several fixes can be applied together")
  func several() async throws {
    let (folder, path) = try file()
    let lint = try await GSpecProcess.run(
      "lint", "--fix", "--fix-with", "prefer:a", "--fix-with", "wait:c", path)
    #expect(lint.status == 0 && lint.stdout.contains("0 errors, 0 warnings"))
    #expect(
      try folder.text("x.gspec.yaml").contains(
        "\n\nresolve:\n  - {prefer: a, over: b}\n  - {wait: c, for: d}"))
  }

  @Test("with --format json, the change is shown on standard error")
  func json() async throws {
    let (folder, path) = try file()
    let lint = try await GSpecProcess.run(
      "lint", "--format", "json", "--fix", "--fix-with", "narrow:a", path)
    #expect(lint.stderr.hasPrefix("--- ") && lint.stdout.hasPrefix("{\"findings\":"))
    #expect(folder.names == ["x.gspec.yaml"])
  }

  @Test(
    "a name that cannot be applied is an error with a hint, and nothing is changed: status 2",
    arguments: [
      (["narow:a"], "did you mean `narrow:a`?"),
      (["together"], "is offered for 2 findings"),
      (["narrow:a", "prefer:b"], "two fixes are named for the finding"),
      (["12=narrow:a"], "is too short"),
      (["0123456789=narrow:a"], "no finding with a fix has the id"),
      (["narrow:a", "narow:b"], "did you mean `narrow:b`?"),
    ])
  func wrong(_ names: [String], _ message: String) async throws {
    let (folder, path) = try file()
    let lint = try await GSpecProcess.shell(
      "exec \"$0\" lint --fix \"$@\"", names.flatMap { ["--fix-with", $0] } + [path])
    #expect(lint.status == 2 && lint.stdout.isEmpty)
    #expect(lint.stderr.contains(message), "\(lint.stderr)")
    #expect(try folder.text("x.gspec.yaml") == Self.drags)
  }

  @Test("the first digits of an id, in upper or lower case, choose one of several findings")
  func ids() async throws {
    let (folder, path) = try file()
    let result = LoadSpec.parse(Array(Self.drags.utf8), path: path)
    let offers = FixOffer.all(
      in: LintReport(specs: [.init(path: path, result, findings: LoadSpec.findingsWithFixes(of: result))]))
    let id = try #require(offers.first { $0.finding.rule == "conflict/delayed" }).id
    let lint = try await GSpecProcess.run(
      "lint", "--fix", "--fix-with", "\(id.prefix(6).uppercased())=together", path)
    #expect(lint.status == 1)
    #expect(try folder.text("x.gspec.yaml").hasSuffix("resolve:\n  - together: [c, d]\n"))
  }

  @Test("one change that two specs offer needs an id, in any order of the specs")
  func twoSpecs() async throws {
    let (folder, path) = try file()
    let other = try folder.write(Self.drags, "y.gspec.yaml")
    for paths in [[path, other], [other, path]] {
      let lint = try await folder.gspec(["lint", "--fix", "--fix-with", "narrow:a"] + paths)
      #expect(lint.status == 2 && lint.stderr.contains("`narrow:a` is offered for 2 findings"), "\(lint)")
    }
    for name in folder.names { #expect(try folder.text(name) == Self.drags) }
  }

  @Test("standard input cannot be fixed, and --fix-with needs --fix")
  func usage() async throws {
    let piped = try await GSpecProcess.run("lint", "--fix", "--fix-with", "narrow:a", "-", stdin: Self.drags)
    #expect(piped.status == 2 && piped.stderr.contains("standard input cannot be changed"))
    let (folder, path) = try file()
    let alone = try await GSpecProcess.run("lint", "--fix-with", "narrow:a", path)
    #expect(alone.status == 2 && alone.stderr.contains("without --fix"))
    #expect(try folder.text("x.gspec.yaml") == Self.drags)
  }

  @Test("without findings to fix, --fix only lints")
  func nothing() async throws {
    let (folder, path) = try file(Sample.spec)
    let lint = try await GSpecProcess.run("lint", "--fix", path)
    #expect(lint.status == 0 && lint.stdout.contains("1 spec: 0 errors"))
    #expect(lint.stderr == "gspec: no finding has a fix that can be applied\n")
    #expect(try folder.text("x.gspec.yaml") == Sample.spec)
  }

  @Test("a fix is applied although it leaves a comment without effect")
  func comment() async throws {
    let (folder, path) = try file(
      """
      gspec: 1
      product: Test
      uses: [material]
      platforms: [android]
      elements: {feed: {children: {h1: {}, h2: {}, h3: {}}}}
      activities:
        pull: {does: custom, target: feed, by: [drag, swipe, fling], toward: vertical, alternative: y}
        # gspec:disable-next-line conflict/nested -- it is meant
        a: {does: custom, target: h1, by: drag, toward: any, alternative: x}
        b: {does: custom, target: h2, by: drag, toward: any, alternative: x}

      """)
    let lint = try await GSpecProcess.run("lint", "--fix", "--fix-with", "element:pull/h3", path)
    #expect(lint.status == 0 && lint.stdout.contains("lint/unused-suppression"), "\(lint.stderr)")
    #expect(try folder.text("x.gspec.yaml").contains("target: feed/h3"))
  }

  @Test("a single fix that the limits of the command refuse is refused with what lint would report")
  func refused() async throws {
    let (folder, path) = try file(
      FixSupport.pair("target: page/card, by: rotate", "target: page, by: rotate"))
    let lint = try await GSpecProcess.run(
      "lint", "--max-latency", "100ms", "--fix", "--fix-with", "wait:b", path)
    #expect(lint.status == 2 && lint.stderr.contains("after `wait:b`, lint would report: `b` (rotate) waits"))
    #expect(lint.stderr.contains("choose another fix"), "\(lint.stderr)")
    #expect(try !folder.text("x.gspec.yaml").contains("wait:"))
  }

  @Test("fixes that are applied together remove all of their findings, or are refused")
  func notTogether() throws {
    // Each fix alone works. Both together may leave `b` no direction in which it does not meet `a` or `c`.
    let text = FixSupport.pair(
      "target: page, by: swipe, toward: left", "target: page, by: swipe, toward: 170deg..260deg",
      "  c: {does: custom, target: page, by: swipe, toward: 200deg..300deg}\n")
    let offers = FixOffer.all(in: FixSupport.lint(text))
    let names = offers.map { "\($0.id)=\($0.finding.fixes.last?.name ?? "")" }
    #expect(offers.count >= 2)
    // Either the findings are gone, or the fixes are refused with a reason.
    do {
      let fixed = try FixSpecs(FixSupport.lint(text), with: names).fixed()
      let later = FixSupport.problems(fixed[0].spec.findings)
      for offer in offers { #expect(later.isDisjoint(with: FixSupport.problems([offer.finding]))) }
    } catch {
      #expect(error.message.contains("nothing was changed"))
    }
  }
}
