import Foundation
import GestureCompiler
import SpecParser

/// Reports of earlier runs, found by the bytes of the file. An unchanged file is not parsed again.
///
/// The name of an entry is a digest of everything that the report depends on, except vocabularies. The entry lists those that are files,
/// with their digests, and they are checked again. Bundled vocabularies are part of the program. A report is not kept if the file has parse
/// findings, or if its comments depend on the date.
struct ReportCache: Sendable {
  private let blocks: CachedBlocks

  init(_ store: any DecisionStore) { blocks = CachedBlocks(store: store) }

  /// - Parameters:
  ///   - make: parses and checks the file. It returns the report, whether the report may be kept, and the imported vocabularies.
  func spec(
    of bytes: [UInt8], for task: LintTask,
    make: () -> (spec: LintReport.Spec, isKeepable: Bool, imports: [KeptReport.Import])
  ) -> LintReport.Spec {
    let name = blocks.name(task.circumstances.map { Array($0.utf8) } + [bytes])
    if let body = blocks.load(name), let report = KeptReport.read(body),
      let kept = report.spec(of: bytes, for: task)
    {
      return kept
    }
    let (spec, isKeepable, imports) = make()
    if isKeepable, let body = KeptReport(spec, imports)?.body { blocks.save(name, body) }
    return spec
  }
}

/// The cached report of one file.
struct KeptReport: Codable, Sendable {
  /// A vocabulary that the file, or another vocabulary, imports.
  struct Import: Codable, Sendable {
    var name: String
    /// The path of the importing file.
    var importer: String
    /// The path of the vocabulary; `nil` for a bundled one.
    var path: String?
    /// The digest of the vocabulary's bytes; `nil` for a bundled one.
    var digest: String?
  }

  private var imports: [Import]
  private var findings: [Finding]
  private var fingerprints: [String]
  private var accepted: [AcceptedFinding]

  /// - Returns: `nil` if the imports do not lead to the same vocabularies in the same order.
  init?(_ spec: LintReport.Spec, _ imports: [Import]) {
    self.imports = imports
    findings = spec.findings
    fingerprints = spec.names
    accepted = spec.accepted
    guard let own = spec.sources.files.first, let sources = sources(own),
      sources.files.map(\.path) == spec.sources.files.map(\.path)
    else { return nil }
  }

  /// The report of the spec; `nil` if a vocabulary has changed.
  func spec(of bytes: [UInt8], for task: LintTask) -> LintReport.Spec? {
    guard let sources = sources(SourceFile(path: PathText.shown(task.path), bytes: bytes)) else { return nil }
    var spec = LintReport.Spec(
      path: task.path, sources: sources, findings: findings, repositoryPath: task.repositoryPath)
    spec.fingerprints = fingerprints
    spec.accepted = accepted
    spec.level = task.config.level?.value ?? .warning
    return spec
  }

  /// The file and its vocabularies, each once; `nil` if a vocabulary has changed.
  private func sources(_ own: SourceFile) -> SourceSet? {
    var sources = SourceSet(files: [own])
    for asked in imports {
      guard let file = asked.file() else { return nil }
      if !sources.files.contains(where: { $0.path == file.path }) { _ = sources.add(file) }
    }
    return sources
  }

  // MARK: Bytes

  /// Reports without findings are often identical, so each is decoded once in a process.
  private static let known = KnownReports()
  /// The longest body that is looked up there, in bytes. A longer one has findings.
  private static let knownLength = 1024

  var body: [UInt8]? { (try? JSONEncoder().encode(self)).map(Array.init) }

  static func read(_ body: [UInt8]) -> KeptReport? {
    guard body.count <= knownLength else { return decoded(body) }
    return known.report(body) { decoded(body) }
  }

  private static func decoded(_ body: [UInt8]) -> KeptReport? {
    try? JSONDecoder().decode(KeptReport.self, from: Data(body))
  }
}

extension KeptReport.Import {
  /// - Parameter file: the source that the request was answered with.
  init(_ request: ImportRequest, _ file: SourceFile) {
    let isBundled = ProcessVocabularies.shared.bundled(request.name) != nil
    self.init(
      name: request.name, importer: request.importer, path: isBundled ? nil : file.path,
      digest: isBundled ? nil : CacheName.of(file.bytes))
  }

  /// The vocabulary; `nil` if its path or its contents have changed.
  fileprivate func file() -> SourceFile? {
    guard let path else { return ProcessVocabularies.shared.bundled(name) }
    let request = ImportRequest(name: name, importer: importer)
    guard LoadSpec.place(of: request).path == path, case .success(let file) = LoadSpec.vocabulary(request),
      CacheName.of(file.bytes) == digest
    else { return nil }
    return file
  }
}

/// Decoded short reports, by their bytes.
private final class KnownReports: @unchecked Sendable {
  private let lock = NSLock()
  private var reports: [[UInt8]: KeptReport] = [:]
  private static let limit = 64

  func report(_ body: [UInt8], decode: () -> KeptReport?) -> KeptReport? {
    if let known = lock.withLock({ reports[body] }) { return known }
    guard let report = decode() else { return nil }
    lock.withLock { if reports.count < Self.limit { reports[body] = report } }
    return report
  }
}
