import Foundation
import Testing

@testable import SpecParser
@testable import gspec

@Suite("gspec test --format")
struct TestFormatTests {
  @Test("markdown: counts, and the cases that did not pass, with reasons")
  func markdown() throws {
    let place = ReportPlace(line: 7)
    let passed = CaseReport(name: "opens", place: place, spec: "a.gspec.yaml", status: .passed)
    var failed = CaseReport(name: "a | b", place: place, spec: "a.gspec.yaml", status: .failed)
    failed.reasons = ["expected `open`", "nothing came"]
    var broken = CaseReport(name: "c", place: place, spec: "a.gspec.yaml", status: .error)
    broken.problems = [TestProblem(CommandFailure("a.gspec.yaml: is @gone"))]
    let file = TestReport.File(path: "a.cases.yaml", cases: [passed, failed, broken])
    let lost = TestReport.File(path: "b.cases.yaml", failure: CommandFailure("b.cases.yaml: no such file"))
    #expect(
      RenderTestMarkdown.render(TestReport(files: [file, lost])) == """
        ### gspec cases: 1 passed, 1 failed, 2 could not be run

        | | where | case | why |
        |---|---|---|---|
        | failed | `a.cases.yaml:7` | a \\| b | expected `open`. nothing came. |
        | error | `a.cases.yaml:7` | c | a.gspec.yaml: is &#64;gone. |
        | error | `b.cases.yaml` |  | b.cases.yaml: no such file. |

        """)
    let many = TestReport(files: [TestReport.File(path: "a", cases: Array(repeating: failed, count: 51))])
    #expect(RenderTestMarkdown.render(many).hasSuffix("\n\nand 1 more: `--format text` prints each\n"))
  }

  @Test("text: a line break in a name or path begins no line")
  func lineBreaks() {
    let failed = CaseReport(
      name: "a\n✓ all", place: ReportPlace(line: 7), spec: "a.gspec.yaml", status: .failed)
    let file = TestReport.File(path: "b\nc.cases.yaml", cases: [failed])
    let style = TerminalStyle(isColored: false)
    let lines = RenderTestText.file(file, style: style).split(separator: "\n")
    #expect(lines.count == 3 && lines[0].hasSuffix(": a\\u000a✓ all"), "\(lines)")
    #expect(lines.count { $0.hasPrefix("✗ b\\u000ac.cases.yaml:") } == 2, "\(lines)")
  }

  private let folder: TemporaryFolder

  /// Cases with each result, and one with a misspelt key.
  private static let cases = """
    version: 1
    spec: sample.gspec.yaml
    cases:
      - {name: "a <touch> & more", gesture: touch on card, expect: [archive]}
      - {name: opens, gesture: touch on card, expect: [open]}
      - {name: misspelt, gesture: touch on card, expect: [opn]}
      - {name: nowhere, spec: none.gspec.yaml, gesture: touch on card, expect: [open]}
      - {name: last, gesture: touch on card, expect: [open]}
      - {name: wrong, gesture: touch on card, expct: [open], expect: [open]}

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Sample.spec, "sample.gspec.yaml")
    try folder.write(Self.cases, "sample.cases.yaml")
  }

  /// Runs `gspec test` in the folder, so that paths are relative.
  private func run(_ arguments: String...) async throws -> GSpecProcess {
    try await folder.gspec(["test"] + arguments)
  }

  @Test("junit: a suite for each file; a case that could not be run is an error")
  func junit() async throws {
    let run = try await run("sample.cases.yaml", "--format", "junit")
    #expect(run.status == 2)
    let place = "classname=\"sample.cases.yaml\""
    let rest = "file=\"sample.cases.yaml\" time=\"0\""
    let counts = "tests=\"6\" failures=\"1\" errors=\"3\" skipped=\"0\" time=\"0\""
    #expect(
      run.stdout == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites \(counts)>
        <testsuite name="sample.cases.yaml" \(counts)>
        <testcase \(place) name="a &lt;touch&gt; &amp; more" \(rest)><failure message="expected archive: it did not come" type="expectation">\
        sample.cases.yaml:4:12: a &lt;touch&gt; &amp; more
          expected archive: it did not come
            archive failed at 60 ms: it moved 0.1 pt; it must get beyond 8 pt (drag-slop, material) — drag/swipe/fling, from 0 ms on
             time  activity  phase       mechanic  target     values
            60 ms  open      recognized  touch     page/card</failure></testcase>
        <testcase \(place) name="opens" \(rest)/>
        <testcase \(place) name="misspelt" \(rest)><error message="there is no activity `opn`" type="name/undeclared">\
        sample.cases.yaml:6:55: there is no activity `opn` [name/undeclared]</error></testcase>
        <testcase \(place) name="nowhere" \(rest)><error message="none.gspec.yaml: No such file or directory" type="failure">\
        none.gspec.yaml: No such file or directory</error></testcase>
        <testcase \(place) name="last" \(rest)/>
        <testcase \(place) name="wrong" \(rest)><error message="the case has no key `expct`" type="syntax/unknown-key">\
        sample.cases.yaml:9:43: the case has no key `expct` [syntax/unknown-key]</error></testcase>
        </testsuite>
        </testsuites>

        """)
    // Paths in reports are relative to the working directory, however they were given.
    let given = try await self.run("./sample.cases.yaml", "--format", "junit", "--filter", "opens")
    #expect(given.stdout.contains("<testcase \(place) name=\"opens\" \(rest)/>"))
    let again = try await self.run("sample.cases.yaml", "--format", "junit")
    #expect(again.stdout == run.stdout)
  }

  @Test("a file that is wrong as a whole counts as one that could not be run, in every format")
  func wholeFile() async throws {
    let text = try await run("sample.gspec.yaml")
    #expect(text.status == 1 && text.stdout.hasSuffix("0 passed, 0 failed, 1 could not be run\n"), "\(text)")
    let json = try await run("sample.gspec.yaml", "--format", "json")
    #expect(json.stdout.contains("\"summary\":{\"errors\":1,\"failed\":0,\"passed\":0}"), "\(json.stdout)")
    let gone = try await run("gone.cases.yaml", "--format", "json")
    #expect(gone.status == 2 && gone.stdout.contains("\"errors\":1"), "\(gone)")
  }

  @Test("an outcome has no palm, and a wrong word has its own place in a text")
  func places() async throws {
    try folder.write(
      """
      version: 1
      spec: sample.gspec.yaml
      cases:
        - {name: a, gesture: touch on card, expect: [{activity: open, tool: palm}]}
        - {name: b, gesture: touch on card, expect: [opn ended]}
        - {name: c, gesture: "touch on card, then touch on crd", expect: [open]}

      """, "sample.cases.yaml")
    let run = try await run("sample.cases.yaml")
    for text in [
      "error[syntax/type]: a palm starts no gesture, so no outcome has it\n  --> sample.cases.yaml:4:71\n",
      "error[name/undeclared]: there is no activity `opn`\n  --> sample.cases.yaml:5:48\n",
      "error[name/undeclared]: there is no element crd\n  --> sample.cases.yaml:6:54\n",
    ] { #expect(run.stderr.contains(text), "\(text)\n\(run.stderr)") }
  }

  @Test("json: one object with the result of every case, and the outcomes of failed cases")
  func json() async throws {
    let run = try await run("sample.cases.yaml", "--format", "json")
    #expect(run.status == 2 && run.stdout.hasSuffix("\n"))
    let object = try AnyJSON.read(run.stdout)
    #expect(object["version"]?.integer == 1)
    #expect(
      object["summary"] == .object(["errors": .int(3), "failed": .int(1), "passed": .int(2)]))
    let file = try #require(object["files"]?[0])
    #expect(file["path"]?.text == "sample.cases.yaml")
    #expect(file["problems"]?.items.isEmpty == true)
    let cases = try #require(file["cases"]?.items)
    #expect(
      cases.compactMap { $0["status"]?.text } == ["failed", "passed", "error", "error", "passed", "error"])
    #expect(cases.compactMap { $0["line"]?.integer } == Array(4...9))
    #expect(cases[5]["problems"]?.items.compactMap { $0["rule"]?.text } == ["syntax/unknown-key"])
    #expect(cases[0]["reasons"]?.items == [.string("expected archive: it did not come")])
    let explained = try #require(cases[0]["explained"]?.items)
    #expect(
      explained.count == 1 && explained[0].text?.hasPrefix("archive failed at 60 ms: it moved 0.1 pt") == true
    )
    #expect(cases[1]["explained"] == nil)
    let outcome = try #require(cases[0]["outcomes"]?[0])
    #expect(outcome["activity"]?.text == "open" && outcome["t"]?.integer == 60)
    #expect(cases[1]["outcomes"] == nil && cases[1]["reasons"] == nil)
    #expect(cases[2]["problems"]?[0]?["rule"]?.text == "name/undeclared")
    #expect(cases[3]["problems"]?[0]?["message"]?.text?.hasPrefix("none.gspec.yaml") == true)
  }

  @Test("an outcome has the same keys and values as `run --format json`")
  func outcomes() async throws {
    try folder.write(
      "version: 1\nspec: sample.gspec.yaml\ncases:\n  - {name: a, trace: drag.jsonl, expect: []}\n",
      "drag.cases.yaml")
    try folder.write(
      """
      {"t":0,"phase":"down","id":1,"x":200,"y":200,"on":"card"}
      {"t":33.333,"phase":"move","id":1,"x":150.1,"y":200}
      {"t":400,"phase":"up","id":1,"x":80,"y":200}
      """, "drag.jsonl")
    let lines = try await GSpecProcess.run(
      "run", folder.path + "/sample.gspec.yaml", "--trace", folder.path + "/drag.jsonl", "--format", "json")
    let ran = try lines.stdout.split(separator: "\n").map { try AnyJSON.read(String($0)) }
    let tested = try AnyJSON.read(try await run("drag.cases.yaml", "--format", "json").stdout)
    #expect(ran.count > 2)
    #expect(tested["files"]?[0]?["cases"]?[0]?["outcomes"]?.items == ran)
  }

  @Test("every format has the same status and the same standard error")
  func statuses() async throws {
    try folder.write(
      "version: 1\nspec: sample.gspec.yaml\ncases:\n  - {name: a, gesture: touch on card, expect: [open]}\n",
      "good.cases.yaml")
    try folder.write(
      "version: 1\nspec: sample.gspec.yaml\ncases:\n  - {name: a, gesture: touch on card, expect: []}\n",
      "bad.cases.yaml")
    try folder.write(Sample.broken, "broken.gspec.yaml")
    try folder.write(
      "version: 1\nspec: broken.gspec.yaml\ncases:\n  - {name: a, gesture: touch on card, expect: []}\n",
      "broken.cases.yaml")
    for (path, status) in [
      ("good.cases.yaml", Int32(0)), ("bad.cases.yaml", 1), ("broken.cases.yaml", 1),
      ("sample.cases.yaml", 2), ("none", 2), (".", 2),
    ] {
      let text = try await run(path)
      for format in ["json", "junit"] {
        let other = try await run(path, "--format", format)
        #expect(text.status == status && other.status == status, "\(path) \(format)")
        #expect(text.stderr == other.stderr, "\(path) \(format)")
      }
    }
    let junit = try await run("broken.cases.yaml", "none", "--format", "junit")
    #expect(junit.stdout.contains("[name/undeclared]</error>"), "\(junit.stdout)")
    #expect(junit.stdout.contains("<testsuite name=\"none\""))
  }

  @Test("--filter leaves cases out of every report")
  func filter() async throws {
    let run = try await run("sample.cases.yaml", "--format", "json", "--filter", "opens")
    let file = try #require(try AnyJSON.read(run.stdout)["files"]?[0])
    #expect(file["cases"]?.items.compactMap { $0["name"]?.text } == ["opens"])
    // The error of a case that the filter leaves out is one of the file.
    #expect(file["problems"]?.items.compactMap { $0["line"]?.integer } == [9])
  }

  @Test("--filter that fits no name is an error, and not a run that passed")
  func emptyFilter() async throws {
    let cases = Self.cases.split(separator: "\n").filter { !$0.contains("wrong") }.joined(separator: "\n")
    try folder.write(cases, "well.cases.yaml")
    let run = try await run("well.cases.yaml", "--filter", "nosuch")
    #expect(run.status == 2 && run.stderr.contains("no case has a name that contains `nosuch`"), "\(run)")
  }
}

extension ReportPlace {
  fileprivate init(line: Int) {
    self.init(nil, file: 0, in: SourceSet(files: []), root: "")
    self.line = line
  }
}
