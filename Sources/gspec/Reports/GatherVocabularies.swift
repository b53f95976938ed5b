import SpecParser

/// Moves findings in vocabularies from the specs that use them to the vocabularies. Otherwise a report would have one mistake once for each spec,
/// each time with another fingerprint.
///
/// A finding about an activity, or with a place in the spec, stays at its spec, which is a part of the cause. Bundled vocabularies are not the
/// user's to change, so findings in them stay, too.
struct GatherVocabularies {
  private var report: LintReport
  private let configs: LintConfigs
  /// The numbers of specs and vocabularies in the report, by their path with links resolved.
  private var numbers: [String: Int] = [:]
  /// How many specs have each finding, by the number of the vocabulary and the fingerprint.
  private var users: [Int: [String: Int]] = [:]

  private init(_ report: LintReport, _ configs: LintConfigs) {
    self.report = report
    self.configs = configs
    for (number, spec) in report.specs.enumerated() where !spec.isConfig {
      numbers[configs.location(of: spec.path).real] = number
    }
  }

  static func gathered(_ report: LintReport, _ session: LintSession) -> LintReport {
    let isShared = report.specs.contains { spec in spec.findings.contains { spec.vocabulary(of: $0) != nil } }
    guard isShared else { return report }
    var gather = GatherVocabularies(report, session.configs)
    for number in report.specs.indices { gather.move(from: number) }
    gather.addUsers()
    gather.accept(on: session.today)
    return gather.report
  }

  private mutating func move(from number: Int) {
    let taken = report.specs[number].takeInVocabularies()
    for (file, findings) in taken.sorted(by: { $0.key < $1.key }) {
      let sources = report.specs[number].sources
      guard let source = sources[file] else { continue }
      let target = self.number(of: source)
      report.specs[number].inherited += add(findings, in: sources, to: target)
    }
  }

  /// The number of a vocabulary in the report; a vocabulary that has not been linted itself is added.
  private mutating func number(of source: SourceFile) -> Int {
    let location = configs.location(of: source.path)
    if let known = numbers[location.real] { return known }
    var spec = LintReport.Spec(
      path: source.path, sources: SourceSet(files: [source]), findings: [],
      repositoryPath: location.inRepository)
    spec.isOnlyUsed = true
    spec.level = configs.config(of: source.path).level?.value ?? .warning
    report.specs.append(spec)
    numbers[location.real] = report.specs.count - 1
    return report.specs.count - 1
  }

  /// Adds the findings of a spec to a vocabulary. The vocabulary, or another spec, may have them already.
  private mutating func add(
    _ findings: [Finding], in sources: SourceSet, to number: Int
  ) -> [InheritedFinding] {
    var spec = report.specs[number]
    let own = spec.names
    // What the vocabulary had at an earlier revision is new to a spec that did not use it then.
    let known = Set(own + spec.accepted.filter { $0.kind == .inSource }.map(\.fingerprint))
    var numbers = FileNumbers(sources, in: spec.sources)
    let moved = findings.map { numbers.moved($0) }
    spec.sources = numbers.files
    let names = Self.names(of: moved, in: spec)
    for (finding, name) in zip(moved, names) {
      users[number, default: [:]][name, default: 0] += 1
      guard !known.contains(name) else { continue }
      spec.findings.append(finding)
      spec.fingerprints = (spec.fingerprints ?? own) + [name]
    }
    report.specs[number] = spec
    return zip(moved, names).map { finding, name in
      InheritedFinding(path: spec.path, fingerprint: name, rule: finding.rule, severity: finding.severity)
    }
  }

  /// The fingerprints that the vocabulary's own findings have. They depend on its tree, which a cached report lacks.
  private static func names(of findings: [Finding], in spec: LintReport.Spec) -> [String] {
    var spec = spec
    spec.tree = tree(of: spec)
    return FingerprintMaker(spec: spec).names(of: findings)
  }

  private static func tree(of spec: LintReport.Spec) -> SyntaxTree? {
    spec.tree ?? spec.sources.files.first.map { ParseYAML.parse($0).tree }
  }

  /// Accepts what comments in the vocabularies accept, also where the vocabulary itself is not linted.
  private mutating func accept(on today: String) {
    for number in users.keys.sorted() {
      var spec = report.specs[number]
      guard let source = spec.sources.files.first, let tree = Self.tree(of: spec) else { continue }
      let names = spec.names
      // What is wrong with a comment is reported with the vocabulary's own findings.
      let comments = ApplyComments(source, tree, today: today, isComplete: false)
      spec.findings = Array(comments.apply(to: spec.findings).prefix(names.count))
      spec.fingerprints = names
      spec.takeOutAccepted()
      report.specs[number] = spec
    }
  }

  /// Says how many specs have a finding, unless it is one spec alone.
  private mutating func addUsers() {
    for (number, counts) in users {
      let spec = report.specs[number]
      for (index, name) in spec.names.enumerated() {
        guard let count = counts[name], count > 1 || !spec.isOnlyUsed else { continue }
        let also = spec.isOnlyUsed ? "" : "also "
        report.specs[number].findings[index].notes.append(
          "\(also)in \(counted(count, "spec")) that \(count == 1 ? "uses" : "use") this vocabulary")
      }
    }
  }
}

/// Gives spans the numbers that their files have in another set.
private struct FileNumbers {
  private let sources: SourceSet
  private(set) var files: SourceSet

  /// - Parameter files: the other set; a file that it lacks is added.
  init(_ sources: SourceSet, in files: SourceSet) {
    self.sources = sources
    self.files = files
  }

  mutating func moved(_ finding: Finding) -> Finding {
    var finding = finding
    // The vocabulary is the first file of its own set, by whichever path the spec names it.
    let vocabulary = finding.file
    finding.file = 0
    if let span = finding.span { finding.span = moved(span, vocabulary) }
    for index in finding.related.indices {
      finding.related[index].span = moved(finding.related[index].span, vocabulary)
    }
    return finding
  }

  private mutating func moved(_ span: SourceSpan, _ vocabulary: FileID) -> SourceSpan {
    var span = span
    span.file = span.file == vocabulary ? 0 : number(of: span.file)
    return span
  }

  private mutating func number(of file: FileID) -> FileID {
    guard let source = sources[file] else { return 0 }
    return files.files.firstIndex { $0.path == source.path } ?? files.add(source)
  }
}

extension LintReport.Spec {
  /// The file of a finding that belongs to a vocabulary; `nil` for other findings.
  fileprivate func vocabulary(of finding: Finding) -> FileID? {
    guard finding.file != 0, finding.activities.isEmpty, finding.fixes.isEmpty,
      finding.related.allSatisfy({ $0.span.file == finding.file }),
      let source = sources[finding.file],
      !source.path.hasPrefix("<")
    else { return nil }
    return finding.file
  }

  /// Removes the findings in vocabularies, and returns them by file.
  fileprivate mutating func takeInVocabularies() -> [FileID: [Finding]] {
    var taken: [FileID: [Finding]] = [:]
    let all = Array(zip(findings, names))
    let own = all.filter { vocabulary(of: $0.0) == nil }
    for (finding, _) in all {
      if let file = vocabulary(of: finding) { taken[file, default: []].append(finding) }
    }
    (findings, fingerprints) = (own.map(\.0), own.map(\.1))
    return taken
  }
}
