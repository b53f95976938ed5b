/// Additional values besides those of the current activity: remainders from an activity that another one took over, and the fade of a
/// commit.
///
/// Each is added to its value. A remainder goes to 0 by itself, independent of the fingers. So nothing jumps when two activities show an
/// element differently. A fade goes to the difference from the plan's opacity at the end.
struct FeedbackRemainder: Sendable, BitwiseCopyable {
  /// In points.
  var x = FeedbackChannel()
  var y = FeedbackChannel()
  /// The remainder of the size factor by progress.
  var size = FeedbackChannel()
  /// In degrees.
  var tilt = FeedbackChannel()
  var opacity = FeedbackChannel()

  /// Stops all values where they are, when a finger lands.
  mutating func stop(at time: Microseconds) {
    x.stop(at: time)
    y.stop(at: time)
    size.stop(at: time)
    tilt.stop(at: time)
    opacity.stop(at: time)
  }

  /// Continues what a finger stopped.
  mutating func resume(at time: Microseconds) {
    x.resume(at: time)
    y.resume(at: time)
    size.resume(at: time)
    tilt.resume(at: time)
    opacity.resume(at: time)
  }

  func states(at time: Microseconds) -> States {
    States(
      x: x.state(at: time), y: y.state(at: time), size: size.state(at: time), tilt: tilt.state(at: time),
      opacity: opacity.state(at: time))
  }

  var rest: States {
    States(
      x: MotionState(value: x.rest), y: MotionState(value: y.rest), size: MotionState(value: size.rest),
      tilt: MotionState(value: tilt.rest), opacity: MotionState(value: opacity.rest))
  }

  /// The time from which all of it rests; nil if that never happens.
  var end: Microseconds? {
    guard let x = x.end(within: .points), let y = y.end(within: .points),
      let size = size.end(within: .fractions), let tilt = tilt.end(within: .points),
      let opacity = opacity.end(within: .fractions)
    else { return nil }
    return max(max(max(x, y), max(size, tilt)), opacity)
  }

  /// The states of all remainders at one time.
  struct States {
    var x = MotionState(value: 0)
    var y = MotionState(value: 0)
    var size = MotionState(value: 0)
    var tilt = MotionState(value: 0)
    var opacity = MotionState(value: 0)
  }
}

/// The appearance of an element without the scale and rotation by fingers.
struct FeedbackAppearance {
  var place: Point
  var size: Double
  /// In degrees.
  var tilt: Double
  /// In 0 ... 1.
  var opacity: Double
  /// In 0 ... 1.
  var progress: Double
}

extension FeedbackPlayer {
  /// The appearance at a time, including remainders.
  func appearance(at time: Microseconds) -> FeedbackAppearance {
    appearance(x.state(at: time).value, y.state(at: time).value, beside: remainder.states(at: time))
  }

  /// The appearance at a place by the plan of the activity that last moved it, including remainders.
  func appearance(
    _ x: Double, _ y: Double, beside left: FeedbackRemainder.States = FeedbackRemainder.States()
  ) -> FeedbackAppearance {
    let progress = FeedbackAxes(shown, scene).progress(
      x: self.x, y: self.y, from: origin, at: Point(x: x, y: y))
    return FeedbackAppearance(
      place: Point(
        x: (shows.x == 0 ? origin.x : x) + left.x.value, y: (shows.y == 0 ? origin.y : y) + left.y.value),
      size: max(0, Follow.value(progress, from: shown.size.from, to: shown.size.to) + left.size.value),
      tilt: tilt(x) + left.tilt.value,
      opacity: (Follow.value(progress, from: shown.opacity.from, to: shown.opacity.to) + left.opacity.value)
        .within(0, 1),
      progress: progress)
  }

  /// Lets fingers take over the place. The activity may show it differently, so the difference becomes a remainder and nothing jumps.
  mutating func takePlace(_ outcome: Outcome, _ plan: FeedbackPlan, _ drives: FeedbackDrives) {
    let time = outcome.time
    let axes = FeedbackAxes(plan, scene)
    let before = appearance(at: time)
    let visible = FeedbackAxes.visible(plan)
    if drives.x {
      let start = FeedbackPlayer.start(of: x, at: time, from: before.place.x, shows.x, visible.x)
      x.take(from: start, in: axes.range(horizontally: true), for: outcome.holder)
      (shows.x, origin.x) = (visible.x, x.home)
    }
    if drives.y {
      let start = FeedbackPlayer.start(of: y, at: time, from: before.place.y, shows.y, visible.y)
      y.take(from: start, in: axes.range(horizontally: false), for: outcome.holder)
      (shows.y, origin.y) = (visible.y, y.home)
    }
    shown = plan
    if !isFresh { leave(before, at: time) }
    isFresh = false
  }

  /// Turns the difference between the old and the new appearance into remainders.
  mutating func leave(_ before: FeedbackAppearance, at time: Microseconds) {
    let said = appearance(x.state(at: time).value, y.state(at: time).value)
    remainder.x.melt(before.place.x - said.place.x, at: time)
    remainder.y.melt(before.place.y - said.place.y, at: time)
    remainder.size.melt(before.size - said.size, at: time)
    remainder.tilt.melt(before.tilt - said.tilt, at: time)
    remainder.opacity.melt(before.opacity - said.opacity, at: time)
  }

  /// The value at which fingers take over an axis. It is the shown place if the axis will be shown. An axis that is not shown starts at
  /// rest after a shown one.
  private static func start(
    of channel: FeedbackChannel, at time: Microseconds, from place: Double, _ was: Double, _ isShown: Double
  ) -> Double {
    if isShown != 0 { return place }
    return was == 0 ? channel.state(at: time).value : channel.home
  }

  /// Fades the opacity during the motion to the resting place.
  mutating func fade(_ motion: FeedbackPlan.Motion, at time: Microseconds) {
    guard let opacity = motion.opacity else { return }
    var state = remainder.opacity.state(at: time)
    if motion.delay > 0 { state.velocity = 0 }
    let said = appearance(x.rest, y.rest).opacity
    remainder.opacity.go(
      motion.path.withoutOvershoot, from: state, to: opacity.within(0, 1) - said, at: time &+ motion.delay)
  }
}
