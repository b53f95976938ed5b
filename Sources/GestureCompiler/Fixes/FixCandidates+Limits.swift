import SpecParser

/// Finds sizes of moves and velocities that separate two activities, if a mechanic of the product itself can declare them.
extension FixCandidates {
  /// Another size or velocity for a mechanic that no other activity uses.
  func limit(_ activity: Int, _ other: Int) -> [FixCandidate] {
    guard spec.activities[activity].mechanics.count == 1,
      let used = spec.activities[activity].mechanics.first,
      spec.mechanics[used.value].vocabulary == nil,
      spec.activities.count(where: { $0.mechanics.contains { $0.value == used.value } }) == 1
    else { return [] }
    return StepMeasure.allCases.flatMap { limit($0, activity, used.value, other) }
  }

  private func limit(
    _ measure: StepMeasure, _ activity: Int, _ mechanic: Int, _ other: Int
  ) -> [FixCandidate] {
    guard let mine = step(of: mechanic, for: measure) else { return [] }
    let own = spec.mechanics[mechanic].steps[mine].action.limits[measure.limit]
    let theirs = spec.activities[other].mechanics.compactMap { used in
      step(of: used.value, for: measure).flatMap {
        spec.mechanics[used.value].steps[$0].action.limits[stated: measure.limit]
      }
    }
    guard let range = theirs.first, theirs.count == spec.activities[other].mechanics.count else { return [] }
    return Self.outside(range, within: own).map { limits in
      let text = limits.text(of: measure)
      let name = spec.mechanics[mechanic].name.value
      return candidate(
        "\(measure.rawValue):\(self.name(activity))", "\(measure.rawValue): \(text)",
        "in the mechanic `\(name)`",
        .limits(mechanic: mechanic, step: mine, measure, limits),
        "`\(self.name(activity))` takes no other \(measure.rawValue) than \(text)")
    }
  }

  /// The only step that can declare the measure; `nil` if there are several or none.
  private func step(of mechanic: Int, for measure: StepMeasure) -> Int? {
    let steps = spec.mechanics[mechanic].steps
    let fitting = steps.indices.filter { index in
      switch (steps[index].action, measure) {
      case (.move(let move), .velocity): move.limits[stated: .velocity] != nil
      case (.move(let move), _): Self.size(of: move.path) == measure
      case (.lift, .velocity): true
      case (.press, _), (.wait, _), (.lift, _): false
      }
    }
    return fitting.count == 1 ? fitting.first : nil
  }

  /// The measure by which a step states the size of a move.
  private static func size(of path: MovePath) -> StepMeasure {
    switch path {
    case .translation: .distance
    case .spread: .span
    case .orbit: .angle
    }
  }

  /// The part of a range beyond the other one, or else before it, with shared ends.
  private static func outside(_ other: Limits, within own: Limits) -> [Limits] {
    let (low, high) = (own.low?.amount ?? 0, own.high?.amount ?? .infinity)
    if let end = other.high, end.amount < high {
      return [Limits(low: Limit(max(low, end.amount), isIncluded: true, origin: end.origin), high: own.high)]
    }
    if let start = other.low, start.amount > low {
      return [
        Limits(low: own.low, high: Limit(min(high, start.amount), isIncluded: true, origin: start.origin))
      ]
    }
    return []
  }
}
