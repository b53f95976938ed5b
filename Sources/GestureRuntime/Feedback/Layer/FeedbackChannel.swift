/// One value of an element: x, y, the logarithm of its scale, or its angle. It is at rest, held by fingers, or moving after the lift.
///
/// Each mode starts with the present value, so the value never jumps.
struct FeedbackChannel: Sendable, Hashable, BitwiseCopyable {
  enum Mode: Sendable, Hashable, BitwiseCopyable {
    case resting(Double)
    /// Held by fingers: the drag, their movement since the claim, and its velocity (0 before the lift).
    case held(Drag, Double, Double)
    case moving(Settling)
  }

  /// The resting value.
  var home = 0.0
  /// The range in which it follows the finger fully. Beyond it, the rubber band applies.
  var range = FeedbackChannel.open
  /// The range in which it stays if a finger stopped a fling.
  private var limits = FeedbackChannel.open
  var mode = Mode.resting(0)
  /// The gesture whose fingers held it last (`Outcome.holder`). Outcomes of other gestures are ignored until these take over.
  private(set) var holder: Int?
  /// The motion that a finger stopped, and the last motion.
  private var stopped: Stopped?
  private var last: Stopped?

  private struct Stopped: Sendable, Hashable, BitwiseCopyable {
    var path: FeedbackPlan.Path
    /// The target; nil for the nearest value within the limits.
    var target: Double?
  }

  /// A range without limits.
  static var open: BandedRange { BandedRange(-1e9, 1e9, band: RubberBand(slope: 1, softness: 0)) }

  func state(at time: Microseconds) -> MotionState {
    switch mode {
    case .resting(let value): return MotionState(value: value)
    case .held(let drag, let translation, let velocity):
      return drag.state(translation: translation, velocity: velocity)
    case .moving(let settling):
      var state = settling.state(at: time)
      // Before the start it stands still.
      if time < settling.start { state.velocity = 0 }
      return state
    }
  }

  /// The value at which it comes to rest. It is known as soon as no finger holds it.
  var rest: Double {
    switch mode {
    case .resting(let value): value
    case .held(let drag, let translation, _): drag.state(translation: translation).value
    case .moving(let settling): settling.rest
    }
  }

  /// The time from which it rests: 0 if it already does, nil if fingers hold it or it never rests.
  func end(within tolerance: MotionTolerance) -> Microseconds? {
    switch mode {
    case .resting: 0
    case .held: nil
    case .moving(let settling): settling.end(within: tolerance)
    }
  }

  // MARK: Fingers

  /// Lets fingers take over at the present value.
  mutating func take(at time: Microseconds, in range: BandedRange, for gesture: Int) {
    take(from: state(at: time).value, in: range, for: gesture)
  }

  /// Lets fingers take over at a value.
  mutating func take(from shown: Double, in range: BandedRange, for gesture: Int) {
    self.range = range
    holder = gesture
    mode = .held(Drag(from: shown, in: FeedbackChannel.reaching(shown, range)), 0, 0)
    stopped = nil
  }

  /// The range, extended to a value so far beyond it that fingers could hardly move it. Examples are a spring that overshoots a limit, and
  /// an element that has left the screen.
  private static func reaching(_ value: Double, _ range: BandedRange) -> BandedRange {
    let beyond = range.finger(showing: value) - range.clamped(value)
    if beyond == 0 || range.band.slope(at: beyond) >= 0.05 { return range }
    return BandedRange(min(range.lower, value), max(range.upper, value), band: range.band)
  }

  mutating func move(to translation: Double, velocity: Double = 0) {
    guard case .held(let drag, _, _) = mode else { return }
    mode = .held(drag, translation, velocity)
  }

  /// Makes the fingers' movement count from another value. The shown value stays.
  mutating func count(from translation: Double) {
    guard case .held(let drag, let before, let velocity) = mode else { return }
    mode = .held(drag.moved(by: before - translation), translation, velocity)
  }

  /// Stops it at the present value, when a finger lands.
  mutating func stop(at time: Microseconds) {
    guard case .moving = mode else { return }
    stopped = last
    mode = .resting(state(at: time).value)
  }

  /// Continues to the earlier target, after a press without a claim.
  mutating func resume(at time: Microseconds) {
    guard let stopped, case .resting(let value) = mode else { return }
    let target = stopped.target ?? limits.clamped(value)
    if stopped.target == nil { home = target }
    guard target != value else {
      self.stopped = nil
      return
    }
    go(stopped.path, from: MotionState(value: value), to: target, at: time)
  }

  // MARK: After the fingers

  mutating func go(
    _ path: FeedbackPlan.Path, from state: MotionState, to target: Double, at time: Microseconds
  ) {
    stopped = nil
    last = Stopped(path: path, target: target)
    mode = .moving(path.settling(from: state, to: target, at: time))
  }

  /// Starts a fling within limits. A value beyond them comes back at once. If a finger stops the fling, the value stays if it is within the
  /// limits.
  mutating func fling(
    _ decay: Decay, from state: MotionState, within limits: BandedRange, _ spring: Spring,
    at time: Microseconds
  ) {
    let settling = Settling(decay, from: state, within: limits, spring: spring, at: time)
    self.limits = limits
    stopped = nil
    last = Stopped(path: .spring(spring), target: nil)
    mode = .moving(settling)
    home = settling.rest
  }

  /// Moves a remainder to 0, unless it is 0 already.
  mutating func melt(_ value: Double, at time: Microseconds) {
    if value.magnitude < 1e-9 { return settle(at: 0) }
    go(.standard, from: MotionState(value: value.motion), to: 0, at: time)
  }

  /// Puts it to rest at a value.
  mutating func settle(at value: Double) {
    home = value
    mode = .resting(value)
  }
}
