import SpecParser

/// What an editor has open.
struct EditorWorkspace {
  /// The paths of its folders.
  var folders: [String] = []
  /// The open documents, in the order of their URIs.
  var open: [OpenDocument] = []

  /// Whether a file lies in one of the folders.
  func contains(_ path: String) -> Bool {
    let around = RepositoryPath.folders(from: PathText.folder(of: RepositoryPath.identity(path)))
    return folders.contains { around.contains(RepositoryPath.identity($0)) }
  }
}

/// The open documents by the files that they are of. One file may have several paths.
struct OpenFiles {
  private let byFile: [String: OpenDocument]
  /// The texts of the documents, by `RepositoryPath.identity`.
  let texts: [String: [UInt8]]

  /// - Parameter own: the document that counts if several are of its file.
  init(_ workspace: EditorWorkspace, own: OpenDocument) {
    byFile = Dictionary(
      firstOf: ([own] + workspace.open).map { (RepositoryPath.identity($0.path), $0) })
    texts = byFile.mapValues(\.source.bytes)
  }

  func uri(of path: String) -> String {
    byFile[RepositoryPath.identity(path)]?.uri ?? OpenDocument.uri(of: path)
  }

  /// The text in the editor, or else that on disk.
  func file(_ path: String) throws(CommandFailure) -> SourceFile {
    try RenameTogether.file(path, texts[RepositoryPath.identity(path)])
  }

  /// Returns the source of a vocabulary.
  var load: ImportLoader { LoadSpec.vocabulary(open: texts) }
}
