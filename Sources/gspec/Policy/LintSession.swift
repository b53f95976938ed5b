import Foundation
import GestureCompiler
import SpecParser

/// Lints specs with the configuration of their repository.
struct LintSession {
  /// The value from the command line. If it is `nil`, that of the configuration is used.
  var maxLatency: Int64?
  var coverage = false
  var cache: (any DecisionStore)?
  /// Whether a cached report may be returned. Such a report has no `checked` spec.
  var keepsReports = false
  let configs = LintConfigs()
  /// The date in UTC, such as `2027-01-31`.
  let today = Self.today

  /// - Parameter fixes: whether to look for fixes.
  func spec(_ path: String, _ result: ParseResult, fixes: Bool = true) -> LintReport.Spec {
    task(path).spec(result, fixes: fixes)
  }

  /// The lint task for a spec, with its configuration.
  func task(_ path: String) -> LintTask {
    let config = configs.config(of: path)
    let request = AnalysisRequest(
      maxLatency: maxLatency ?? config.maxLatency?.value, coverage: coverage, slowHand: config.hand)
    return LintTask(
      path: path, config: config, request: request, asked: configs.text(of: request), cache: cache,
      keepsReports: keepsReports,
      repositoryPath: configs.location(of: path).inRepository, today: today)
  }

  /// The current date in UTC. `SOURCE_DATE_EPOCH` (https://reproducible-builds.org) sets it for repeatable runs.
  private static var today: String {
    let set = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"].flatMap(Double.init)
    let time = set.flatMap { $0.isFinite ? $0 : nil } ?? Date().timeIntervalSince1970
    var seconds = time_t(max(0, min(time, 200_000_000_000)))
    // `Calendar` would load the tables of all time zones first.
    var day = tm()
    gmtime_r(&seconds, &day)
    let parts = [(day.tm_year + 1900, 4), (day.tm_mon + 1, 2), (day.tm_mday, 2)]
    return parts.map { $0.digits($1, radix: 10) }.joined(separator: "-")
  }
}
