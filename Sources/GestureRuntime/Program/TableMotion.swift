/// A motion of feedback during decoding.
struct MotionEntry: Sendable {
  let moment: FeedbackPlan.Motion.Moment
  private let delay: Microseconds
  private var curve: (TimingCurve, Double)?
  private var spring: Spring?
  private var decay: Decay?
  private var pages: FeedbackLength?
  private var push: FeedbackPlan.Push?
  private var target = FeedbackPlan.Target.start
  private var opacity: Double?
  private var isPlain = false

  init(moment: FeedbackPlan.Motion.Moment = .commit, delay: Microseconds = 0) {
    self.moment = moment
    self.delay = delay
  }

  var motion: FeedbackPlan.Motion {
    FeedbackPlan.Motion(path, to: target, delay: delay, push: push, opacity: opacity)
  }

  private var path: FeedbackPlan.Path {
    let bounce = spring ?? FeedbackPlan.Path.standardSpring
    if let pages { return .pages(decay ?? .fast, pages, bounce) }
    if let decay { return .decay(decay, bounce) }
    if let spring { return .spring(spring) }
    return curve.map { isPlain ? .plainCurve($0.0, $0.1) : .curve($0.0, $0.1) } ?? .atOnce
  }

  // MARK: Paths

  mutating func setCurve(_ operands: Operands) {
    let points = TimingCurve(
      x1: operands.number(0), y1: operands.number(1), x2: operands.number(2), y2: operands.number(3))
    curve = (points, Double(operands.known(4)) / 1e6)
  }

  /// - Parameter isWithResponse: whether the second operand is the response of the spring, and not its duration.
  mutating func setSpring(_ operands: Operands, isWithResponse: Bool) -> TableError.Reason? {
    guard curve == nil, spring == nil else { return .misplaced }
    let seconds = Double(operands.known(1)) / 1e6
    spring =
      isWithResponse
      ? Spring(dampingRatio: operands.number(0), response: seconds)
      : Spring(dampingRatio: operands.number(0), duration: seconds)
    return nil
  }

  mutating func setDecay(_ operands: Operands) -> TableError.Reason? {
    guard curve == nil else { return .misplaced }
    decay = Decay(rate: operands.number(0))
    return nil
  }

  mutating func setPages(_ operands: Operands) -> TableError.Reason? {
    guard curve == nil else { return .misplaced }
    pages = FeedbackBuilder.length(operands)
    return nil
  }

  mutating func setPlain() -> TableError.Reason? {
    guard curve != nil else { return .misplaced }
    isPlain = true
    return nil
  }

  // MARK: Start and end

  mutating func setPush(_ operands: Operands) {
    push = operands.integer(0) == 0 ? .distances(operands.number(1)) : .speed(operands.number(1))
  }

  mutating func setTarget(_ operands: Operands) -> TableError.Reason? {
    guard let target = FeedbackPlan.Target(wire: operands.integer(0), amount: operands.number(1)) else {
      return .outOfRange
    }
    self.target = target
    return nil
  }

  mutating func setOpacity(_ operands: Operands) -> TableError.Reason? {
    switch moment {
    case .commit, .detent: break
    case .cancel, .end, .clamp: return .misplaced
    }
    opacity = operands.number(0)
    return nil
  }
}
