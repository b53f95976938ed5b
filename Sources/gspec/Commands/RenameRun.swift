import Foundation
import SpecParser

/// Renames something in the specs that declare it, in those that use it from a vocabulary, and in the cases files of all of these: those
/// beside them, and others that are given.
struct RenameRun {
  let old: String
  let new: String
  let kind: NameKind?
  /// The paths of cases files, which may lie anywhere.
  let cases: [String]

  struct Changed {
    var path: String
    var before: [UInt8]
    var after: [UInt8]
    /// The number of replaced names.
    var count: Int
  }

  /// A spec, with the result of reading it.
  private struct Spec {
    let source: SourceFile
    let result: ParseResult
    let names: SpecNames
    /// The absolute path.
    let place: String

    init(_ path: String) throws {
      let bytes = try ReadInput.bytes(path, limit: SourceFile.sizeLimit)
      source = SourceFile(path: path, bytes: bytes)
      result = LoadSpec.parse(bytes, path: path)
      guard result.tree.root != nil else { throw LoadError.findings(result.findings, result.sources) }
      names = SpecNames(result.tree, source)
      place = RepositoryPath.absolute(path)
    }

    /// The absolute path of the vocabulary with the declaration of a name.
    func vocabulary(of name: NameMeaning) -> String? {
      result.imported.file(of: name).flatMap { result.sources[$0] }.map { RepositoryPath.absolute($0.path) }
    }
  }

  /// - Throws: if no spec declares the name, a spec cannot use the new one, or a file cannot be changed.
  func changed(_ paths: [String]) throws -> [Changed] {
    var known: Set<String> = []
    let specs = try paths.filter { known.insert(RepositoryPath.absolute($0)).inserted }.map(Spec.init)
    let renames = try renames(in: specs)
    var texts: [String: [UInt8]] = [:]
    for (spec, rename) in renames { texts[spec.place] = TextEdit.apply(rename.edits, to: spec.source.bytes) }
    var result: [Changed] = []
    for (spec, rename) in renames {
      let renamed: RenamedSpec
      do throws(RenameName.Failure) {
        renamed = try rename.renamed(spec.result) { bytes in
          LoadSpec.parse(bytes, path: spec.source.path) { Self.changed($0, texts) }
        }
      } catch {
        throw CommandFailure("\(spec.source.path): \(error.message); nothing was changed")
      }
      add(renamed.edits, to: spec.source, &result)
      let inCases = RenameInCases(
        spec: spec.source.path, name: rename.name, new: new, names: spec.names, renamed: renamed)
      for path in cases(of: spec.source.path) {
        // Another spec of this run may have changed the file already.
        let bytes =
          try result.first { $0.path == path }?.after ?? ReadInput.bytes(path, limit: SourceFile.sizeLimit)
        let file = SourceFile(path: path, bytes: bytes)
        add(try inCases.edits(in: file), to: file, &result)
      }
    }
    return result
  }

  /// A vocabulary as this run leaves it.
  private static func changed(
    _ request: ImportRequest, _ texts: [String: [UInt8]]
  ) -> Result<SourceFile, ImportFailure> {
    LoadSpec.vocabulary(request).map { file in
      texts[RepositoryPath.absolute(file.path)].map { SourceFile(path: file.path, bytes: $0) } ?? file
    }
  }

  // MARK: The meant names

  private func renames(in specs: [Spec]) throws(CommandFailure) -> [(spec: Spec, rename: RenameName)] {
    let declared = specs.map { fitting($0.names) }
    var result: [(spec: Spec, rename: RenameName)] = []
    for (spec, own) in zip(specs, declared) {
      // What the spec uses from a vocabulary of this run.
      let others = zip(specs, declared).flatMap { other, names in
        names.filter { !own.contains($0) && spec.vocabulary(of: $0) == other.place }
      }
      guard let name = try meant(own + others, spec.source.path) else { continue }
      let rename = RenameName(name, to: new, in: spec.source, spec.names)
      guard rename.isChange else {
        throw CommandFailure(
          "\(spec.source.path): the \(name.kind.rawValue) `\(name.identity)` has this name already")
      }
      result.append((spec, rename))
    }
    guard result.isEmpty else { return result }
    let known = specs.flatMap { spec in kinds.flatMap { spec.names.declared($0).map(\.identity) } }
    let nearest = NearMiss.nearest(to: old, among: known)
    throw CommandFailure(
      "no spec declares \(kind.map { "the \($0.rawValue) " } ?? "")`\(old)`",
      help: nearest.map { "did you mean `\($0)`?" }
        ?? (known.isEmpty ? "" : "the names are \(listed(known.prefix(12)))"))
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

  private func add(_ edits: [TextEdit], to file: SourceFile, _ result: inout [Changed]) {
    guard !edits.isEmpty, let after = TextEdit.apply(edits, to: file.bytes) else { return }
    if let known = result.firstIndex(where: { $0.path == file.path }) {
      result[known].after = after
      result[known].count += edits.count
    } else {
      result.append(Changed(path: file.path, before: file.bytes, after: after, count: edits.count))
    }
  }

  /// The cases files in the folder of a spec, and the given ones.
  private func cases(of spec: String) -> [String] {
    let known = Set(cases.map(RepositoryPath.absolute))
    return cases + RenameInCases.files(beside: spec).filter { !known.contains(RepositoryPath.absolute($0)) }
  }
}
