import GestureRuntime

extension PlainTrace {
  /// The direction in which the first finger has gone when the first of the two claims is made.
  var firstDirection: Double? {
    guard let first = samples.first, let claim = claims.min() else { return nil }
    let last = samples.last { $0.finger == first.finger && $0.phase != .up && $0.time <= claim }
    return last.flatMap {
      $0.location == first.location ? nil : Angle.direction($0.location - first.location)
    }
  }

  /// The trace turned about the middle of the screen by a number of right angles.
  func turned(by turns: Int) -> PlainTrace {
    let middle = PlaceFingers.middle
    var trace = self
    for index in trace.samples.indices {
      for _ in 0..<turns {
        let place = trace.samples[index].location - middle
        trace.samples[index].location = middle + Point(x: -place.y, y: place.x)
      }
    }
    return trace
  }

  /// The trace in four directions, its own and the opposite one first, kept on the screen.
  func inAllDirections(_ hand: HandLimits) -> some Sequence<PlainTrace> {
    [0, 2, 1, 3].lazy.map { turned(by: $0).onScreen(hand, atEdges: true) }
  }

  /// The trace whose movement begins in one of some directions, turned and kept on the screen if necessary; the trace itself if the two do
  /// not claim at the same instants then.
  func going(
    _ directions: AngleSet, _ hand: HandLimits, in order: ClaimOrder,
    replay: (PlainTrace) -> ReplayTrace.Claims?
  ) -> PlainTrace {
    inAllDirections(hand).first { trace in
      guard let direction = trace.firstDirection, directions.contains(direction) else { return false }
      return replay(trace)?.hold(at: claims, in: order) ?? false
    } ?? self
  }
}
