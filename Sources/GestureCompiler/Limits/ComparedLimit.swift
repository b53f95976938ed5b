package import SpecParser

/// A limit with the number that a table has for it, and that candidates report.
package struct ComparedLimit {
  package var limit: Limit
  package var number: Double

  init?(_ limit: Limit?, _ number: Double?) {
    guard let limit, let number else { return nil }
    self.limit = limit
    self.number = number
  }

  /// The end that a table's number stands for, where the spec is not known: a number one step beside a round one leaves the round one out.
  /// Only for the most of a time, which is the first time that is too long, it includes the round one.
  ///
  /// Round numbers are those that explanations show exactly: they have at most one decimal.
  package static func end(
    at number: Double, isLeast: Bool, isTime: Bool
  ) -> (amount: Double, isOutside: Bool) {
    let (scale, tenth) = isTime ? (1, 100.0) : (1e6, 1e5)
    let steps = (number * scale).rounded()
    let beside = isLeast || isTime ? steps - 1 : steps + 1
    let isBeside = steps.remainder(dividingBy: tenth) != 0 && beside.remainder(dividingBy: tenth) == 0
    guard isBeside, beside >= 0 else { return (number, false) }
    return (beside / scale, isLeast || !isTime)
  }

  /// Whether the spec states it as `<` or `>`, so that its own value breaks it.
  package var isOutside: Bool {
    guard case .written = limit.origin else { return false }
    return !limit.isIncluded
  }
}
