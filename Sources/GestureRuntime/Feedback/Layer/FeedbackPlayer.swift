/// Shows an element what its fingers do, and goes on after they have lifted: from outcomes, one after the other, to values
/// at any time.
///
///     var player = FeedbackPlayer(FeedbackScene(screen: screen, size: size))
///     let cues = player.receive(outcome, as: plan)      // what is to be felt now
///     let values = player.values(at: outcome.time)      // what is to be seen
///     …                                                 // after the lift, each frame:
///     let values = player.values(at: now)               // until player.restTime
///
/// One for each element: activities that move, scale and turn it at the same time add up to one placement. It does not
/// matter how outcomes were recognized. A plain value: it reads no clock, allocates nothing, and keeps of what was only as much as
/// the velocity of a scale or an angle takes.
public struct FeedbackPlayer: Sendable, BitwiseCopyable {
  /// May change at any time; what is under way goes on by what it began with.
  public var scene: FeedbackScene

  var x = FeedbackChannel()
  var y = FeedbackChannel()
  /// The logarithm of the scale: scales are multiplied.
  var scale = FeedbackChannel()
  /// Degrees.
  var turn = FeedbackChannel()
  /// What the fingers' scale, by its logarithm, and angle were of late.
  var scales = FeedbackSamples()
  var turns = FeedbackSamples()
  /// What rotation, opacity and size go by: the activity that moved it last.
  var shown = FeedbackPlan()
  /// Whether a place is seen, 1, or moved for its progress alone, 0: as the activity says that moved it along that axis.
  var shows = Point.zero
  /// From where progress counts: where the element was at rest when fingers took it.
  var origin = Point.zero
  var remainder = FeedbackRemainder()
  /// Whether nothing was shown yet: what an element looks like before, its app knows.
  var isFresh = true
  /// The point of the element, from its centre in its own points, that fingers hold; and where that lies from the
  /// element's centre at rest, x and y aside.
  var held = Point.zero
  var pin = Point.zero
  /// A long press: since when, or how it goes back.
  var press = PressState.none
  var pressPlan: FeedbackPlan.Press?
  /// How it goes back where nothing comes of the press.
  var pressBack: FeedbackPlan.Motion?
  /// The number of the detent that was passed last, 1 where there is but one threshold; 0 before.
  var passed: UInt8 = 0

  enum PressState: Sendable, BitwiseCopyable {
    case none
    /// Since when, and with which scale it began.
    case held(Microseconds, from: Double)
    case moving(Settling)
  }

  public init(_ scene: FeedbackScene = FeedbackScene()) {
    self.scene = scene
  }

  // MARK: Outcomes

  /// Takes an outcome in, of an activity with this plan.
  ///
  /// - Returns: the haptics that are due.
  @discardableResult
  public mutating func receive(_ outcome: Outcome, as plan: FeedbackPlan) -> FeedbackCues {
    let plan = plan.read(scene.layoutDirection)
    switch outcome.phase {
    case .began:
      take(outcome, plan)
      follow(outcome, plan)
    case .changed: follow(outcome, plan)
    case .ended, .cancelled:
      follow(outcome, plan)
      release(outcome, plan)
      letPressGo(at: outcome.time, plan)
    case .recognized:
      if outcome.values.contains(.translation), plan.hasCommit, outcome.isCommitted {
        show(outcome, plan)
        release(outcome, plan)
      } else if !plan.hasCommit, let motion = plan.onEnd {
        end(outcome, plan, motion)
      }
      letPressGo(at: outcome.time, plan)
    case .possible, .failed: return []
    }
    return cues(outcome)
  }

  private mutating func cues(_ outcome: Outcome) -> FeedbackCues {
    var cues: FeedbackCues = []
    if outcome.phase == .began || outcome.phase == .recognized {
      cues.insert(.claim)
      passed = 0
    }
    if outcome.values.contains(.progress), outcome.phase != .cancelled {
      let passing = outcome.passed(before: passed)
      if passing > 0 && passing != passed { cues.insert(.threshold) }
      passed = passing
    }
    if outcome.isCommitted, outcome.phase == .ended || outcome.phase == .recognized { cues.insert(.commit) }
    return cues
  }

  /// Fingers take over what the activity follows.
  private mutating func take(_ outcome: Outcome, _ plan: FeedbackPlan) {
    let axes = FeedbackAxes(plan, scene)
    let drives = FeedbackDrives(outcome, plan)
    if drives.place { takePlace(outcome, plan, drives) }
    guard drives.scale || drives.turn else { return }
    pinFingers(outcome, plan)
    let activity = outcome.activity
    if drives.scale {
      scale.take(at: outcome.time, in: axes.scaleRange, for: activity)
      scales.begin(0, at: outcome.time)
    }
    if drives.turn {
      turn.take(at: outcome.time, in: axes.turnRange, for: activity)
      turns.begin(0, at: outcome.time)
    }
  }

