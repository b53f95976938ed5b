/// A change of a spec. Numbers are indices into the lists of the `CheckedSpec` for which it is made.
package indirect enum SpecChange: Sendable, Hashable, Codable {
  /// Adds a line to `resolve`.
  case prefer([Int], over: [Int])
  case wait([Int], for: [Int])
  case together([Int])
  /// Replaces a line of `resolve` with one of these.
  case instead(line: Int, SpecChange)
  /// Deletes a line of `resolve`.
  case without(line: Int)
  /// Replaces the directions of an activity.
  case toward(activity: Int, Directions)
  /// Adds a condition to an activity's guard.
  case condition(activity: Int, Guard)
  case target(activity: Int, element: Int)
  /// Replaces the range of one measure of one step, in a mechanic of the product.
  case limits(mechanic: Int, step: Int, StepMeasure, Limits)
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
    case .prefer, .wait, .together:
      if let line = resolution(in: spec) { spec.resolutions.append(line) }
    case .instead(let line, let change):
      if let new = change.resolution(in: spec) { spec.resolutions[line] = new }
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
    }
    return spec
  }

  private func resolution(in spec: CheckedSpec) -> Resolution? {
    func located(_ activities: [Int]) -> [Located<Int>] {
      activities.map { Located($0, spec.activities[$0].name.span) }
    }
    func line(_ first: [Int], _ rule: ResolutionRule) -> Resolution? {
      located(first).first.map { Resolution(rule, span: $0.span) }
    }
    switch self {
    case .prefer(let a, let b): return line(a, .prefer(located(a), over: located(b)))
    case .wait(let a, let b): return line(a, .wait(located(a), for: located(b)))
    case .together(let all): return line(all, .together(located(all)))
    case .instead, .without, .toward, .condition, .target, .limits: return nil
    }
  }

  /// The line of `resolve` as its author would write it; `nil` for other changes.
  package func lineText(_ name: (Int) -> String) -> String? {
    func names(_ activities: [Int]) -> String {
      activities.count == 1 ? name(activities[0]) : "[" + activities.map(name).joined(separator: ", ") + "]"
    }
    switch self {
    case .prefer(let a, let b): return "{prefer: \(names(a)), over: \(names(b))}"
    case .wait(let a, let b): return "{wait: \(names(a)), for: \(names(b))}"
    case .together(let all): return "together: [\(all.map(name).joined(separator: ", "))]"
    case .instead, .without, .toward, .condition, .target, .limits: return nil
    }
  }

  /// The activities that the new line of `resolve` names; empty for other changes.
  package var lineActivities: [Int] {
    switch self {
    case .wait(let a, let b), .prefer(let a, let b): a + b
    case .together(let all): all
    case .instead, .without, .toward, .condition, .target, .limits: []
    }
  }

  /// The line of `resolve` that it deletes or replaces.
  package var oldLine: Int? {
    switch self {
    case .instead(let line, _), .without(let line): line
    case .prefer, .wait, .together, .toward, .condition, .target, .limits: nil
    }
  }

  /// The line itself, if it replaces another one.
  package var settling: SpecChange {
    if case .instead(_, let change) = self { change } else { self }
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
