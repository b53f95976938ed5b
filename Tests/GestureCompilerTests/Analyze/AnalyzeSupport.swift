import Foundation
import GestureRuntime
import SpecParser
import Testing

@testable import GestureCompiler

/// Specs from text, with the bundled vocabularies.
enum AnalyzeSupport {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func file(_ path: String) throws -> SourceFile {
    let bytes = try Data(contentsOf: root.appending(path: path))
    return SourceFile(path: path, bytes: Array(bytes))
  }

  static func spec(_ file: SourceFile) throws -> CheckedSpec {
    let result = ParseSpec.parse(file) { request in
      guard let found = try? self.file("Specs/vocabularies/\(request.name).gspec.yaml") else {
        return .failure(ImportFailure(reason: "there is no such file"))
      }
      return .success(found)
    }
    let complaints = result.findings.map { $0.message }
    return try #require(result.spec, "\(complaints)")
  }

  static func spec(_ text: String) throws -> CheckedSpec {
    try spec(SourceFile(path: "test.gspec.yaml", text: text))
  }

  static func report(_ text: String) throws -> ConflictReport {
    AnalyzeConflicts.run(try spec(text))
  }

  /// - Parameter body: the spec without its first three lines.
  static func findings(_ body: String) throws -> [Finding] {
    try report("gspec: 1\nproduct: Test\nuses: [material]\n" + body).findings.map(\.finding)
  }

  /// Findings of `conflict/unreachable`, each as the activity and then the rivals that beat it.
  ///
  /// - Parameter body: the spec without its first two lines.
  static func unreachable(_ body: String) throws -> [[String]] {
    try report("gspec: 1\nproduct: Test\n" + body).findings
      .filter { $0.conflict.rule == .unreachable }.map(\.finding.activities)
  }

  /// The names of the activities that a spec recognizes in a witness without state, and that are not cancelled, in the order of their wins.
  static func winners(_ witness: Witness, _ machine: Machine) throws -> [String] {
    var recognizer = Recognizer(try CompilePipeline.compile(machine).table)
    recognizer.setScreen(witness.screen)
    var sink = Winners()
    for sample in witness.samples { #expect(recognizer.feed(sample, into: &sink) == nil) }
    recognizer.advance(to: witness.end + 5_000_000, into: &sink)
    return sink.activities.map { machine.activities[$0].name }
  }

  private struct Winners: GestureSink {
    var activities: [Int] = []

    mutating func receive(_ outcome: Outcome) {
      if outcome.phase == .began || outcome.phase == .recognized { activities.append(outcome.activity) }
      if outcome.phase == .cancelled { activities.removeAll { $0 == outcome.activity } }
    }
  }
}
