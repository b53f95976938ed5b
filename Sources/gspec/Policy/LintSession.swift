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
  /// As `2027-01-31`.
  let today: String

  init(
    maxLatency: Int64? = nil, coverage: Bool = false, cache: (any DecisionStore)? = nil,
    configs: LintConfigs = LintConfigs()
  ) {
    self.maxLatency = maxLatency
    self.coverage = coverage
    self.cache = cache
    self.configs = configs
    today = Self.today
  }

  /// - Throws: when the file itself cannot be read.
  func spec(_ path: String) throws(CommandFailure) -> LintReport.Spec {
    spec(path, try LoadSpec.parse(path))
  }

  /// - Parameter mends: whether fixes are looked for.
  func spec(_ path: String, _ result: ParseResult, mends: Bool = true) -> LintReport.Spec {
    let config = configs.config(of: path)
    let request = AnalysisRequest(
      maxLatency: maxLatency ?? config.maxLatency?.value, coverage: coverage, slowHand: config.hand)
    let found = config.applied(to: commented(LoadSpec.allFindings(of: result, request, cache: cache), result))
    let open = found.filter { $0.acceptedBecause == nil }
    let all =
      (mends ? LoadSpec.withMends(open, of: result) : open) + found.filter { $0.acceptedBecause != nil }
    var spec = LintReport.Spec(path: path, result, findings: all)
    spec.takeOutAccepted()
    spec.level = config.level?.value ?? .warning
    return spec
  }

  private func commented(_ findings: [Finding], _ result: ParseResult) -> [Finding] {
    guard let source = result.sources.files.first else { return findings }
    let isComplete = result.spec != nil || result.vocabulary != nil
    return ApplyComments(source, result.tree, today: today, isComplete: isComplete).apply(to: findings)
  }

  /// The day, in UTC. `SOURCE_DATE_EPOCH` (https://reproducible-builds.org) sets it for runs that must be repeatable.
  private static var today: String {
    let set = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"].flatMap(Double.init)
    let seconds = set ?? Date().timeIntervalSince1970
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let day = calendar.dateComponents([.year, .month, .day], from: Date(timeIntervalSince1970: seconds))
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = "\(number ?? 0)"
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(day.year, 4))-\(digits(day.month, 2))-\(digits(day.day, 2))"
  }
}
