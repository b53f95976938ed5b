import GestureRuntime
import SpecParser

/// A part of an activity's feedback that a curve can show, with every default in place.
enum FeedbackMotion: Sendable, Hashable {
  /// A rubber band: beyond this length, content moves less than the finger.
  ///
  /// - factor: the share of the finger's way that content goes before; negative against the finger.
  case band(FeedbackPlan.Band, beyond: FeedbackLength, factor: Double)
  /// A spring from the place at the lift to its target.
  ///
  /// - velocity: the initial velocity, in distances to the target per second.
  case spring(Start, Spring, velocity: Double)
  /// The same to the page nearest to the rest of a fling.
  case pages(Start, Spring, velocity: Double)
  /// A timing curve.
  ///
  /// - duration: the duration in seconds.
  /// - isPlain: whether it begins with its own velocity, not with the fingers'.
  case curve(Start, TimingCurve, duration: Double, isPlain: Bool)
  /// A fling, and the spring by which it goes on at a limit.
  ///
  /// - isTurn: whether only an angle flings, in degrees.
  case decay(Start, Decay, bounce: Spring, isTurn: Bool)
  /// The change of the element while it is held.
  case press(FeedbackPlan.Press)
  /// The fade of a commit, from its opacity at the commit distance.
  case fade(Start, FeedbackPlan.Motion, from: Double)

  /// The beginning of a motion.
  struct Start: Sendable, Hashable {
    var moment: Moment
    /// The time for which the element stands still first.
    var delay: Microseconds = 0
  }

  enum Moment: Sendable, Hashable {
    /// A commit: to one of these detents, or any commit if there are none.
    case commit(to: [String])
    case cancel
    /// The end of an activity without a commit.
    case end
    /// An end and a cancellation, if both have one motion.
    case endOrCancel
    /// The end beyond a limit.
    case clamp
  }
}

/// Reads the motions of an activity from what the player plays.
struct FeedbackMotions {
  private let plan: FeedbackPlan
  /// The motions of commits, each with its detents; with none of them if all commits move alike.
  private let commits: [(detents: [String], motion: FeedbackPlan.Motion)]

  /// - Parameter activity: the index in the table.
  static func all(of activity: Int, in table: Table) -> [FeedbackMotion] {
    guard let plan = table.feedback(of: activity) else { return [] }
    return FeedbackMotions(plan: plan, commits: commits(of: activity, plan, in: table)).motions
  }

  private static func commits(
    of activity: Int, _ plan: FeedbackPlan, in table: Table
  ) -> [(detents: [String], motion: FeedbackPlan.Motion)] {
    guard plan.hasCommit else { return [] }
    let detents = table.detentNames(of: activity).enumerated().compactMap { index, name in
      table.feedback(of: activity, at: UInt8(clamping: index + 1))?.onCommit.map { motion in
        // Each detent is a target of its own; the curves to them may be equal.
        var motion = motion
        motion.target = .threshold
        return (name: name, motion: motion)
      }
    }
    let commits = detents.grouped { $0.motion }.map { (detents: $0.elements.map(\.name), motion: $0.key) }
    return commits.count > 1 ? commits : plan.onCommit.map { [([], $0)] } ?? []
  }

  private var motions: [FeedbackMotion] {
    var motions = [plan.press.map { FeedbackMotion.press($0) }, band].compactMap(\.self)
    motions += commits.compactMap { drawn($0.motion, at: .commit(to: $0.detents)) }
    motions += others.compactMap { moment, motion in motion.flatMap { drawn($0, at: moment) } }
    return motions + commits.compactMap { fade($0.motion, at: .commit(to: $0.detents)) }
  }

  /// The motions apart from those of commits. An activity without a commit ends by the motion of a cancellation if it has no other.
  private var others: [(FeedbackMotion.Moment, FeedbackPlan.Motion?)] {
    let ends: [(FeedbackMotion.Moment, FeedbackPlan.Motion?)] =
      plan.hasCommit
      ? [(.cancel, plan.onCancel)]
      : plan.onEnd == nil ? [(.endOrCancel, plan.onCancel)] : [(.cancel, plan.onCancel), (.end, plan.onEnd)]
    return ends + [(.clamp, plan.clamp?.motion)]
  }

  // MARK: Motions

  private var movesPlace: Bool {
    plan.translation.x != 0 || plan.translation.y != 0 || plan.followsProgress
  }

  /// The band of a place that follows the fingers, on the axis that follows furthest.
  private var band: FeedbackMotion? {
    let (x, y) = (plan.translation.x, plan.translation.y)
    let factor = x.magnitude >= y.magnitude ? x : y
    guard factor != 0, let band = plan.band, let beyond = band.beyond else { return nil }
    return .band(band, beyond: beyond, factor: factor)
  }

  /// - Returns: `nil` for a motion that takes no time, and for one of which no value of the element is capable.
  private func drawn(_ motion: FeedbackPlan.Motion, at moment: FeedbackMotion.Moment) -> FeedbackMotion? {
    let start = FeedbackMotion.Start(moment: moment, delay: motion.delay)
    switch (motion.path, motion.target) {
    case (.decay(let decay, let spring), _):
      return movesPlace || plan.fingersTurn != 0
        ? .decay(start, decay, bounce: spring, isTurn: !movesPlace) : nil
    case (.pages(_, _, let spring), _):
      return movesPlace ? .pages(start, spring, velocity: velocity(motion)) : nil
    // The clamp's own motion goes back into it.
    case (_, .inside) where moment == .end && plan.clamp != nil: return nil
    case (.atOnce, _): return nil
    case (.curve(let curve, let seconds), _): return .curve(start, curve, duration: seconds, isPlain: false)
    case (.plainCurve(let curve, let seconds), _):
      return .curve(start, curve, duration: seconds, isPlain: true)
    case (.spring(let spring), _): return .spring(start, spring, velocity: velocity(motion))
    }
  }

  private func velocity(_ motion: FeedbackPlan.Motion) -> Double {
    // A velocity in points per second would need the distance, which the spec does not contain.
    guard case .distances(let distances)? = motion.push else { return 0 }
    return distances
  }

  private func fade(_ motion: FeedbackPlan.Motion, at moment: FeedbackMotion.Moment) -> FeedbackMotion? {
    guard motion.opacity != nil else { return nil }
    return .fade(.init(moment: moment, delay: motion.delay), motion, from: plan.opacity.to)
  }

  // MARK: Words

  /// Every entry in words: `on-commit › curve`, `ease-out`.
  static func rows(of activity: Activity) -> [(name: String, value: String)] {
    (activity.feedback?.value.entries ?? []).map { entry in
      let value =
        switch entry.value {
        case .quantity(let quantity): DocumentWords.amount(quantity.amount, quantity.dimension)
        case .word(let word): word.text
        case .points(_, let text), .ownCue(let text): text
        }
      return (entry.words.joined(separator: " › "), value)
    }
  }
}
