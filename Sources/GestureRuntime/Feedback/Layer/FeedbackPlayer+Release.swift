/// The motion of each value after the lift.
extension FeedbackPlayer {
  mutating func release(_ outcome: Outcome, _ plan: FeedbackPlan) {
    let drives = drives(outcome, plan)
    // The fingers of another gesture have taken over all values.
    if !drives.any, FeedbackDrives(outcome, plan).any { return }
    let motion = plan.release(outcome)
    if drives.place { releasePlace(outcome, plan, motion, drives) }
    if drives.scale { releaseScale(outcome, plan, motion) }
    if drives.turn { releaseTurn(outcome, plan, motion) }
    if let motion { fade(motion, at: outcome.time) }
  }

  // MARK: Place

  private mutating func releasePlace(
    _ outcome: Outcome, _ plan: FeedbackPlan, _ motion: FeedbackPlan.Motion?, _ drives: FeedbackDrives
  ) {
    let time = outcome.time
    let axes = FeedbackAxes(plan, scene)
    let before = appearance(at: time)
    let (across, along) = (x.state(at: time), y.state(at: time))
    // Targets count from where the element stood, and so does the side to which they lie.
    let moved = Point(x: across.value - x.home, y: along.value - y.home)
    let velocity = Point(x: across.velocity, y: along.velocity)
    let side = axes.side(of: moved, velocity)
    let distance = motion.flatMap { axes.distance(to: $0.target, along: side) }
    var release = Release(plan, motion, at: time)
    if drives.x {
      release.apply(
        to: &x, target: distance.map { side.x * $0 }, range: axes.rest(horizontally: true),
        bounds: axes.bounds(horizontally: true), page: scene.extent.x)
    }
    if drives.y {
      release.apply(
        to: &y, target: distance.map { side.y * $0 }, range: axes.rest(horizontally: false),
        bounds: axes.bounds(horizontally: false), page: scene.extent.y)
    }
    // An axis that is not shown keeps its resting place.
    if shows.x == 0 { x.home = origin.x }
    if shows.y == 0 { y.home = origin.y }
    // The next page is at rest with progress 0, as the previous one was.
    guard motion?.turnsPage == true, origin.x != x.home || origin.y != y.home else { return }
    origin = Point(x: x.home, y: y.home)
    leave(before, at: time)
  }

  // MARK: Scale and angle

  mutating func releaseScale(
    _ outcome: Outcome, _ plan: FeedbackPlan, _ motion: FeedbackPlan.Motion?
  ) {
    var target: Double?
    if case .scale(let wanted)? = motion?.target { target = Elementary.log(wanted.within(1e-6, 1e6)) }
    let range = FeedbackAxes(plan, scene).scaleRange
    var release = Release(plan, motion, at: outcome.time, goesOn: .springs)
    release.apply(to: &scale, target: target, range: range, bounds: range)
  }

  mutating func releaseTurn(
    _ outcome: Outcome, _ plan: FeedbackPlan, _ motion: FeedbackPlan.Motion?
  ) {
    var target: Double?
    if case .angle(let wanted)? = motion?.target { target = wanted }
    let range = FeedbackAxes(plan, scene).turnRange
    var release = Release(plan, motion, at: outcome.time, goesOn: .flings)
    release.apply(to: &turn, target: target, range: range, bounds: range)
  }
}

extension FeedbackPlan {
  /// The motion that the plan has for this end; nil if the content stays, except for its limits.
  func release(_ outcome: Outcome) -> Motion? {
    // A press that failed was shown, too.
    if outcome.phase == .cancelled || outcome.phase == .failed {
      return onCancel ?? (hasCommit ? Motion(.standard) : nil)
    }
    guard hasCommit else { return onEnd ?? onCancel }
    let back = onCancel ?? Motion(.standard)
    return outcome.isCommitted ? onCommit ?? back : back
  }

  /// The motion after an outcome that ends a gesture, for hosts that animate without a player; nil if the plan has none.
  public func motion(after outcome: Outcome) -> Motion? { release(outcome) ?? clamp?.motion }
}

/// The motions of values after the lift, one value after the other.
private struct Release {
  private let motion: FeedbackPlan.Motion?
  /// The motion into its limits.
  private let clamp: FeedbackPlan.Motion?
  private let time: Microseconds
  private let goesOn: GoesOn
  // These are those of one value.
  private var state = MotionState(value: 0)
  /// The motion's target for this value; nil if it is not a place of this value. A page, the threshold and a distance count from its home.
  private var target: Double?
  /// The range in which it rests, and the range that it never leaves.
  private var range = FeedbackChannel.open
  private var bounds = FeedbackChannel.open
  /// The length of a page; 0 for none.
  private var page = 0.0

