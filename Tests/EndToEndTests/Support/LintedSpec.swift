import Foundation

@testable import gspec

/// A spec and what `gspec lint --format json` says about it, with its witnesses to replay.
struct LintedSpec {
  struct Finding: Decodable {
    var rule: String
    var severity: String
    var activities: [String]
    var witness: Witness?
  }

  struct Witness: Decodable {
    /// In the form of a trace's `set`.
    var state: [String: AnyJSON]
    /// Width and height in points.
    var screen: [Double]
    var events: [Event]
  }

  struct Event: Codable {
    var t: Double
    var phase: String
    var id: Int?
    var x: Double?
    var y: Double?
    var on: String?
  }

  private struct Report: Decodable {
    var findings: [Finding]
  }

  private struct OutcomeLine: Decodable {
    var activity: String
    var phase: String
  }

  let path: String
  let findings: [Finding]

  init(_ path: String) async throws {
    self.path = path
    let lint = try await GSpecProcess.run("lint", "--level", "note", "--format", "json", path)
    findings = try JSONDecoder().decode(Report.self, from: Data(lint.stdout.utf8)).findings
  }

  /// The activities that claim on a witness with `gspec run --rivals`, which runs every candidate alone.
  func claims(on witness: Witness) async throws -> Set<String> {
    let encoder = JSONEncoder()
    let events = try witness.events.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    let size = "\"width\":\(witness.screen[0]),\"height\":\(witness.screen[1])"
    let state = "{\"t\":0,\"set\":\(String(decoding: JSON.object(witness.state).json, as: UTF8.self))}"
    let trace = (["{\"trace\":1,\(size),\"unit\":\"pt\"}", state] + events).joined(separator: "\n")
    let arguments = ["run", path, "--rivals", "--format", "json", "--trace", "-"]
    let run = try await GSpecProcess.shell("exec \"$0\" \"$@\"", arguments, stdin: trace)
    let outcomes = try run.stdout.split(separator: "\n").map {
      try JSONDecoder().decode(OutcomeLine.self, from: Data($0.utf8))
    }
    return Set(outcomes.filter { $0.phase == "began" || $0.phase == "recognized" }.map(\.activity))
  }
}
