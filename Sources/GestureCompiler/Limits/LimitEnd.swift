import SpecParser

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
  func of(_ limits: StepLimits) -> Limit? {
    switch self {
    case .least(let limit): limits[limit].low
    case .most(let limit): limits[limit].high
    }
  }
}
