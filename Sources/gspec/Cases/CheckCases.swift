import GestureRuntime
import SpecParser

/// Checks a cases file without playing its cases: its form, and the names that it uses of specs.
struct CheckCases {
  private let source: SourceFile
  /// The texts that an editor has open, by `RepositoryPath.identity`. They count, not those on disk.
  private let open: [String: [UInt8]]
  /// The names of specs' tables, by path; `nil` if a spec has errors, which are its own.
  private var tables: [String: TableNames?] = [:]
  private var findings: [Finding] = []
  private var known: Set<Finding> = []

  private init(_ source: SourceFile, open: [String: [UInt8]]) {
    self.source = source
    self.open = open
  }

  static func report(_ source: SourceFile, open: [String: [UInt8]]) -> LintReport.Spec {
    let (file, findings, sources) = ReadCases.file(source)
    var check = CheckCases(source, open: open)
    for test in file.cases { check.names(of: test, isWhole: true) }
    for test in file.unread.compactMap(\.test) { check.names(of: test, isWhole: false) }
    return LintReport.Spec(path: source.path, sources: sources, findings: findings + check.findings)
  }

  private mutating func names(of test: TestCase, isWhole: Bool) {
    guard let table = table(test.spec) else { return }
    var names = CheckCaseNames(table, in: source)
    _ = names.resolved(test, isWhole: isWhole)
    for finding in names.findings { add(finding) }
  }

  /// Adds a finding. What is wrong in a setting of the file is wrong in each of its cases.
  private mutating func add(_ finding: Finding) {
    if known.insert(finding).inserted { findings.append(finding) }
  }

  private mutating func table(_ spec: Located<String>) -> TableNames? {
    let path = PathText.resolved(spec.value, in: PathText.folder(of: source.path))
    if let known = tables[path] { return known }
    var table: TableNames?
    do throws(LoadError) {
      table = try LoadTable.load(path, allowsErrors: true, from: .text, open: open).names
    } catch {
      if case .failure(let failure) = error {
        add(Finding(SyntaxRules.undeclared, failure.message, at: spec.span))
      }
    }
    tables[path] = .some(table)
    return table
  }
}
