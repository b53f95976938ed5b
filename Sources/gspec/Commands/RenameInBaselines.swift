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
      return GatherVocabularies.gathered(LintReport(specs: specs), session.configs)
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
    struct Key: Hashable {
      var rule: String
      var activities: [String]
    }
    func grouped(_ spec: LintReport.Spec, _ renamed: [String: String]) -> [Key: [NamedFinding]] {
      let all =
        Array(zip(spec.findings, spec.names)) + spec.accepted.map { ($0.finding, $0.fingerprint) }
      return Dictionary(grouping: all) { finding, _ in
        Key(rule: finding.rule, activities: finding.activities.map { renamed[$0] ?? $0 }.sorted())
      }.mapValues { $0.map { NamedFinding(id: $1, message: $0.message) } }
    }
    let now = grouped(after, [:])
    let all = grouped(before, activities)
    // Findings of one rule and the same activities are in the order of the text, which a rename does not change.
    let pairs = all.flatMap { key, findings in
      let now = now[key] ?? []
      return now.count == findings.count ? zip(findings.map(\.id), now).map { ($0, $1) } : []
    }
    return Dictionary(firstOf: pairs)
  }
}
