import Foundation
import Testing

@testable import gspec

/// Checks that on the witnesses of `gspec lint`, replayed with every candidate alone, all activities of the conflict claim.
@Suite("Replay of witnesses")
struct WitnessReplayTests {
  private struct Report: Decodable {
    var findings: [Finding]
  }

  private struct Finding: Decodable {
    var rule: String
    var activities: [String]
    var witness: Witness?
  }

  private struct Witness: Decodable {
    var target: String
    /// In the form of a trace's `set`.
    var state: [String: AnyJSON]
    var screen: [Double]
    var events: [Event]
  }

  private struct Event: Codable {
    var t: Double
    var phase: String
    var id: Int?
    var x: Double?
    var y: Double?
    var on: String?
  }

  private struct OutcomeLine: Decodable {
    var activity: String
    var phase: String
  }

  @Test(
    "both activities of a conflict claim on its witness",
    arguments: ["Specs/products/mail.gspec.yaml", "Examples/reader.gspec.yaml"])
  func replays(_ spec: String) async throws {
    let path = PackageFolder.url.appending(path: spec).path
    let lint = try await GSpecProcess.run("lint", "--level", "note", "--format", "json", path)
    let report = try JSONDecoder().decode(Report.self, from: Data(lint.stdout.utf8))
    let conflicts = report.findings.filter { $0.witness != nil }
    #expect(!conflicts.isEmpty)
    for conflict in conflicts {
      let claimed = try await claims(conflict.witness, path)
      #expect(
        Set(conflict.activities).isSubset(of: claimed), "\(conflict.rule) \(conflict.activities): \(claimed)")
    }
  }

  /// The activities that claim on a witness, with every candidate alone.
  private func claims(_ witness: Witness?, _ spec: String) async throws -> Set<String> {
    guard let witness else { return [] }
    let encoder = JSONEncoder()
    let events = try witness.events.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    let header =
      "{\"trace\":1,\"width\":\(witness.screen[0]),\"height\":\(witness.screen[1]),\"unit\":\"pt\"}"
    let state = "{\"t\":0,\"set\":\(String(decoding: JSON.object(witness.state).json, as: UTF8.self))}"
    let arguments = ["run", spec, "--rivals", "--format", "json", "--trace", "-"]
    let run = try await GSpecProcess.shell(
      "exec \"$0\" \"$@\"", arguments, stdin: ([header, state] + events).joined(separator: "\n"))
    let lines = try run.stdout.split(separator: "\n").map {
      try JSONDecoder().decode(OutcomeLine.self, from: Data($0.utf8))
    }
    return Set(lines.filter { $0.phase == "began" || $0.phase == "recognized" }.map(\.activity))
  }
}
