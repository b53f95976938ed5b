/// Which mechanics no touch sequence meets: by themselves, and as activities bind them.
struct MechanicPossibilities: Sendable {
  /// Faults of each mechanic of the spec alone.
  let faults: [[MechanicFault]]
  /// Faults that an activity's own senses and edges add, for each of its mechanics in the order of `by`.
  let bindingFaults: [[[MechanicFault]]]
  private let spec: CheckedSpec

  init(_ spec: CheckedSpec) {
    self.spec = spec
    let readings = spec.mechanics.map { MechanicReading($0, metrics: spec.metrics) }
    faults = readings.map { $0.rangeFaults() + $0.timeFaults() + $0.moveFaults() }
    bindingFaults = spec.activities.map { activity in
      activity.mechanics.map { MechanicBinding(activity: activity, reading: readings[$0.value]).faults() }
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
