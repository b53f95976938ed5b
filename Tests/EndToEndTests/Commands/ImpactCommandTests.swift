import Foundation
import Testing

@testable import gspec

@Suite("gspec impact")
struct ImpactCommandTests {
  private static let old = Sample.upward
  /// In the new spec, the threshold is farther away, and a double touch opens the card.
  private static let new = old.replacing("by: touch", with: "by: double-touch").replacing(
    "  open:", with: "  show:"
  ).replacing("distance: 100pt", with: "distance: 300pt")

  private static func trace(_ number: Int, way: Int = 0) -> String {
    var lines = [
      #"{"trace":1,"width":390,"height":844,"unit":"pt"}"#,
      #"{"t":0,"phase":"down","id":1,"x":100,"y":\#(400 + number),"on":"page/card"}"#,
    ]
    if way > 0 {
      for step in 1...10 {
        lines.append(
          #"{"t":\#(step * 40),"phase":"move","id":1,"x":100,"y":\#(400 + number - way * step / 10)}"#)
      }
    }
    lines.append(#"{"t":500,"phase":"up","id":1,"x":100,"y":\#(400 + number - way)}"#)
    return lines.joined(separator: "\n") + "\n"
  }

  /// A folder with ten touches that are too long, one that is not, and one movement that commits only under the old spec.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.old, "old.gspec.yaml")
    try folder.write(Self.new, "new.gspec.yaml")
    for number in 0..<10 { try folder.write(Self.trace(number), "traces/long-\(number).jsonl") }
    try folder.write(Sample.touch, "traces/b/touch.jsonl")
    try folder.write(Self.trace(0, way: 200), "traces/sweep.jsonl")
    try folder.write("how they were made\n", "traces/README.md")
    try folder.write("no trace\n", "traces/notes.txt")
    return folder
  }

  private func impact(
    _ arguments: String..., in folder: TemporaryFolder, stdin: String = ""
  ) async throws -> GSpecProcess {
    try await folder.gspec(["impact"] + arguments, stdin: stdin)
  }

  @Test(
    "text: kinds of changes, each with its first trace; files in a folder that are no traces are counted"
  )
  func text() async throws {
    let run = try await impact("old.gspec.yaml", "new.gspec.yaml", "--traces", "traces", in: try folder())
    let remarks = [
      "1 file is no trace and was left out",
      "1 file was not read: no trace has its ending (.yaml, .md, .json, .gtab, .png, .swift)",
    ]
    #expect(run.status == 0 && run.stderr == remarks.map { "gspec: \($0)\n" }.joined(), "\(run)")
    #expect(
      run.stdout == """
        12 traces: 2 come to something else
          1 trace  `archive` ends without commit, was: commits
                   for example: traces/sweep.jsonl
                   was: archive by drag on page/card at 40 ms, commits
                   now: archive by drag on page/card at 40 ms, ends without commit
          1 trace  `open` is no longer recognized
                   for example: traces/b/touch.jsonl
                   was: open by touch on page/card at 60 ms

        """)
  }

  @Test(
    "the same output with one thread and with many, as text, as JSON and as lines",
    arguments: ["text", "json", "jsonl"])
  func deterministic(_ format: String) async throws {
    let folder = try folder()
    for number in 0..<60 {
      try folder.write(Self.trace(number, way: number % 3 * 110), "traces/more/\(number).jsonl")
    }
    func run(_ jobs: String) async throws -> GSpecProcess {
      try await impact(
        "old.gspec.yaml", "new.gspec.yaml", "--traces", "traces", "--format", format, "--jobs", jobs,
        in: folder)
    }
    let one = try await run("1")
    #expect(one.status == 0 && !one.stdout.isEmpty, "\(one)")
    for jobs in ["2", "5", "16"] { #expect(try await run(jobs).stdout == one.stdout) }
  }

  @Test("several traces in standard input, with empty lines between, give the same as files")
  func piped() async throws {
    let folder = try folder()
    let input = [Self.trace(1), Sample.touch, Self.trace(0, way: 200)].joined(separator: "\n\n")
    let run = try await impact(
      "old.gspec.yaml", "new.gspec.yaml", "--traces", "-", "--format", "json", in: folder, stdin: input)
    #expect(run.status == 0, "\(run)")
    let report = try AnyJSON.read(run.stdout)
    #expect(report["traces"]?.integer == 3 && report["changed"]?.integer == 2, "\(run.stdout)")
    #expect(
      report["sorts"]?.items.compactMap { $0["change"]?["kind"]?.text } == ["end", "lost"], "\(run.stdout)")
    let examples = report["sorts"]?.items.compactMap { $0["example"]?.text }
    #expect(examples == ["<stdin>:11", "<stdin>:6"], "\(run.stdout)")
  }

