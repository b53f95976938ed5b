/// One value of an element: x, y, the logarithm of its scale, its angle. At rest, under fingers, or on its way after them.
///
/// Whatever follows whatever, the value does not leap: each begins with the present one.
struct FeedbackChannel: Sendable, Hashable, BitwiseCopyable {
  enum Mode: Sendable, Hashable, BitwiseCopyable {
    case resting(Double)
    /// Under fingers: their movement since the claim, and its velocity (0 before the lift).
    case held(Drag, Double, Double)
    case moving(Settling)
  }

  /// Where it goes back to.
  var home = 0.0
  /// What follows the finger whole, and gives way beyond.
  var range = FeedbackChannel.open
  /// In which it stays where a finger stopped a fling.
  private var limits = FeedbackChannel.open
  var mode = Mode.resting(0)
  /// The activity whose fingers had it last: what others tell of it does not count until they take it.
  private(set) var holder: Int?
  /// By what and to where it goes, and went when a finger stopped it.
  private var stopped: Stopped?
  private var last: Stopped?

  private struct Stopped: Sendable, Hashable, BitwiseCopyable {
    var path: FeedbackPlan.Path
    /// nil: into the limits, where it is not inside.
    var target: Double?
  }

  /// Without limits.
  static let open = BandedRange(-1e9, 1e9, band: RubberBand(slope: 1, softness: 0))

  func state(at time: Microseconds) -> MotionState {
    switch mode {
    case .resting(let value): MotionState(value: value)
    case .held(let drag, let translation, let velocity):
      drag.state(translation: translation, velocity: velocity)
    case .moving(let settling):
      // Before its start it stands still.
      time < settling.start
        ? MotionState(value: settling.state(at: settling.start).value) : settling.state(at: time)
    }
  }

  /// Where it comes to rest: known as soon as no finger holds it.
  var rest: Double {
    switch mode {
    case .resting(let value): value
    case .held(let drag, let translation, _): drag.state(translation: translation).value
    case .moving(let settling): settling.rest
    }
  }

  /// From when on it rests: 0 where it does already, nil while it is held or where that never comes.
  func end(within tolerance: MotionTolerance) -> Microseconds? {
    switch mode {
    case .resting: 0
    case .held: nil
    case .moving(let settling): settling.end(within: tolerance)
    }
  }

  // MARK: Fingers

  /// Fingers take it over where it is.
  mutating func take(at time: Microseconds, in range: BandedRange, for activity: Int) {
    take(from: state(at: time).value, in: range, for: activity)
  }

  /// Fingers take it over at a value.
  mutating func take(from shown: Double, in range: BandedRange, for activity: Int) {
    self.range = range
    holder = activity
    mode = .held(Drag(from: shown, in: FeedbackChannel.reaching(shown, range)), 0, 0)
    stopped = nil
  }

  /// The range, widened where a value lies so far beyond it that fingers could hardly move it: a spring that overshoots a
  /// wall, an element that left the screen.
  private static func reaching(_ value: Double, _ range: BandedRange) -> BandedRange {
    let beyond = range.finger(showing: value) - range.clamped(value)
    if beyond == 0 || range.band.slope(at: beyond) >= 0.05 { return range }
    return BandedRange(min(range.lower, value), max(range.upper, value), band: range.band)
  }

  mutating func move(to translation: Double, velocity: Double = 0) {
    guard case .held(let drag, _, _) = mode else { return }
    mode = .held(drag, translation, velocity)
  }

  /// The fingers' movement counts from another value on; what is shown stays.
  mutating func count(from translation: Double) {
    guard case .held(let drag, let before, let velocity) = mode else { return }
    mode = .held(drag.moved(by: before - translation), translation, velocity)
  }

  /// A finger stops it where it is.
  mutating func stop(at time: Microseconds) {
    guard case .moving = mode else { return }
    stopped = last
    mode = .resting(state(at: time).value)
  }

  /// The finger has gone again and did nothing: it goes on to where it went.
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

  /// A fling, within limits; what lies beyond them comes back at once. A finger that stops it keeps it where it is, as long
  /// as that is inside.
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

  /// What is left over goes to nothing, unless nothing is.
  mutating func melt(_ value: Double, at time: Microseconds) {
    if value.magnitude < 1e-9 { return settle(at: 0) }
    go(.standard, from: MotionState(value: value.motion), to: 0, at: time)
  }

  /// It is there, and belongs there.
  mutating func settle(at value: Double) {
    home = value
    mode = .resting(value)
  }
}
