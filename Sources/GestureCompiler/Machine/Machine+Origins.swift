package import GestureRuntime
import SpecParser

extension Machine {
  /// A recognizer by its index in the table, with its activity.
  package func recognizer(_ number: Int) -> (activity: MachineActivity, recognizer: MachineRecognizer)? {
    var rest = number
    for index in activities.indices {
      let count = activities[index].recognizers.count
      if rest < count { return (activities[index], activities[index].recognizers[rest]) }
      rest -= count
    }
    return nil
  }

  /// The limit that a candidate broke, with its origin; `nil` for causes without a limit.
  ///
  /// - Parameters:
  ///   - number: the recognizer's index in the table.
  ///   - step: the step that the candidate was waiting for.
  ///   - amount: the limit's value from the candidate. If there are several limits, it selects the one that decided.
  package func limit(
    ofRecognizer number: Int, step: Int, cause: FailureCause, amount: Double
  ) -> ComparedLimit? {
    let limits = limits(ofRecognizer: number, step: step, cause: cause)
    return limits.first { $0.number == amount } ?? limits.first
  }

  /// All limits that such a failure may be about, the most likely first.
  package func limits(ofRecognizer number: Int, step: Int, cause: FailureCause) -> [ComparedLimit] {
    guard let recognizer = recognizer(number)?.recognizer, recognizer.steps.indices.contains(step) else {
      return []
    }
    if cause == .notFromEdge {
      let width = metrics[.edgeWidth]
      let limit = width.amount.map {
        Limit($0, isIncluded: false, origin: .metric(.edgeWidth, setBy: width.setBy))
      }
      return ComparedLimit(limit, width.amount).map { [$0] } ?? []
    }
    // The limit is in the step itself, in the lift that ends it, in a step before it, or in one of the names.
    let order = [step] + recognizer.steps.indices.filter { $0 > step } + (0..<step).reversed()
    let names = recognizer.names.reversed().flatMap { name in
      name.limits.broken(by: cause, in: .move(.translation(nil)))
    }
    return order.flatMap { index in
      let step = recognizer.steps[index]
      return step.limits.broken(by: cause, in: step.kind)
    } + names
  }
}
