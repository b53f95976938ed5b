import SpecParser

/// Finds claims that come later than the budget set for them (`latency/budget`).
///
/// `conflict/delayed` checks the general `latency-budget`, which a declared `wait` overrides. A `wait` does not override the activity's own
/// `latency`, and nothing overrides a budget from the caller.
struct LatencyBudgets {
  /// The budget from the caller, in microseconds.
  let most: Int64?

  func findings(in analysis: AnalysisContext) -> [Finding] {
    let own = analysis.spec.activities.contains { $0.latency != nil }
    guard most != nil || own else { return [] }
    return MeasureLatency.report(analysis.checks, analysis.machine).rows.compactMap(finding)
  }

  private func finding(_ row: LatencyRow) -> Finding? {
    guard let rival = row.worstRival else { return nil }
    if let most, row.delay.exceeds(most) {
      var late = finding(row, rival, .error, "\(MeasureText.instant(most)) are allowed (max-latency)")
      if let own = row.ownBudget, row.budget < most {
        late.related.append(
          Finding.Related(span: own, message: "its own budget is \(MeasureText.instant(row.budget))"))
      }
      return late
    }
    guard let own = row.ownBudget, row.delay.exceeds(row.budget) else { return nil }
    // `conflict/delayed` reports a wait that is not declared.
    let isReported = row.rivals.contains { $0.declared == nil && $0.delay.exceeds(row.budget) }
    if isReported { return nil }
    var finding = finding(
      row, rival, .warning, "its own budget is \(MeasureText.instant(row.budget))")
    finding.related.append(Finding.Related(span: own, message: "the budget"))
    return finding
  }

  private func finding(
    _ row: LatencyRow, _ rival: LatencyRival, _ severity: Severity, _ limit: String
  ) -> Finding {
    let names = inWords(row.mechanics)
    let theirs = inWords(rival.mechanics)
    var finding = Finding(
      LatencyRules.budget,
      "`\(row.activity)` (\(names)) waits \(words(row.delay)) for "
        + "`\(rival.activity)` (\(theirs)), and \(limit)",
      at: row.span, notes: notes(row, rival),
      help: [
        "shorten what it waits for, give `\(rival.activity)` another mechanic, a guard or a smaller target, or allow more"
      ], related: [Finding.Related(span: rival.span, message: "`\(rival.activity)`")],
      activities: [row.activity, rival.activity])
    finding.severity = severity
    if let declared = rival.declared {
      finding.related.append(Finding.Related(span: declared, message: "the wait"))
    }
    finding.delayMilliseconds = row.delay.resting.map(MeasureText.milliseconds)
    return finding
  }

  /// The wait of a resting hand, and that of one that goes on where it is longer.
  private func words(_ delay: ClaimDelay) -> String {
    let wait = MeasureText.wait(delay.resting)
    guard delay.resting != delay.worst else { return wait }
    let worst = delay.worst.map { "up to \(MeasureText.time($0))" } ?? "without end"
    return "\(wait), and \(worst) while fingers go on,"
  }

  private func notes(_ row: LatencyRow, _ rival: LatencyRival) -> [String] {
    var notes = ["counted from the \(row.movement.noun) that decides, for a hand that does nothing more"]
    if rival.isUndecided {
      notes.append("the analysis came to its bound: the wait is taken to be without end")
    }
    return notes
  }
}

extension LatencyRow.Movement {
  /// The noun for it in messages.
  package var noun: String {
    switch self {
    case .press: "press"
    case .hold: "end of the hold"
    case .move: "movement"
    case .lift: "lift"
    }
  }
}
