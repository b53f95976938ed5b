import Foundation
import SpecParser

/// The files of the projects that specs are in. A project is the repository of a spec, else what lies below the nearest `.gspec.yaml`, else the
/// spec's own folder.
enum ProjectFiles {
  /// The files with a suffix, without those in hidden folders. Folders that cannot be searched are left out.
  static func matching(_ suffix: String, around specs: [String]) -> [String] {
    var roots: Set<String> = []
    var files: [String] = []
    for folder in Set(specs.filter { $0 != "-" }.map { PathText.folder(of: RepositoryPath.absolute($0)) }) {
      let config = LintConfig.files(for: PathText.path(folder, suffix)).first { FileStatus($0) != nil }
      let root = RepositoryPath.root(of: folder) ?? config.map(PathText.folder)
      guard roots.insert(root ?? folder).inserted else { continue }
      files += root.map { below($0, suffix) } ?? inside(folder, suffix)
    }
    return DistinctFiles.of(files).sorted().map {
      ReportPlace.relative($0, to: FileManager.default.currentDirectoryPath)
    }
  }

  private static func below(_ root: String, _ suffix: String) -> [String] {
    let all = try? FindFiles.matching(suffix, in: root, isQuiet: true, mayBeNone: true) { _ in }
    return all ?? []
  }

  private static func inside(_ folder: String, _ suffix: String) -> [String] {
    FindFiles.directly(in: folder, suffix).filter { !PathText.name(of: $0).hasPrefix(".") }
  }
}
