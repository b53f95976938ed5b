import SpecParser

/// Describes in words the failures of a candidate that waits for a step.
enum MachineFailures {
  /// - Parameter isLast: whether the step is the mechanic's last one.
  static func of(_ step: ElaboratedStep, _ recognizer: MachineRecognizer, isLast: Bool) -> [String] {
    switch step.kind {
    case .press, .wait: return step.failures
    case .move(let path):
      return (path.goesAnyWay ? [] : ["moved another way first"]) + step.failures + ["lifted before that"]
    case .lift:
      // A slower lift fails only where no other name is left.
      var step = step
      let least = step.velocity.low ?? recognizer.names.last?.limits[.velocity].low
      step.limits[.velocity].low = isLast ? least : nil
      return step.failures
    }
  }
}
