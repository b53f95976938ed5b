/// Adds to activities what their targets determine: the directions of their kind, perhaps by a trait of the target, and the conditions of
/// elements.
extension CheckedSpec {
  /// The spec with `kindDirections` and `elementCondition` set in every activity.
  package func takingFromTargets() -> CheckedSpec {
    let along = Dictionary(firstOf: kinds.map { ($0.name.value, $0.along) })
    let conditions = elementConditions
    var spec = self
    for index in activities.indices {
      let target = activities[index].target.value
      let traits = elements[target].traits
      spec.activities[index].kindDirections = along[activities[index].does.value]??.on(traits)
      spec.activities[index].elementCondition = conditions[target]
    }
    return spec
  }

  /// For each element, its own `when` and those of the elements around it; `nil` is always.
  package var elementConditions: [Guard?] {
    var parts: [[Guard]] = []
    for element in elements {
      let own = element.guardExpression.map { [$0.value] } ?? []
      parts.append((element.parent.map { parts[$0] } ?? []) + own)
    }
    return parts.map { $0.count > 1 ? .and($0) : $0.first }
  }
}

extension KindDirections {
  /// The directions on an element with these traits; `nil` if it lacks the trait.
  fileprivate func on(_ traits: Traits) -> Directions? {
    switch self {
    case .directions(let directions): directions
    case .trait(let trait): traits.directions(of: trait)?.value
    }
  }
}
