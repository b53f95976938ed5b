/// The mechanics and kinds that the vocabularies in use declare.
package struct ImportedNames: Sendable {
  private var files: [NameMeaning: FileID] = [:]

  init(_ imports: ImportedVocabularies) {
    // The last declaration of a name is the one in use.
    for content in imports.contents {
      for name in content.brokenMechanics.union(content.mechanics.map(\.name.value)) {
        files[NameMeaning(.mechanic, name)] = content.file
      }
      for name in content.brokenKinds.union(content.kinds.map(\.name.value)) {
        files[NameMeaning(.kind, name)] = content.file
      }
    }
  }

  /// The file with the declaration that counts; `nil` if no vocabulary declares the name.
  package func file(of meaning: NameMeaning) -> FileID? { files[meaning] }
}
