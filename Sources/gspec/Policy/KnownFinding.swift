import SpecParser

/// How bad a finding was when it was accepted.
struct KnownFinding: Sendable, Hashable {
  /// `nil` if it is unknown, as in older baselines. It then counts as a warning.
  var severity: Severity?
  /// The delay of the claim, in milliseconds; `nil` if it has no limit, if it is unknown, or if the finding is about none.
  var delayMs: Double?
}

extension KnownFinding {
  init(_ finding: Finding) { self.init(severity: finding.severity, delayMs: finding.delayMilliseconds) }

  /// The reason why a finding with the same id is not accepted: it is worse now; `nil` if it is accepted.
  func objection(to finding: Finding) -> String? {
    if finding.severity > severity ?? .warning {
      let before = severity.map { "as \($0.withArticle)" } ?? "without a severity"
      return "it was accepted \(before), and is \(finding.severity.withArticle) now"
    }
    guard let delayMs, finding.delayMilliseconds ?? .infinity > delayMs else { return nil }
    let now =
      finding.delayMilliseconds.map { MeasureText.number($0) + " ms" } ?? "as long as fingers stay down"
    return "it was accepted with a wait of \(MeasureText.number(delayMs)) ms, and waits \(now) now"
  }
}

extension Severity {
  fileprivate var withArticle: String { self == .error ? "an error" : "a \(rawValue)" }
}

extension LintReport.Spec {
  /// Moves the findings that were accepted before to `accepted`. One that is worse now stays, with a note that says so. So does an error that
  /// keeps the spec from being searched: accepted, it would hide every conflict that comes later.
  ///
  /// - Parameters:
  ///   - known: the accepted findings by fingerprint.
  ///   - reason: the reason for reports.
  ///   - isUnchanged: whether the spec is still the one in which they were found, so that no conflict can have come.
  mutating func accept(
    _ known: [String: KnownFinding], because reason: String, isUnchanged: Bool = false
  ) {
    let names = names
    let isUnread = isUnread && !isUnchanged
    func objection(to finding: Finding, _ known: KnownFinding) -> String? {
      if isUnread, finding.preventsSearch {
        return "nothing accepts it, because it keeps the spec from being searched for conflicts"
      }
      return known.objection(to: finding)
    }
    for index in findings.indices {
      guard let known = known[names[index]] else { continue }
      // A baseline and a revision may have accepted the same.
      if let objection = objection(to: findings[index], known), !findings[index].notes.contains(objection) {
        findings[index].notes.append(objection)
      }
    }
    fingerprints = names
    take { finding, name in
      guard let known = known[name], objection(to: finding, known) == nil else { return nil }
      return (.baseline, reason)
    }
  }

  /// Every finding, also the accepted ones, by fingerprint.
  var known: [String: KnownFinding] {
    Dictionary(
      firstOf: zip(names, findings.map(KnownFinding.init))
        + accepted.map { ($0.fingerprint, KnownFinding($0.finding)) })
  }
}
