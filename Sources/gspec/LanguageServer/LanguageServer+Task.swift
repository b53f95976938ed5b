import GestureCompiler
import SpecParser

/// What the thread of the analysis takes, and what it gives.
extension LanguageServer {
  /// The findings of one version of a file.
  struct Analysis: Sendable {
    var uri: String
    var version: Int
    var spec: LintReport.Spec
    /// The settings files that apply to the spec and have findings.
    var settings: [LintReport.Spec]
    /// The settings files that cannot be read, in one sentence each.
    var unread: [String] = []

    /// Whether another text of a file may change the findings: the spec uses the file, or one that could not be used.
    func dependsOn(_ file: OpenDocument) -> Bool {
      let place = RepositoryPath.identity(file.path)
      let others = spec.sources.files.dropFirst().map(\.path).filter { !$0.hasPrefix("<") }
      return others.contains { RepositoryPath.identity($0) == place }
        || spec.findings.contains { $0.rule == SyntaxRules.missingImport.id }
    }
  }

  /// A version of a file to analyze.
  struct Task: Sendable {
    var uri: String
    var version: Int
    var path: String
    var kind: OpenDocument.Kind
    var bytes: [UInt8]
    /// The texts of open files, by `RepositoryPath.identity`: specs of cases, and vocabularies.
    var open: [String: [UInt8]]

    /// The findings of the version, with the current configuration of its folder.
    func analysis(_ kept: KeptAnalysis) -> Analysis {
      switch kind {
      case .spec: analysisOfSpec(kept)
      case .settings: analysis(LintConfigs().report(bytes, path: path, shownAs: path).spec)
      case .cases: analysis(CheckCases.report(SourceFile(path: path, bytes: bytes), open: open))
      }
    }

    private func analysis(_ report: LintReport.Spec) -> Analysis {
      Analysis(uri: uri, version: version, spec: report, settings: [])
    }

    private func analysisOfSpec(_ kept: KeptAnalysis) -> Analysis {
      let result = LoadSpec.parse(bytes, path: path, load: LoadSpec.vocabulary(open: open))
      let session = LintSession()
      let spec = session.task(path).spec(result, fixes: false, kept: kept, beside: RunBeside.run)
      return Analysis(
        uri: uri, version: version, spec: spec, settings: session.configs.reports,
        unread: session.configs.remarks + session.configs.failures.map(\.message))
    }
  }
}
