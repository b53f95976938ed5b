/// What activities take from their targets: where they go while they say nothing (the directions of their kind, or of the trait
/// that their kind goes along), and when they exist.
extension CheckedSpec {
  /// The spec with both in every activity.
  package func takingFromTargets() -> CheckedSpec {
    let along = Dictionary(kinds.map { ($0.name.value, $0.along) }, uniquingKeysWith: { a, _ in a })
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
  /// On an element with these traits; `nil` where it lacks the one that would say it.
  fileprivate func on(_ traits: Traits) -> Directions? {
    switch self {
    case .directions(let directions): directions
    case .trait(let trait): traits.directions(of: trait)?.value
    }
  }
}

extension Traits {
  /// Where a trait lets movements go, and where it is written; `nil` without the trait.
  package func directions(of trait: DirectionTrait) -> Located<Directions>? {
    switch trait {
    case .scrolls: scrolls.map { Located(.along($0.value), $0.span) }
    case .pages: pages.map { Located(.along($0.value), $0.span) }
    case .swipeable: swipeable
    }
  }
}
