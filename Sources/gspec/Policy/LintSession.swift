import Foundation
import GestureCompiler
import SpecParser

/// What lint says of specs, under the policy of their repository.
struct LintSession {
  /// As on the command line; what it leaves open, the configuration says.
  let maxLatency: Int64?
  let coverage: Bool
  let cache: (any DecisionStore)?
  let configs: LintConfigs
  /// Whether reports of an earlier run will do, which have no `checked` spec.
  let keepsReports: Bool
  /// As `2027-01-31`.
  let today: String

  init(
    maxLatency: Int64? = nil, coverage: Bool = false, cache: (any DecisionStore)? = nil,
    configs: LintConfigs = LintConfigs(), keepsReports: Bool = false
  ) {
    self.keepsReports = keepsReports
    self.maxLatency = maxLatency
    self.coverage = coverage
    self.cache = cache
    self.configs = configs
    today = Self.today
  }

  /// - Throws: when the file itself cannot be read.
  func spec(_ path: String) throws(CommandFailure) -> LintReport.Spec {
    try task(path).spec()
  }

  /// - Parameter fixes: whether fixes are looked for.
  func spec(_ path: String, _ result: ParseResult, fixes: Bool = true) -> LintReport.Spec {
    task(path).spec(result, fixes: fixes)
  }

  /// One spec under its configuration.
  func task(_ path: String) -> LintTask {
    let config = configs.config(of: path)
    let request = AnalysisRequest(
      maxLatency: maxLatency ?? config.maxLatency?.value, coverage: coverage, slowHand: config.hand)
    return LintTask(
      path: path, config: config, request: request, asked: configs.text(of: request), cache: cache,
      keepsReports: keepsReports,
      repositoryPath: configs.location(of: path).inRepository, today: today)
  }

  /// The day, in UTC. `SOURCE_DATE_EPOCH` (https://reproducible-builds.org) sets it for runs that must be repeatable.
  private static var today: String {
    let set = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"].flatMap(Double.init)
    let time = set.flatMap { $0.isFinite ? $0 : nil } ?? Date().timeIntervalSince1970
    var seconds = time_t(max(0, min(time, 200_000_000_000)))
    // Foundation's calendar reads the tables of all time zones first.
    var day = tm()
    gmtime_r(&seconds, &day)
    func digits(_ number: Int32, _ count: Int) -> String {
      let text = "\(number)"
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(day.tm_year + 1900, 4))-\(digits(day.tm_mon + 1, 2))-\(digits(day.tm_mday, 2))"
  }
}
