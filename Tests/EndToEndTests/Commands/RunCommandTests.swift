import Testing

@testable import gspec

@Suite("gspec run and explain")
struct RunCommandTests {
  private let folder: TemporaryFolder
  private let spec: String
  private let touch: String

  init() throws {
    folder = try TemporaryFolder()
    spec = try folder.write(Sample.spec, "sample.gspec.yaml")
    touch = try folder.write(Sample.touch, "touch.jsonl")
  }

  @Test("json: one outcome on each line, with the values of its mechanic")
  func json() async throws {
    let run = try await GSpecProcess.run("run", spec, "--trace", touch, "--format", "json")
    #expect(run.status == 0 && run.stderr.isEmpty)
    #expect(
      run.stdout == """
        {"t":60,"activity":"open","does":"activate","target":"page/card","mechanic":"touch","phase":"recognized",\
        "fingers":1,"x":100,"y":200}

        """)
  }

  @Test("text: a table; without outcomes, a sentence")
  func text() async throws {
    let run = try await GSpecProcess.run("run", spec, "--trace", touch)
    #expect(run.stdout.hasPrefix(" time  activity"))
    #expect(run.stdout.contains("60 ms  open      recognized"))
    let busy = try await GSpecProcess.run("run", spec, "--trace", touch, "--set", "mode=busy")
    #expect(busy.status == 0 && busy.stdout == "nothing was recognized\n")
  }

  @Test("a trace from standard input, and one from a pipe")
  func pipes() async throws {
    let stdin = try await GSpecProcess.run(
      "run", spec, "--trace", "-", "--format", "json", stdin: Sample.touch)
    #expect(stdin.status == 0 && stdin.stdout.contains("open"))
    let fifo = try await GSpecProcess.shell(
      "mkfifo \"$1/pipe\" && { (cat \"$2\" > \"$1/pipe\") & \"$0\" run \"$3\" --trace \"$1/pipe\" --format json; }",
      [folder.path, touch, spec])
    #expect(fifo.status == 0 && fifo.stdout.contains("open"), "\(fifo.stderr)")
  }

  @Test("a trace without elements needs a target, and the error lists the possible ones")
  func target() async throws {
    let bare = Sample.touch.replacing(",\"on\":\"page/card\"", with: "")
    let trace = try folder.write(bare, "bare.jsonl")
    let without = try await GSpecProcess.run("run", spec, "--trace", trace)
    #expect(without.status == 2 && without.stderr.contains("--target with one of: page, page/card"))
    for target in ["page/card", "card"] {
      let with = try await GSpecProcess.run(
        "run", spec, "--trace", trace, "--target", target, "--format", "json")
      #expect(with.status == 0 && with.stdout.contains("open"))
    }
    let wrong = try await GSpecProcess.run("run", spec, "--trace", trace, "--target", "crad")
    #expect(wrong.status == 2 && wrong.stderr.contains("did you mean `card`?"))
  }

  @Test(
    "a target that the spec does not have is an error of the option, not of the trace",
    arguments: [
      ("crad", "there is no element crad\n  help: did you mean `card`?"),
      ("page/crad", "there is no element page/crad\n  help: did you mean `page/card`?"),
      ("card[", "the bracket in card[ is not closed"),
    ])
  func wrongTarget(_ target: String, _ message: String) async throws {
    let trace = try folder.write(Sample.touch, "named.jsonl")
    for command in ["run", "explain"] {
      let run = try await GSpecProcess.run(command, spec, "--trace", trace, "--target", target)
      #expect(run.status == 2 && run.stderr.hasPrefix("error: --target: \(message)"), "\(run.stderr)")
    }
    let stream = try await GSpecProcess.shell(
      "exec \"$0\" run \"$@\" --trace - --format json", [spec, "--target", target], stdin: Sample.touch)
    #expect(stream.status == 2 && stream.stderr.hasPrefix("error: --target: \(message)"), "\(stream.stderr)")
  }

  @Test(
    "--set is checked against the states that the spec declares",
    arguments: [
      ("mod=calm", "did you mean `mode`?"), ("mode=clam", "did you mean `calm`?"),
      ("zoom=9", "it lies in 1..8"),
      ("unread=3", "write true or false"), ("zoom=calm", "is a number"),
    ])
  func state(_ assignment: String, _ message: String) async throws {
    let run = try await GSpecProcess.run("run", spec, "--trace", touch, "--set", assignment)
    #expect(run.status == 2 && run.stderr.contains(message), "\(run.stderr)")
    #expect(run.stderr.hasPrefix("error: --set ") && !run.stderr.contains(touch), "\(run.stderr)")
  }

  @Test("a table whose first bytes are damaged is not taken for a spec", arguments: ["run", "explain"])
  func damagedTable(_ command: String) async throws {
    let table = folder.path + "/sample.gtab"
    let compile = try await GSpecProcess.run("compile", spec, "-o", table)
    #expect(compile.status == 0)
    for damage in ["printf X | dd of=\"$1\" conv=notrunc status=none", "printf GTA > \"$1\"", ": > \"$1\""] {
      _ = try await GSpecProcess.shell(damage, [table])
      let run = try await GSpecProcess.run(command, table, "--trace", touch)
      #expect(run.status == 2 && run.stderr.contains("this is not a gesture table"), "\(run.stderr)")
    }
  }

  @Test("explain never says that a measure missed a limit equal to it")
  func nearLimit() async throws {
    let trace = """
      {"t":0,"phase":"down","id":1,"x":100,"y":200,"on":"card"}
      {"t":10,"phase":"move","id":1,"x":108.01,"y":200}
      {"t":60,"phase":"up","id":1,"x":108.01,"y":200}
      """
    let explain = try await GSpecProcess.run("explain", spec, "--trace", "-", stdin: trace)
    #expect(
      explain.stdout.contains("it moved a little more than 8 pt; the limit is 8 pt"), "\(explain.stdout)")
  }

  @Test("state changes in a trace take effect at their time")
  func events() async throws {
    let trace = """
      {"t":0,"set":{"mode":"busy","unread":true,"zoom":2.5}}
      {"t":1,"phase":"down","id":1,"x":100,"y":200,"on":"card"}
      {"t":50,"phase":"up","id":1,"x":100,"y":200}
      {"t":600,"set":{"mode":"calm"}}
      {"t":700,"phase":"down","id":1,"x":100,"y":200,"on":"card"}
      {"t":750,"phase":"up","id":1,"x":100,"y":200}
      {"t":5000,"phase":"tick"}
      """
    let run = try await GSpecProcess.run("run", spec, "--trace", "-", "--format", "json", stdin: trace)
    #expect(run.stdout.split(separator: "\n").count == 1 && run.stdout.contains("\"t\":750"))
  }

  @Test("a spec with errors is not run; --rivals does not arbitrate")
  func errors() async throws {
    let broken = try folder.write(Sample.broken, "broken.gspec.yaml")
    for rivals in [[], ["--rivals"]] {
      let run = try await GSpecProcess.shell(
        "exec \"$0\" \"$@\"", ["run", broken, "--trace", touch] + rivals)
      #expect(run.status == 1 && run.stdout.isEmpty && run.stderr.contains("name/undeclared"))
    }
    let rivals = try await GSpecProcess.run(
      "run", Sample.mail, "--trace", "-", "--target", "reader", "--rivals", "--format", "json",
      stdin: Sample.touch.replacing("page/card", with: "reader"))
    let plain = try await GSpecProcess.run(
      "run", Sample.mail, "--trace", "-", "--target", "reader", "--format", "json",
      stdin: Sample.touch.replacing("page/card", with: "reader"))
    // Without rivals, the touch does not wait for a second one.
    #expect(rivals.stdout.contains("\"t\":60,\"activity\":\"lights-out\""))
    #expect(plain.stdout.contains("\"t\":360,\"activity\":\"lights-out\""))
  }

  @Test("invalid samples are refused with their line and a reason, and the rest is replayed")
  func refusals() async throws {
    let trace = """
      {"t":0,"phase":"down","id":1,"x":100,"y":200,"on":"card"}
      {"t":10,"phase":"down","id":1,"x":100,"y":200,"on":"card"}
      {"t":-5,"phase":"move","id":1,"x":101,"y":200}
      {"t":20,"phase":"up","id":7,"x":101,"y":200}
      {"t":60,"phase":"up","id":1,"x":100,"y":200}
      """
    let run = try await GSpecProcess.run("run", spec, "--trace", "-", "--format", "json", stdin: trace)
    #expect(run.status == 0 && run.stdout.contains("open"))
    #expect(run.stderr.contains(":2: refused: the finger is down already"))
    #expect(run.stderr.contains(":3: refused: its time lies before"))
    #expect(run.stderr.contains(":4: refused: the finger is not down"))
  }

  @Test("explain names the measure, the limit and the limit's origin")
  func explain() async throws {
    let trace = """
      {"t":0,"phase":"down","id":1,"x":100,"y":200,"on":"reader"}
      {"t":60,"phase":"up","id":1,"x":100,"y":200}
      {"t":380,"phase":"down","id":1,"x":100,"y":200,"on":"reader"}
      {"t":440,"phase":"up","id":1,"x":100,"y":200}
      """
    let explain = try await GSpecProcess.run("explain", Sample.mail, "--trace", "-", stdin: trace)
    #expect(explain.status == 0 && explain.stderr.isEmpty)
    #expect(
      explain.stdout.contains(
        "zoom-in failed at 360 ms: the second press came 320 ms after the first lift; the limit is 300 ms (double-touch-timeout, material)"
      ),
      "\(explain.stdout)")
    #expect(explain.stdout.contains("pan: its guard does not hold: zoom > 1.0"))
  }

  @Test("explain names the activity that won instead, with the time and the movement")
  func lost() async throws {
    // On the border of two cones, both activities would claim. With a movement down by 8.3 points, only `scroll` does.
    let trace = """
      {"t":0,"phase":"down","id":1,"x":100,"y":200,"on":"list/message"}
      {"t":48,"phase":"move","id":1,"x":100,"y":208.3}
      {"t":300,"phase":"up","id":1,"x":100,"y":208.3}
      """
    let explain = try await GSpecProcess.run("explain", Sample.mail, "--trace", "-", stdin: trace)
    #expect(
      explain.stdout.contains("lost to scroll at 48 ms: scroll claimed first, 8.3 pt down"),
      "\(explain.stdout)")
    #expect(explain.stdout.contains("archive failed at 48 ms: it moved down (270°); it takes left"))
    let json = try await GSpecProcess.run(
      "explain", Sample.mail, "--trace", "-", "--format", "json", stdin: trace)
    #expect(json.stdout.contains("\"cause\":\"wrongDirection\""))
    #expect(json.stdout.contains("\"cause\":\"lostTo\""))
  }
}
