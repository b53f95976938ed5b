import SpecParser

/// The limits of a step in words, for pages, editors and comparisons of specs.
extension ElaboratedStep {
  /// How touches break its limits: `fingers more than 200 pt apart`.
  var failures: [String] {
    limits(StepLimit.inWords).flatMap { limit in
      [(limit.range.low, limit.info.low), (limit.range.high, limit.info.high)].compactMap { end, info in
        end.flatMap { info.failure($0, MachineWords.value($0, limit.dimension)) }
      }
    }
  }

  /// Its limits, apart from those that `MachineWords.limits` has: `fingers 200 pt (multi-finger-max-separation) or less apart`.
  var lines: [String] {
    limits(StepLimit.inWords).flatMap { limit -> [String] in
      guard let line = limit.info.line else { return [] }
      // The least time in which fingers land is no line.
      let low = limit.limit == .duration ? nil : limit.range.low
      return [
        low.map { line(MachineWords.least($0, limit.dimension)) },
        limit.range.high.map { line(MachineWords.most($0, limit.dimension)) },
      ].compactMap(\.self)
    }
  }

  /// The limits with a word before them that metrics do not set in every mechanic: `at 300 pt/s or faster`.
  var ownLimits: [OwnLimit] {
    limits(StepLimit.inWords).filter(\.info.usualMetrics.isEmpty).compactMap { limit in
      limit.info.preposition.map {
        OwnLimit(preposition: $0, range: limit.range, dimension: limit.dimension)
      }
    }
  }

  /// The limits that the sentence about a mechanic mentions: `at 300 pt/s or faster`, `300 ms or less after the press`.
  var mentionedLimits: [String] {
    limits(StepLimit.inWords).filter(\.isMentioned).compactMap { limit in
      let range = DocumentWords.range(limit.range, limit.dimension)
      if let postposition = limit.info.postposition { return range.map { "\($0) \(postposition)" } }
      return limit.info.preposition.flatMap {
        OwnLimit(preposition: $0, range: limit.range, dimension: limit.dimension).text
      }
    }
  }

  /// The limits that comparisons name, each in its place, and whether the sentence about a mechanic mentions it as well:
  /// `fingers land in less than 150 ms`.
  var comparedLimits: [(text: String?, isMentioned: Bool)] {
    limits(StepLimit.inComparisons).map { limit in
      var range = limit.range
      // Nothing has moved up to a slop: a movement counts from there.
      if limit.limit == .fingerSlop || limit.limit == .slop && kind.isMove { range = Limits(low: range.high) }
      guard let name = limit.info.hiddenName else { return (nil, limit.isMentioned) }
      return (
        DocumentWords.range(range, limit.dimension).map { "\(name) \($0)" }, limit.isMentioned
      )
    }
  }

  private func limits(_ order: [StepLimit]) -> [KnownLimit] {
    order.map {
      KnownLimit(
        limit: $0, info: $0.info(in: kind), range: limits[$0], dimension: $0.dimension(isOrbit: kind.isOrbit))
    }
  }
}

/// A limit of a step with its words.
private struct KnownLimit {
  let limit: StepLimit
  let info: LimitInfo
  let range: Limits
  let dimension: Dimension

  /// Whether the sentence about a mechanic mentions it.
  var isMentioned: Bool {
    guard info.preposition != nil || info.postposition != nil else { return false }
    return info.usualMetrics.isEmpty || !range.ends.allSatisfy(isUsual)
  }

  private func isUsual(_ end: Limit) -> Bool {
    if case .metric(let metric, _) = end.origin { info.usualMetrics.contains(metric) } else { false }
  }
}

/// A limit with the word before it in a sentence: `at 300 pt/s or faster`.
struct OwnLimit {
  let preposition: String
  let range: Limits
  let dimension: Dimension

  /// The limit in a sentence; `nil` without ends.
  var text: String? {
    within.map { "within \(DocumentWords.amount($0.amount, .time))" }
      ?? DocumentWords.range(range, dimension).map { "\(preposition) \($0)" }
  }

  /// The end of a range that is only a longest time: `within 200 ms`.
  var within: Limit? {
    guard preposition == "in", range.low == nil, let high = range.high, high.isIncluded else { return nil }
    return high
  }
}
