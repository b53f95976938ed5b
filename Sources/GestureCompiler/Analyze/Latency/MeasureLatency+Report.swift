import SpecParser

extension MeasureLatency {
  /// - Parameter name: the only activity to report; `nil` for all.
  mutating func report(only name: String?) -> LatencyReport {
    var rows: [LatencyRow] = []
    let numbers = Dictionary(firstOf: subject.specIndex.enumerated().map { ($1, $0) })
    for (number, spec) in subject.context.spec.activities.enumerated()
    where (name == nil || spec.name.value == name)
      && !subject.context.deadActivities.contains(number)
    {
      guard let activity = numbers[number] else { continue }
      let order = subject.machine.activities[activity].recognizers.indices.sorted {
        (place(activity, $0), $0) < (place(activity, $1), $1)
      }
      for recognizer in order { rows.append(row(activity, recognizer)) }
    }
    return LatencyReport(rows: rows)
  }

  private mutating func row(_ activity: Int, _ recognizer: Int) -> LatencyRow {
    let measured = measured(activity, recognizer)
    let spec = subject.context.spec.activities[subject.specIndex[activity]]
    let general = subject.machine.metrics[.latencyBudget].amount ?? 100_000
    return LatencyRow(
      activity: spec.name.value,
      target: subject.machine.elements[subject.machine.activities[activity].target].path,
      mechanics: names(activity, recognizer), movement: shapes[activity][recognizer][0].movement,
      span: span(activity, recognizer), delay: measured.delay, rivals: rivals(activity, measured.parts),
      budget: Int64(spec.latency?.value ?? general), ownBudget: spec.latency?.span)
  }

  private func rivals(_ activity: Int, _ parts: [Part]) -> [LatencyRival] {
    let sorted = parts.sorted { a, b in
      Self.costs(a.delay) != Self.costs(b.delay)
        ? Self.costs(a.delay) > Self.costs(b.delay)
        : (a.activity, a.recognizer) < (b.activity, b.recognizer)
    }
    return sorted.map { part in
      LatencyRival(
        activity: subject.machine.activities[part.activity].name,
        mechanics: names(part.activity, part.recognizer),
        span: span(part.activity, part.recognizer), delay: part.delay,
        declared: part.isDeclared ? line(activity, part.activity) : nil, isInTurn: part.isInTurn,
        isChained: part.isChained, isEndedByHold: part.isEndedByHold, isUndecided: part.isUndecided)
    }
  }

  /// The sort key of a delay: first the delay of a resting hand, then the worst.
  private static func costs(_ delay: ClaimDelay) -> (Int64, Int64) {
    (delay.resting ?? .max, delay.worst ?? .max)
  }

  /// The line of `resolve` that declares the wait.
  private func line(_ waiting: Int, _ awaited: Int) -> SourceSpan? {
    waitLines[subject.specIndex[waiting]]?.first { number in
      guard case .wait(_, let others) = subject.context.spec.resolutions[number].rule else { return false }
      return others.contains { $0.value == subject.specIndex[awaited] }
    }.map { subject.context.spec.resolutions[$0].span }
  }

  // MARK: Mechanics

  /// The recognizer's mechanics, in the order of `by`.
  private func mechanics(_ activity: Int, _ recognizer: Int) -> [Located<Int>] {
    let names = subject.machine.names(of: subject.machine.activities[activity].recognizers[recognizer])
    return subject.context.spec.activities[subject.specIndex[activity]].mechanics.filter {
      names.contains(subject.context.spec.mechanics[$0.value].name.value)
    }
  }

  private func names(_ activity: Int, _ recognizer: Int) -> [String] {
    mechanics(activity, recognizer).map { subject.context.spec.mechanics[$0.value].name.value }
  }

  private func span(_ activity: Int, _ recognizer: Int) -> SourceSpan {
    mechanics(activity, recognizer).first?.span ?? subject.machine.activities[activity].span
  }

  private func place(_ activity: Int, _ recognizer: Int) -> Int {
    span(activity, recognizer).start
  }
}
