import Foundation
import GestureRuntime
import SpecParser

@testable import GestureCompiler

/// The product specs of this package, read and compiled without `gspec`.
enum SpecFiles {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Names of the product specs, in order.
  static let products: [String] = {
    let folder = root.appendingPathComponent("Specs/products").path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".gspec.yaml") }.map { String($0.dropLast(".gspec.yaml".count)) }
      .sorted()
  }()

  static func product(_ name: String) throws -> CheckedSpec {
    let path = "Specs/products/\(name).gspec.yaml"
    return try parse(String(contentsOf: root.appendingPathComponent(path), encoding: .utf8), path: path)
  }

  /// Reads a spec, and throws if it has errors.
  static func parse(_ text: String, path: String = "test.gspec.yaml") throws -> CheckedSpec {
    let result = ParseSpec.parse(SourceFile(path: path, text: text), load: vocabulary)
    guard let spec = result.spec else { throw SpecIsWrong(findings: result.findings.map { "\($0)" }) }
    return spec
  }

  private static func vocabulary(_ request: ImportRequest) -> Result<SourceFile, ImportFailure> {
    let path = "Specs/vocabularies/\(request.name).gspec.yaml"
    guard let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) else {
      return .failure(ImportFailure(reason: "there is no \(path)"))
    }
    return .success(SourceFile(path: path, text: text))
  }
}

struct SpecIsWrong: Error {
  var findings: [String]
}
