import Foundation
import Testing

@testable import SpecParser

/// Specs given as text, read and checked as `gspec lint` does.
enum SpecText {
  /// The package's folder.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What lint finds, in the order of its report.
  ///
  /// - Parameter all: also the notes of `common`.
  static func lint(_ text: String, path: String = "example.gspec.yaml", all: Bool = false) -> [Finding] {
    everything(text, path).filter { all || !Self.common.contains($0.rule) }
  }

  /// Rules whose notes nearly every short spec would have.
  static let common: Set<String> = [
    "accessibility/alternative", "accessibility/reading-direction", "name/unused",
  ]

  private static func everything(_ text: String, _ path: String) -> [Finding] {
    let result = ParseSpec.parse(SourceFile(path: path, text: text), load: bundled)
    return LintStages().findings(of: result)
  }

  /// Reads a spec that has no errors.
  static func checked(_ text: String) throws -> CheckedSpec {
    try #require(ParseSpec.parse(SourceFile(path: "example.gspec.yaml", text: text), load: bundled).spec)
  }

  /// The whole guard of its first activity, as text.
  static func condition(_ text: String) throws -> String {
    let spec = try checked(text)
    return GuardText(states: spec.states).text(of: spec.activities[0].condition ?? .constant(true))
  }

  /// The rule of each finding of lint, in the order of its report.
  static func rules(_ text: String) -> [String] {
    lint(text).map(\.rule)
  }

  /// The vocabularies that come with the project, and nothing else.
  static func bundled(_ request: ImportRequest) -> Result<SourceFile, ImportFailure> {
    let path = "Specs/vocabularies/\(request.name).gspec.yaml"
    guard let data = try? Data(contentsOf: root.appendingPathComponent(path)) else {
      return .failure(ImportFailure(reason: "there is no such vocabulary", known: ["material", "apple"]))
    }
    return .success(SourceFile(path: path, bytes: Array(data)))
  }

  /// Every spec under a folder of the package, as path and text, in the order of the paths.
  static func specs(under folder: String) throws -> [(path: String, text: String)] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
    return try files.filter { $0.hasSuffix(".gspec.yaml") }.sorted().map { file in
      let url = root.appendingPathComponent(folder).appendingPathComponent(file)
      return (folder + "/" + file, try String(contentsOf: url, encoding: .utf8))
    }
  }
}
