import Foundation
import Testing

@Suite("gspec latency, lint --max-latency and --coverage")
struct LatencyCommandTests {
  private static let waiting = """
    gspec: 1
    product: Sample
    uses: [material]
    elements: {page: {}}
    activities:
      a: {does: activate, target: page, by: touch}
      b: {does: custom, target: page, by: double-touch}
    resolve: [{wait: a, for: b}]

    """

  @Test("text: a table with the rival and its line; the status is 1 if the budget is exceeded")
  func text() async throws {
    let run = try await GSpecProcess.run("latency", "-", stdin: Self.waiting)
    #expect(run.status == 0 && run.stderr.isEmpty)
    let row = run.stdout.split(separator: "\n").first { $0.contains("touch") && $0.contains("lift") }
    #expect(
      row?.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        == "6 a touch lift 300 ms 300 ms 700 ms b (double-touch, line 7), wait declared in line 8")
    for (limit, status) in [("300ms", Int32(0)), ("0.3s", 0), ("299.9ms", 1)] {
      let limited = try await GSpecProcess.run("latency", "-", "--max-latency", limit, stdin: Self.waiting)
      #expect(limited.status == status, "\(limit)")
      #expect(limited.stdout.contains("over the budget") == (status == 1))
    }
  }

  @Test("the named budget is the one that counts: `latency-budget` does not limit declared waits")
  func budget() async throws {
    let over = try await GSpecProcess.run("latency", "-", "--max-latency", "200ms", stdin: Self.waiting)
    #expect(over.status == 1 && over.stdout.contains("over the budget of 200 ms"), "\(over.stdout)")
    let own = Self.waiting.replacing("by: touch}", with: "by: touch, latency: 150ms}")
    let both = try await GSpecProcess.run("latency", "-", "--max-latency", "200ms", stdin: own)
    #expect(both.stdout.contains("over the budget of 150 ms"), "\(both.stdout)")
    let json = try await GSpecProcess.run(
      "latency", "-", "--max-latency", "400ms", "--format", "json", stdin: Self.waiting)
    #expect(json.stdout.contains(#""budgetMs":400,"#) && !json.stdout.contains(#""budgetMs":100"#))
    #expect(!json.stdout.contains(#""isOverBudget":true"#), "\(json.stdout)")
  }

  @Test(
    "text and JSON say one number for a wait that ends just before a limit, and a budget as it is written")
  func sameNumbers() async throws {
    let arguments = ["latency", Sample.mail, "--max-latency", "299.999ms"]
    let text = try await GSpecProcess.shell("exec \"$0\" \"$@\"", arguments)
    #expect(
      text.stdout.contains("   750 ms  zoom-in") && text.stdout.contains("the budget of 299.999 ms"),
      "\(text)")
    let json = try await GSpecProcess.shell("exec \"$0\" \"$@\"", arguments + ["--format", "json"])
    #expect(
      json.stdout.contains(#""worstMs":750"#) && json.stdout.contains(#""budgetMs":299.999"#), "\(json)")
    #expect(!json.stdout.contains("749.999"), "\(json)")
  }

  @Test("claims without delay are counted, and shown with --all")
  func zero() async throws {
    let short = try await GSpecProcess.run("latency", "-", stdin: Self.waiting)
    #expect(!short.stdout.contains("0 ms     0 ms"), "\(short.stdout)")
    #expect(short.stdout.contains("1 other claim waits for no other (`--all` shows it)"))
    let all = try await GSpecProcess.run("latency", "-", "--all", stdin: Self.waiting)
    #expect(all.stdout.split(separator: "\n").contains { $0.hasPrefix("   7  b") }, "\(all.stdout)")
    #expect(!all.stdout.contains("--all"))
    let none = try await GSpecProcess.run("latency", "-", stdin: Sample.spec)
    #expect(none.stdout == "no claim waits for a rival\n")
  }

  @Test("JSON: times in milliseconds, null if the delay depends on fingers")
  func json() async throws {
    let spec = Self.waiting.replacingOccurrences(of: "by: double-touch}", with: "by: double-touch-drag}")
    let run = try await GSpecProcess.run("latency", "-", "--format", "json", stdin: spec)
    #expect(run.status == 0)
    let object = try JSONSerialization.jsonObject(with: Data(run.stdout.utf8)) as? [String: Any]
    #expect(object?["version"] as? Int == 1 && object?["product"] as? String == "Sample")
    let first = try #require((object?["latencies"] as? [[String: Any]])?.first)
    #expect(first["activity"] as? String == "a" && first["decidedBy"] as? String == "lift")
    #expect(first["bestMs"] as? Double == 300 && first["restingMs"] as? Double == 300)
    #expect(first["worstMs"] is NSNull)
    let rival = try #require((first["rivals"] as? [[String: Any]])?.first)
    #expect(rival["activity"] as? String == "b" && rival["declaredAtLine"] as? Int == 8)
  }

  @Test(
    "an invalid time is a usage error",
    arguments: ["", "ms", "100", "-1ms", "1e3ms", "1h", "0.0001ms", "0.0000001s", "1.00005ms"])
  func usage(_ time: String) async throws {
    let run = try await GSpecProcess.run("latency", Sample.mail, "--max-latency=\(time)")
    #expect(run.status == 2 && run.stdout.isEmpty)
  }

  @Test("a spec with errors gives its findings, and a vocabulary gives an error with the reason")
  func broken() async throws {
    let broken = try await GSpecProcess.run("latency", "-", stdin: Sample.broken)
    #expect(broken.status == 1 && broken.stderr.contains("name/undeclared") && broken.stdout.isEmpty)
    let vocabulary = try await GSpecProcess.run(
      "latency", PackageFolder.path("Specs/vocabularies/material.gspec.yaml"))
    #expect(vocabulary.status == 2 && vocabulary.stderr.contains("vocabulary"))
  }

  @Test("lint --max-latency reports a declared wait that exceeds the budget")
  func lint() async throws {
    let quiet = try await GSpecProcess.run("lint", "-", stdin: Self.waiting)
    #expect(quiet.status == 0 && !quiet.stdout.contains("latency/budget"))
    let late = try await GSpecProcess.run("lint", "-", "--max-latency", "100ms", stdin: Self.waiting)
    #expect(late.status == 1 && late.stdout.contains("error[latency/budget]"))
    // The same words for the option and for the key of `.gspec.yaml`.
    #expect(late.stdout.contains("100 ms are allowed (max-latency)"), "\(late.stdout)")
    let near = try await GSpecProcess.run("lint", "-", "--max-latency", "299.999ms", stdin: Self.waiting)
    #expect(near.stdout.contains("299.999 ms are allowed (max-latency)"), "\(near.stdout)")
  }

  @Test("lint --coverage reports touches that nothing claims, each with a trace")
  func coverage() async throws {
    let quiet = try await GSpecProcess.run("lint", Sample.mail)
    #expect(!quiet.stdout.contains("coverage/"))
    let text = try await GSpecProcess.run("lint", Sample.mail, "--coverage", "--strict")
    #expect(text.status == 0 && text.stdout.contains("note[coverage/drag]"))
    let json = try await GSpecProcess.run("lint", Sample.mail, "--coverage", "--format", "json")
    let report = try JSONSerialization.jsonObject(with: Data(json.stdout.utf8)) as? [String: Any]
    let findings = (report?["findings"] as? [[String: Any]] ?? []).filter {
      ($0["rule"] as? String ?? "").hasPrefix("coverage/")
    }
    #expect(findings.count == 11)
    for finding in findings { try await replay(finding) }
  }

  private func replay(_ finding: [String: Any]) async throws {
    let witness = try #require(finding["witness"] as? [String: Any])
    let events = try #require(witness["events"] as? [[String: Any]])
    // The state has the form of a trace's `set`.
    let set: [String: Any] = ["t": 0, "set": try #require(witness["state"] as? [String: Any])]
    let lines = try ([set] + events).map {
      String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self)
    }
    let arguments = ["run", Sample.mail, "--rivals", "--trace", "-"]
    let trace =
      "{\"trace\":1,\"width\":400,\"height\":800,\"unit\":\"pt\"}\n" + lines.joined(separator: "\n") + "\n"
    let run = try await GSpecProcess.shell("exec \"$0\" \"$@\"", arguments, stdin: trace)
    #expect(run.status == 0 && run.stdout == "nothing was recognized\n", "\(finding["message"] ?? "")")
  }

  @Test("a suppression of a rule that needs --coverage is not reported as unused")
  func suppressed() async throws {
    let spec = Self.waiting + "lint: {disable: [{rule: coverage/hold, reason: meant}]}\n"
    let quiet = try await GSpecProcess.run("lint", "-", stdin: spec)
    #expect(!quiet.stdout.contains("lint/"))
    let asked = try await GSpecProcess.run("lint", "-", "--coverage", stdin: spec)
    #expect(asked.stdout.contains("coverage/drag") && !asked.stdout.contains("coverage/hold"))
  }
}
