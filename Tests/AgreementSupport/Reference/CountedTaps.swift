import GestureRuntime

/// Counts touches in a row, as `Docs/Recognition.md` describes for `taps`.
final class CountedTaps {
  private struct Tap {
    var lift: Microseconds
    var place: Point
    var home: Finger
    var number: Int
  }

  /// The last touch of each activity and mechanic.
  private var last: [String: Tap] = [:]

  /// The number of a claim in its row of touches, from 1; 0 if its activity does not count touches.
  func count(_ candidate: Candidate) -> UInt8 {
    guard let most = candidate.plan.taps, let claim = candidate.claim, let home = candidate.home else {
      return 0
    }
    let constants = claim.track.world.constants
    let key = "\(candidate.plan.activityName) \(candidate.plan.firstName)"
    var number = 1
    if let before = last[key], home.tool == before.home.tool,
      instance(of: candidate.plan, home) == instance(of: candidate.plan, before.home),
      claim.press >= before.lift, Double(claim.press - before.lift) < constants.doubleTouchTimeout,
      isNear(claim.track.origin, before.place, claim.track.world)
    {
      number = before.number % most + 1
    }
    last[key] = Tap(lift: claim.time, place: claim.location, home: home, number: number)
    return UInt8(number)
  }

  /// The instance of the target that the finger is on, as outcomes name it.
  private func instance(of plan: Plan, _ finger: Finger) -> UInt64 {
    finger.path.firstIndex(of: plan.target).map { finger.instances[$0] } ?? 0
  }

  private func isNear(_ a: Point, _ b: Point, _ world: World) -> Bool {
    let distance = (a - b).length
    world.rounding.watch(distance, world.constants.doubleTouchSlop)
    return distance <= world.constants.doubleTouchSlop
  }
}
