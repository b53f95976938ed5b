/// The mechanics that no touch sequence meets, alone and as activities bind them.
struct MechanicPossibilities: Sendable {
  /// The faults of each mechanic of the spec alone.
  let faults: [[MechanicFault]]
  /// The faults that an activity's own demands add, for each of its mechanics in the order of `by`.
  let bindingFaults: [[[MechanicFault]]]
  private let spec: CheckedSpec

  /// - Parameter alone: the spec's mechanics, not bound to activities.
  init(_ spec: CheckedSpec, _ alone: [ElaboratedMechanic]) {
    self.spec = spec
    faults = alone.map { elaborated in
      let reading = MechanicReading(elaborated, metrics: spec.metrics)
      return reading.rangeFaults() + reading.timeFaults() + reading.moveFaults()
    }
    bindingFaults = zip(spec.activities, spec.bindings(\.self)).map { activity, bindings in
      zip(activity.mechanics, bindings).map { mechanic, bound in
        MechanicBinding(activity: activity, alone: alone[mechanic.value], bound: bound).faults()
      }
    }
  }

  /// Whether every mechanic of the activity is impossible.
  func isImpossible(activity: Int) -> Bool {
    spec.activities[activity].mechanics.allSatisfy { isImpossible(activity: activity, mechanic: $0.value) }
  }

  func isImpossible(activity: Int, mechanic: Int) -> Bool {
    if !faults[mechanic].isEmpty { return true }
    let bound = spec.activities[activity].mechanics
    return zip(bound, bindingFaults[activity]).contains { $0.value == mechanic && !$1.isEmpty }
  }
}
