import SpecParser

/// The id and the message of a finding.
struct NamedFinding: Sendable, Hashable {
  var id: String
  var message: String
}

/// The changes of baselines when something of a spec has another name: ids and messages of findings contain names.
struct RenameInBaselines {
  /// What the findings of each spec are called after the rename, by their ids before it.
  private let changes: [(spec: LintReport.Spec, names: [String: NamedFinding])]

  /// - Parameters:
  ///   - names: what has another name, by the paths of the specs that use it.
  ///   - files: the changed files.
  init(_ names: [(path: String, name: NameMeaning)], to new: String, _ files: [RenamedFile]) throws {
    let session = LintSession()
    func report(_ texts: [String: [UInt8]]) throws -> LintReport {
      let specs = try names.map(\.path).map { path in
        let bytes =
          try texts[RepositoryPath.identity(path)] ?? ReadInput.bytes(path, limit: SourceFile.sizeLimit)
        let result = LoadSpec.parse(bytes, path: path, load: LoadSpec.vocabulary(open: texts))
        return session.spec(path, result, fixes: false)
      }
      return GatherVocabularies.gathered(LintReport(specs: specs), session)
    }
    let before = try report([:])
    let after = try report(Dictionary(firstOf: files.map { ($0.place, $0.after) }))
    let renamed = Dictionary(firstOf: after.specs.map { (session.configs.location(of: $0.path).real, $0) })
    let activities = Dictionary(
      firstOf: names.filter { $0.name.kind == .activity }.map { ($0.path, $0.name) })
    changes = before.specs.compactMap { spec in
      let name = activities[spec.path].map { [$0.identity: new] } ?? [:]
      return renamed[session.configs.location(of: spec.path).real].map { after in
        (spec, Self.names(of: spec, after, renamed: name))
      }
    }
  }

  /// - Returns: the changed baseline; `nil` if none of its entries is another one.
  /// - Throws: if the file cannot be read.
  func changed(_ path: String) throws(CommandFailure) -> RenamedFile? {
    let bytes = try ReadInput.bytes(path, limit: SourceFile.sizeLimit)
    var baseline = try Baseline(SourceFile(path: path, bytes: bytes))
    let count = baseline.carry(changes, path: path)
    guard count > 0 else { return nil }
    return RenamedFile(
      path: path, place: RepositoryPath.identity(path), before: bytes, after: Array(baseline.text.utf8),
      edits: [], count: count)
  }

  /// - Parameter activities: the new names of those that have another one.
  private static func names(
    of before: LintReport.Spec, _ after: LintReport.Spec, renamed activities: [String: String]
  ) -> [String: NamedFinding] {
    func findings(_ spec: LintReport.Spec, _ renamed: [String: String]) -> [Known] {
      (Array(zip(spec.findings, spec.names)) + spec.accepted.map { ($0.finding, $0.fingerprint) })
        .map { finding, id in
          Known(
            rule: finding.rule, activities: finding.activities.map { renamed[$0] ?? $0 },
            named: NamedFinding(id: id, message: finding.message))
        }
    }
    var (old, new) = (findings(before, activities), findings(after, [:]))
    var result: [String: NamedFinding] = [:]
    // Of several activities that are rivals of one, the first by name stands in its finding, and that may be another one now.
    let keys: [(Known) -> [String]] = [
      { [$0.rule] + $0.activities.sorted() }, { [$0.rule] + $0.activities.prefix(1) },
    ]
    for key in keys {
      let (olds, news) = (Dictionary(grouping: old, by: key), Dictionary(grouping: new, by: key))
      // Findings with one key are in the order of the text, which a rename does not change.
      let matched = olds.filter { news[$0.key]?.count == $0.value.count }
      for (key, old) in matched {
        for (old, new) in zip(old, news[key] ?? []) { result[old.named.id] = new.named }
      }
      old.removeAll { matched[key($0)] != nil }
      new.removeAll { matched[key($0)] != nil }
    }
    return result
  }

  /// A finding of a spec.
  private struct Known {
    var rule: String
    /// With their new names.
    var activities: [String]
    var named: NamedFinding
  }
}
