import SpecParser

/// What is written about a limit: in `gspec compile --emit machine`, in the pages and in comparisons of specs.
extension StepLimit {
  /// The name in `gspec compile --emit machine`; `nil` for a limit that it leaves out.
  var dumpName: String? {
    switch self {
    case .gap: "after"
    case .near: "near"
    case .apart: "apart"
    case .slop: "slop"
    case .fingerSlop: "finger-slop"
    case .minSpan: nil
    case .distance: "distance"
    case .duration: "time"
    case .deviation: "deviation"
    case .velocity: "velocity"
    case .liftSlop: "outside"
    }
  }

  /// The words before a range that the sentence about a mechanic does not mention; `nil` for one that it mentions.
  fileprivate func hiddenName(_ kind: ElaboratedStep.Kind) -> String? {
    switch (self, kind) {
    case (.gap, _): "after the last lift by"
    case (.near, _): "away from the last touch by"
    case (.apart, _), (.minSpan, _): "fingers apart by"
    case (.slop, .move): "counts from"
    case (.slop, _): "slips by"
    case (.fingerSlop, _): "one finger moves by"
    case (.deviation, _): "leans by"
    case (.liftSlop, _): "lifts outside its target by"
    case (.duration, .press): "fingers land in"
    case (.duration, .lift): "lifts after"
    case (.duration, _), (.distance, _), (.velocity, _): nil
    }
  }

  /// How a touch breaks the lower end: `pressed before 40 ms`; `nil` for an end that a description of the machine leaves out.
  fileprivate func isBelow(_ limit: Limit, _ kind: ElaboratedStep.Kind, _ value: String) -> String? {
    switch (self, kind) {
    case (.gap, _): limit.amount > 0 ? "pressed before \(value)" : nil
    case (.duration, .wait): "lifted before \(value)"
    case (.velocity, .lift): "lifted slower than \(value)"
    default: nil
    }
  }

  /// How a touch breaks the upper end.
  fileprivate func isAbove(_ limit: Limit, _ kind: ElaboratedStep.Kind, _ value: String) -> String? {
    switch (self, kind) {
    case (.gap, _): "no press within \(value)"
    case (.near, _): "pressed more than \(value) away"
    case (.apart, _): "fingers more than \(value) apart"
    case (.slop, .wait), (.slop, .lift): "moved more than \(value)"
    case (.distance, _): "moved beyond \(value)"
    case (.duration, .press): "a finger missing after \(value)"
    case (.duration, .wait), (.duration, .lift): "held \(limit.isIncluded ? "beyond" : "for") \(value)"
    case (.duration, .move): "not there within \(value)"
    case (.velocity, .lift): "lifted faster than \(value)"
    case (.liftSlop, _): "lifted more than \(value) outside"
    default: nil
    }
  }

  /// A limit in a line for editors; `nil` for one that `MachineWords.limits` has.
  ///
  /// - Parameter range: `200 pt (multi-finger-max-separation) or less`.
  fileprivate func line(_ kind: ElaboratedStep.Kind, _ range: String) -> String? {
    switch (self, kind) {
    case (.gap, _): "\(range) after the lift"
    case (.near, _): "\(range) away from it"
    case (.apart, _): "fingers \(range) apart"
    case (.duration, .press): "all fingers in \(range)"
    default: nil
    }
  }
}

extension ElaboratedStep {
  private static let inWords: [StepLimit] = [
    .gap, .near, .slop, .liftSlop, .distance, .duration, .apart, .velocity,
  ]
  private static let inComparisons: [StepLimit] = [
    .slop, .fingerSlop, .minSpan, .deviation, .liftSlop, .duration, .apart, .gap, .near,
  ]

  /// How touches break its limits: `fingers more than 200 pt apart`.
  var failures: [String] {
    Self.inWords.flatMap { limit in
      let (range, dimension) = (limits[limit], limit.dimension(isOrbit: kind.isOrbit))
      return [
        range.low.flatMap { limit.isBelow($0, kind, MachineWords.value($0, dimension)) },
        range.high.flatMap { limit.isAbove($0, kind, MachineWords.value($0, dimension)) },
      ].compactMap(\.self)
    }
  }

  /// Its limits, apart from those that `MachineWords.limits` has: `fingers 200 pt (multi-finger-max-separation) or less apart`.
  var lines: [String] {
    Self.inWords.flatMap { limit in
      let (range, dimension) = (limits[limit], limit.dimension(isOrbit: kind.isOrbit))
      // The least time in which fingers land is no line.
      let low = limit == .duration ? nil : range.low
      return [
        low.flatMap { limit.line(kind, MachineWords.least($0, dimension)) },
        range.high.flatMap { limit.line(kind, MachineWords.most($0, dimension)) },
      ].compactMap(\.self)
    }
  }

  /// The limits that the sentence about a mechanic does not mention, each in its place: `fingers land in less than 150 ms`.
  var hiddenLimits: [String?] {
    Self.inComparisons.map { limit in
      var range = limits[limit]
      // Nothing has moved up to a slop: a movement counts from there.
      if limit == .fingerSlop || limit == .slop && kind.isMove { range = Limits(low: range.high) }
      guard let name = limit.hiddenName(kind) else { return nil }
      return DocumentWords.range(range, limit.dimension(isOrbit: kind.isOrbit)).map { "\(name) \($0)" }
    }
  }
}
