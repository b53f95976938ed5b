import Foundation
import GestureCompiler
import SpecParser

/// Reads specs from files, with the vocabularies that they import.
enum LoadSpec {
  /// The end of the names of specs and vocabularies.
  static let suffix = ".gspec.yaml"

  /// - Throws: if the file itself cannot be read, or has the settings of its folder. Errors in its text are findings.
  static func parse(_ path: String) throws(CommandFailure) -> ParseResult {
    try refuseSettings(path)
    let bytes = try ReadInput.bytes(path, limit: SourceFile.sizeLimit)
    return parse(bytes, path: path)
  }

  /// - Throws: if the path is that of a `.gspec.yaml`, whose name ends like that of a spec.
  static func refuseSettings(_ path: String) throws(CommandFailure) {
    guard LintConfig.isConfig(path) else { return }
    throw CommandFailure(
      "\(path): has the settings of its folder and is no spec",
      help: "name a spec, or check it with `gspec lint`")
  }

  /// - Parameters:
  ///   - tree: the tree of the text, if it was made another way.
  ///   - load: returns the source of an imported vocabulary.
  static func parse(
    _ bytes: [UInt8], path: String, tree: SyntaxTree? = nil, load: @escaping ImportLoader = vocabulary
  ) -> ParseResult {
    CompilePipeline.parse(
      SourceFile(path: PathText.shown(path), bytes: bytes), tree: tree, load: load,
      kept: ProcessVocabularies.shared)
  }

  /// The spec of a result.
  ///
  /// - Parameters:
  ///   - lack: the thing that a vocabulary does not have, for the error message.
  ///   - depth: where errors that prevent the spec from being used are looked for. A text that is no spec is never used.
  /// - Throws: the errors, or a failure if the file is a vocabulary.
  static func checked(
    _ result: ParseResult, path: String, lack: String, _ depth: LintSpec.Depth = .conflicts
  ) throws(LoadError) -> CheckedSpec {
    try checked(result, path: path, lack: lack, errors: LintSpec(depth).errors(of: result))
  }

  /// - Parameter errors: the errors that prevent the spec from being used.
  static func checked(
    _ result: ParseResult, path: String, lack: String, errors: [Finding]
  ) throws(LoadError) -> CheckedSpec {
    if let spec = result.spec, errors.isEmpty { return spec }
    if result.vocabulary != nil {
      throw .failure(
        CommandFailure("\(path): is a vocabulary, which has no \(lack)", help: "give a spec that uses it"))
    }
    throw .findings(errors, result.sources)
  }

  /// All findings that a spec does not accept, with checked fixes. The analysis uses all cores.
  static func findingsWithFixes(of result: ParseResult) -> [Finding] {
    let lint = LintSpec(caches: LintCaches(analysis: KeptAnalysis(.onAllCores)))
    return CompilePipeline.fix(CompilePipeline.lint(result, lint), of: result, lint)
  }

  /// The source of a bundled vocabulary by its name, or of a file relative to the importing file.
  static func vocabulary(_ request: ImportRequest) -> Result<SourceFile, ImportFailure> {
    vocabulary(request) { _ in }
  }

  /// Returns the source of a vocabulary from texts that an editor has open, or else from files.
  ///
  /// - Parameter open: the texts, by `RepositoryPath.identity`. Their files need not exist.
  static func vocabulary(open: [String: [UInt8]]) -> ImportLoader {
    { request in
      guard !open.isEmpty, ProcessVocabularies.shared.bundled(request.name) == nil else {
        return vocabulary(request)
      }
      let path = place(of: request).path
      guard let bytes = open[RepositoryPath.identity(path)] else { return vocabulary(request) }
      return .success(SourceFile(path: path, bytes: bytes))
    }
  }

  /// - Parameter willRead: takes the path of the file before it is read, even if it does not exist.
  static func vocabulary(
    _ request: ImportRequest, willRead: (String) -> Void
  ) -> Result<SourceFile, ImportFailure> {
    if let bundled = ProcessVocabularies.shared.bundled(request.name) { return .success(bundled) }
    let (path, named) = place(of: request)
    willRead(path)
    guard FileStatus(path) != nil else {
      var failure = missing(request, path, named)
      failure.meant = meantFile(request, path, isNamed: named.contains(request.name))
      return .failure(failure)
    }
    do {
      let bytes = try ReadInput.bytes(path, limit: SourceFile.sizeLimit, from: .text)
      return .success(SourceFile(path: path, bytes: bytes))
    } catch {
      return .failure(unreadable(path, error))
    }
  }

  /// The path of a vocabulary that is not bundled, and the vocabulary names in the configuration.
  static func place(
    of request: ImportRequest, _ configs: LintConfigs = LintConfigs()
  ) -> (path: String, named: [String]) {
    let named = configs.config(of: request.importer).vocabularies
    let set = named[request.name].map { set in
      // A name and a path of one file give one path: from the working directory on if the importing file's is.
      request.importer.hasPrefix("/")
        ? set.value : PathText.relative(set.value, to: FileManager.default.currentDirectoryPath)
    }
    return (set ?? resolved(request), named.keys.sorted())
  }

  static func missing(_ request: ImportRequest, _ path: String, _ named: [String]) -> ImportFailure {
    let isName = !request.name.contains("/") && !request.name.contains(".")
    let isSet = named.contains(request.name)
    let isFile = !isName || isSet
    return ImportFailure(
      reason: "there is no such \(isFile ? "file" : "vocabulary")", path: isFile ? path : nil,
      known: BundledVocabularies.names + named.filter { $0 != request.name })
  }

  /// The file that was probably meant by a name without its suffix, or by a path; `nil` if none is known.
  ///
  /// - Parameter isNamed: whether the configuration has the name.
  private static func meantFile(_ request: ImportRequest, _ path: String, isNamed: Bool) -> String? {
    if isNamed { return nil }
    if FileStatus(path + suffix) != nil {
      return (request.name.contains("/") ? "" : "./") + request.name + suffix
    }
    guard request.name.contains("/") || request.name.contains(".") else { return nil }
    return FindFiles.nearest(
      to: request.name, in: PathText.folder(of: request.importer),
      besides: PathText.name(of: request.importer))
  }

  /// - Parameter error: that of `ReadInput`, whose message begins with the path.
  static func unreadable(_ path: String, _ error: CommandFailure) -> ImportFailure {
    let prefix = "\(path): "
    guard error.message.hasPrefix(prefix) else { return ImportFailure(reason: error.message) }
    return ImportFailure(reason: String(error.message.dropFirst(prefix.count)), path: path)
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
