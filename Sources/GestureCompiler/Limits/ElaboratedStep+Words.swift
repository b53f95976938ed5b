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

  /// The limits that the sentence about a mechanic mentions.
  var mentionedLimits: [MentionedLimit] {
    limits(StepLimit.inWords).compactMap { limit in
      limit.info.preposition.map {
        MentionedLimit(preposition: $0, range: limit.range, dimension: limit.dimension)
      }
    }
  }

  /// The limits that the sentence about a mechanic does not mention, each in its place: `fingers land in less than 150 ms`.
  var hiddenLimits: [String?] {
    limits(StepLimit.inComparisons).map { limit in
      var range = limit.range
      // Nothing has moved up to a slop: a movement counts from there.
      if limit.limit == .fingerSlop || limit.limit == .slop && kind.isMove { range = Limits(low: range.high) }
      guard let name = limit.info.hiddenName else { return nil }
      return DocumentWords.range(range, limit.dimension).map { "\(name) \($0)" }
    }
  }

  private typealias KnownLimit = (limit: StepLimit, info: LimitInfo, range: Limits, dimension: Dimension)

  private func limits(_ order: [StepLimit]) -> [KnownLimit] {
    order.map { ($0, $0.info(in: kind), limits[$0], $0.dimension(isOrbit: kind.isOrbit)) }
  }
}

/// A limit with the word before it in a sentence: `at 300 pt/s or faster`.
struct MentionedLimit {
  let preposition: String
  let range: Limits
  let dimension: Dimension

  /// The end of a range that is only a longest time: `within 200 ms`.
  var within: Limit? {
    guard preposition == "in", range.low == nil, let high = range.high, high.isIncluded else { return nil }
    return high
  }
}