  @Test("a trace that several paths name is one trace")
  func sameTrace() async throws {
    let folder = try folder()
    let specs = ["old.gspec.yaml", "new.gspec.yaml"]
    let once = try await impact(specs[0], specs[1], "--traces", "traces", "--format", "json", in: folder)
    let twice = try await impact(
      specs[0], specs[1], "--traces", "traces", "./traces", "traces/sweep.jsonl", "--format", "json",
      in: folder)
    #expect(once.stdout.contains(#""traces":12,"#), "\(once.stdout)")
    #expect(twice.stdout == once.stdout, "\(twice.stdout)")
  }

  @Test("xargs, and GNU parallel if it is installed, can split the work into several runs")
  func shared() async throws {
    let folder = try folder()
    let alone = try await impact(
      "old.gspec.yaml", "new.gspec.yaml", "--traces", "traces", "--format", "jsonl", in: folder)
    let lines = alone.stdout.split(separator: "\n").sorted()
    #expect(lines.count == 2)
    let find = "cd \"$1\" && find traces -name '*.jsonl' -print0 | "
    let gspec = "\"$0\" impact old.gspec.yaml new.gspec.yaml --format jsonl --traces"
    let xargs = try await GSpecProcess.shell(find + "xargs -0 -P 2 -n 4 " + gspec, [folder.path])
    #expect(xargs.status == 0 && xargs.stdout.split(separator: "\n").sorted() == lines, "\(xargs)")
    let parallel = try await GSpecProcess.shell(
      "command -v parallel >/dev/null || exit 99; " + find + "parallel -0 -n 4 " + gspec + " {}",
      [folder.path])
    if parallel.status == 99 { return }
    #expect(parallel.status == 0 && parallel.stdout.split(separator: "\n").sorted() == lines, "\(parallel)")
  }

