/// Where an activity goes while it says nothing: the directions of its kind, or of the target's trait that its kind goes along.
extension CheckedSpec {
  /// Fills what `toward` leaves to the kind, in every activity.
  package func withKindDirections() -> CheckedSpec {
    let along = Dictionary(kinds.map { ($0.name.value, $0.along) }, uniquingKeysWith: { a, _ in a })
    var spec = self
    for index in activities.indices {
      let traits = elements[activities[index].target.value].traits
      spec.activities[index].kindDirections = along[activities[index].does.value]??.on(traits)
    }
    return spec
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
