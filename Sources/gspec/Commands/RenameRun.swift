import SpecParser

/// Renames something in the specs that declare it, in those that use it from a vocabulary, and in the cases files of all of these: those
/// beside them, and others that are given.
struct RenameRun {
  let old: String
  let new: String
  let kind: NameKind?
  /// The paths of cases files, which may lie anywhere.
  let cases: [String]
  /// The paths of baselines.
  let baselines: [String]

  /// - Parameter excluded: the paths of specs in which the name is changed only if it is that of a vocabulary which they use.
  /// - Throws: if no spec declares the name, a spec cannot use the new one, or a file cannot be changed.
  func changed(_ paths: [String], excluded: [String]) throws -> [RenamedFile] {
    var known: Set<String> = []
    let specs = try paths.filter { known.insert(RepositoryPath.identity($0)).inserted }.map(spec)
    let renames = try renames(in: specs)
    let others = excluded.filter { known.insert(RepositoryPath.identity($0)).inserted }
    let vocabulary = RenamedVocabulary(renames)
    try vocabulary.checkUsers(besides: known)
    let together = RenameTogether(new: new, cases: cases, load: LoadSpec.vocabulary) { file, load in
      LoadSpec.parse(file.bytes, path: file.path, load: load)
    }
    let all = renames + (try others.compactMap { try user(of: vocabulary, $0) })
    let files = try together.changed(all)
    try checkCases(together, all)
    let changed = files + (try changedBaselines(all, files))
    for (spec, rename) in renames { remark(on: rename.name, in: spec) }
    return changed
  }

  /// Prints a remark if outcomes of the renamed activity now come in another order, which no text shows.
  private func remark(on name: NameMeaning, in spec: SpecToRename) {
    guard name.kind == .activity, let checked = spec.result.spec,
      let remark = RenamedOrder(name.identity, to: new, in: checked)?.remark
    else { return }
    Console.remark("\(spec.source.path): \(remark)")
  }

  private func changedBaselines(
    _ renames: [(spec: SpecToRename, rename: RenameName)], _ files: [RenamedFile]
  ) throws -> [RenamedFile] {
    guard !baselines.isEmpty else { return [] }
    let names = renames.map { (path: $0.spec.source.path, name: $0.rename.name) }
    let change = try RenameInBaselines(names, to: new, files)
    return try baselines.uniqued(by: RepositoryPath.identity).compactMap { try change.changed($0) }
  }

  /// A spec that has the name from a vocabulary in which it is renamed; `nil` for other specs.
  private func user(
    of vocabulary: RenamedVocabulary, _ path: String
  ) throws -> (spec: SpecToRename, rename: RenameName)? {
    guard !vocabulary.isEmpty else { return nil }
    let bytes = try ReadInput.bytes(path, limit: SourceFile.sizeLimit)
    let user = SpecToRename(
      SourceFile(path: path, bytes: bytes), LoadSpec.parse(bytes, path: path))
    guard user.result.tree.root != nil else {
      Console.remark("\(path) is left out: it is no YAML")
      return nil
    }
    return vocabulary.name(in: user).map { (user, RenameName($0, to: new, in: user.source, user.names)) }
  }

  private func spec(_ path: String) throws -> SpecToRename {
    let bytes = try ReadInput.bytes(path, limit: SourceFile.sizeLimit)
    let result = LoadSpec.parse(bytes, path: path)
    guard result.tree.root != nil else { throw LoadError.findings(result.findings, result.sources) }
    return SpecToRename(SourceFile(path: path, bytes: bytes), result)
  }

  // MARK: The meant names

  private func renames(
    in specs: [SpecToRename]
  ) throws(CommandFailure) -> [(spec: SpecToRename, rename: RenameName)] {
    let declared = specs.map { fitting($0.names) }
    var result: [(spec: SpecToRename, rename: RenameName)] = []
    for (spec, own) in zip(specs, declared) {
      // What the spec uses from a vocabulary of this run.
      let others = zip(specs, declared).flatMap { other, names in
        names.filter { !own.contains($0) && spec.vocabulary(of: $0) == other.place }
      }
      guard let name = try meant(own + others, spec.source.path) else { continue }
      try refusePath(for: name, spec.source.path)
      let rename = RenameName(name, to: new, in: spec.source, spec.names)
      guard rename.isChange else {
        throw CommandFailure(
          "\(spec.source.path): the \(name.kind.rawValue) `\(name.identity)` has this name already")
      }
      result.append((spec, rename))
    }
    guard result.isEmpty else { return result }
    if let failure = imported(specs) { throw failure }
    let all = specs.flatMap { spec in kinds.flatMap { spec.names.declared($0).map(\.identity) } }
    let known = all.uniqued()
    let names = known.isEmpty ? "" : "the names are \(examples(known))"
    throw CommandFailure(
      "no spec declares \(kind.map { "the \($0.rawValue) " } ?? "")`\(old)`",
      help: NearMiss.help(for: old, among: known, or: names))
  }

  /// An element and its variables stay where they are, so that a path cannot be a new name.
  private func refusePath(for name: NameMeaning, _ path: String) throws(CommandFailure) {
    guard [.element, .state].contains(name.kind), new.contains("/"), !new.hasSuffix("/") else { return }
    let last = PathText.name(of: new)
    let alone = name.kind == .state ? last.split(separator: ".").last.map(String.init) ?? last : last
    throw CommandFailure(
      "\(path): `\(new)` is a path, and the \(name.kind.rawValue) `\(name.identity)` keeps its place; nothing was changed",
      help: "give only its new name: `\(alone)`")
  }

  /// The failure that says where specs have the old name from, if no given file declares it.
  private func imported(_ specs: [SpecToRename]) -> CommandFailure? {
    for spec in specs {
      for kind in kinds {
        guard let file = spec.result.imported.file(of: NameMeaning(kind, old)),
          let path = spec.result.sources[file]?.path
        else { continue }
        let noun = "the \(kind.rawValue) `\(old)`"
        return path.hasPrefix("<")
          ? CommandFailure(
            "\(spec.source.path): \(noun) is of a vocabulary that comes with gspec and keeps its name")
          : CommandFailure(
            "\(spec.source.path): \(noun) is of a vocabulary that is not given",
            help: "add \(PathText.argument(path)) to the paths")
      }
    }
    return nil
  }

  private var kinds: [NameKind] { NameKind.allCases.filter { kind == nil || kind == $0 } }

  /// What a spec declares with the old name.
  private func fitting(_ names: SpecNames) -> [NameMeaning] {
    kinds.flatMap { kind in
      names.declared(kind).map(\.meaning).filter { name in
        name.identity == old || name.identity.hasSuffix("/" + old)
          || kind == .state && name.identity.hasSuffix("." + old)
      }
    }
  }

  /// The thing that the old name means; `nil` if there is none.
  private func meant(_ fitting: [NameMeaning], _ path: String) throws(CommandFailure) -> NameMeaning? {
    let exact = fitting.filter { $0.identity == old }
    let meant = exact.isEmpty ? fitting : exact
    guard meant.count < 2 else {
      let all = meant.map { "the \($0.kind.rawValue) `\($0.identity)`" }
      throw CommandFailure(
        "\(path): `\(old)` is \(all.joined(separator: " and ")), so it is not clear which is meant",
        help: Set(meant.map(\.kind)).count > 1
          ? "say which: `--kind \(meant[0].kind.rawValue)`" : "give its path: `\(meant[0].identity)`")
    }
    return meant.first
  }
}
