import SpecParser

/// Limits of one analysis. They are counts, not seconds, so that a spec has the same report on every machine.
///
/// A typical spec has some thousand pairs and some tens of shapes. A spec that reaches a limit gets one `conflict/undecided`.
struct AnalysisBound: Sendable, Hashable {
  /// Pairs of activities that share a finger: enough for 1,000 activities on one element.
  var pairs = 500_000
  /// Limits in microseconds as `TouchSearch` counts them:
  /// - work on pairs of shapes (searches and traces)
  /// - additional work for the pair of activities that is being compared when the limit is reached
  /// - the least that one search counts
  var work = 2_500_000
  var workBeyond = 500_000
  var costOfSearch = 10
  /// Once that limit is reached: work on one more pair of shapes, and on all of them. Most pairs take less than a millisecond, and would
  /// else stay unknown because of a few that take seconds.
  var quickWork = 50_000
  var allQuickWork = 1_000_000
  /// Work on all other searches: whether an activity can win despite its rivals, and what can hold its claim.
  var reachWork = 1_500_000
  /// The part of it that may be new: for searches whose results are not kept from another analysis.
  var newReachWork = Int.max
  /// Work on the search for touches that an activity seems made for and never wins.
  var lostWork = 500_000
  /// Conflicts, and the samples of all their witnesses: every report is as long.
  var findings = 10_000
  var samples = 400_000
}

extension AnalyzeConflicts {
  /// Compares pairs until a limit is reached.
  mutating func comparePairs() {
    let start = ContinuousClock.now
    let all = ElementPairs(subject.machine, subject.paths, limit: bound.pairs)
    report.profile.add(.pairs, since: start)
    var compared = 0
    let focus = self.focus
    var pairs = focus.map { focus in all.pairs.filter(focus.has) } ?? all.pairs
    // Equal recognizers on one target always conflict, so a limit must not leave them out.
    let equal = pairs.filter(haveEqualShapes)
    if !equal.isEmpty { pairs = equal + pairs.filter { !haveEqualShapes($0, $1) } }
    var (next, samples) = (0, 0)
    for (index, (inner, outer)) in pairs.enumerated() {
      guard report.findings.count < bound.findings, samples < bound.samples else { break }
      if isSpent {
        guard focus == nil, decidesQuickly(inner, outer) else { continue }
      } else if index == next {
        next = decideAhead(pairs, from: index)
      }
      let found = conflicts(inner, outer)
      samples += found.reduce(0) { $0 + ($1.conflict.witness?.trace.samples.count ?? 0) }
      report.findings += found
      compared += 1
    }
    if focus != nil {
      isRefused = isRefused || compared < pairs.count
      return
    }
    guard compared < all.count else { return }
    isBounded = true
    report.findings.append(boundFinding(compared: compared, of: all))
  }

  /// Whether two activities have one target and a recognizer of the same shape.
  private func haveEqualShapes(_ a: Int, _ b: Int) -> Bool {
    subject.targets(a, b) == .same && subject.shapes[a].contains { subject.shapes[b].contains($0) }
  }

  /// Whether the searches for pairs have reached their limit.
  private var isSpent: Bool { work >= bound.work }

  /// Whether the searches of pairs of shapes have ended, even for the pair of activities that is being compared.
  var isWellSpent: Bool { work >= bound.work + bound.workBeyond }

  /// Adds the finding that a limit was reached after all pairs had been compared.
  mutating func noteBound() {
    guard focus == nil, !isBounded, reach.isSpent || isRefused else { return }
    isBounded = true
    report.findings.append(
      boundFinding(
        "it is not known of all activities whether they can ever win", at: subject.context.spec.product.span,
        note: "the analysis came to its bound",
        help: "use mechanics of fewer steps, or split the product into several specs"))
  }

  /// The finding that a limit was reached. It names the element with most pairs and how many were compared.
  private func boundFinding(compared: Int, of all: ElementPairs) -> ConflictFinding {
    let path = subject.machine.elements[all.busiest].path
    let element = subject.context.spec.elements.first { $0.path == path }
    return boundFinding(
      "\(all.count) pairs of activities share an element or its ancestors, most of them on `\(path)`; "
        + "\(compared) were compared",
      at: element?.name.span ?? subject.context.spec.product.span,
      note:
        "the analysis came to its bound: whether the others conflict is not known, nor which activities can never win",
      help:
        "give parts of `\(path)` that are touched apart elements of their own, or split the product into several specs"
    )
  }

  private func boundFinding(
    _ message: String, at span: SourceSpan, note: String, help: String
  ) -> ConflictFinding {
    ConflictFinding(
      finding: Finding(
        rule: Conflict.Rule.undecided.rawValue, severity: .warning, message: message, span: span,
        file: span.file, notes: [note], help: [help]),
      conflict: Conflict(
        rule: .undecided, severity: .warning, cause: .bound, activities: [], mechanics: []))
  }
}
