/// A change of a spec. Numbers are indices into the lists of the `CheckedSpec` for which it is made.
package enum SpecChange: Sendable, Hashable, Codable {
  /// Adds a line to `resolve`.
  case resolve(ResolutionRule<Int>)
  /// Replaces a line of `resolve`.
  case instead(line: Int, ResolutionRule<Int>)
  /// Deletes a line of `resolve`.
  case without(line: Int)
  /// Replaces the directions of an activity.
  case toward(activity: Int, Directions)
  /// Adds a condition to an activity's guard.
  case condition(activity: Int, Guard)
  case target(activity: Int, element: Int)
  /// Replaces the range of one measure of one step, in a mechanic of the product.
  case limits(mechanic: Int, step: Int, StepMeasure, Limits)
  /// Lets activities hand their touches over at ends of their content.
  case handOver([AddedHandOver])
}

/// A measure of a step that a change can narrow.
package enum StepMeasure: String, Sendable, Hashable, Codable, CaseIterable {
  /// Points, for a translation.
  case distance
  /// Points, for a change of the span.
  case span
  /// Degrees, for a turn.
  case angle
  /// Points per second, for a move or a lift.
  case velocity

  package var limit: StepLimit { self == .velocity ? .velocity : .distance }

  var unit: String { limit.dimension(isOrbit: self == .angle).usualUnit }
}

extension SpecChange {
  /// The spec with the change applied. Places remain those of the original text.
  package func applied(to spec: CheckedSpec) -> CheckedSpec {
    var spec = spec
    switch self {
    case .resolve(let rule):
      if let new = Self.line(rule, in: spec) { spec.resolutions.append(new) }
    case .instead(let line, let rule):
      if let new = Self.line(rule, in: spec) { spec.resolutions[line] = new }
    case .without(let line): spec.resolutions.remove(at: line)
    case .toward(let activity, let directions):
      let span = spec.activities[activity].toward?.span ?? spec.activities[activity].name.span
      spec.activities[activity].toward = Located(directions, span)
    case .condition(let activity, let condition):
      let old = spec.activities[activity].guardExpression
      let span = old?.span ?? spec.activities[activity].name.span
      spec.activities[activity].guardExpression = Located(Self.joined(old?.value, condition), span)
    case .target(let activity, let element):
      spec.activities[activity].target.value = element
      return spec.takingFromTargets()
    case .limits(let mechanic, let step, let measure, let limits):
      spec.mechanics[mechanic].steps[step].action.limits[measure.limit] = limits
    case .handOver(let added):
      for handOver in added {
        let (giver, taker) = (spec.activities[handOver.giver], handOver.taker)
        spec.activities[handOver.giver].handOvers = handOver.added(to: giver.handOvers, at: giver.name.span)
        guard handOver.isOnlyTaken else { continue }
        spec.activities[taker].takesOver = Located(true, spec.activities[taker].name.span)
      }
    }
    return spec
  }

  private static func line(_ rule: ResolutionRule<Int>, in spec: CheckedSpec) -> Resolution? {
    rule.mapped { $0.map { Located($0, spec.activities[$0].name.span) } }.flatMap { rule in
      rule.activities.first.map { Resolution(rule, span: $0.span) }
    }
  }

  /// The line of `resolve` that it deletes or replaces.
  package var oldLine: Int? {
    switch self {
    case .instead(let line, _), .without(let line): line
    case .resolve, .toward, .condition, .target, .limits, .handOver: nil
    }
  }

  /// The line of `resolve` that it writes.
  package var newLine: ResolutionRule<Int>? {
    switch self {
    case .resolve(let rule), .instead(_, let rule): rule
    case .without, .toward, .condition, .target, .limits, .handOver: nil
    }
  }

  /// Both conditions joined as `old and new`. If both list values of one variable, the result lists their common values once.
  package static func joined(_ old: Guard?, _ new: Guard) -> Guard {
    switch (old, new) {
    case (nil, _): return new
    case (.isOneOf(let slot, let values), .isOneOf(let same, let others)) where slot == same:
      let both = values.filter(others.contains)
      return both.isEmpty
        ? .and([.isOneOf(slot: slot, values: values), new]) : .isOneOf(slot: slot, values: both)
    case (.and(let parts), _): return .and(parts + [new])
    case (let old?, _): return .and([old, new])
    }
  }
}
