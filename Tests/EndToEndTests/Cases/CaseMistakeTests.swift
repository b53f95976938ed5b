import SpecParser
import Testing

@testable import gspec

/// Mistakes in cases files: one finding for each, which says what to write.
@Suite("Mistakes in a cases file")
struct CaseMistakeTests {
  private static let case1 = "- {name: a, gesture: touch on card, expect: [open]}"

  /// The findings of a file whose case, or more of it, is replaced, each with its help.
  private static func errors(_ part: String, _ new: String) async throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(Sample.spec, "sample.gspec.yaml")
    let text = "version: 1\nspec: sample.gspec.yaml\ncases:\n  \(case1)\n".replacing(part, with: new)
    let path = try folder.write(text, "sample.cases.yaml")
    let run = try await GSpecProcess.run("test", path)
    #expect(run.status == 1, "\(run)")
    return run.stderr.split(separator: "\n").filter { $0.hasPrefix("error[") || $0.hasPrefix("   = help: ") }
      .map(String.init)
  }

  @Test(
    "one mistake is one finding, with its help",
    arguments: [
      ("expect: [", "expct: [", "the case has no key `expct`", "did you mean `expect`?"),
      ("gesture:", "gestur:", "the case has no key `gestur`", "did you mean `gesture`?"),
      ("name: a", "nme: a", "the case has no key `nme`", "did you mean `name`?"),
      ("version: 1", "verison: 1", "the cases file has no key `verison`", "did you mean `version`?"),
      (
        "expect: [open]", "expet: [open], only: true", "the case has no key `expet`", "did you mean `expect`?"
      ),
      (
        "expect:", "shows: [{rets: true, x: 0pt}], expect:", "what is shown has no key `rets`",
        "did you mean `rest`?"
      ),
      (
        "spec: sample.gspec.yaml\ncases:\n",
        "cases:\n  - {name: b, gesture: touch on card, expect: [open]}\n",
        "the case has no `spec`, and the file has none either",
        "add it for all cases, above `cases`: `spec: mail.gspec.yaml`"
      ),
      ("spec: ", "specs: ", "the cases file has no key `specs`", "did you mean `spec`?"),
      (
        "spec: sample.gspec.yaml", "spec: [sample.gspec.yaml]",
        "`spec` must be one word or text, but this is a list",
        "write it without brackets: `spec: sample.gspec.yaml`"
      ),
      (
        "spec: sample.gspec.yaml\n", "", "the case has no `spec`, and the file has none either",
        "add it for all cases, above `cases`: `spec: mail.gspec.yaml`"
      ),
      (
        case1, "b: {gesture: touch on card, expect: [open]}", "`cases` must be a list, but this is a mapping",
        "begin every case with `- name: b`"
      ),
      (
        case1, "name: b\n  gesture: touch on card\n  expect: [open]",
        "`cases` must be a list, but this is a mapping",
        "begin every case with `- name: b`"
      ),
      (
        case1, "- touch on card", "the case must be a mapping of keys, but this is `touch on card`",
        "write `{name: …, gesture: touch on card, expect: […]}`"
      ),
      (
        "[open]", "\"open, open ended\"", "an outcome is an activity and at most a phase",
        "write `[open, open ended]`"
      ),
      (
        "[open]", "nothing", "there is no activity `nothing`",
        "write `expect: []` where nothing is recognized"
      ),
      ("[open]", "[{by: tap}]", "there is no bound mechanic `tap`", "there are: "),
      (
        "[open]", "[{}]", "the outcome names nothing, so every outcome would match it",
        "name its activity, such as `{activity: archive}`"
      ),
      (
        "expect: [open]", "forbid: [{}]", "the outcome names nothing, so every outcome would match it",
        "name its activity, such as `{activity: archive}`; where nothing is recognized, write `expect: []`"
      ),
      ("expect:", "screen: 390x844, expect:", "`screen` must be 2 numbers", "such as [390, 844]"),
      (
        "expect:", "state: mode, expect:", "`state` must be a mapping, but this is `mode`",
        "such as `state: {selection: some}`"
      ),
      (
        "expect:", "shows: [{rest: yes, x: 0pt}], expect:",
        "`rest` must be `true` or `false`, but this is `yes`", "write `rest: true`"
      ),
      (
        "expect:", "feels: [opn thresold], expect:", "`opn thresold` is nothing that can be felt",
        "did you mean `open threshold`?"
      ),
    ])
  func once(_ part: String, _ new: String, _ message: String, _ help: String) async throws {
    let lines = try await Self.errors(part, new)
    #expect(lines.count == 2 && lines[0].hasSuffix(": \(message)"), "\(lines)")
    #expect(lines.last?.hasPrefix("   = help: \(help)") == true, "\(lines)")
  }

  @Test(
    "what no outcome of an activity has is a mistake, in `expect` and in `forbid`",
    arguments: [
      ("{activity: open, does: dismiss}", "`open` does `activate`, not `dismiss`", "write `does: activate`"),
      ("{activity: open, by: drag}", "`open` is never done by `drag`", "it is done by `touch`"),
      ("{activity: open, committed: true}", "`open` never commits", "give it a `commit` in the spec"),
      ("{activity: open, taps: 2}", "`open` counts no touches", "write `taps: 1..3` in the spec"),
    ])
  func impossible(_ pattern: String, _ message: String, _ help: String) async throws {
    for key in ["expect", "forbid"] {
      let lines = try await Self.errors("expect: [open]", "\(key): [\(pattern)]")
      #expect(lines.count == 2 && lines[0].hasSuffix(": \(message)"), "\(lines)")
      #expect(lines.last?.hasPrefix("   = help: \(help)") == true, "\(lines)")
    }
  }

  @Test("what some outcomes of an activity have is none, whichever of its mechanics does it")
  func possible() async throws {
    for pattern in [
      "archive cancelled", "archive changed", "{activity: archive, by: fling, committed: true}",
      "{activity: archive, does: dismiss, detent: nothing}", "{by: touch, phase: ended}", "open ended",
    ] {
      let folder = try TemporaryFolder()
      try folder.write(Sample.spec, "sample.gspec.yaml")
      let text =
        "version: 1\nspec: sample.gspec.yaml\ncases:\n  - {name: a, gesture: touch on card, forbid: [\(pattern)]}\n"
      let run = try await GSpecProcess.run("test", folder.write(text, "sample.cases.yaml"))
      #expect(run.status == 0, "\(pattern): \(run.stderr)")
    }
  }

  @Test("what is missing is told beside a wrong key that is not like it")
  func besides() async throws {
    let lines = try await Self.errors("name: a, ", "timeout: 3s, ")
    #expect(lines.filter { $0.hasPrefix("error") }.count == 2, "\(lines)")
  }
}
