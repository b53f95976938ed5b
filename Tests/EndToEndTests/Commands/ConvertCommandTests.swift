import Foundation
import GestureRuntime
import Testing

@testable import gspec

@Suite("gspec convert")
struct ConvertCommandTests {
  @Test(
    "a recording and its conversion give the same outcomes, and converting again changes nothing",
    arguments: ExampleRecording.all)
  func recordings(_ example: ExampleRecording) async throws {
    let folder = try TemporaryFolder()
    let spec = PackageFolder.path(ExampleRecording.spec)
    let path = PackageFolder.path(example.path)
    let out = folder.path + "/trace.jsonl"
    let convert = try await GSpecProcess.run("convert", path, "--target", "screen", "-o", out)
    #expect(convert.status == 0 && convert.stdout.isEmpty && convert.stderr.isEmpty)
    let before = try await GSpecProcess.run(
      "run", spec, "--trace", path, "--target", "screen", "--format", "json")
    let after = try await GSpecProcess.run("run", spec, "--trace", out, "--format", "json")
    #expect(!before.stdout.isEmpty && after.stdout == before.stdout && after.stderr.isEmpty)
    #expect(try await GSpecProcess.run("convert", out).stdout == folder.text("trace.jsonl"))
  }

  @Test("every kind of line from standard input, with state and target from the command line")
  func lines() async throws {
    let text = """
      {"trace":1,"unit":"px","dpi":320,"width":780,"height":1688,"device":"a \\"screen\\"","note":"x"}
      {"t":0.0005,"phase":"down","id":7,"x":201,"y":0.1,"size":[780,144]}

      {"t":12.5,"phase":"move","id":7,"x":1e-7,"y":-3}
      {"t":13,"phase":"down","id":8,"x":2,"y":2,"on":"page"}
      {"t":14,"phase":"cancel","id":8,"x":2,"y":2}
      {"t":60.25,"phase":"up","id":7,"x":201,"y":400}
      {"t":600,"phase":"tick"}
      {"t":700,"set":{"mode":"calm","zoom":2.0625,"unread":true,"word":"true"}}
      """
    let run = try await GSpecProcess.run(
      "convert", "-", "--target", "page/card", "--set", "zoom=3", "--set", "mode=busy", "--set", "zoom=1.5",
      stdin: text)
    #expect(run.status == 0 && run.stderr.isEmpty)
    #expect(
      run.stdout == """
        {"trace":1,"width":390,"height":844,"unit":"pt","device":"a \\"screen\\""}
        {"t":0.001,"set":{"mode":"busy","zoom":1.5}}
        {"t":0.001,"phase":"down","id":7,"x":100.5,"y":0.05,"on":"page/card","size":[390,72]}
        {"t":12.5,"phase":"move","id":7,"x":5e-08,"y":-1.5}
        {"t":13,"phase":"down","id":8,"x":1,"y":1,"on":"page"}
        {"t":14,"phase":"cancel","id":8,"x":1,"y":1}
        {"t":60.25,"phase":"up","id":7,"x":100.5,"y":200}
        {"t":600,"phase":"tick"}
        {"t":700,"set":{"mode":"calm","zoom":2.0625,"unread":true,"word":"true"}}

        """)
    #expect(try await GSpecProcess.run("convert", "-", stdin: run.stdout).stdout == run.stdout)
  }

  @Test("--layout comes before the trace's own")
  func layout() async throws {
    let touch = #"{"t":0,"phase":"down","id":1,"x":1,"y":1}"#
    for header in [#"{"trace":1,"unit":"pt"}"#, #"{"trace":1,"unit":"pt","layout":"ltr"}"#] {
      let run = try await GSpecProcess.run(
        "convert", "-", "--layout", "rtl", stdin: header + "\n" + touch + "\n")
      #expect(run.stdout.hasPrefix(#"{"trace":1,"unit":"pt","layout":"rtl"}"#), "\(run)")
    }
  }

  @Test("times keep every microsecond, and places every bit")
  func exact() throws {
    var trace = Trace()
    var time: Microseconds = -(1 << 40)
    for number in 1...300 {
      time += Microseconds(number) * 33_333_333 + 1
      let place = Point(x: Double(number) / 3, y: -Double(time) / 7e9)
      trace.events.append(
        TraceEvent(line: number + 1, .touch(.init(time: time, phase: .move, finger: number, location: place)))
      )
    }
    var notes = TraceNotes()
    let text = WriteJSONLines.text(trace)
    #expect(try ReadTrace.trace(Array(text.utf8), options: TraceOptions(), notes: &notes) == trace)
  }

  @Test("input or output that fails, and places that cannot be converted: status 2, and nothing is written")
  func failures() async throws {
    let folder = try TemporaryFolder()
    let out = folder.path + "/out.jsonl"
    let missing = try await GSpecProcess.run("convert", folder.path + "/none", "-o", out)
    #expect(missing.status == 2 && missing.stderr.contains("none: No such file"))
    let px = try folder.write(
      "{\"trace\":1,\"unit\":\"px\"}\n{\"t\":0,\"phase\":\"down\",\"id\":1,\"x\":5,\"y\":5}\n", "px.jsonl")
    let unknown = try await GSpecProcess.run("convert", px, "-o", out)
    #expect(unknown.status == 2 && unknown.stderr.contains("--dpi"))
    let far = try await GSpecProcess.run("convert", px, "-o", out, "--dpi", "1e-307")
    #expect(far.status == 2 && far.stderr.contains("px.jsonl:2: its place is on no screen"), "\(far.stderr)")
    #expect(folder.names == ["px.jsonl"])
    let nowhere = try await GSpecProcess.run("convert", px, "--dpi", "160", "-o", folder.path)
    #expect(nowhere.status == 2 && nowhere.stderr.contains(folder.path))
    #expect(try await GSpecProcess.run("convert").status == 2)
  }
}
