import Foundation
import Testing

@testable import gspec

@Suite("gspec test --traces")
struct CaseTracesTests {
  @Test("the trace of a case gives the outcomes of the case, without further options")
  func replays() async throws {
    let folder = try TemporaryFolder()
    let cases = PackageFolder.path("Specs/products/mailbox.cases.yaml")
    let test = try await GSpecProcess.run("test", cases, "--traces", folder.path + "/new/traces")
    #expect(test.status == 0, "\(test.stderr)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/new/traces").sorted()
    #expect(names.count > 10 && names.contains("mailbox.1.jsonl"))
    let spec = PackageFolder.path("Specs/products/mailbox.gspec.yaml")
    let trace = folder.path + "/new/traces/mailbox.1.jsonl"
    let header = try String(contentsOfFile: trace, encoding: .utf8).prefix { $0 != "\n" }
    #expect(header.contains("\"case\":\"") && header.contains("mailbox.gspec.yaml"))
    let run = try await GSpecProcess.run("run", spec, "--trace", trace, "--format", "json")
    #expect(run.status == 0 && run.stdout.contains("\"activity\":\"open\""), "\(run.stdout) \(run.stderr)")
  }

  @Test("names in traces are whole, as generated code has them, whatever the case and its own trace write")
  func wholeNames() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      gspec: 1
      product: Inbox
      uses: [material]
      platforms: [android]
      state: {mode: [calm, busy]}
      elements: {list: {at: top, children: {message: {state: {read: bool, stars: 0..5}}}}}
      activities: {open: {does: activate, target: message, by: touch, when: read and stars > 2}}

      """, "inbox.gspec.yaml")
    try folder.write(
      """
      {"t":0,"set":{"message[1].read":false,"list/message[1].stars":3,"list/message[1].read":true}}
      {"t":0,"at":{"list":["top"]}}
      {"t":10,"phase":"down","id":1,"x":9,"y":9,"on":"message[1]","sizes":{"message":[300,40]}}
      {"t":60,"phase":"up","id":1,"x":9,"y":9}

      """, "own.jsonl")
    let cases = try folder.write(
      """
      version: 1
      spec: inbox.gspec.yaml
      state: {mode: busy, "message[7].read": false}
      cases:
        - name: in words
          state: {"list/message[7].read": true}
          gesture: "set message[7].stars = 3, touch on message[7]"
          expect: [open]
        - {name: a trace, trace: own.jsonl, expect: [open]}

      """, "inbox.cases.yaml")
    let test = try await GSpecProcess.run("test", cases, "--traces", folder.path + "/traces")
    #expect(test.status == 0, "\(test)")
    let inWords = try folder.text("traces/inbox.1.jsonl")
    #expect(inWords.contains(#""set":{"mode":"busy","list/message[7].read":true}"#), "\(inWords)")
    #expect(inWords.contains(#""set":{"list/message[7].stars":3}"#), "\(inWords)")
    let own = try folder.text("traces/inbox.2.jsonl")
    #expect(own.contains(#""set":{"list/message[1].stars":3,"list/message[1].read":true}"#), "\(own)")
    #expect(
      own.contains(#""on":"list/message[1]""#) && own.contains(#""sizes":{"list/message":[300,40]}"#),
      "\(own)")
    for trace in ["1", "2"] {
      let run = try await folder.gspec(
        ["run", "inbox.gspec.yaml", "--trace", "traces/inbox.\(trace).jsonl", "--format", "json"])
      #expect(run.status == 0 && run.stdout.contains("\"activity\":\"open\""), "\(run)")
    }
  }

  @Test(
    "an empty path of a folder is refused, and nothing is written",
    arguments: [
      ["test", "sample.cases.yaml", "--traces", ""], ["lint", "sample.gspec.yaml", "--witness", ""],
      ["generate", "swift", "sample.gspec.yaml", "-o", ""], ["doc", "sample.gspec.yaml", "-o", ""],
    ])
  func emptyPath(_ arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.spec, "sample.gspec.yaml")
    try folder.write(
      "version: 1\nspec: sample.gspec.yaml\ncases:\n  - {name: x, gesture: touch on page/card, expect: [open]}\n",
      "sample.cases.yaml")
    let run = try await folder.gspec(arguments)
    #expect(run.status == 2 && run.stderr.contains("a path is empty or has a NUL byte"), "\(run)")
    #expect(folder.names == ["sample.cases.yaml", "sample.gspec.yaml"])
  }

  @Test("a remark on the trace of a failed case is printed once")
  func readOnce() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.spec, "sample.gspec.yaml")
    let touch = Sample.touch.replacing("\"on\":\"page/card\"", with: "\"on\":\"page/card\",\"siez\":[390,72]")
    try folder.write(touch, "touch.jsonl")
    let cases = try folder.write(
      """
      version: 1
      spec: sample.gspec.yaml
      cases:
        - {name: x, trace: touch.jsonl, expect: [archive]}

      """, "sample.cases.yaml")
    let test = try await GSpecProcess.run("test", cases, "--traces", folder.path + "/traces")
    #expect(test.status == 1 && test.stdout.contains("archive failed at 60 ms: it did not move"), "\(test)")
    #expect(test.stderr.components(separatedBy: "\"siez\" is not read").count == 2, "\(test.stderr)")
    #expect(try folder.text("traces/sample.1.jsonl").contains("\"case\":\"x\""))
  }

  @Test("traces of an earlier run are replaced; other files, and files outside of the folder, are not")
  func othersFiles() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.spec, "sample.gspec.yaml")
    let cases = try folder.write(
      """
      version: 1
      spec: sample.gspec.yaml
      cases:
        - {name: x, gesture: touch on page/card, expect: [open]}

      """, "sample.cases.yaml")
    let (traces, trace) = (folder.path + "/traces", folder.path + "/traces/sample.1.jsonl")
    for _ in 0..<2 {
      #expect(try await GSpecProcess.run("test", cases, "--traces", traces).status == 0)
    }
    let made = try folder.text("traces/sample.1.jsonl")
    try folder.write(Sample.touch, "traces/sample.1.jsonl")
    let other = try await GSpecProcess.run("test", cases, "--traces", traces)
    #expect(
      other.status == 2 && other.stdout.contains("1 passed")
        && other.stderr.contains("\(trace): was not written by `test --traces`"), "\(other)")
    #expect(try folder.text("traces/sample.1.jsonl") == Sample.touch)
    try folder.write(made, "outside.jsonl")
    try FileManager.default.removeItem(atPath: trace)
    try FileManager.default.createSymbolicLink(atPath: trace, withDestinationPath: "../outside.jsonl")
    let outside = try await GSpecProcess.run("test", cases, "--traces", traces)
    #expect(outside.status == 2 && outside.stderr.contains("\(trace): a link leads out"), "\(outside)")
  }
}
