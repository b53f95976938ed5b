import Foundation
import GestureCompiler
import SpecParser

/// Finds the configuration of each spec, and reads each configuration file once.
final class LintConfigs {
  private var byFolder: [String: LintConfig] = [:]
  private var byPath: [String: FileLocation] = [:]
  private var locations = FileLocations()
  private var texts: [AnalysisRequest: String] = [:]
  private let root: String
  private let read: (String) throws(CommandFailure) -> [UInt8]?
  /// The configuration files, in the order in which they were read, with the findings about each.
  private var files: [(folder: String, report: LintReport.Spec)] = []
  /// The folders of configuration files that the command line names.
  private var named: Set<String> = []
  private(set) var failures: [CommandFailure] = []
  /// Files that are not read because of their name, such as `.gspec.yml`, in one sentence each.
  private(set) var remarks: [String] = []
  private var exclusions = UsedExclusions()
  /// A sentence for each pattern of `exclude` that matches none of the specs that were found, if its whole folder was searched.
  var needlessExclusions: [String] { exclusions.needless { ReportPlace.relative($0, to: root) } }

  /// - Parameters:
  ///   - root: the folder that shown paths are relative to.
  ///   - read: the contents of a configuration file; `nil` if there is no such file.
  init(
    root: String = FileManager.default.currentDirectoryPath,
    read: @escaping (String) throws(CommandFailure) -> [UInt8]? = LintConfigs.onDisk
  ) {
    self.root = root
    self.read = read
  }

  private static func onDisk(_ path: String) throws(CommandFailure) -> [UInt8]? {
    guard FileStatus(path, followsLinks: false) != nil else { return nil }
    guard FileManager.default.fileExists(atPath: path) else {
      let shown = ReportPlace.relative(path, to: FileManager.default.currentDirectoryPath)
      throw CommandFailure("\(shown): is a link to a file that does not exist")
    }
    return try ReadInput.bytes(path, limit: SourceFile.sizeLimit, from: .text)
  }

  /// The configuration files with findings, and those that the command line names.
  var reports: [LintReport.Spec] {
    files.filter { !$0.report.findings.isEmpty || named.contains($0.folder) }.map(\.report)
  }

  /// Reads a configuration file that the command line names, also if no spec of the run is below it.
  func check(_ path: String) {
    let folder = PathText.folder(of: location(of: path).absolute)
    named.insert(folder)
    _ = config(in: folder)
  }

  /// - Parameter path: the path of a spec. Standard input uses the configuration of the working directory.
  func config(of path: String) -> LintConfig {
    let file = path == "-" || path.hasPrefix("<") ? root + "/-" : path
    return config(in: PathText.folder(of: location(of: file).absolute))
  }

  func location(of path: String) -> FileLocation {
    if let known = byPath[path] { return known }
    let location = locations.location(of: path)
    byPath[path] = location
    return location
  }

  /// The request as text, for names in the cache. It is computed once, since most specs have the same request.
  func text(of request: AnalysisRequest) -> String {
    if let known = texts[request] { return known }
    let text = "\(request)"
    texts[request] = text
    return text
  }

  /// The files that `FindFiles` finds and no configuration excludes.
  ///
  /// - Parameters:
  ///   - path: the path on the command line: a file, or the folder to search.
  ///   - excludesNamed: whether a configuration also excludes a file that is named on the command line.
  ///   - unsearched: receives the failure of each folder that cannot be searched. By default it throws it.
  func files(
    in path: String, excludesNamed: Bool = false, isQuiet: Bool = false, mayBeNone: Bool = false,
    unsearched: FindFiles.Unsearched = FindFiles.stop
  ) throws(CommandFailure) -> [String] {
    let found = try FindFiles.matching(
      LoadSpec.suffix, in: path, isQuiet: isQuiet, mayBeNone: mayBeNone, unsearched: unsearched)
    if found != [path] {
      exclusions.add(found.map { location(of: $0).absolute }, in: location(of: path).absolute)
    }
    let files = found.filter { $0 == path && ($0 == "-" || !excludesNamed) || !isExcluded($0) }
    if files.isEmpty, !found.isEmpty, found != [path], !isQuiet {
      remarks.append("\(path): `exclude` in \(LintConfig.fileName) leaves out every spec in this folder")
    }
    return files
  }

  /// The specs in a folder that a configuration excludes.
  func excluded(in path: String) throws(CommandFailure) -> [String] {
    try FindFiles.matching(LoadSpec.suffix, in: path, isQuiet: true, mayBeNone: true).filter { file in
      file != path && isExcluded(file)
    }
  }

  private func isExcluded(_ file: String) -> Bool {
    let config = config(of: file)
    return !config.exclude.isEmpty && config.exclusion(of: location(of: file).absolute) != nil
  }

  /// The configuration of a folder, merged with those of its parents up to the root of the repository.
  private func config(in folder: String) -> LintConfig {
    if let known = byFolder[folder] { return known }
    let around = around(folder)
    let result = own(in: folder)?.over(around) ?? around
    byFolder[folder] = result
    return result
  }

  /// The configuration of the folders around one, up to the root of the repository.
  private func around(_ folder: String) -> LintConfig {
    let outer = PathText.folder(of: folder)
    let isTop = outer == folder || RepositoryPath.root(of: folder) == folder
    return isTop ? LintConfig() : config(in: outer)
  }

  private func own(in folder: String) -> LintConfig? {
    let path = (folder as NSString).appendingPathComponent(LintConfig.fileName)
    do throws(CommandFailure) {
      guard let bytes = try read(path) else {
        remark(onOther: String(path.dropLast("yaml".count)) + "yml")
        return nil
      }
      let (config, report) = self.report(bytes, path: path, shownAs: ReportPlace.relative(path, to: root))
      files.append((folder, report))
      exclusions.patterns += config.exclude
      return config
    } catch {
      failures.append(error)
      return nil
    }
  }

  /// Says that a file with the other ending is not read, if it exists.
  private func remark(onOther path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    remarks.append("\(ReportPlace.relative(path, to: root)) is not read: rename it to \(LintConfig.fileName)")
  }

  /// The settings in a file, and the findings about it.
  ///
  /// - Parameter path: absolute.
  func report(
    _ bytes: [UInt8], path: String, shownAs shown: String
  ) -> (config: LintConfig, spec: LintReport.Spec) {
    let (config, findings, sources) = ReadLintConfig.file(
      bytes, path: path, shownAs: shown, around: around(PathText.folder(of: path)))
    return (
      config,
      LintReport.Spec(
        path: shown, sources: sources, findings: findings, repositoryPath: RepositoryPath.of(path),
        isConfig: true)
    )
  }
}
