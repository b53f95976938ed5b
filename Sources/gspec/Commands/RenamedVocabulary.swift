import SpecParser

/// The vocabularies of a run that declare the renamed word, and the specs that use it from them.
struct RenamedVocabulary {
  private let declared: [(spec: SpecToRename, rename: RenameName)]

  init(_ renames: [(spec: SpecToRename, rename: RenameName)]) {
    declared = renames.filter { spec, rename in
      spec.result.tree.root?.entry("vocabulary") != nil && spec.names.declaration(of: rename.name) != nil
    }
  }

  var isEmpty: Bool { declared.isEmpty }

  /// The renamed name, if a spec has it from one of the vocabularies.
  func name(in spec: SpecToRename) -> NameMeaning? {
    declared.first { vocabulary, rename in
      spec.names.declaration(of: rename.name) == nil && spec.vocabulary(of: rename.name) == vocabulary.place
    }?.rename.name
  }

  /// Refuses the run if another spec of the project uses the word, which would then mean nothing.
  ///
  /// - Parameter known: the specs of the run, by `RepositoryPath.identity`.
  func checkUsers(besides known: Set<String>) throws(CommandFailure) {
    for (vocabulary, rename) in declared {
      let users = ProjectFiles.matching(LoadSpec.suffix, around: [vocabulary.source.path]).filter {
        !known.contains(RepositoryPath.identity($0)) && uses(rename.name, $0)
      }
      guard users.isEmpty else { throw RenameRun.refused(rename.name, vocabulary, isUsedBy: users) }
    }
  }

  private func uses(_ name: NameMeaning, _ path: String) -> Bool {
    guard let bytes = try? ReadInput.bytes(path, limit: SourceFile.sizeLimit, from: .text) else {
      return false
    }
    let spec = SpecToRename(SourceFile(path: path, bytes: bytes), LoadSpec.parse(bytes, path: path))
    return self.name(in: spec) == name && !spec.names.uses(of: name).isEmpty
  }
}
