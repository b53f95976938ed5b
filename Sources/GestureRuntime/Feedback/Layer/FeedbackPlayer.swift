/// A player for the feedback of one element: it takes outcomes one after the other and gives values at any time, also after the lift.
///
///     var player = FeedbackPlayer(FeedbackScene(screen: screen, size: size))
///     let cues = player.receive(outcome, as: plan)      // the haptics to play now
///     let values = player.values(at: outcome.time)      // the values to show
///     …                                                 // after the lift, each frame:
///     let values = player.values(at: now)               // until player.restTime
///
/// Each element has its own player. Activities that move, scale and turn the element at the same time add up to one placement. The player
/// does not depend on how outcomes were recognized. It is a plain value: it reads no clock and allocates nothing. Of the past, it only
/// keeps the samples for the velocity of a scale or an angle.
public struct FeedbackPlayer: Sendable, BitwiseCopyable {
  /// The scene, which may change at any time. Motions that have started keep the old one.
  public var scene: FeedbackScene

  var x = FeedbackChannel()
  var y = FeedbackChannel()
  /// The logarithm of the scale, because scales are multiplied.
  var scale = FeedbackChannel()
  /// The rotation in degrees.
  var turn = FeedbackChannel()
  /// The recent values of the fingers' scale (as its logarithm) and of their angle.
  var scales = FeedbackSamples()
  var turns = FeedbackSamples()
  /// The plan for rotation, opacity and size: that of the activity that last moved the element.
  var shown = FeedbackPlan()
  /// Whether the place is shown on each axis: 1 if it is, 0 if it only counts for progress. The activity that last moved that axis decides.
  var shows = Point.zero
  /// The place from which progress counts: the element's resting place when fingers took it.
  var origin = Point.zero
  var remainder = FeedbackRemainder()
  /// Whether nothing was shown yet. The appearance before that is known only to the app.
  var isFresh = true
  /// The point of the element that fingers hold, relative to its center in its own points. `pin` is its place relative to the center at
  /// rest, without x and y.
  var held = Point.zero
  var pin = Point.zero
  /// The state of a long press: held, or going back.
  var press = PressState.none
  var pressPlan: FeedbackPlan.Press?
  /// The motion with which it goes back if the press does not lead to a claim.
  var pressBack: FeedbackPlan.Motion?
  var passed = PassedDetents()

  enum PressState: Sendable, BitwiseCopyable {
    case none
    /// The time of the press, and the scale at it.
    case held(Microseconds, from: Double)
    case moving(Settling)
  }

  public init(_ scene: FeedbackScene = FeedbackScene()) {
    self.scene = scene
  }

  // MARK: Outcomes

