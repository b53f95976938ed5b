import Foundation
import GestureCompiler
import GestureRuntime
import SpecParser
import Testing

@testable import gspec

/// A product spec of the package with its cases, compiled and run in this process.
struct ProductSpec: Sendable, CustomTestStringConvertible {
  /// The file's name without its ending: `mail`.
  var name: String
  var parent = Self.folder

  static let folder = "Specs/products/"

  static let all = specs(in: folder)
  /// Specs of single behaviours, likewise with cases.
  static let behaviours = specs(in: "Specs/behaviours/")

  private static func specs(in folder: String) -> [ProductSpec] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: PackageFolder.path(folder))) ?? []
    return names.filter { $0.hasSuffix(".gspec.yaml") }.sorted()
      .map { ProductSpec(name: String($0.dropLast(".gspec.yaml".count)), parent: folder) }
  }

  var testDescription: String { name }
  var path: String { PackageFolder.path(parent + name + ".gspec.yaml") }
  var casesPath: String { PackageFolder.path(parent + name + ".cases.yaml") }

  func loaded() throws -> LoadedTable { try LoadTable.load(path) }

  /// Every case, in the order of their names, with what comes of it.
  func cases(_ loaded: LoadedTable) throws -> [ProductCase] {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: casesPath)))
    let (file, findings, _) = ReadCases.file(SourceFile(path: casesPath, bytes: bytes))
    try #require(findings.isEmpty, "\(findings)")
    return try file.cases.sorted { $0.name.value < $1.name.value }.map { test in
      var names = CheckCaseNames(loaded.names)
      let resolved = names.resolved(test)
      try #require(names.findings.isEmpty, "\(names.findings)")
      return try ProductCase(resolved, loaded: loaded, folder: PackageFolder.path(parent) + "/")
    }
  }
}

/// One case, replayed with the record of every candidate.
struct ProductCase: Sendable {
  var test: TestCase
  var trace: Trace
  var outcomes: [NamedOutcome]
  var reasons: [CandidateEvent]
  /// Empty if the case passes.
  var failures: [String]

  /// `folder` is that of the cases, which their files are in; it ends in `/`.
  init(_ test: TestCase, loaded: LoadedTable, folder: String) throws {
    self.test = test
    trace = try RunCase.trace(test, loaded, folder: folder)
    let settings = ReplaySettings(
      target: test.target?.value, state: test.state.map(\.setting), screen: test.screen)
    let replay = try Replay.run(trace, names: loaded.names, settings: settings, withReasons: true)
    outcomes = replay.named(by: loaded.table)
    reasons = replay.reasons
    failures = JudgeOutcomes(test: test).failures(outcomes).map(\.sentence)
  }

  /// The gesture as written, or the file that is replayed.
  var gesture: String {
    switch test.input {
    case .gesture(_, let text): text.value
    case .trace(let path): path.value
    }
  }
}
