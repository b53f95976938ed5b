import Foundation

/// The spec that files are generated from, as these files name it: by its path in the repository.
struct SpecOrigin: Sendable {
  /// The path of the spec, or `-`.
  let spec: String
  /// The name as the files have it, which may lack characters that a comment or a page cannot have.
  let written: String

  /// The name of a spec in the files that are generated from it: its path in the repository. Without one it is only the file's name, so that
  /// files do not depend on the working directory.
  static func name(of spec: String) -> String {
    spec == "-" || RepositoryPath.root(ofFile: spec) == nil
      ? GenerateFiles.source(of: spec) : RepositoryPath.of(spec)
  }

  /// The text of a file of this spec as it is without a repository, for example in an archive of its sources.
  func withoutFolders(_ text: String, naming name: String?) -> String {
    guard let name, name != written, RepositoryPath.root(ofFile: spec) == nil, isNamed(by: name) else {
      return text
    }
    return text.replacing(name, with: written)
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
    let root = RepositoryPath.root(ofFile: spec) ?? FileManager.default.currentDirectoryPath
    guard let other = RepositoryPath.real(PathText.path(root, name)) else { return false }
    return other != RepositoryPath.real(spec)
  }
}