  /// The motions of which a value is capable: a place has flings and pages, an angle has flings, a scale only springs.
  enum GoesOn: Int { case springs, flings, pages }

  init(
    _ plan: FeedbackPlan, _ motion: FeedbackPlan.Motion?, at time: Microseconds, goesOn: GoesOn = .pages
  ) {
    self.motion = motion
    clamp = plan.clamp?.motion
    self.time = time
    self.goesOn = goesOn
  }

  mutating func apply(
    to channel: inout FeedbackChannel, target: Double?, range: BandedRange, bounds: BandedRange,
    page: Double = 0
  ) {
    state = channel.state(at: time)
    self.target = target
    self.range = range
    self.bounds = bounds
    self.page = page
    move(&channel)
  }

  private func move(_ channel: inout FeedbackChannel) {
    guard let motion else { return comeInside(&channel, FeedbackPlan.Motion(.standard)) }
    switch (motion.path, motion.target) {
    case (.decay, _) where goesOn == .springs, (.pages, _) where goesOn != .pages:
      comeInside(&channel, FeedbackPlan.Motion(.standard))
    case (.decay(let decay, let spring), _):
      channel.fling(decay, from: state, within: bounds, spring, at: time &+ motion.delay)
    case (.pages(let decay, let length, let spring), _):
      turnPage(&channel, motion, decay, length, spring)
    case (_, .start): go(&channel, motion, to: channel.home)
    case (_, .page):
      guard let target else { return go(&channel, motion, to: channel.home) }
      let wanted = bounds.clamped(channel.home + target)
      go(&channel, motion, to: wanted)
      channel.home = wanted
    case (_, .inside): comeInside(&channel, motion)
    case (_, .threshold), (_, .place):
      if let target { go(&channel, motion, to: channel.home + target) } else { comeInside(&channel, motion) }
    case (_, .outside), (_, .scale), (_, .angle):
      if let target { go(&channel, motion, to: target) } else { comeInside(&channel, motion) }
    }
  }

  /// Moves the value back to the limit that it has passed; otherwise it stays.
  private func comeInside(_ channel: inout FeedbackChannel, _ standard: FeedbackPlan.Motion) {
    let inside = range.clamped(state.value)
    if inside == state.value { return channel.settle(at: inside) }
    go(&channel, clamp ?? standard, to: inside)
    channel.home = inside
  }

  private func turnPage(
    _ channel: inout FeedbackChannel, _ motion: FeedbackPlan.Motion, _ decay: Decay, _ length: FeedbackLength,
    _ spring: Spring
  ) {
    guard let points = length.points(along: page), points > 0 else {
      return go(&channel, motion, to: channel.home)
    }
    let pages = Pages(length: points, count: 3)
    let rest = decay.rest(from: state) - channel.home + points
    let turned = Double(pages.page(from: 1, restingAt: rest) - 1) * points
    let wanted = bounds.clamped(channel.home + turned)
    go(&channel, FeedbackPlan.Motion(.spring(spring), delay: motion.delay, push: motion.push), to: wanted)
    channel.home = wanted
  }

  private func go(_ channel: inout FeedbackChannel, _ motion: FeedbackPlan.Motion, to target: Double) {
    channel.go(motion.path, from: motion.start(of: state, to: target), to: target, at: time &+ motion.delay)
  }
}

extension FeedbackChannel {
  /// Moves the value to its resting place, unless fingers hold it or it is already there.
  mutating func goHome(_ motion: FeedbackPlan.Motion, at time: Microseconds) {
    let state = state(at: time)
    if isHeld || state.value == home { return }
    go(motion.path, from: motion.start(of: state, to: home), to: home, at: time &+ motion.delay)
  }
}

extension FeedbackPlan.Motion {
  /// The state with which the motion starts. After a delay the velocity is 0, and without velocity it gets the push.
  func start(of state: MotionState, to target: Double) -> MotionState {
    var state = state
    if delay > 0 { state.velocity = 0 }
    if state.velocity == 0, let push { state.velocity = push.velocity(from: state.value, to: target) }
    return state
  }

  var turnsPage: Bool {
    if case .pages = path { return true }
    if case .page = target { return true }
    return false
  }
}

extension FeedbackPlan.Push {
  /// The velocity in the value's unit a second.
  func velocity(from value: Double, to target: Double) -> Double {
    switch self {
    case .distances(let distances): Spring.velocity(inDistances: distances, from: value, to: target)
    case .speed(let speed): target == value ? 0 : target > value ? speed : -speed
    }
  }
}
