import Foundation
import GestureCompiler
import SpecParser

/// Reads specs from files, with the vocabularies that they import.
enum LoadSpec {
  /// - Throws: if the file itself cannot be read. Errors in its text are findings.
  static func parse(_ path: String) throws(CommandFailure) -> ParseResult {
    let bytes = try ReadInput.bytes(path, limit: SourceFile.sizeLimit)
    return parse(bytes, path: path)
  }

  /// - Parameters:
  ///   - tree: the tree of the text, if it was made another way.
  ///   - load: returns the source of an imported vocabulary.
  static func parse(
    _ bytes: [UInt8], path: String, tree: SyntaxTree? = nil, load: @escaping ImportLoader = vocabulary
  ) -> ParseResult {
    ParseSpec.parse(
      SourceFile(path: shown(path), bytes: bytes), tree: tree, load: load, kept: ProcessVocabularies.shared)
  }

  /// The name of a file in messages.
  static func shown(_ path: String) -> String { path == "-" ? "<stdin>" : path }

  /// The errors that prevent a spec from being used. A spec that cannot be built from its text is never used.
  enum Barrier: Sendable {
    case none, checks
    /// Errors of checks, and conflicts.
    case conflicts
  }

  /// The errors that prevent a spec from being compiled and run.
  static func errors(of result: ParseResult, _ barrier: Barrier = .conflicts) -> [Finding] {
    guard let spec = result.spec else { return findings(of: result).filter { $0.severity == .error } }
    switch barrier {
    case .none: return []
    case .checks: return CheckSpec.errors(spec, with: result.findings)
    case .conflicts:
      return CheckSpec.errors(spec, with: result.findings) { AnalyzeSpec.errors($0) }
    }
  }

  /// The spec of a result.
  ///
  /// - Parameter lack: the thing that a vocabulary does not have, for the error message.
  /// - Throws: the errors, or a failure if the file is a vocabulary.
  static func checked(
    _ result: ParseResult, path: String, lack: String, _ barrier: Barrier = .conflicts
  ) throws(LoadError) -> CheckedSpec {
    try checked(result, path: path, lack: lack, errors: errors(of: result, barrier))
  }

  /// - Parameter errors: the errors that prevent the spec from being used.
  static func checked(
    _ result: ParseResult, path: String, lack: String, errors: [Finding]
  ) throws(LoadError) -> CheckedSpec {
    if let spec = result.spec, errors.isEmpty { return spec }
    if result.vocabulary != nil {
      throw .failure(CommandFailure("\(path): is a vocabulary, which has no \(lack)"))
    }
    throw .findings(errors, result.sources)
  }

  /// All findings of a spec or a vocabulary, except conflicts.
  static func findings(of result: ParseResult) -> [Finding] {
    if let spec = result.spec { return CheckSpec.run(spec, with: result.findings) }
    if let vocabulary = result.vocabulary { return CheckSpec.run(vocabulary, with: result.findings) }
    return result.findings
  }

  /// All findings, with those of the conflict analysis. The analysis skips what other errors make unreliable.
  ///
  /// - Parameters:
  ///   - request: optional checks of the analysis.
  ///   - kept: the state of an earlier analysis.
  static func findingsWithConflicts(
    of result: ParseResult, _ request: AnalysisRequest = .init(), kept: KeptAnalysis = KeptAnalysis()
  ) -> [Finding] {
    guard let spec = result.spec else { return findings(of: result) }
    return CheckSpec.run(spec, with: result.findings) { AnalyzeSpec.findings($0, request, kept: kept) }
  }

  /// All findings, with those that the spec's `lint` section accepts.
  ///
  /// - Parameters:
  ///   - request: optional checks of the analysis.
  ///   - cache: keeps decisions for later runs.
  ///   - beside: runs checks in parallel with the analysis.
  static func allFindings(
    of result: ParseResult, _ request: AnalysisRequest, cache: (any DecisionStore)?,
    kept: KeptAnalysis = KeptAnalysis(), beside: CheckSpec.Beside? = nil
  ) -> [Finding] {
    guard let spec = result.spec else { return findings(of: result) }
    return CheckSpec.run(
      spec, with: result.findings, keepsAccepted: true,
      analyze: { AnalyzeSpec.findings($0, request, store: cache, kept: kept) }, beside: beside)
  }

  /// All findings, with checked fixes for errors and warnings.
  static func findingsWithFixes(of result: ParseResult) -> [Finding] {
    let kept = KeptAnalysis(.onAllCores)
    return withFixes(findingsWithConflicts(of: result, kept: kept), of: result, kept: kept)
  }

  /// - Parameter kept: the state of the analysis that made the findings.
  static func withFixes(
    _ findings: [Finding], of result: ParseResult, kept: KeptAnalysis = KeptAnalysis()
  ) -> [Finding] {
    guard let spec = result.spec, let source = result.sources.files.first else { return findings }
    let edits = SourceEdits(result.tree, source)
    let fixed = FindFixes.added(to: findings, of: spec, edits, kept: kept)
    return CommonFixes.added(to: fixed, of: spec, edits, kept: kept)
  }

  /// The source of a bundled vocabulary by its name, or of a file relative to the importing file.
  static func vocabulary(_ request: ImportRequest) -> Result<SourceFile, ImportFailure> {
    vocabulary(request) { _ in }
  }

  /// - Parameter willRead: takes the path of the file before it is read, even if it does not exist.
  static func vocabulary(
    _ request: ImportRequest, willRead: (String) -> Void
  ) -> Result<SourceFile, ImportFailure> {
    if let bundled = ProcessVocabularies.shared.bundled(request.name) { return .success(bundled) }
    let (path, named) = place(of: request)
    willRead(path)
    var status = stat()
    guard stat(path, &status) == 0 else { return .failure(missing(request, path, named)) }
    do {
      return .success(SourceFile(path: path, bytes: try ReadInput.bytes(path, limit: SourceFile.sizeLimit)))
    } catch {
      return .failure(ImportFailure(reason: error.message))
    }
  }

  /// The path of a vocabulary that is not bundled, and the vocabulary names in the configuration.
  static func place(of request: ImportRequest) -> (path: String, named: [String]) {
    let named = LintConfigs().config(of: request.importer).vocabularies
    return (named[request.name]?.value ?? resolved(request), named.keys.sorted())
  }

  static func missing(_ request: ImportRequest, _ path: String, _ named: [String]) -> ImportFailure {
    let isName = !request.name.contains("/") && !request.name.contains(".")
    let isSet = named.contains(request.name)
    let reason = isName && !isSet ? "there is no such vocabulary" : "there is no file \(path)"
    return ImportFailure(
      reason: reason, known: BundledVocabularies.names + named.filter { $0 != request.name })
  }

  /// The path of an import, without `.` and `..`, so that a file has one path. Links are not resolved.
  private static func resolved(_ request: ImportRequest) -> String {
    if request.name.hasPrefix("/") { return normalized(request.name) }
    let folder = PathText.folder(of: request.importer)
    return normalized(PathText.path(folder, request.name))
  }

  /// The path without `.` and `..`. The file system is not consulted.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
