import Foundation
import GestureCompiler
import SpecParser

/// What lint said of whole files in earlier runs, found by their bytes: an unchanged file is read, and not parsed.
///
/// A report is kept under a name that is made of all that it hangs on, vocabularies aside. Those that are files are named in it, each
/// with its digest, and looked at again; bundled ones are part of the program. Nothing is kept of a text that is not well formed, or
/// of which comments say something else on another day.
struct ReportCache: Sendable {
  private let blocks: CachedBlocks

  init(_ store: any DecisionStore) { blocks = CachedBlocks(store) }

  /// - Parameters:
  ///   - make: parses and checks the file; says whether that may be kept, and which vocabularies it asked for.
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

/// The report about one file, as it is kept.
struct KeptReport: Codable, Sendable {
  /// A vocabulary that the file, or another vocabulary, asked for.
  struct Import: Codable, Sendable {
    var name: String
    /// The path of the file that asked.
    var importer: String
    /// `nil` for a bundled one.
    var path: String?
    /// Of the text of one that is a file.
    var digest: String?
  }

  private var imports: [Import]
  private var findings: [Finding]
  private var fingerprints: [String]
  private var accepted: [AcceptedFinding]

  /// - Returns: `nil` where the vocabularies cannot be found again in the order in which they were read.
  init?(_ spec: LintReport.Spec, _ imports: [Import]) {
    self.imports = imports
    findings = spec.findings
    fingerprints = spec.names
    accepted = spec.accepted
    guard let own = spec.sources.files.first, let sources = sources(own),
      sources.files.map(\.path) == spec.sources.files.map(\.path)
    else { return nil }
  }

  /// The spec's report; `nil` where a vocabulary is another one by now.
  func spec(of bytes: [UInt8], for task: LintTask) -> LintReport.Spec? {
    guard let sources = sources(SourceFile(path: LoadSpec.shown(task.path), bytes: bytes)) else { return nil }
    var spec = LintReport.Spec(
      path: task.path, sources: sources, findings: findings, repositoryPath: task.repositoryPath)
    spec.fingerprints = fingerprints
    spec.accepted = accepted
    spec.level = task.config.level?.value ?? .warning
    return spec
  }

  /// The file itself and the vocabularies, each once.
  private func sources(_ own: SourceFile) -> SourceSet? {
    var sources = SourceSet(files: [own])
    for asked in imports {
      guard let file = asked.file() else { return nil }
      if !sources.files.contains(where: { $0.path == file.path }) { _ = sources.add(file) }
    }
    return sources
  }

  // MARK: Bytes

  /// Reports without findings are alike: they are decoded once in a process.
  private static let known = KnownReports()
  /// A longer body has findings.
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
  /// - Parameter file: what the request was answered with.
  init(_ request: ImportRequest, _ file: SourceFile) {
    let isBundled = ProcessVocabularies.shared.bundled(request.name) != nil
    self.init(
      name: request.name, importer: request.importer, path: isBundled ? nil : file.path,
      digest: isBundled ? nil : CacheName.of(file.bytes))
  }

  /// The vocabulary, unless it lies elsewhere by now or says something else.
  fileprivate func file() -> SourceFile? {
    guard let path else { return ProcessVocabularies.shared.bundled(name) }
    let request = ImportRequest(name: name, importer: importer)
    guard LoadSpec.place(of: request).path == path, case .success(let file) = LoadSpec.vocabulary(request),
      CacheName.of(file.bytes) == digest
    else { return nil }
    return file
  }
}

/// Short reports by their bytes.
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
