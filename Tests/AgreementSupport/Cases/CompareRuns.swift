import GestureRuntime
import TestSupport

/// The first difference between two runs, in words; `nil` if they agree.
///
/// Numbers may differ by 1e-6 of their size. Only the values that the outcomes of the second run have are compared, because
/// the reference computes all values.
package func difference(_ expected: RecognizerRun, _ actual: RecognizerRun) -> String? {
  if expected.refusals != actual.refusals {
    return "refused \(sorted(expected.refusals)), but \(sorted(actual.refusals))"
  }
  for (index, (a, b)) in zip(expected.outcomes, actual.outcomes).enumerated() {
    if let difference = difference(a, b) {
      return "outcome \(index): \(difference)\n  reference: \(describe(a))\n  other:     \(describe(b))"
    }
  }
  if let missing = expected.outcomes.dropFirst(actual.outcomes.count).first {
    return "missing: \(describe(missing))"
  }
  if let extra = actual.outcomes.dropFirst(expected.outcomes.count).first {
    return "too many: \(describe(extra))"
  }
  return nil
}

private func sorted(_ refusals: [Int: Refusal]) -> String {
  refusals.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
}

private func difference(_ a: NamedOutcome, _ b: NamedOutcome) -> String? {
  let (x, y) = (a.outcome, b.outcome)
  if a.activity != b.activity { return "activity" }
  if a.phase != b.phase { return "phase" }
  if x.detent != y.detent { return "detent" }
  if x.taps != y.taps { return "taps" }
  if x.tool != y.tool { return "tool" }
  if a.time != b.time { return "time" }
  if a.mechanic != b.mechanic { return "mechanic" }
  if x.fingers != y.fingers { return "fingers" }
  if !isClose(x.location, y.location) { return "place" }
  let has = y.values
  if has.contains(.translation), !isClose(x.translation, y.translation) { return "translation" }
  if has.contains(.translation), !isClose(x.origin, y.origin) { return "origin" }
  if has.contains(.translation), !isClose(x.travel, y.travel) { return "travel" }
  if has.contains(.velocity), !isClose(x.velocity, y.velocity) { return "velocity" }
  if has.contains(.scale), !isClose(x.scale, y.scale) { return "scale" }
  if has.contains(.rotation), !isClose(x.rotation, y.rotation) { return "rotation" }
  if has.contains(.progress), !isClose(x.progress, y.progress) { return "progress" }
  if a.over != b.over { return "over \(a.over ?? "nothing")" }
  if has.contains(.committed), x.isCommitted != y.isCommitted { return "committed" }
  return nil
}

private func isClose(_ a: Point, _ b: Point) -> Bool { isClose(a.x, b.x) && isClose(a.y, b.y) }
private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-6 * max(1, abs(a), abs(b)) }

/// Describes an outcome for people.
package func describe(_ actual: NamedOutcome) -> String {
  let outcome = actual.outcome
  return "\(actual.activity) by \(actual.mechanic) \(actual.phase)@\(Double(actual.time) / 1000)"
    + " fingers \(outcome.fingers) at (\(outcome.location.x), \(outcome.location.y))"
    + " d (\(outcome.translation.x), \(outcome.translation.y)) v (\(outcome.velocity.x), \(outcome.velocity.y))"
    + " scale \(outcome.scale) rotation \(outcome.rotation) progress \(outcome.progress)"
    + " committed \(outcome.isCommitted)"
}
