import Foundation
import SpecParser

/// Finds the configuration of each spec, and reads each file once.
final class LintConfigs {
  private var byFolder: [String: LintConfig] = [:]
  private let root: String
  /// What is wrong with configuration files, in the order in which they were met.
  private(set) var reports: [LintReport.Spec] = []
  private(set) var failures: [CommandFailure] = []

  /// - Parameter root: what shown paths are relative to.
  init(root: String = FileManager.default.currentDirectoryPath) { self.root = root }

  /// - Parameter path: of a spec; what comes from standard input is taken to lie in the working directory.
  func config(of path: String) -> LintConfig {
    let file = path == "-" || path.hasPrefix("<") ? root + "/-" : path
    return config(in: (RepositoryPath.absolute(file) as NSString).deletingLastPathComponent)
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
    guard FileManager.default.fileExists(atPath: path) else { return nil }
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
