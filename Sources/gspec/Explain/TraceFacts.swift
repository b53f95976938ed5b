import GestureRuntime

/// What the trace itself says about a moment: for sentences that a limit alone does not give.
struct TraceFacts: Sendable {
  private let touches: [TraceTouch]
  /// Whether it says how large the screen is; the screen or any element.
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

  /// The last lift at or before a moment.
  func lift(before time: Microseconds) -> Microseconds? {
    touches.last { $0.time <= time && $0.phase == .up }?.time
  }

  /// The first press at or after a moment.
  func press(after time: Microseconds) -> Microseconds? {
    touches.first { $0.time >= time && $0.phase == .down }?.time
  }

  /// The presses at a moment, and what is under them.
  func press(at time: Microseconds) -> TraceTouch? {
    touches.first { $0.time == time && $0.phase == .down }
  }

  /// The centre of where the fingers that are down at a moment pressed.
  func pressCenter(at time: Microseconds) -> Point? {
    var down: [Int: Point] = [:]
    for touch in touches {
      if touch.time > time { break }
      switch touch.phase {
      case .down: down[touch.finger] = touch.location
      case .move: break
      // A claim at the lift still has its finger.
      case .up, .cancel: if touch.time < time { down[touch.finger] = nil }
      }
    }
    let places = down.sorted { $0.key < $1.key }.map(\.value)
    return places.isEmpty ? nil : places.center
  }
}
