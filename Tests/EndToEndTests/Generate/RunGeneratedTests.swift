import Foundation
import GestureCompiler
import Testing

@testable import gspec

/// Checks that `Scripts/run-generated`, which runs generated code, prints the same as `gspec run --format json`.
@Suite("Scripts/run-generated")
struct RunGeneratedTests {
  /// Runs the script, and `gspec run` with the same arguments.
  private func both(
    _ spec: String, _ trace: String, _ options: String..., stdin: String = ""
  ) async throws -> (generated: GSpecProcess, table: GSpecProcess) {
    let script = PackageFolder.path("Scripts/run-generated")
    let generated = try await GSpecProcess.shell(
      "exec \"$@\"", [script, spec, trace] + options, stdin: stdin,
      environment: ["GSPEC": GSpecProcess.program])
    let table = try await GSpecProcess.shell(
      "exec \"$0\" run \"$@\"", [spec, "--trace", trace, "--format", "json"] + options, stdin: stdin)
    return (generated, table)
  }

  private func expectSame(_ both: (generated: GSpecProcess, table: GSpecProcess), status: Int32) {
    #expect(both.generated.status == status && both.table.status == status)
    #expect(both.generated.stdout == both.table.stdout)
    #expect(both.generated.stderr == both.table.stderr)
  }

  @Test("a recording, with an element, a state and a size from the command line")
  func recording() async throws {
    let trace = PackageFolder.path("Examples/Recordings/fling-left.old-getevent.txt")
    let none = try await both(Sample.mail, trace, "--target", "message", "--set", "selection=none")
    expectSame(none, status: 0)
    #expect(none.table.stdout.contains("archive"))
    let code = try await GSpecProcess.shell(
      "exec \"$@\"",
      [
        PackageFolder.path("Scripts/run-generated"), Sample.mail, trace, "--style", "code", "--target",
        "message",
        "--set", "selection=none",
      ], environment: ["GSPEC": GSpecProcess.program])
    #expect(code.status == 0 && code.stdout == none.table.stdout, "\(code.stderr)")
    let some = try await both(Sample.mail, trace, "--target=message", "--set=selection=some")
    expectSame(some, status: 0)
    #expect(some.table.stdout != none.table.stdout)
  }

  @Test("the witnesses of a spec's conflicts, from files and from standard input")
  func witnesses() async throws {
    let folder = try TemporaryFolder()
    let spec = PackageFolder.path("Examples/reader.gspec.yaml")
    let out = folder.path + "/out"
    #expect(try await GSpecProcess.run("lint", spec, "--witness", out).status == 0)
    let files = FileManager.default.enumerator(atPath: out)?.compactMap { $0 as? String } ?? []
    let traces = files.filter { $0.hasSuffix(".jsonl") }.sorted()
    #expect(!traces.isEmpty)
    for trace in traces {
      let path = out + "/" + trace
      let fromFile = try await both(spec, path)
      expectSame(fromFile, status: 0)
      #expect(!fromFile.table.stdout.isEmpty)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      expectSame(try await both(spec, "-", stdin: text), status: 0)
    }
  }

  @Test("a trace that sets state of instances by short and by whole names")
  func shortNames() async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(
      """
      gspec: 1
      product: Inbox
      uses: [material]
      platforms: [android]
      elements: {list: {children: {message: {state: {read: bool, stars: 0..5}}}}}
      activities: {open: {does: activate, target: message, by: touch, when: read and stars > 2}}

      """, "inbox.gspec.yaml")
    let trace = try folder.write(
      """
      {"t":0,"set":{"message[4.2].read":true,"list/message[4.2].stars":3}}
      {"t":10,"phase":"down","id":1,"x":9,"y":9,"on":"message[4.2]"}
      {"t":60,"phase":"up","id":1,"x":9,"y":9}

      """, "short.jsonl")
    let runs = try await both(spec, trace)
    expectSame(runs, status: 0)
    #expect(runs.table.stdout.contains("\"item\":\"list/message[4.2]\""))
  }

  @Test("errors have the same message and status as those of gspec run")
  func refused() async throws {
    let folder = try TemporaryFolder()
    let broken = try folder.write(Sample.broken, "broken.gspec.yaml")
    let spec = try folder.write(Sample.spec, "sample.gspec.yaml")
    let trace = try folder.write(Sample.touch, "touch.jsonl")
    let damaged = try folder.write(Sample.touch + "{\"t\":1,\n", "damaged.jsonl")
    let nowhere = try folder.write(Sample.touch.replacing(",\"on\":\"page/card\"", with: ""), "nowhere.jsonl")
    expectSame(try await both(broken, trace), status: 1)
    expectSame(try await both(spec, folder.path + "/none.jsonl"), status: 2)
    expectSame(try await both(folder.path + "/none.gspec.yaml", trace), status: 2)
    expectSame(try await both(spec, damaged), status: 2)
    expectSame(try await both(spec, nowhere), status: 2)
    expectSame(try await both(spec, nowhere, "--target", "page/crad"), status: 2)
    expectSame(try await both(spec, trace, "--set", "mode=bisy"), status: 2)
  }

  @Test("a table in place of a spec is an error")
  func table() async throws {
    let folder = try TemporaryFolder()
    let table = folder.path + "/mail.gtab"
    #expect(try await GSpecProcess.run("compile", Sample.mail, "-o", table).status == 0)
    let trace = PackageFolder.path("Examples/Recordings/swipe-up.evemu")
    let run = try await both(table, trace).generated
    #expect(run.status == 2 && run.stderr.contains("mail.gtab: is a compiled table"), "\(run.stderr)")
  }

  @Test("an unknown style is gspec's own usage error; wrong or missing arguments are one of the script")
  func usage() async throws {
    let style = try await both(Sample.mail, "x.jsonl", "--style", "cod").generated
    #expect(style.status == 2 && style.stdout.isEmpty && style.stderr.contains("'cod' is invalid"))
    let script = PackageFolder.path("Scripts/run-generated")
    for arguments in [["x"], ["x", "y", "--nonsense"], ["-", "-"], ["x", "y", "--target"]] {
      let run = try await GSpecProcess.shell(
        "exec \"$@\"", [script] + arguments, environment: ["GSPEC": GSpecProcess.program])
      #expect(run.status == 2 && run.stderr.contains("usage: Scripts/run-generated"), "\(arguments)")
    }
  }
}
