import GestureCompiler
import GestureRuntime
import SpecParser

/// Measures of a whole touch, also of its part after a candidate has failed.
struct TouchMeasures {
  /// The greatest distance of a finger from its press, points.
  let furthest: Double
  /// The duration of the longest contact, microseconds.
  let longest: Double
  /// The time from the first down to the last, microseconds.
  let landing: Double

  init(_ touch: Touch) {
    var (furthest, longest, last) = (0.0, 0.0, 0.0)
    for contact in touch.contacts {
      longest = max(longest, Double(contact.up - contact.down))
      last = max(last, Double(contact.down - touch.contacts[0].down))
      for point in contact.way { furthest = max(furthest, point.distance(to: contact.way[0])) }
    }
    (self.furthest, self.longest, landing) = (furthest, longest, last)
  }
}

/// How far a candidate came on its way to a claim.
struct Nearness {
  let spec: LoadedSpec

  /// 0 to 1; 1 for a claim.
  func progress(of life: Life, _ measures: TouchMeasures) -> Double {
    if life.hasClaimed { return 1 }
    let steps = spec.recognizers[life.recognizer].recognizer.steps
    let near = life.reason.map { nearness($0, steps[min(life.step, steps.count - 1)], measures) } ?? 0
    return (Double(life.step) + near * 0.98) / Double(steps.count + 1)
  }

  private func nearness(_ reason: FailureReason, _ step: ElaboratedStep, _ measures: TouchMeasures) -> Double
  {
    let limit = abs(reason.limit)
    switch reason.cause {
    // A candidate fails as soon as it passes the limit. How far the touch goes beyond the limit shows only later.
    case .movedBeyondSlop, .movedTooFar: return ratio(max(abs(reason.measured), measures.furthest), limit)
    case .heldTooLong, .movedTooLong: return ratio(max(abs(reason.measured), measures.longest), limit)
    case .pressWindow: return ratio(max(abs(reason.measured), measures.landing), limit)
    case .wrongDirection:
      guard let directions = step.kind.directions else { return 0.5 }
      return 1 - (directions.arcs.map { Self.difference(reason.measured, $0) }.min() ?? 180) / 180
    default: return ratio(abs(reason.measured), limit)
    }
  }

  private func ratio(_ measured: Double, _ limit: Double) -> Double {
    guard measured > 0, limit > 0 else { return 0 }
    return min(measured, limit) / max(measured, limit)
  }

  /// How many degrees lie between a direction and an arc.
  private static func difference(_ direction: Double, _ arc: Arc) -> Double {
    let offset = (direction - arc.start + 720).truncatingRemainder(dividingBy: 360)
    return offset <= arc.extent ? 0 : min(offset - arc.extent, 360 - offset)
  }
}
