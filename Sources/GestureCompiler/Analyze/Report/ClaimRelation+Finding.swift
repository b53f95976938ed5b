import SpecParser

/// Converts a relation to the form of findings: in milliseconds, without a number for open ends.
extension ClaimRelation {
  func plain(_ rule: Conflict.Rule) -> FindingRelation {
    let kind: FindingRelation.Kind =
      rule == .unreachable ? .shadowed : gapMost == 0 ? .sameInstant : isSteal ? .steal : .prefix
    return FindingRelation(
      kind: kind, gap: .init(low: Double(gapLeast) / 1000, high: gapMost.map { Double($0) / 1000 }),
      region: region.plain, isBoundary: isBoundary)
  }
}

extension MeetingRegion {
  fileprivate var plain: [String: [FindingRelation.Range]] {
    var measures: [String: [FindingRelation.Range]] = [:]
    measures["directions"] = directions.map { $0.map { Self.plain($0) } }
    measures["distance"] = distance.map { [Self.plain($0)] }
    measures["span"] = span.map { [Self.plain($0)] }
    measures["turn"] = turn.map { [Self.plain($0)] }
    measures["velocity"] = velocity.map { [Self.plain($0)] }
    measures["duration"] = [Self.plain(Range(low: duration.low / 1000, high: duration.high / 1000))]
    return measures
  }

  private static func plain(_ range: Range) -> FindingRelation.Range {
    FindingRelation.Range(
      low: range.low.isFinite ? range.low : nil, high: range.high.isFinite ? range.high : nil)
  }
}
