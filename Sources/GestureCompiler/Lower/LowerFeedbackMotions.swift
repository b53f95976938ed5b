import GestureRuntime
import SpecParser

/// Lowers the motions of an activity's element after the lift: the declared ones and their defaults.
struct LowerFeedbackMotions {
  let written: Feedback
  let commit: Commit?
  /// Whether its rest position is clamped.
  let clamps: Bool
  /// Whether its element has pages along which it moves.
  let turnsPages: Bool

  /// The motions. The motion of the first detent stands for all detents with an equal one.
  func motions() -> [MachineMotion] {
    guard let detents = commit?.detents, let first = detents.first else { return plainMotions() }
    var motions = at(first).plainMotions()
    guard let commit = motions.first(where: { $0.moment == .commit }) else { return motions }
    for (number, detent) in detents.enumerated().dropFirst() {
      guard var other = at(detent).plainMotions().first(where: { $0.moment == .commit }), other != commit
      else { continue }
      other.moment = .detent(number)
      motions.append(other)
    }
    return motions
  }

  /// The motions' source with this detent as the only place to commit.
  private func at(_ detent: Detent) -> LowerFeedbackMotions {
    var commit = commit
    commit?.detents = [detent]
    return LowerFeedbackMotions(
      written: written.at(detent.name.value), commit: commit, clamps: clamps, turnsPages: turnsPages)
  }

  private var hasCommit: Bool { commit != nil }

  private func plainMotions() -> [MachineMotion] {
    let commit = motion(.onCommit, .commit, to: away)
    let cancel = motion(.onCancel, .cancel, to: .start)
    var motions = [
      // If only one of the two is declared, both move alike.
      commit ?? (hasCommit ? cancel.map { alike($0, .commit, to: away) } : nil),
      cancel ?? (hasCommit ? commit.map { alike($0, .cancel, to: .start) } : nil),
      motion(.onEnd, .end, to: .inside),
    ].compactMap { $0 }
    if clamps { motions += [clampMotion(cancel)].compactMap { $0 } }
    return motions
  }

  /// The target of a commit: its detent if there is one.
  private var away: FeedbackPlan.Target { detentPlace ?? (turnsPages ? .page : .outside) }

  private var detentPlace: FeedbackPlan.Target? {
    guard let distance = commit?.detents.first?.distance.value else { return nil }
    return .place(
      distance.dimension == .proportion
        ? FeedbackLength(percent: distance.amount) : FeedbackLength(points: distance.amount))
  }

  private func alike(
    _ motion: MachineMotion, _ moment: FeedbackPlan.Motion.Moment, to target: FeedbackPlan.Target
  ) -> MachineMotion {
    var other = motion
    other.moment = moment
    other.target = target
    // Only a committed element fades.
    other.opacity = nil
    return other
  }

  /// The clamp's own spring, else that of a cancel; `nil` means that it moves at once.
  private func clampMotion(_ cancel: MachineMotion?) -> MachineMotion? {
    if written.has(.clamp, .spring) || written.has(.clamp, .duration) {
      return motion(.clamp, .clamp, to: .inside)
    }
    guard let cancel, written.has(.onCancel, .spring) else { return nil }
    return alike(cancel, .clamp, to: .inside)
  }

  private func motion(
    _ key: FeedbackKey, _ moment: FeedbackPlan.Motion.Moment, to standard: FeedbackPlan.Target
  ) -> MachineMotion? {
    guard written.has(key) else { return nil }
    var motion = MachineMotion(
      moment: moment, delay: written.entry(key, .delay)?.amount ?? 0, path: path(key), decay: decay(key),
      pages: written.entry(key, .pages)?.quantity,
      push: written.entry(key, .spring, .initialVelocity)?.quantity,
      target: target(key) ?? standard, opacity: written.entry(key, .opacity)?.number)
    if motion.path == nil, motion.decay == nil, motion.pages == nil { motion.path = .spring(1, 500_000) }
    return motion
  }

  // MARK: Paths

  /// A spring with a response or a duration, or a curve with a duration, which is 0.3 s by default.
  private func path(_ key: FeedbackKey) -> MachineMotion.Path? {
    let duration = written.entry(key, .duration)?.amount
    if written.has(key, .spring) {
      let damping = written.entry(key, .spring, .damping)?.amount ?? 1
      if let duration { return .springFor(damping, duration) }
      guard let response = written.entry(key, .spring, .response)?.quantity else {
        return .spring(damping, 500_000)
      }
      // A number without a unit is in seconds, as in SwiftUI.
      let time = response.dimension == .time ? response.amount : (response.amount * 1_000_000).rounded()
      return .spring(damping, time)
    }
    guard let points = points(key) ?? duration.map({ _ in CurveWord.easeInOut.points }) else { return nil }
    // A curve as declared, or one that starts with the velocity at the lift.
    let isPlain = written.entry(key, .velocity)?.value == .word(.velocity(.curve))
    return isPlain ? .plainCurve(points, duration ?? 300_000) : .curve(points, duration ?? 300_000)
  }

  private func points(_ key: FeedbackKey) -> BezierPoints? {
    switch written.entry(key, .curve)?.value {
    case .word(.curve(let curve))?: curve.points
    case .points(let points, _)?: points
    case .word?, .ownCue?, .quantity?, nil: nil
    }
  }

  private func decay(_ key: FeedbackKey) -> Double? {
    switch written.entry(key, .decay)?.value {
    case .quantity(let rate)?: rate.amount
    case .word(.decay(let decay))?: decay.runtime.rate
    case .word?, .points?, .ownCue?, nil: nil
    }
  }

  // MARK: Targets

  private func target(_ key: FeedbackKey) -> FeedbackPlan.Target? {
    switch written.entry(key, .target)?.value {
    case .word(.target(.threshold))? where key == .onCommit: detentPlace ?? .threshold
    case .word(.target(let target))?: target.runtime
    case .word?, .points?, .ownCue?, nil: nil
    case .quantity(let place)?:
      switch place.dimension {
      case .proportion: .place(FeedbackLength(percent: place.amount))
      case .factor: .scale(place.amount)
      case .angle: .angle(place.amount)
      default: .place(FeedbackLength(points: place.amount))
      }
    }
  }
}
