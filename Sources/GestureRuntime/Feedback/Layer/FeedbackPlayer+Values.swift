/// What is seen at a time.
extension FeedbackPlayer {
  /// The values at a time: any from the last outcome on. Nothing is changed by asking.
  public func values(at time: Microseconds) -> FeedbackValues {
    var values = composed(
      x: x.state(at: time), y: y.state(at: time), scale: scale.state(at: time), turn: turn.state(at: time),
      press: pressState(at: time))
    values.time = time
    if case .held(let start) = press, let pressPlan {
      values.pressProgress = Follow.progress(Double(time) - Double(start), of: Double(pressPlan.timeout))
    }
    return values
  }

  /// The values when everything has come to rest: known as soon as the fingers have lifted.
  public var rest: FeedbackValues {
    var values = composed(
      x: MotionState(value: x.rest), y: MotionState(value: y.rest), scale: MotionState(value: scale.rest),
      turn: MotionState(value: turn.rest), press: MotionState(value: 1))
    values.time = restTime ?? 0
    return values
  }

  /// From when on nothing moves any more, to half a point; 0 where nothing does. Nil while fingers hold something, and
  /// where it swings for ever.
  public var restTime: Microseconds? {
    guard let x = x.end(within: .points), let y = y.end(within: .points),
      let scale = scale.end(within: .fractions), let turn = turn.end(within: .points)
    else { return nil }
    var latest = max(max(x, y), max(scale, turn))
    switch press {
    case .none: break
    case .held: return nil
    case .moving(let settling):
      guard let end = settling.end(within: .fractions) else { return nil }
      latest = max(latest, end)
    }
    return latest
  }

  /// Whether fingers hold something of it: a movement, or a long press.
  public var isHeld: Bool {
    if x.isHeld || y.isHeld || scale.isHeld || turn.isHeld { return true }
    if case .held = press { return true }
    return false
  }

  /// Whether something moves, or fingers hold it.
  public func isActive(at time: Microseconds) -> Bool {
    guard let restTime else { return true }
    return time < restTime
  }

  // MARK: Together

  private func composed(
    x: MotionState, y: MotionState, scale: MotionState, turn: MotionState, press: MotionState
  ) -> FeedbackValues {
    let axes = FeedbackAxes(shown, scene)
    let visible = FeedbackAxes.visible(shown)
    let progress = axes.progress(x: self.x, y: self.y, at: Point(x: x.value, y: y.value))
    let factor = FeedbackPlayer.factor(scale.value)
    let turned = Placement(centre: .zero, scale: factor, rotation: turn.value).place(of: held)
    let shift = isPinned ? pin - turned : .zero
    var values = FeedbackValues(time: 0)
    values.offset = Point(x: x.value * visible.x, y: y.value * visible.y) + shift
    values.velocity =
      Point(x: x.velocity * visible.x, y: y.velocity * visible.y)
      + shiftVelocity(turned, scale.velocity, turn.velocity)
    let size = Follow.value(progress, from: shown.size.from, to: shown.size.to)
    values.scale = factor * size * press.value
    values.scaleVelocity = (factor * size * (scale.velocity * press.value + press.velocity)).motion
    values.rotation = turn.value + tilt(x.value)
    values.rotationVelocity = turn.velocity + tilt(x.velocity)
    values.opacity = Follow.value(progress, from: shown.opacity.from, to: shown.opacity.to)
    values.progress = progress
    values.shift = shift
    values.anchor = anchor
    return values
  }

  /// A scale by its logarithm: between a thousand millionth and a thousand million.
  static func factor(_ logarithm: Double) -> Double { Elementary.exp(logarithm.within(-20.7, 20.7)) }

  private var isPinned: Bool { held != .zero || pin != .zero }

  /// Degrees for a place or a velocity.
  private func tilt(_ x: Double) -> Double {
    Follow.rotation(translation: x, width: scene.surroundings.x, perWidth: shown.turnPerWidth)
  }

  /// The derivative of -scale · R(rotation) held.
  private func shiftVelocity(_ turned: Point, _ growth: Double, _ spin: Double) -> Point {
    if !isPinned { return .zero }
    let radians = spin / Angle.degreesPerRadian
    return Point(
      x: -growth * turned.x + radians * turned.y, y: -growth * turned.y - radians * turned.x)
  }

  /// The point that fingers hold, as a share of the element.
  private var anchor: Point {
    let extent = scene.extent
    guard extent.x > 0, extent.y > 0 else { return Point(x: 0.5, y: 0.5) }
    return Point(x: 0.5 + held.x / extent.x, y: 0.5 + held.y / extent.y)
  }

  // MARK: A long press

  /// The scale of a press and its velocity.
  func pressState(at time: Microseconds) -> MotionState {
    switch press {
    case .none: return MotionState(value: 1)
    case .moving(let settling): return settling.state(at: time)
    case .held(let start):
      guard let plan = pressPlan else { return MotionState(value: 1) }
      let shrinking = PressProgress(timeout: plan.duration, scale: plan.scale)
      // By doubles: no time that a host may tell overflows.
      let held = Microseconds((Double(time) - Double(start)).within(-1e15, 1e15))
      return shrinking.state(after: held - (plan.timeout - plan.duration))
    }
  }
}
