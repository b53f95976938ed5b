import Foundation
import SpecParser

extension LintReport {
  /// The report with paths relative to the root of the repository that the working directory is in, as servers compare them with their files.
  /// Outside of a repository they stay relative to the working directory.
  var fromRepository: LintReport {
    let here = FileManager.default.currentDirectoryPath
    let top = RepositoryPath.root(of: here) ?? here
    var result = self
    result.root = top
    for index in specs.indices where !(specs[index].findings.isEmpty && specs[index].accepted.isEmpty) {
      result.specs[index].path = Self.path(specs[index].path, below: top)
      result.specs[index].sources = SourceSet(
        files: specs[index].sources.files.map { file in
          let path = Self.path(file.path, below: top)
          return path == file.path ? file : SourceFile(path: path, bytes: file.bytes)
        })
    }
    result.failures = failures.map { failure in
      var failure = failure
      failure.path = failure.path.map { ReportPlace.relative(Self.path($0, below: top), to: top) }
      return failure
    }
    return result
  }

  /// The absolute path of a file below a folder; other paths as they are.
  private static func path(_ path: String, below folder: String) -> String {
    guard path != "-", !path.hasPrefix("<") else { return path }
    let full = RepositoryPath.absolute(path)
    return ReportPlace.relative(full, to: folder) == full ? path : full
  }
}
