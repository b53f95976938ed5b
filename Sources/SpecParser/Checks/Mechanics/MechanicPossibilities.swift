/// The mechanics that no touch sequence meets, alone and as activities bind them.
struct MechanicPossibilities: Sendable {
  /// The faults of each mechanic of the spec alone.
  let faults: [[MechanicFault]]
  /// The faults that an activity's own demands add, for each of its mechanics in the order of `by`.
  let bindingFaults: [[[MechanicFault]]]
  private let spec: CheckedSpec

  init(_ spec: CheckedSpec, _ lone: LoneMechanics) {
    self.spec = spec
    faults = lone.faults
    bindingFaults = zip(spec.activities, spec.bindings(alone: lone.elaborated, \.self)).map {
      activity, bindings in
      zip(activity.mechanics, bindings).map { mechanic, bound in
        MechanicBinding(activity: activity, alone: lone.elaborated[mechanic.value], bound: bound).faults()
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
