import Foundation
import SpecParser

/// Renames something in the specs that declare it, and in the cases files of those specs: those beside them, and others that are given.
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

  /// - Throws: if no spec declares the name, or a spec cannot use the new one.
  func changed(_ specs: [String]) throws -> [Changed] {
    var result: [Changed] = []
    var known: [String] = []
    for path in specs {
      let bytes = try ReadInput.bytes(path, limit: SourceFile.sizeLimit)
      let source = SourceFile(path: path, bytes: bytes)
      let (tree, findings) = ParseYAML.parse(source)
      guard tree.root != nil else { throw LoadError.findings(findings, SourceSet(files: [source])) }
      let names = SpecNames(tree, source)
      known += NameKind.allCases.filter { kind == nil || kind == $0 }.flatMap {
        names.declared($0).map(\.identity)
      }
      guard let name = try declared(in: names, path) else { continue }
      try change(name, source, names, &result)
    }
    guard result.isEmpty else { return result }
    let nearest = NearMiss.nearest(to: old, among: known)
    throw CommandFailure(
      "no spec declares \(kind.map { "the \($0.rawValue) " } ?? "")`\(old)`",
      help: nearest.map { "did you mean `\($0)`?" }
        ?? (known.isEmpty ? "" : "the names are \(listed(known.prefix(12)))"))
  }

  /// The declaration of the old name in a spec; `nil` if it has none.
  private func declared(in names: SpecNames, _ path: String) throws(CommandFailure) -> NameUse? {
    let fitting = NameKind.allCases.filter { kind == nil || kind == $0 }.flatMap { kind in
      names.declared(kind).filter { use in
        use.identity == old || use.identity.hasSuffix("/" + old)
          || kind == .state && use.identity.hasSuffix("." + old)
      }
    }
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

  private func change(
    _ name: NameUse, _ source: SourceFile, _ names: SpecNames, _ result: inout [Changed]
  ) throws {
    let edits: [TextEdit]
    do throws(RenameName.Failure) {
      edits = try RenameName(source, names).edits(name, to: new) { LoadSpec.parse($0, path: source.path) }
    } catch {
      throw CommandFailure("\(source.path): \(error.message); nothing was changed")
    }
    guard !edits.isEmpty, let after = TextEdit.apply(edits, to: source.bytes) else { return }
    result.append(Changed(path: source.path, before: source.bytes, after: after, count: edits.count))
    for path in cases(of: source.path) {
      // Another spec of this run may have changed the file already.
      let known = result.firstIndex { $0.path == path }
      let bytes =
        try known.map { result[$0].after } ?? ReadInput.bytes(path, limit: SourceFile.sizeLimit)
      let file = SourceFile(path: path, bytes: bytes)
      let edits = CaseNames(file, spec: source.path).edits(name, in: names, to: new)
      guard !edits.isEmpty, let after = TextEdit.apply(edits, to: bytes) else { continue }
      if let known {
        result[known].after = after
        result[known].count += edits.count
      } else {
        result.append(Changed(path: path, before: bytes, after: after, count: edits.count))
      }
    }
  }

  /// The cases files in the folder of a spec, and the given ones.
  private func cases(of spec: String) -> [String] {
    let folder = PathText.folder(of: spec)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    let beside = names.filter { $0.hasSuffix(".cases.yaml") }.sorted().map { PathText.path(folder, $0) }
    let known = Set(cases.map(RepositoryPath.absolute))
    return cases + beside.filter { !known.contains(RepositoryPath.absolute($0)) }
  }
}
