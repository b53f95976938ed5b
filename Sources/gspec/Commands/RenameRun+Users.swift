import SpecParser

/// Files that name what a run renames, and that nobody has given.
extension RenameRun {
  /// Refuses the run if cases of the project use the name, and are neither given nor beside their spec.
  func checkCases(
    _ together: RenameTogether, _ all: [(spec: SpecToRename, rename: RenameName)]
  ) throws(CommandFailure) {
    let specs = all.map(\.spec.source.path)
    var known = Set(
      specs.flatMap { RenameInCases.files(of: $0, and: cases) }.map(RepositoryPath.identity))
    let names = Set(specs.map(PathText.name))
    let others = ProjectFiles.matching(CaseFile.suffix, around: specs).filter { path in
      known.insert(RepositoryPath.identity(path)).inserted && Self.names(names, path)
    }
    guard let first = all.first, !others.isEmpty else { return }
    let places = Set(others.map(RepositoryPath.identity))
    var wider = together
    wider.cases += others
    let users = try wider.changed(all).filter { places.contains($0.place) }.map(\.path)
    guard users.isEmpty else { throw Self.refused(first.rename.name, first.spec, isUsedBy: users) }
  }

  /// Whether a text has one of some words.
  private static func names(_ words: Set<String>, _ path: String) -> Bool {
    guard let bytes = try? ReadInput.bytes(path, limit: SourceFile.sizeLimit, from: .text) else {
      return false
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return words.contains(where: text.contains)
  }

  /// The failure for files that would name what is gone.
  static func refused(_ name: NameMeaning, _ spec: SpecToRename, isUsedBy files: [String]) -> CommandFailure {
    let who = files.count == 1 ? "\(files[0]) uses" : "\(files.count) files use"
    return CommandFailure(
      "\(spec.source.path): \(who) its \(name.kind.rawValue) `\(name.identity)`; nothing was changed",
      help: "rename it there, too: add \(examples(files)) to the paths, or give a folder that has all of them"
    )
  }
}
