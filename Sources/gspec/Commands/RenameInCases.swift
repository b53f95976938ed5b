import SpecParser

/// The changes of cases files when something of their spec has another name.
struct RenameInCases {
  /// The path of the spec.
  let spec: String
  let name: NameMeaning
  let new: String
  /// The names of the spec as it was.
  let names: SpecNames
  let renamed: RenamedSpec

  /// The edits of a cases file; none if it is of another spec, or does not use the name.
  ///
  /// - Throws: if the file is no YAML, or would then mean something else or have more errors.
  func edits(in file: SourceFile) throws(CommandFailure) -> [TextEdit] {
    let before = try uses(in: file, names)
    let shared = names.sharing(name)
    if let use = shared.lazy.compactMap(before.escaped).first {
      throw Self.failure(
        file, use.span, "the text names the \(name.kind.rawValue) `\(name.identity)` with an escape")
    }
    let edits = TextEdit.replacing(shared.flatMap(before.places), new)
    guard let after = TextEdit.apply(edits, to: file.bytes) else { return [] }
    let text = SourceFile(path: file.path, bytes: after)
    let uses = try uses(in: text, renamed.names).uses.map(\.name)
    if let message = renamed.change(from: before.uses.map(\.name), to: uses, edits, in: text) {
      throw Self.failure(file, nil, message)
    }
    // An element may have a name that is a word of gestures, such as `then`.
    if !edits.isEmpty,
      let fault = RenameName.firstNew(
        of: ReadCases.file(text).findings, since: ReadCases.file(file).findings)
    {
      throw Self.failure(text, fault.span, "with `\(new)`, \(fault.message)")
    }
    return edits
  }

  private func uses(in cases: SourceFile, _ names: SpecNames) throws(CommandFailure) -> CaseNames {
    let (tree, findings) = ParseYAML.parse(cases)
    let mayBeOfSpec = cases.text(0..<cases.bytes.count).contains(PathText.name(of: spec))
    guard tree.root == nil, mayBeOfSpec, let finding = findings.first else {
      return CaseNames(cases, tree, of: spec, names)
    }
    throw Self.failure(cases, finding.span, finding.message)
  }

  private static func failure(_ file: SourceFile, _ span: SourceSpan?, _ message: String) -> CommandFailure {
    let line = span.map { ":\(file.position(at: $0.start).line)" } ?? ""
    return CommandFailure("\(file.path)\(line): \(message); nothing was changed")
  }

  /// The given cases files, and those in the folder of a spec.
  static func files(of spec: String, and given: [String]) -> [String] {
    let known = Set(given.map(RepositoryPath.identity))
    return given + FindFiles.cases(beside: spec).filter { !known.contains(RepositoryPath.identity($0)) }
  }
}
