/// The shown values at a time.
extension FeedbackPlayer {
  /// The values at any time from the last outcome on. The call changes nothing.
  public func values(at time: Microseconds) -> FeedbackValues {
    var values = composed(
      FeedbackStates(
        x: x.state(at: time), y: y.state(at: time), scale: scale.state(at: time), turn: turn.state(at: time),
        press: pressState(at: time), left: remainder.states(at: time)))
    values.time = time
    if case .held(let start, _) = press, let pressPlan {
      values.pressProgress = Follow.progress(Double(time) - Double(start), of: Double(pressPlan.timeout))
    }
    return values
  }

  /// The values when everything has come to rest. They are known as soon as the fingers have lifted.
  public var rest: FeedbackValues {
    var values = composed(
      FeedbackStates(
        x: MotionState(value: x.rest), y: MotionState(value: y.rest), scale: MotionState(value: scale.rest),
        turn: MotionState(value: turn.rest), press: MotionState(value: 1), left: remainder.rest))
    values.time = restTime ?? 0
    return values
  }

  /// The time from which nothing moves, to half a point; 0 if nothing moves now. It is nil while fingers hold a value, and if a spring
  /// never stops.
  public var restTime: Microseconds? {
    guard let x = x.end(within: .points), let y = y.end(within: .points),
      let scale = scale.end(within: .fractions), let turn = turn.end(within: .points),
      let left = remainder.end
    else { return nil }
    var latest = max(max(max(x, y), max(scale, turn)), left)
    switch press {
    case .none: break
    case .held: return nil
    case .moving(let settling):
      guard let end = settling.end(within: .fractions) else { return nil }
      latest = max(latest, end)
    }
    return latest
  }

  /// Whether fingers hold any value: a movement, or a long press.
  public var isHeld: Bool {
    if x.isHeld || y.isHeld || scale.isHeld || turn.isHeld { return true }
    if case .held = press { return true }
    return false
  }

  /// Whether any value moves or fingers hold one.
  public func isActive(at time: Microseconds) -> Bool {
    guard let restTime else { return true }
    return time < restTime
  }

  // MARK: Together

  private func composed(_ states: FeedbackStates) -> FeedbackValues {
    let seen = appearance(states.x.value, states.y.value, beside: states.left)
    let factor = FeedbackPlayer.factor(states.scale.value)
    let turned = Placement(centre: .zero, scale: factor, rotation: states.turn.value).place(of: held)
    let shift = isPinned ? pin - turned : .zero
    var values = FeedbackValues(time: 0)
    values.offset = seen.place + shift
    values.velocity =
      states.velocity(shows) + shiftVelocity(turned, states.scale.velocity, states.turn.velocity)
    values.scale = factor * seen.size * states.press.value
    values.scaleVelocity = (factor * states.sizeVelocity(seen.size)).motion
    values.rotation = states.turn.value + seen.tilt
    values.rotationVelocity = states.turn.velocity + tilt(states.x.velocity) + states.left.tilt.velocity
    values.opacity = seen.opacity
    values.progress = seen.progress
    values.shift = shift
    values.anchor = anchor
    return values
  }

  /// The scale for its logarithm, limited to 1e-9 ... 1e9.
  static func factor(_ logarithm: Double) -> Double { Elementary.exp(logarithm.within(-20.7, 20.7)) }

  private var isPinned: Bool { held != .zero || pin != .zero }

  /// The rotation in degrees for a horizontal place, or the rotation velocity for a horizontal velocity.
  func tilt(_ x: Double) -> Double {
    Follow.rotation(translation: x, width: scene.surroundings.x, perWidth: shown.turnPerWidth)
  }

  /// The velocity of the shift: the derivative of -scale · R(rotation) held.
  private func shiftVelocity(_ turned: Point, _ growth: Double, _ spin: Double) -> Point {
    if !isPinned { return .zero }
    let radians = spin / Angle.degreesPerRadian
    return Point(
      x: -growth * turned.x + radians * turned.y, y: -growth * turned.y - radians * turned.x)
  }

  /// The point that fingers hold, as a share of the element's size.
  private var anchor: Point {
    let extent = scene.extent
    guard extent.x > 0, extent.y > 0 else { return Point(x: 0.5, y: 0.5) }
    return Point(x: 0.5 + held.x / extent.x, y: 0.5 + held.y / extent.y)
  }
}

/// The states of all values of an element at one time.
private struct FeedbackStates {
  var x: MotionState
  var y: MotionState
  /// The logarithm of the scale.
  var scale: MotionState
  var turn: MotionState
  var press: MotionState
  var left: FeedbackRemainder.States

  /// The velocity of the place, on the axes that are shown.
  func velocity(_ shows: Point) -> Point {
    Point(
      x: x.velocity * shows.x + left.x.velocity, y: y.velocity * shows.y + left.y.velocity)
  }

  /// The velocity of the scale without the factor of the fingers.
  func sizeVelocity(_ size: Double) -> Double {
    size * (scale.velocity * press.value + press.velocity) + left.size.velocity * press.value
  }
}
