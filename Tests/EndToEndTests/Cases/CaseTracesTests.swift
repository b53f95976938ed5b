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
}
