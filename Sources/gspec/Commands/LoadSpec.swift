import Foundation
import GestureCompiler
import SpecParser

/// Reads specs from files, with the vocabularies that they use.
enum LoadSpec {
  /// - Throws: when the file itself cannot be read; what is wrong in it are findings.
  static func parse(_ path: String) throws(CommandFailure) -> ParseResult {
    let bytes = try ReadInput.bytes(path, limit: SourceFile.sizeLimit)
    return parse(bytes, path: path)
  }

  /// - Parameter load: gives vocabularies.
  static func parse(
    _ bytes: [UInt8], path: String, load: @escaping ImportLoader = vocabulary
  ) -> ParseResult {
    ParseSpec.parse(
      SourceFile(path: shown(path), bytes: bytes), load: load, kept: ProcessVocabularies.shared)
  }

  /// What a file is called where people read it.
  static func shown(_ path: String) -> String { path == "-" ? "<stdin>" : path }

  /// Which errors keep a spec back. One that cannot be made of its text always is.
  enum Barrier: Sendable {
    case none, checks
    /// Those of checks, and conflicts.
    case conflicts
  }

  /// What keeps a spec from being compiled and run.
  static func errors(of result: ParseResult, _ barrier: Barrier = .conflicts) -> [Finding] {
    guard let spec = result.spec else { return findings(of: result).filter { $0.severity == .error } }
    switch barrier {
    case .none: return []
    case .checks: return CheckSpec.errors(spec, with: result.findings)
    case .conflicts:
      return CheckSpec.errors(spec, with: result.findings) { AnalyzeSpec.errors($0) }
    }
  }

  /// The spec of a result, if nothing is wrong with it.
  ///
  /// - Parameter lack: what a vocabulary has not that a product's spec has.
  static func checked(
    _ result: ParseResult, path: String, lack: String, _ barrier: Barrier = .conflicts
  ) throws(LoadError) -> CheckedSpec {
    try checked(result, path: path, lack: lack, errors: errors(of: result, barrier))
  }

  /// - Parameter errors: what was found that keeps it back.
  static func checked(
    _ result: ParseResult, path: String, lack: String, errors: [Finding]
  ) throws(LoadError) -> CheckedSpec {
    if let spec = result.spec, errors.isEmpty { return spec }
    if result.vocabulary != nil {
      throw .failure(CommandFailure("\(path): is a vocabulary, which has no \(lack)"))
    }
    throw .findings(errors, result.sources)
  }

  /// Everything that there is to say about a spec or a vocabulary, conflicts aside.
  static func findings(of result: ParseResult) -> [Finding] {
    if let spec = result.spec { return CheckSpec.run(spec, with: result.findings) }
    if let vocabulary = result.vocabulary { return CheckSpec.run(vocabulary, with: result.findings) }
    return result.findings
  }

  /// The same with what the conflict analysis proves of all that other errors leave sound.
  ///
  /// - Parameters:
  ///   - request: what to look for besides.
  ///   - kept: of an earlier analysis.
  static func findingsWithConflicts(
    of result: ParseResult, _ request: AnalysisRequest = .init(), kept: KeptAnalysis = KeptAnalysis()
  ) -> [Finding] {
    guard let spec = result.spec else { return findings(of: result) }
    return CheckSpec.run(spec, with: result.findings) { AnalyzeSpec.findings($0, request, kept: kept) }
  }

  /// The same, with what the spec's `lint` section accepts.
  ///
  /// - Parameters:
  ///   - request: what to look for besides.
  ///   - cache: keeps what was decided for later runs.
  ///   - beside: runs checks beside the analysis.
  static func allFindings(
    of result: ParseResult, _ request: AnalysisRequest, cache: (any DecisionStore)?,
    kept: KeptAnalysis = KeptAnalysis(), beside: CheckSpec.Beside? = nil
  ) -> [Finding] {
    guard let spec = result.spec else { return findings(of: result) }
    return CheckSpec.run(
      spec, with: result.findings, keepsAccepted: true,
      analyze: { AnalyzeSpec.findings($0, request, store: cache, kept: kept) }, beside: beside)
  }

  /// The same with checked fixes for what is above note.
  static func findingsWithFixes(of result: ParseResult) -> [Finding] {
    let kept = KeptAnalysis(.onAllCores)
    return withFixes(findingsWithConflicts(of: result, kept: kept), of: result, kept: kept)
  }

  /// - Parameter kept: of the analysis that the findings are of.
  static func withFixes(
    _ findings: [Finding], of result: ParseResult, kept: KeptAnalysis = KeptAnalysis()
  ) -> [Finding] {
    guard let spec = result.spec, let source = result.sources.files.first else { return findings }
    let edits = SourceEdits(result.tree, source)
    let fixed = FindFixes.added(to: findings, of: spec, edits, kept: kept)
    return CommonFixes.added(to: fixed, of: spec, edits)
  }

  /// A bundled vocabulary by its name, else a file relative to the one that asks.
  static func vocabulary(_ request: ImportRequest) -> Result<SourceFile, ImportFailure> {
    if let bundled = ProcessVocabularies.shared.bundled(request.name) { return .success(bundled) }
    let (path, named) = place(of: request)
    var status = stat()
    guard stat(path, &status) == 0 else { return .failure(missing(request, path, named)) }
    do {
      return .success(SourceFile(path: path, bytes: try ReadInput.bytes(path, limit: SourceFile.sizeLimit)))
    } catch {
      return .failure(ImportFailure(reason: error.message))
    }
  }

  /// Where a vocabulary that is not bundled lies, and the names that the configuration gives.
  static func place(of request: ImportRequest) -> (path: String, named: [String]) {
    let named = LintConfigs().config(of: request.importer).vocabularies
    return (named[request.name]?.value ?? resolved(request), named.keys.sorted())
  }

  static func missing(_ request: ImportRequest, _ path: String, _ named: [String]) -> ImportFailure {
    let isName = !request.name.contains("/") && !request.name.contains(".")
    let reason = isName ? "there is no such vocabulary" : "there is no file \(path)"
    return ImportFailure(reason: reason, known: BundledVocabularies.names + named)
  }

  /// One file, one path: `.` and `..` taken out, links left as they are.
  private static func resolved(_ request: ImportRequest) -> String {
    if request.name.hasPrefix("/") { return normalized(request.name) }
    let folder = PathText.folder(of: request.importer)
    return normalized(PathText.path(folder, request.name))
  }

  /// Lexically.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
