import Foundation
import GestureCompiler
import SpecParser

/// Finds the configuration of each spec, and reads each file once.
final class LintConfigs {
  private var byFolder: [String: LintConfig] = [:]
  private var byPath: [String: FileLocation] = [:]
  private var locations = FileLocations()
  private var texts: [AnalysisRequest: String] = [:]
  private let root: String
  /// What is wrong with configuration files, in the order in which they were met.
  private(set) var reports: [LintReport.Spec] = []
  private(set) var failures: [CommandFailure] = []
  /// Files that were meant as configuration, by their names, and are not read.
  private(set) var misnamed: [String] = []

  /// - Parameter root: what shown paths are relative to.
  init(root: String = FileManager.default.currentDirectoryPath) { self.root = root }

  /// - Parameter path: of a spec; what comes from standard input is taken to lie in the working directory.
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

  /// The request as text, for the names of what is kept: made once, since most specs have the same.
  func text(of request: AnalysisRequest) -> String {
    if let known = texts[request] { return known }
    let text = "\(request)"
    texts[request] = text
    return text
  }

  /// Those of the files that no configuration leaves out; one that is named itself never is.
  ///
  /// - Parameter path: as it is named, a file or the folder that was searched.
  func notExcluded(_ files: [String], in path: String) -> [String] {
    files.filter { file in
      let config = config(of: file)
      return file == path || config.exclude.isEmpty
        || config.exclusion(of: location(of: file).absolute) == nil
    }
  }

  /// The file of a folder, over those of the folders around it up to the root of the repository.
  private func config(in folder: String) -> LintConfig {
    if let known = byFolder[folder] { return known }
    let outer = (folder as NSString).deletingLastPathComponent
    let isTop = outer == folder || RepositoryPath.root(of: folder) == folder
    let around = isTop ? LintConfig() : config(in: outer)
    let result = own(in: folder)?.over(around) ?? around
    byFolder[folder] = result
    return result
  }

  private func own(in folder: String) -> LintConfig? {
    let path = (folder as NSString).appendingPathComponent(LintConfig.fileName)
    guard FileManager.default.fileExists(atPath: path) else {
      let other = String(path.dropLast("yaml".count)) + "yml"
      if FileManager.default.fileExists(atPath: other) {
        misnamed.append(ReportPlace.relative(other, to: root))
      }
      return nil
    }
    do throws(CommandFailure) {
      let bytes = try ReadInput.bytes(path, limit: SourceFile.sizeLimit)
      let shown = ReportPlace.relative(path, to: root)
      let (config, findings, sources) = ReadLintConfig.file(bytes, path: path, shownAs: shown)
      if !findings.isEmpty {
        reports.append(
          LintReport.Spec(
            path: shown, sources: sources, findings: findings, repositoryPath: RepositoryPath.of(path),
            isConfig: true))
      }
      return config
    } catch {
      failures.append(error)
      return nil
    }
  }
}
