import GestureRuntime
import SpecParser
import Testing

@testable import gspec

/// Checks that `run --trace - --format json` replays a trace while its lines come in.
@Suite("A trace that is replayed while it comes in")
struct StreamTraceTests {
  private let folder: TemporaryFolder
  private let spec: String

  init() throws {
    folder = try TemporaryFolder()
    spec = try folder.write(Sample.spec, "sample.gspec.yaml")
  }

  private func run(file text: String, _ arguments: [String] = []) async throws -> GSpecProcess {
    let trace = try folder.write(text, "trace.jsonl")
    var run = try await GSpecProcess.shell(
      "exec \"$0\" run \"$@\"", [spec, "--trace", trace, "--format", "json"] + arguments)
    run.stderr = run.stderr.replacing(trace, with: "<stdin>")
    return run
  }

  private func run(stream text: String, _ arguments: [String] = []) async throws -> GSpecProcess {
    try await GSpecProcess.shell(
      "exec \"$0\" run \"$@\"", [spec, "--trace", "-", "--format", "json"] + arguments, stdin: text)
  }

  @Test("outcomes are printed before the trace has ended")
  func halfATrace() async throws {
    // Without an outcome after the first half of the trace, `read` would wait for ever. So gspec is killed, and the line stays empty.
    let script = """
      cd "$1" && mkfifo in out
      "$0" run sample.gspec.yaml --trace - --format json <in >out &
      pid=$!
      { sleep 240; kill $pid; } >/dev/null 2>&1 &
      watch=$!
      exec 3>in 4<out
      cat first >&3
      read -r line <&4
      echo "half: $line"
      cat second >&3
      exec 3>&-
      echo "rest: $(cat <&4)"
      wait $pid
      status=$?
      kill $watch
      exit $status
      """
    // The first half ends in the middle of a line. The line must be read when it is complete.
    try folder.write(Sample.touch + "{\"t\":61,\"phase\":\"tick\"}\n{\"t\":1000,\"pha", "first")
    try folder.write(
      """
      se":"down","id":2,"x":100,"y":200,"on":"page/card"}
      {"t":1070,"phase":"up","id":2,"x":100,"y":200}
      """, "second")
    let run = try await GSpecProcess.shell(script, [folder.path])
    #expect(run.status == 0, "\(run.stderr)")
    let lines = run.stdout.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("half: {\"t\":60,\"activity\":\"open\"") == true, "\(run.stdout)")
    #expect(lines.last?.hasPrefix("rest: {\"t\":1070,\"activity\":\"open\"") == true, "\(run.stdout)")
  }

  @Test(
    "a trace from standard input gives the same output and errors as a file",
    arguments: [
      Sample.touch,
      // No line end at the end, blank lines, CR LF, a byte-order mark.
      String(Sample.touch.dropLast()), "\n  \n" + Sample.touch.replacing("\n", with: "\n\n"),
      Sample.touch.replacing("\n", with: "\r\n"), "\u{FEFF}" + Sample.touch,
      // Refused samples, presses that nothing takes, a finger that stays down.
      Sample.touch + Sample.touch.split(separator: "\n").dropFirst().joined(separator: "\n"),
      Sample.touch.replacing("page/card", with: "page"),
      Sample.touch.split(separator: "\n").dropLast().joined(separator: "\n"),
      // A unit whose size is only estimated, which gives a remark.
      "{\"trace\":1,\"width\":390,\"height\":844,\"unit\":\"px\",\"mmEstimated\":[60,130]}\n"
        + Sample.touch.split(separator: "\n").dropFirst().joined(separator: "\n"),
      // No element, empty input, a header alone, input that is no trace, an unknown element.
      Sample.touch.replacing(",\"on\":\"page/card\"", with: ""), "", "\n", "nonsense\n", "{\"trace\":1}\n",
      "{\"trace\":2}\n", Sample.touch.replacing("page/card", with: "crad"), "\u{0}" + Sample.touch,
      "# EVEMU 1.3\nN: x\n",
    ])
  func sameAsFile(_ text: String) async throws {
    let file = try await run(file: text)
    let stream = try await run(stream: text)
    #expect(stream.stdout == file.stdout)
    #expect(stream.stderr == file.stderr)
    #expect(stream.status == file.status)
  }

  @Test(
    "options have the same effect as with a file",
    arguments: [
      ["--target", "card"], ["--target", "crad"], ["--set", "mode=busy"], ["--set", "mod=busy"],
      ["--rivals"], ["--input-format", "jsonl"], ["--input-format", "evemu"], ["--dpi", "320"],
    ])
  func options(_ arguments: [String]) async throws {
    let bare = Sample.touch.replacing(",\"on\":\"page/card\"", with: "")
      .replacing("\"unit\":\"pt\"", with: "\"unit\":\"px\",\"dpi\":160")
    for text in [bare, Sample.touch] {
      let file = try await run(file: text, arguments)
      let stream = try await run(stream: text, arguments)
      #expect(stream.stdout == file.stdout && stream.stderr == file.stderr && stream.status == file.status)
    }
  }

  @Test("a damaged line ends the replay with an error; outcomes before it are printed")
  func damage() async throws {
    let text = Sample.touch + "{\"t\":500,\"phase\":\"tick\"}\n{\"t\":501\n" + Sample.touch
    let stream = try await run(stream: text)
    #expect(stream.status == 2 && stream.stderr.contains("<stdin>:5: no JSON line"), "\(stream.stderr)")
    #expect(stream.stdout.hasPrefix("{\"t\":60,\"activity\":\"open\"") && stream.stdout.hasSuffix("}\n"))
    #expect(stream.stdout.split(separator: "\n").count == 1)
    let file = try await run(file: text)
    #expect(file.status == 2 && file.stdout.isEmpty)
  }

  @Test("every case gives the same outcomes when its lines come in batches", arguments: ProductSpec.all)
  func products(_ product: ProductSpec) throws {
    let loaded = try product.loaded()
    for (number, test) in try product.cases(loaded).enumerated() {
      let settings = ReplaySettings(
        target: test.test.target?.value, state: test.test.state.map(\.setting), screen: test.test.screen)
      var stream = try StreamReplay(loaded.names, settings: settings, options: TraceOptions())
      let lines = Array(TextLines(Array(WriteJSONLines.text(test.trace, screen: test.test.screen).utf8)))
      var outcomes: [NamedOutcome] = []
      let size = number % 7 + 1
      for start in stride(from: 0, to: lines.count, by: size) {
        let taken = stream.take(Array(lines[start..<min(lines.count, start + size)]))
        #expect(taken.error == nil)
        outcomes += taken.outcomes
      }
      outcomes += try stream.end().outcomes
      #expect(outcomes == test.outcomes, "\(test.test.name.value)")
    }
  }

  @Test("text and feedback are the same as with a file")
  func whole() async throws {
    let spec = try folder.write(FeedbackCommandTests.text, "cards.gspec.yaml")
    let text = """
      {"t":0,"phase":"down","id":1,"x":200,"y":200,"on":"card"}
      {"t":40,"phase":"move","id":1,"x":150,"y":200}
      {"t":90,"phase":"up","id":1,"x":140,"y":200}
      """
    let trace = try folder.write(text, "trace.jsonl")
    for arguments in [[], ["--feedback", "--format", "json"]] {
      let file = try await GSpecProcess.shell(
        "exec \"$0\" run \"$@\"", [spec, "--trace", trace] + arguments)
      let piped = try await GSpecProcess.shell(
        "exec \"$0\" run \"$@\"", [spec, "--trace", "-"] + arguments, stdin: text)
      #expect(piped.stdout == file.stdout && piped.status == 0)
      #expect(piped.stdout.contains("feedback") == arguments.contains("--feedback"))
    }
  }
}
