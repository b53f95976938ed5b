import Foundation
import Testing

@testable import gspec

@Suite("gspec test")
struct TestCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Sample.spec, "sample.gspec.yaml")
    let shown = Sample.spec.replacing("by: touch,", with: "by: touch, shows-possible: 100ms,")
    try folder.write(shown, "shown.gspec.yaml")
  }

  /// Runs one case, given by the lines of its keys.
  private func run(_ test: String, top: String = "", then others: String = "") async throws -> GSpecProcess {
    let lines = test.split(separator: "\n").map { "    \($0)\n" }.joined()
    let text = "version: 1\nspec: sample.gspec.yaml\n\(top)cases:\n  - name: the case\n\(lines)\(others)"
    return try await GSpecProcess.run("test", folder.write(text, "sample.cases.yaml"))
  }

  @Test("every product's cases pass")
  func products() async throws {
    let test = try await GSpecProcess.run("test", PackageFolder.path("Specs/products"))
    #expect(test.status == 0, "\(test.stdout)\(test.stderr)")
  }

  @Test(
    "cases that pass",
    arguments: [
      "gesture: touch on card\nexpect: [open]",
      "gesture: touch on card\nexpect: [open]\nonly: true",
      "gesture: touch on card\nexpect: [{activity: open, by: touch, does: activate, target: card, at: 60ms}]",
      "gesture: touch on card\nexpect: [{does: activate, at: 50ms..70ms, fingers: 1, x: 195 +- 1}]",
      "gesture: touch on card\nforbid: [archive, open ended]",
      "gesture: touch\ntarget: page/card\nexpect: [open]",
      "gesture: touch on card\nstate: {mode: busy}\nexpect: []",
      "gesture: press on card for 700ms\nspec: shown.gspec.yaml\nexpect: []",
      "gesture: swipe left 150pt in 300ms on card\nexpect: [archive began, archive changed, {activity: archive, phase: ended, committed: true, dx: ..-100pt, progress: 100%..}]\nonly: true",
      "gesture: drag left 60pt on card\nexpect: [archive, {activity: archive, phase: ended, committed: false}]",
      "gesture: press on card, move left 50pt, cancel\nexpect: [archive, archive cancelled]",
      "gesture: touch on card, then after 500ms touch\nexpect: [open, open]\nonly: true",
      // An end that is listed lists its claim, too.
      "gesture: swipe left 150pt in 300ms on card\nexpect: [archive ended]\nonly: true",
      "gesture: press on card, move left 50pt, cancel\nexpect: [archive cancelled]\nonly: true",
    ])
  func holds(_ test: String) async throws {
    let result = try await run(test)
    #expect(
      result.status == 0 && result.stdout.hasSuffix("1 passed, 0 failed\n"),
      "\(result.stdout)\(result.stderr)")
  }

  @Test(
    "`rivals`, for a file or for a case, runs every candidate alone, also of a spec with conflict errors")
  func rivals() async throws {
    let activity = "  also: {does: custom, target: page/card, by: [drag, fling], toward: 170deg..190deg}\n"
    let settled = "resolve: [{prefer: also, over: archive}]\n"
    try folder.write(Sample.spec + activity + settled, "sample.gspec.yaml")
    let test = "gesture: drag left 60pt on card\nexpect: [also, archive]"
    let alone = try await run(test)
    #expect(alone.status == 1 && alone.stdout.contains("it did not come"), "\(alone.stdout)\(alone.stderr)")
    #expect(try await run(test + "\nrivals: true").status == 0)
    #expect(try await run(test, top: "rivals: true\n").status == 0)
    #expect(try await run(test + "\nrivals: false", top: "rivals: true\n").status == 1)
    // Contradictory lines of `resolve` are an error, but every candidate can still run alone.
    let cycle = "resolve: [{prefer: also, over: archive}, {prefer: archive, over: also}]\n"
    try folder.write(Sample.spec + activity + cycle, "sample.gspec.yaml")
    let refused = try await run(test)
    #expect(refused.status == 1 && refused.stderr.contains("conflict/cycle"))
    #expect(try await run(test + "\nrivals: true").status == 0)
  }

  @Test(
    "cases that fail, with the reason",
    arguments: [
      ("gesture: touch on card\nexpect: [archive]", "expected archive: it did not come"),
      ("gesture: touch on card\nexpect: []", "nothing should be recognized, but open recognized at 60ms"),
      ("gesture: touch on card\nforbid: [open]", "open is forbidden; found: open recognized at 60ms"),
      ("gesture: touch on card\nexpect: [{activity: open, at: 80ms..}]", "but `at` was 60ms"),
      ("gesture: touch on card\nexpect: [{activity: open, dx: 0}]", "but it has no `dx`"),
      (
        "gesture: touch on card, then after 500ms touch\nexpect: [open]\nonly: true",
        "`open` claims more often than listed; found: open recognized at 620ms"
      ),
      (
        "gesture: drag left 60pt on card, then drag left 60pt on card\nexpect: [archive ended]\nonly: true",
        "`archive` claims more often than listed; found: archive began"
      ),
      (
        "gesture: touch on card, then after 500ms drag left 60pt\nexpect: [archive ended]\nonly: true",
        "only the listed outcomes are allowed; found: open recognized at 60ms"
      ),
      (
        "gesture: swipe left 150pt in 300ms on card\nexpect: [archive ended, archive began]",
        "expected archive began after archive ended at 300ms: it came before"
      ),
      // What another expectation has taken did not come a second time.
      ("gesture: touch on card\nexpect: [open, open]", "expected open again: it came only once"),
      (
        "gesture: drag left 60pt on card\nexpect: [{activity: archive, phase: ended, committed: true}]",
        "but `committed` was false"
      ),
    ])
  func fails(_ test: String, _ message: String) async throws {
    let result = try await run(test)
    #expect(result.status == 1 && result.stdout.contains(message), "\(result.stdout)\(result.stderr)")
    #expect(result.stdout.contains("sample.cases.yaml:4:11: the case"))
  }

  @Test(
    "what did not come is explained as in `gspec explain`; what came with another value is not",
    arguments: [
      (
        "gesture: touch on card\nexpect: [archive]",
        "      archive failed at 60 ms: it moved 0.1 pt; it must get beyond 8 pt (drag-slop, material) — drag/swipe/fling, from 0 ms on\n"
      ),
      (
        "gesture: touch on card\nstate: {mode: busy}\nexpect: [{activity: open, at: 60ms}]",
        "      open: its guard does not hold: mode == calm — touch, from 0 ms on\n"
      ),
      (
        "gesture: touch on card, then after 500ms press for 700ms\nexpect: [open, open]",
        "      open: recognized at 60 ms — touch, from 0 ms on\n      open failed at 960 ms: it was held for"
      ),
      ("gesture: touch on card\nexpect: [{activity: open, at: 80ms..}]", "but `at` was 60ms\n       time"),
      ("gesture: touch on card\nexpect: []", "but open recognized at 60ms was\n       time"),
    ])
  func explains(_ test: String, _ lines: String) async throws {
    let result = try await run(test)
    #expect(result.status == 1 && result.stdout.contains(lines), "\(result.stdout)\(result.stderr)")
  }

  @Test("a trace that cannot be read or is on unknown elements is an error; other cases run")
  func unreadableTrace() async throws {
    try folder.write(
      #"{"t":0,"id":0,"phase":"down","x":0,"y":0,"on":"nothing"}"# + "\n", "other.jsonl")
    for (trace, message) in [
      ("nowhere.jsonl", "nowhere.jsonl: No such file"),
      ("other.jsonl", "other.jsonl:1: there is no element nothing"),
    ] {
      let other = "  - name: b\n    gesture: touch on card\n    expect: [open]\n"
      let result = try await run("trace: \(trace)\nexpect: []", then: other)
      #expect(result.status == 2 && result.stderr.contains(message), "\(result.stderr)")
      #expect(result.stdout.contains("1 passed, 0 failed, 1 could not be run"), "\(result.stdout)")
    }
  }

  /// A time that is finite in seconds, and not in microseconds.
  private static let huge = String(repeating: "9", count: 305) + "s"

  @Test(
    "mistakes in cases are findings with their place",
    arguments: [
      ("gesture: tuoch on card\nexpect: []", "\"tuoch\" is no word", 5, 14),
      ("gesture: \"touch on crad\"\nexpect: []", "there is no element crad", 5, 24),
      ("gesture: touch on card\nexpct: []", "no key `expct`", 6, 5),
      ("gesture: touch on card", "the case demands nothing", 4, 5),
      ("gesture: touch on card\nforbid: []", "the case demands nothing", 4, 5),
      ("gesture: touch on card\nshows: []", "the case demands nothing", 4, 5),
      ("gesture: touch on card\nonly: true", "`only` without `expect`", 4, 5),
      ("gesture: touch on card\nexpect: []\nseed: 1.5", "`seed` must be a whole number", 7, 11),
      ("gesture: touch on card\nexpect:", "`expect` has no value", 6, 5),
      ("gesture: touch on card\nexpect: [open]\nfeels: ~", "`feels` has no value", 7, 5),
      ("expect: []", "the case has no input", 4, 5),
      ("gesture: touch on card\nexpect: [opn]", "there is no activity `opn`", 6, 14),
      ("gesture: touch on card\nexpect: [open startd]", "no phase", 6, 19),
      ("gesture: touch on card\nexpect: [{activity: open, at: 60}]", "`60` has no unit", 6, 35),
      ("gesture: touch on card\nexpect: [{activity: open, x: 60ms}]", "`60ms` has the wrong unit", 6, 34),
      ("gesture: touch on card\nexpect: [{activity: open, x: 9..1}]", "wrong way round", 6, 34),
      (
        "gesture: touch on card\nexpect: [{at: \(Self.huge) +- \(Self.huge)}]", "outside what is possible", 6,
        19
      ),
      ("gesture: touch on card\nstate: {mode: clam}\nexpect: []", "mode has no value clam", 6, 19),
      ("gesture: touch on card\nstate: {moed: calm}\nexpect: []", "there is no state moed", 6, 13),
      ("gesture: touch\nexpect: []", "the gesture is on no element", 5, 14),
      ("gesture: touch on card\nexpect: [open]\nscreen: [1]", "must be 2 numbers", 7, 13),
      (
        "gesture: swipe left 10pt in 1s released at 900pt/s on card\nexpect: []",
        "three times the distance", 5, 14
      ),
      (
        "gesture: press on card for 3600s\nexpect: []", "the gesture has more than 100000 samples", 5, 14
      ),
      (
        "gesture: touch on card\nexpect: [open]\nframe-rate: 5000",
        "`frame-rate` must be from 1 to 2000", 7, 17
      ),
      ("gesture: touch on card\nexpect: [{by: tuch}]", "there is no bound mechanic `tuch`", 6, 19),
      ("gesture: touch on card\nshows: [{at: 100ms.., x: 0pt}]", "`at` is one moment", 6, 18),
      ("gesture: touch on card\nshows: [{after: ..100ms, x: 0pt}]", "`after` is one moment", 6, 21),
      ("gesture: touch on card\nshows: [{at: 100ms..300ms, x: 0pt}]", "`at` is one moment", 6, 18),
      ("gesture: touch on card\nshows: [{at: 100ms +- 5ms, x: 0pt}]", "`at` is one moment", 6, 18),
      ("gesture: touch on card\nshows: [{after: -5ms, x: 0pt}]", "`-5ms` is a negative time", 6, 21),
      (
        "gesture: touch on card\nshows: [{rest: true, settled: -1s..300ms}]", "`-1s` is a negative time",
        6, 35
      ),
      ("gesture: touch on card\nshows: [{at: 99999999999999999999s, x: 0pt}]", "later than any", 6, 18),
    ])
  func findings(_ test: String, _ message: String, _ line: Int, _ column: Int) async throws {
    let result = try await run(test)
    #expect(result.status == 1)
    #expect(result.stderr.contains(message), "\(result.stderr)")
    #expect(result.stderr.contains("sample.cases.yaml:\(line):\(column)"), "\(result.stderr)")
    #expect(result.stderr.components(separatedBy: "error[").count == 2, "\(result.stderr)")
    #expect(result.stdout.hasPrefix("✗") && !result.stdout.contains("✓"), "\(result.stdout)")
  }

  @Test("an error at the top of a file is printed once for all cases; each could not be run")
  func topError() async throws {
    let other = "  - name: b\n    gesture: touch on card\n    expect: [open]\n"
    let result = try await run(
      "gesture: touch on card\nexpect: [open]", top: "frames: {crad: [0, 0, 9, 9]}\n", then: other)
    #expect(result.stderr.components(separatedBy: "there is no element crad").count == 2, "\(result.stderr)")
    #expect(result.status == 1 && result.stdout.hasSuffix("0 passed, 0 failed, 2 could not be run\n"))
  }

  @Test("all mistakes of a case are reported in one run")
  func allMistakes() async throws {
    let result = try await run(
      "gesture: tuoch on card\ntarget: crad\nexpect: [{activity: opn, x: 3ms}, archve endd]")
    for message in ["\"tuoch\"", "element crad", "activity `opn`", "`3ms`", "activity `archve`", "`endd`"] {
      #expect(result.stderr.contains(message), "\(message): \(result.stderr)")
    }
    #expect(result.status == 1 && result.stdout.hasSuffix("0 passed, 0 failed, 1 could not be run\n"))
  }

  @Test(
    "unknown names that a gesture sets are findings with their place",
    arguments: [
      ("set moed = calm", "there is no state moed", 18), ("set mode = clam", "mode has no value clam", 25),
      ("set lst at top", "there is no element lst", 18),
    ])
  func setInGesture(_ part: String, _ message: String, _ column: Int) async throws {
    let result = try await run("gesture: \(part), touch on card\nexpect: [open]")
    #expect(result.status == 1 && result.stderr.contains(message), "\(result.stderr)")
    #expect(result.stderr.contains("sample.cases.yaml:5:\(column)"), "\(result.stderr)")
  }

  @Test("a spec that does not exist is an error, also in a file without cases")
  func noCases() async throws {
    let path = try folder.write("version: 1\nspec: nowhere.gspec.yaml\ncases: []\n", "none.cases.yaml")
    let result = try await GSpecProcess.run("test", path)
    #expect(result.status == 2 && result.stderr.contains("nowhere.gspec.yaml"), "\(result.stderr)")
    #expect(!result.stdout.contains("✓"))
  }

  @Test("files that are no cases are named for what they are")
  func otherFiles() async throws {
    let spec = try await GSpecProcess.run("test", folder.path + "/sample.gspec.yaml")
    #expect(spec.status == 1 && spec.stderr.contains("this is a spec, not a file of cases"), "\(spec.stderr)")
    let empty = try await GSpecProcess.run("test", "-")
    #expect(empty.stderr.contains("such a file begins with `version: 1`"), "\(empty.stderr)")
  }

  @Test("a file that several paths name is run once")
  func sameFile() async throws {
    let cases =
      "version: 1\nspec: sample.gspec.yaml\ncases:\n  - {name: a, gesture: touch on card, expect: [open]}\n"
    let path = try folder.write(cases, "same.cases.yaml")
    let result = try await GSpecProcess.run("test", path, folder.path + "/./same.cases.yaml", folder.path)
    #expect(result.status == 0 && result.stdout.hasSuffix("1 passed, 0 failed\n"), "\(result.stdout)")
  }

  @Test("a case with an error in it could not be run, and is counted in its place")
  func unread() async throws {
    let cases = """
      version: 1
      spec: sample.gspec.yaml
      cases:
        - {name: a, gesture: tuoch on card, expect: [open]}
        - {name: b, gesture: touch on card, expect: [open]}
        - {gesture: touch on card, expect: [open]}
      """
    let result = try await GSpecProcess.run("test", folder.write(cases, "unread.cases.yaml"))
    #expect(result.status == 1 && result.stdout.hasSuffix("1 passed, 0 failed, 2 could not be run\n"))
    #expect(result.stdout.contains("unread.cases.yaml:4:12: a\n    could not be run: \"tuoch\""))
    #expect(result.stdout.contains("a case without a name\n"), "\(result.stdout)")
  }

  @Test("a spec with errors is reported once for several files, and none of them is marked as passed")
  func brokenSpecOfTwo() async throws {
    try folder.write(Sample.broken, "broken.gspec.yaml")
    let cases =
      "version: 1\nspec: broken.gspec.yaml\ncases:\n  - {name: a, gesture: touch on card, expect: []}\n"
    let first = try folder.write(cases, "first.cases.yaml")
    let second = try folder.write(cases, "second.cases.yaml")
    let result = try await GSpecProcess.run("test", first, second)
    #expect(result.status == 1 && !result.stdout.contains("✓"), "\(result.stdout)")
    #expect(result.stderr.split(separator: "\n").count { $0.contains("name/undeclared") } == 1)
  }

  @Test("defaults of the file apply unless a case overrides them")
  func defaults() async throws {
    let top = "state: {mode: busy}\ntarget: card\nframes: {card: [100, 100, 50, 50]}\njitter: 0pt\n"
    let busy = try await run("gesture: touch\nexpect: []", top: top)
    #expect(busy.status == 0, "\(busy.stdout)\(busy.stderr)")
    let calm = try await run(
      "gesture: touch\nstate: {mode: calm}\nexpect: [{activity: open, x: 125, y: 125pt}]", top: top)
    #expect(calm.status == 0, "\(calm.stdout)\(calm.stderr)")
  }

  @Test("a trace file beside the cases; two cases with one name are an error")
  func traces() async throws {
    try folder.write(Sample.touch, "traces/touch.jsonl")
    let trace = try await run("trace: traces/touch.jsonl\nexpect: [open]\n")
    #expect(trace.status == 0, "\(trace.stdout)\(trace.stderr)")
    let twice =
      "version: 1\nspec: sample.gspec.yaml\ncases:\n  - {name: a, gesture: touch on card, expect: [open]}\n"
    let path = try folder.write(
      twice + "  - {name: a, gesture: touch on card, expect: [open]}\n", "twice.cases.yaml")
    let result = try await GSpecProcess.run("test", path)
    #expect(result.status == 1 && result.stderr.contains("two cases are named `a`"))
    // Also where one of them cannot be read; cases without a name have none in common.
    let unread = "  - {name: a, gesture: swipe, expect: [open]}\n  - {gesture: touch}\n  - {gesture: touch}\n"
    let other = try await GSpecProcess.run("test", folder.write(twice + unread, "other.cases.yaml"))
    #expect(other.stderr.contains("two cases are named `a`"), "\(other)")
    #expect(!other.stderr.contains("without a name`"), "\(other)")
  }

  @Test("the text of a file that is no spec is not shown, because cases could name a file with secrets")
  func noSpec() async throws {
    _ = try folder.write("token: s3cret\n", "secret")
    let cases = "version: 1\nspec: secret\ncases:\n  - {name: a, gesture: touch on card, expect: [open]}\n"
    let result = try await GSpecProcess.run("test", folder.write(cases, "secret.cases.yaml"))
    #expect(result.stderr.contains("it is no spec: it has no `gspec: 1`"))
    #expect(result.status == 2 && !(result.stdout + result.stderr).contains("s3cret"))
  }

  @Test("a spec with errors is reported once, and its cases could not be run")
  func brokenSpec() async throws {
    let broken = try folder.write(Sample.broken, "broken.gspec.yaml")
    let cases = """
      version: 1
      spec: broken.gspec.yaml
      cases:
        - {name: a, gesture: touch on card, expect: [open]}
        - {name: b, gesture: touch on card, expect: [open]}
      """
    let result = try await GSpecProcess.run("test", folder.write(cases, "broken.cases.yaml"))
    #expect(result.stdout.contains("broken.cases.yaml:5:12: b\n    could not be run: "), "\(result.stdout)")
    #expect(result.status == 1 && result.stdout.hasSuffix("0 passed, 0 failed, 2 could not be run\n"))
    #expect(
      result.stderr.components(separatedBy: "error[name/undeclared]").count == 2, "\(broken) \(result.stderr)"
    )
  }
}
