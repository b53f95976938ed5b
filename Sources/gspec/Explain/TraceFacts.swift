import GestureRuntime

/// Finds presses and lifts of a trace, for sentences that need more than a limit.
struct TraceFacts: Sendable {
  private let touches: [TraceTouch]
  /// Whether the trace gives the size of the screen, and whether it gives that of the screen or of any element.
  let knowsScreen: Bool
  let knowsSizes: Bool

  init(_ trace: Trace) {
    touches = trace.events.compactMap { event in
      if case .touch(let touch) = event.action { touch } else { nil }
    }
    knowsScreen = trace.header.screen != nil
    knowsSizes =
      knowsScreen || touches.contains { $0.size != nil || !$0.sizes.isEmpty || !$0.frames.isEmpty }
  }

  /// The time of the last lift at or before a time.
  func lift(before time: Microseconds) -> Microseconds? {
    touches.last { $0.time <= time && $0.phase == .up }?.time
  }

  /// The time of the first press at or after a time.
  func press(after time: Microseconds) -> Microseconds? {
    touches.first { $0.time >= time && $0.phase == .down }?.time
  }

  /// The first press at exactly a time.
  func press(at time: Microseconds) -> TraceTouch? {
    touches.first { $0.time == time && $0.phase == .down }
  }

  /// The center of the press locations of the fingers that are down at a time.
  func pressCenter(at time: Microseconds) -> Point? {
    var down: [Int: Point] = [:]
    for touch in touches {
      if touch.time > time { break }
      switch touch.phase {
      case .down: down[touch.finger] = touch.location
      case .move: break
      // At the time of a lift, its finger still counts, for claims at the lift.
      case .up, .cancel: if touch.time < time { down[touch.finger] = nil }
      }
    }
    let places = down.sorted { $0.key < $1.key }.map(\.value)
    return places.isEmpty ? nil : places.center
  }
}
