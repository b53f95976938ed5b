/// The mechanics of a spec, not bound to activities, with their faults.
package struct LoneMechanics: Sendable {
  /// The mechanics with all defaults filled in.
  let elaborated: [ElaboratedMechanic]
  /// The faults of each mechanic.
  let faults: [[MechanicFault]]

  fileprivate init(_ spec: CheckedSpec) {
    let elaborated = spec.mechanics.indices.map { spec.elaborated($0) }
    self.elaborated = elaborated
    faults = elaborated.map { mechanic in
      let reading = MechanicReading(mechanic, metrics: spec.metrics)
      return reading.rangeFaults() + reading.timeFaults() + reading.moveFaults()
    }
  }
}

/// Keeps the mechanics of a spec for others that have the same: most mechanics and metrics are those of a vocabulary.
package final class LoneMechanicsMemo {
  private var known: [(mechanics: [Mechanic], metrics: Metrics, lone: LoneMechanics)] = []
  /// A spec that follows the reading direction has its mechanics in two layouts.
  private static let limit = 2

  package init() {}

  func lone(of spec: CheckedSpec) -> LoneMechanics {
    // Arrays and dictionaries that specs share are compared in no time.
    if let same = known.first(where: { $0.mechanics == spec.mechanics && $0.metrics == spec.metrics }) {
      return same.lone
    }
    let lone = LoneMechanics(spec)
    known = known.suffix(Self.limit - 1) + [(spec.mechanics, spec.metrics, lone)]
    return lone
  }
}
