/// A mechanic with every default in place, for lint, pages, conflict analysis and lowering.
package struct ElaboratedMechanic: Sendable, Hashable {
  /// The mechanic as the spec states it; its steps have the same indices.
  package let mechanic: Mechanic
  /// One for each step of `mechanic`.
  package let steps: [ElaboratedStep]

  package var name: String { mechanic.name.value }
  package var fingers: ClosedRange<Int> { mechanic.fingers }
  package var isContinuous: Bool { mechanic.isContinuous }
  package var contacts: [ElaboratedContact] { steps.contacts }

  /// - Parameter activity: the activity that binds the mechanic; `nil` for the mechanic alone, whose moves go anywhere.
  package init(_ mechanic: Mechanic, for activity: Activity? = nil, under metrics: Metrics) {
    self.mechanic = mechanic
    steps = ElaborateMechanic(metrics: metrics, activity: activity).steps(of: mechanic)
  }
}

extension CheckedSpec {
  /// A mechanic by index, as an activity binds it; `nil` for the mechanic alone.
  package func elaborated(_ mechanic: Int, for activity: Int? = nil) -> ElaboratedMechanic {
    ElaboratedMechanic(mechanics[mechanic], for: activity.map { activities[$0] }, under: metrics)
  }

  /// The mechanics of each activity as it binds them, in the order of `by`. Equal bindings are elaborated once.
  ///
  /// - Parameters:
  ///   - alone: every mechanic alone, if they are known.
  ///   - make: makes a result of all mechanics of an activity, once for equal ones.
  package func bindings<Made>(
    alone: [ElaboratedMechanic]? = nil, _ make: ([ElaboratedMechanic]) -> Made
  ) -> [Made] {
    var known: [BoundMechanic: ElaboratedMechanic] = [:]
    var made: [[BoundMechanic]: Made] = [:]
    return activities.indices.map { index in
      let bound = activities[index].mechanics.map { BoundMechanic($0.value, activities[index]) }
      if let known = made[bound] { return known }
      let elaborated = zip(bound, activities[index].mechanics).map { bound, mechanic in
        if let alone, bound.isAlone { return alone[mechanic.value] }
        if let known = known[bound] { return known }
        let elaborated = self.elaborated(mechanic.value, for: index)
        known[bound] = elaborated
        return elaborated
      }
      let result = make(elaborated)
      made[bound] = result
      return result
    }
  }
}

extension [ElaboratedStep] {
  /// The step at whose end a mechanic with these steps claims: the last one, or for a continuous mechanic the last one before its lifts. A
  /// press claims when its last finger lands.
  package func claimStep(isContinuous: Bool) -> Int? {
    isContinuous ? lastIndex { $0.kind != .lift } : indices.last
  }
}

/// A mechanic with the parts of an activity that affect its steps.
package struct BoundMechanic: Hashable {
  private let mechanic: Int
  private let directions: Directions?
  private let spreadSenses: Set<SpreadSense>?
  private let orbitSenses: Set<OrbitSense>?
  private let from: Sides?

  /// Whether the activity changes nothing.
  fileprivate var isAlone: Bool {
    directions == nil && spreadSenses == nil && orbitSenses == nil && from == nil
  }

  package init(_ mechanic: Int, _ activity: Activity) {
    self.mechanic = mechanic
    directions = activity.directions
    spreadSenses = activity.spreadSenses?.value
    orbitSenses = activity.orbitSenses?.value
    from = activity.from?.value
  }
}