  @Test("a trace on an element that only one spec has cannot be replayed under the other spec")
  func unplayable() async throws {
    let folder = try folder()
    try folder.write(
      Self.old.replacing("card: {", with: "tile: {").replacing("page/card", with: "page/tile"),
      "tile.gspec.yaml")
    let gone = try await impact(
      "old.gspec.yaml", "tile.gspec.yaml", "--traces", "traces/sweep.jsonl", in: folder)
    #expect(gone.status == 0 && gone.stdout.contains("cannot be replayed under the new spec: "), "\(gone)")
    let neither = try await impact(
      "tile.gspec.yaml", "tile.gspec.yaml", "--traces", "traces/sweep.jsonl", "traces/b", in: folder)
    #expect(
      neither.status == 2 && neither.stderr.contains("traces/sweep.jsonl:2: there is no element"),
      "\(neither)")
  }

  @Test("errors: no trace, a file that is none, no element, an unknown state, a spec with errors")
  func refused() async throws {
    let folder = try folder()
    let specs = ("old.gspec.yaml", "new.gspec.yaml")
    let nowhere = try await impact(specs.0, specs.1, "--traces", "nowhere", in: folder)
    #expect(nowhere.status == 2 && nowhere.stderr.contains("nowhere: No such file"), "\(nowhere)")
    let some = try await impact(
      specs.0, specs.1, "--traces", "nowhere", "traces/sweep.jsonl", "--format", "json", in: folder)
    #expect(some.status == 2 && some.stdout.contains("\"failed\":1") && some.stdout.contains("\"traces\":1"))
    let text = try await impact(specs.0, specs.1, "--traces", "traces/notes.txt", in: folder)
    #expect(text.status == 2 && text.stderr.contains("neither a JSON Lines trace nor"), "\(text)")
    try folder.write(#"{"t":0,"phase":"down","id":1,"x":1,"y":1}"# + "\n", "bare.jsonl")
    let bare = try await impact(specs.0, specs.1, "--traces", "bare.jsonl", in: folder)
    #expect(bare.status == 2 && bare.stderr.contains("pass --target"), "\(bare)")
    let target = try await impact(
      specs.0, specs.1, "--traces", "bare.jsonl", "--target", "page/card", in: folder)
    #expect(target.status == 0, "\(target)")
    let set = try await impact(specs.0, specs.1, "--traces", "traces", "--set", "mood=calm", in: folder)
    #expect(set.status == 2 && set.stderr.contains("there is no state mood"), "\(set)")
    try folder.write(Sample.broken, "broken.gspec.yaml")
    let broken = try await impact(specs.0, "broken.gspec.yaml", "--traces", "traces", in: folder)
    #expect(broken.status == 1 && broken.stderr.contains("did you mean `page/card`"), "\(broken)")
    #expect(try await impact(specs.0, specs.1, in: folder).status == 2)
    #expect(try await impact(specs.0, "-", "--traces", "-", in: folder).status == 2)
  }

  @Test("damaged traces of a folder are errors: empty, cut in the first line, UTF-16")
  func damaged() async throws {
    let folder = try folder()
    let wide: [UInt8] = Self.trace(0).utf8.flatMap { [$0, 0] }
    try folder.write("", "traces/empty.txt")
    try folder.write(String(Self.trace(0).dropFirst(20).prefix { $0 != "\n" }), "traces/cut.jsonl")
    try folder.write([0xFF, 0xFE] + wide, "traces/wide.jsonl")
    try folder.write("N: ", "traces/touch.evemu")
    try folder.write("more notes\n", "traces/more.txt")
    let run = try await impact("old.gspec.yaml", "new.gspec.yaml", "--traces", "traces", in: folder)
    #expect(run.status == 2 && run.stdout.hasPrefix("12 traces: "), "\(run)")
    for message in [
      "traces/empty.txt: the trace is empty", "traces/cut.jsonl: neither a JSON Lines trace",
      "traces/wide.jsonl: the trace is UTF-16", "traces/touch.evemu: the recording has no events",
      "2 files are no traces and were left out",
    ] {
      #expect(run.stderr.contains(message), "\(run)")
    }
  }

  @Test("an empty folder, and a recording of libinput in a folder")
  func folders() async throws {
    let folder = try folder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/none", withIntermediateDirectories: true)
    let none = try await impact("old.gspec.yaml", "new.gspec.yaml", "--traces", "none", in: folder)
    #expect(none.status == 2 && none.stderr.contains("none: no files in this folder"), "\(none)")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/recorded", withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: PackageFolder.path("Examples/Recordings/hold.libinput.yml"),
      toPath: folder.path + "/recorded/hold.libinput.yml")
    let recorded = try await impact(
      "old.gspec.yaml", "new.gspec.yaml", "--traces", "recorded", "--target", "page/card", in: folder)
    #expect(recorded.status == 0 && recorded.stdout.hasPrefix("1 trace: "), "\(recorded)")
  }

  @Test(
    "a folder that cannot be searched does not keep others from being replayed",
    .enabled(if: WholeOrNotTests.isRoot))
  func unsearchable() async throws {
    let folder = try folder()
    try folder.write(Self.trace(0), "traces/secret/one.jsonl")
    let run = try await GSpecProcess.shell(
      """
      cd "$1" && chmod 711 . && chmod 700 traces/secret && mkdir none &&
      exec setpriv --reuid=65534 --regid=65534 --clear-groups \
        "$0" impact old.gspec.yaml new.gspec.yaml --traces none traces --format json
      """, [folder.path])
    #expect(run.status == 2 && run.stderr.contains("traces/secret: cannot be searched"), "\(run)")
    #expect(run.stderr.contains("none: no files in this folder"), "\(run)")
    let report = try AnyJSON.read(run.stdout)
    #expect(report["traces"]?.integer == 12 && report["failed"]?.integer == 2, "\(run)")
  }

  /// A trace of touches on the card, each with the times of its press and its lift.
  private static func touches(_ times: [(down: Int, up: Int)]) -> String {
    let place = #""id":1,"x":100,"y":400"#
    return times.map { touch in
      #"{"t":\#(touch.down),"phase":"down",\#(place),"on":"page/card"}"# + "\n"
        + #"{"t":\#(touch.up),"phase":"up",\#(place)}"# + "\n"
    }.joined()
  }

  @Test("claims of one touch are compared, and not those of different touches")
  func ofOneTouch() async throws {
    let folder = try folder()
    let metrics = { (touch: String) in
      Self.old.replacing("product: Sample\n", with: "product: Sample\nmetrics: {\(touch)}\n")
    }
    try folder.write(metrics("touch-max-duration: 1s, long-press-timeout: 2s"), "slow.gspec.yaml")
    try folder.write(metrics("touch-max-duration: 300ms, long-press-timeout: 2s"), "quick.gspec.yaml")
    let pick = metrics("touch-max-duration: 300ms, long-press-timeout: 1s").replacing(
      "  open:", with: "  pick: {does: select, target: page/card, by: long-press}\n  open:")
    try folder.write(pick, "pick.gspec.yaml")
    try folder.write(Self.touches([(0, 500), (5000, 5060)]), "two.jsonl")
    let lost = try await impact("slow.gspec.yaml", "quick.gspec.yaml", "--traces", "two.jsonl", in: folder)
    #expect(lost.stdout.contains("`open` is no longer recognized"), "\(lost)")
    #expect(lost.stdout.contains("was: open by touch on page/card at 500 ms"), "\(lost)")
    #expect(!lost.stdout.contains("later"), "\(lost)")
    try folder.write(Self.touches([(0, 500), (9000, 10_500)]), "held.jsonl")
    let held = try await impact("slow.gspec.yaml", "pick.gspec.yaml", "--traces", "held.jsonl", in: folder)
    #expect(held.stdout.contains("`open` is no longer recognized"), "\(held)")
    #expect(held.stdout.contains("`pick` is recognized where it was not"), "\(held)")
  }

  @Test("touches belong together as long as a timer of either spec may still decide the first")
  func withTimers() async throws {
    let folder = try folder()
    try folder.write(
      Self.old.replacing(
        "  open:", with: "  zoom: {does: zoom-in, target: page/card, by: double-touch}\n  open:"),
      "zoom.gspec.yaml")
    try folder.write(Self.touches([(0, 60), (200, 260)]), "double.jsonl")
    let run = try await impact("old.gspec.yaml", "zoom.gspec.yaml", "--traces", "double.jsonl", in: folder)
    #expect(run.stdout.contains("`zoom` is recognized instead of `open`"), "\(run)")
  }

  @Test("results come in the order of the inputs, with any number of threads")
  func order() {
    for workers in [1, 3, 8] {
      var next = 0
      var taken: [Int] = []
      OrderedWork<Int, Int>(workers: workers) { $0 * $0 }.run {
        next += 1
        return next <= 200 ? next : nil
      } take: {
        taken.append($0)
      }
      #expect(taken == (1...200).map { $0 * $0 })
    }
  }
}