  /// A movement that is told only when it is over starts from where the element is, with the finger's velocity.
  private mutating func show(_ outcome: Outcome, _ plan: FeedbackPlan) {
    let axes = FeedbackAxes(plan, scene)
    let drives = FeedbackDrives(outcome, plan)
    let velocity = outcome.values.contains(.velocity) ? outcome.velocity : .zero
    if drives.place { takePlace(outcome, plan, drives) }
    if drives.x { x.move(to: 0, velocity: velocity.x * axes.factor.x) }
    if drives.y { y.move(to: 0, velocity: velocity.y * axes.factor.y) }
  }

  /// An activity that is over as soon as it is recognized: its element goes where `on-end` says, from where it is.
  private mutating func end(_ outcome: Outcome, _ plan: FeedbackPlan, _ motion: FeedbackPlan.Motion) {
    let axes = FeedbackAxes(plan, scene)
    let (time, activity) = (outcome.time, outcome.activity)
    switch motion.target {
    case .scale:
      pinFingers(outcome, plan)
      scale.take(at: time, in: axes.scaleRange, for: activity)
      releaseScale(outcome, plan, motion)
    case .angle:
      pinFingers(outcome, plan)
      turn.take(at: time, in: axes.turnRange, for: activity)
      releaseTurn(outcome, plan, motion)
    case .start where !outcome.values.contains(.translation):
      // Everything that moves it goes back.
      x.goHome(motion, at: time)
      y.goHome(motion, at: time)
      scale.goHome(motion, at: time)
      turn.goHome(motion, at: time)
    default:
      show(outcome, plan)
      release(outcome, plan)
    }
  }

  /// From now on scaling and turning leave the point under the fingers where it is; nothing moves by that. Fingers that
  /// already hold the element go on to hold the same point.
  private mutating func pinFingers(_ outcome: Outcome, _ plan: FeedbackPlan) {
    if scale.isHeld || turn.isHeld { return }
    let now = values(at: outcome.time)
    // What goes by progress is about the centre, and no part of what fingers hold.
    let placement = Placement(
      centre: now.offset, scale: FeedbackPlayer.factor(scale.state(at: outcome.time).value),
      rotation: turn.state(at: outcome.time).value)
    let place = plan.anchor == .fingers ? outcome.location - scene.middle : now.offset
    held = placement.point(at: place).motion
    pin = (place - appearance(at: outcome.time).place).motion
  }

  private mutating func follow(_ outcome: Outcome, _ plan: FeedbackPlan) {
    let drives = drives(outcome, plan)
    let axes = FeedbackAxes(plan, scene)
    let isEnd = outcome.phase == .ended && outcome.values.contains(.velocity)
    let velocity = isEnd ? outcome.velocity : .zero
    if drives.x {
      x.move(to: outcome.translation.x * axes.factor.x, velocity: velocity.x * axes.factor.x)
    }
    if drives.y {
      y.move(to: outcome.translation.y * axes.factor.y, velocity: velocity.y * axes.factor.y)
    }
    if drives.scale { followScale(outcome, plan) }
    if drives.turn { followTurn(outcome, plan) }
  }

  /// Outcomes have no velocity of a scale: it is judged by those that came.
  private mutating func followScale(_ outcome: Outcome, _ plan: FeedbackPlan) {
    let fingers = Elementary.log(outcome.scale.within(1e-6, 1e6))
    let velocity = scales.follow(fingers, outcome, most: FeedbackSamples.fastestScale)
    scale.move(to: plan.fingersScale * fingers, velocity: plan.fingersScale * velocity)
  }

  private mutating func followTurn(_ outcome: Outcome, _ plan: FeedbackPlan) {
    let velocity = turns.follow(outcome.rotation, outcome, most: FeedbackSamples.fastestTurn)
    turn.move(to: plan.fingersTurn * outcome.rotation, velocity: plan.fingersTurn * velocity)
  }
}

extension FeedbackPlayer {
  /// What an outcome moves: not what another activity's fingers have taken over since.
  func drives(_ outcome: Outcome, _ plan: FeedbackPlan) -> FeedbackDrives {
    var drives = FeedbackDrives(outcome, plan)
    let activity = outcome.activity
    if !x.belongs(to: activity) { drives.x = false }
    if !y.belongs(to: activity) { drives.y = false }
    if !scale.belongs(to: activity) { drives.scale = false }
    if !turn.belongs(to: activity) { drives.turn = false }
    return drives
  }
}

/// Which of an element's values an activity's outcomes move.
struct FeedbackDrives {
  var x = false
  var y = false
  var scale = false
  var turn = false

  var place: Bool { x || y }
  var any: Bool { x || y || scale || turn }

  init(_ outcome: Outcome, _ plan: FeedbackPlan) {
    let factor = FeedbackAxes.factor(plan)
    if outcome.values.contains(.translation) {
      x = factor.x != 0
      y = factor.y != 0
    }
    scale = outcome.values.contains(.scale) && plan.fingersScale != 0
    turn = outcome.values.contains(.rotation) && plan.fingersTurn != 0
  }
}

extension Point {
  /// With coordinates that motions can start from.
  var motion: Point { Point(x: x.motion, y: y.motion) }
}

extension FeedbackChannel {
  var isHeld: Bool {
    if case .held = mode { return true }
    return false
  }

  /// Whether what an activity tells counts.
  func belongs(to activity: Int) -> Bool { holder == nil || holder == activity }
}
