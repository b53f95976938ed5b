package import SpecParser

/// One end of the range of a limit.
enum LimitEnd {
  case least(StepLimit)
  case most(StepLimit)

  var limit: StepLimit {
    switch self {
    case .least(let limit), .most(let limit): limit
    }
  }

  /// The end in these limits; `nil` if it is open.
  func of(_ limits: StepLimits) -> ComparedLimit? {
    let range = limits[limit]
    let isTime = limit.dimension() == .time
    return switch self {
    case .least: ComparedLimit(range.low, isTime ? range.longEnough : range.leastMeasure)
    case .most: ComparedLimit(range.high, isTime ? range.tooLong : range.mostMeasure)
    }
  }
}

/// A limit with the number that a table has for it, and that candidates report.
package struct ComparedLimit {
  package var limit: Limit
  package var number: Double

  fileprivate init?(_ limit: Limit?, _ number: Double?) {
    guard let limit, let number else { return nil }
    self.limit = limit
    self.number = number
  }

  /// Whether the spec states it as `<` or `>`, so that its own value breaks it.
  package var isOutside: Bool {
    guard case .written = limit.origin else { return false }
    return !limit.isIncluded
  }
}
