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

  /// Findings of `conflict/unreachable`, each as the activity and then the rivals that beat it.
  ///
  /// - Parameter body: the spec without its first two lines.
  static func unreachable(_ body: String) throws -> [[String]] {
    try report("gspec: 1\nproduct: Test\n" + body).findings
      .filter { $0.conflict.rule == .unreachable }.map(\.finding.activities)
  }
}