  /// Takes in an outcome of an activity with this plan.
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
      endPress(outcome, plan)
    case .recognized:
      if outcome.values.contains(.translation), plan.hasCommit, outcome.isCommitted {
        show(outcome, plan)
        release(outcome, plan)
      } else if !plan.hasCommit, let motion = plan.onEnd {
        end(outcome, plan, motion)
      }
      endPress(outcome, plan)
    case .possible, .failed: return []
    }
    return cues(outcome)
  }

  private mutating func endPress(_ outcome: Outcome, _ plan: FeedbackPlan) {
    if case _? = plan.press { letPressGo(plan.onCancel, at: outcome.time) }
  }

  private mutating func cues(_ outcome: Outcome) -> FeedbackCues {
    var cues: FeedbackCues = []
    if outcome.phase == .began || outcome.phase == .recognized {
      cues.insert(.claim)
      passed[outcome.holder] = 0
    }
    if outcome.values.contains(.progress), outcome.phase != .cancelled {
      let before = passed[outcome.holder]
      let passing = outcome.passed(before: before)
      if passing > 0 && passing != before { cues.insert(.threshold) }
      passed[outcome.holder] = outcome.phase == .changed || outcome.phase == .began ? passing : 0
    }
    if outcome.isCommitted, outcome.phase == .ended || outcome.phase == .recognized { cues.insert(.commit) }
    return cues
  }

  /// Lets fingers take over the values that the activity moves.
  private mutating func take(_ outcome: Outcome, _ plan: FeedbackPlan) {
    let axes = FeedbackAxes(plan, scene)
    let drives = FeedbackDrives(outcome, plan)
    if drives.place { takePlace(outcome, plan, drives) }
    guard drives.scale || drives.turn else { return }
    pinFingers(outcome, plan)
    let gesture = outcome.holder
    if drives.scale {
      scale.take(at: outcome.time, in: axes.scaleRange, for: gesture)
      scales.begin(0, at: outcome.time)
    }
    if drives.turn {
      turn.take(at: outcome.time, in: axes.turnRange, for: gesture)
      turns.begin(0, at: outcome.time)
    }
  }

  /// Shows a movement that is reported only at its end. It starts at the element's present place, with the finger's velocity.
  private mutating func show(_ outcome: Outcome, _ plan: FeedbackPlan) {
    let axes = FeedbackAxes(plan, scene)
    let drives = FeedbackDrives(outcome, plan)
    let velocity = outcome.values.contains(.velocity) ? outcome.velocity : .zero
    if drives.place { takePlace(outcome, plan, drives) }
    if drives.x { x.move(to: 0, velocity: velocity.x * axes.factor.x) }
    if drives.y { y.move(to: 0, velocity: velocity.y * axes.factor.y) }
  }

  /// Moves the element as `on-end` demands, from its present place, for an activity that ends when it is recognized.
  private mutating func end(_ outcome: Outcome, _ plan: FeedbackPlan, _ motion: FeedbackPlan.Motion) {
    let axes = FeedbackAxes(plan, scene)
    let (time, gesture) = (outcome.time, outcome.holder)
    switch motion.target {
    case .scale:
      pinFingers(outcome, plan)
      scale.take(at: time, in: axes.scaleRange, for: gesture)
      releaseScale(outcome, plan, motion)
    case .angle:
      pinFingers(outcome, plan)
      turn.take(at: time, in: axes.turnRange, for: gesture)
      releaseTurn(outcome, plan, motion)
    case .start where !outcome.values.contains(.translation):
      // All values go back.
      x.goHome(motion, at: time)
      y.goHome(motion, at: time)
      scale.goHome(motion, at: time)
      turn.goHome(motion, at: time)
    default:
      show(outcome, plan)
      release(outcome, plan)
    }
  }

  /// Pins the point under the fingers, so that scaling and turning leave it in place; the element does not move by that. Fingers that
  /// already hold the element keep their point.
  private mutating func pinFingers(_ outcome: Outcome, _ plan: FeedbackPlan) {
    if scale.isHeld || turn.isHeld { return }
    let now = values(at: outcome.time)
    // Scale and rotation by progress are about the center, and do not belong to the fingers.
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

  /// Moves the scale. Its velocity is estimated from earlier outcomes, because outcomes have none.
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
  /// The values that an outcome moves, without those that fingers of another gesture have taken over.
  func drives(_ outcome: Outcome, _ plan: FeedbackPlan) -> FeedbackDrives {
    var drives = FeedbackDrives(outcome, plan)
    let gesture = outcome.holder
    if !x.belongs(to: gesture) { drives.x = false }
    if !y.belongs(to: gesture) { drives.y = false }
    if !scale.belongs(to: gesture) { drives.scale = false }
    if !turn.belongs(to: gesture) { drives.turn = false }
    return drives
  }
}

/// The values of an element that an activity's outcomes move.
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
  /// The point with coordinates from which motions can start.
  var motion: Point { Point(x: x.motion, y: y.motion) }
}

extension FeedbackChannel {
  var isHeld: Bool {
    if case .held = mode { return true }
    return false
  }

  /// Whether outcomes of a gesture move this value.
  func belongs(to gesture: Int) -> Bool { holder == nil || holder == gesture }

  /// Whether outcomes of an activity move this value, by any tool.
  func isMoved(by activity: Int) -> Bool { holder.map { $0 >> 3 == activity } ?? true }
}

extension Outcome {
  /// Its gesture, as the holder of a value: an activity by one of at most eight tools. Two tools are two gestures, also on one element.
  var holder: Int { activity << 3 | Int(tool.rawValue) }
}
