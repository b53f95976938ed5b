import Foundation

/// The spec that files are generated from, as these files name it: by its path in the repository.
struct SpecOrigin: Sendable {
  /// The path of the spec, or `-`.
  let spec: String
  /// The name as the files have it, which may lack characters that a comment or a page cannot have.
  let written: String

  /// The name of a spec in the files that are generated from it.
  static func name(of spec: String) -> String {
    spec == "-" ? GenerateFiles.source(of: spec) : RepositoryPath.of(spec)
  }

  /// Whether files that name this spec are files of it. That is so also if the spec has moved to another folder since. A spec with the same
  /// file name that is still in the named place is another one.
  func isNamed(by name: String) -> Bool {
    if name == written { return true }
    return PathText.name(of: name) == PathText.name(of: written) && !isOtherFile(name)
  }

  /// The words about another spec, if files name one.
  func other(_ name: String?) -> String { name == written ? "" : name.map { ", \($0)" } ?? "" }

  private func isOtherFile(_ name: String) -> Bool {
    let folder = PathText.folder(of: RepositoryPath.absolute(spec))
    let root = RepositoryPath.root(of: folder) ?? FileManager.default.currentDirectoryPath
    guard let other = RepositoryPath.real(PathText.path(root, name)) else { return false }
    return other != RepositoryPath.real(spec)
  }
}
