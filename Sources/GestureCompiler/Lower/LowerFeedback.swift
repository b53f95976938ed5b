import GestureRuntime
import SpecParser

/// Lowers an activity's `feedback`: its entries combined with the movements of its mechanics. See Docs/Feedback.md.
struct LowerFeedback {
  let activity: Activity
  let element: Element
  /// Lowered recognizers, with their directions and times.
  let recognizers: [MachineRecognizer]

  /// The feedback; `nil` if the activity declares none.
  func feedback() -> MachineFeedback? {
    guard let written = activity.feedback?.value, !written.entries.isEmpty else { return nil }
    var feedback = MachineFeedback()
    feedback.ways = FeedbackWays.ways(directions)
    follow(written, &feedback)
    feedback.band = band(written)
    feedback.clamp = clamp(written)
    feedback.isAnchoredToFingers = written.entry(.anchor)?.value == .word(.anchor(.fingers))
    feedback.shrink = shrink(written)
    feedback.haptics = haptics(written)
    feedback.motions = LowerFeedbackMotions(
      written: written, commit: activity.commit, clamps: feedback.clamp != nil,
      turnsPages: turnsPages(feedback.ways)
    ).motions()
    return feedback
  }

  // MARK: What the fingers do

  private var directions: [Directions] {
    recognizers.flatMap { $0.steps.compactMap(\.kind.directions) }
  }

  private func has(_ isWanted: (ElaboratedStep.Kind) -> Bool) -> Bool {
    recognizers.contains { $0.steps.contains { isWanted($0.kind) } }
  }

  private var spreads: Bool {
    has(\.isSpread) || recognizers.contains { $0.steps.contains { $0.doubling != nil } }
  }
  private var turns: Bool { has(\.isOrbit) }

  /// The time from the first press to the end of the hold that follows it, in microseconds. A wait after a movement or a lift does not
  /// count, because the press does not say when it begins.
  private var timeout: Double? {
    recognizers.compactMap { $0.steps.firstHold?.duration.longEnough }.min()
  }

  private func turnsPages(_ ways: FeedbackPlan.Ways) -> Bool {
    element.traits.pages?.value.contains { !ways.isDisjoint(with: $0.word.ways) } ?? false
  }

  // MARK: Follow

  private func follow(_ written: Feedback, _ feedback: inout MachineFeedback) {
    feedback.translation = Point(
      x: shift(written, .horizontal, feedback.ways), y: shift(written, .vertical, feedback.ways))
    if written.followsByDefault {
      feedback.fingersScale = spreads ? 1 : 0
      feedback.fingersTurn = turns ? 1 : 0
      return
    }
    if let turn = written.entry(.follow, .rotation)?.quantity {
      if turn.dimension == .angle {
        feedback.turnPerWidth = turn.amount
      } else {
        feedback.fingersTurn = turn.amount
      }
    }
    if !turns { feedback.fingersTurn = 0 }
    feedback.opacity = fade(written, .opacity)
    if let scale = written.entry(.follow, .scale)?.number, spreads {
      feedback.fingersScale = scale
    } else {
      feedback.size = fade(written, .scale)
    }
  }

  /// The factor of an axis: 0 if the activity does not move along it, unless the axis is named.
  private func shift(_ written: Feedback, _ axis: Axis, _ ways: FeedbackPlan.Ways) -> Double {
    let moves = !directions.isEmpty && !ways.isDisjoint(with: axis.word.ways)
    let isNamed = written.has(.follow, .translation, axis.coordinate)
    return moves || isNamed ? written.factor(along: axis) : 0
  }

  /// A fade from 1 to a value, or between two values.
  private func fade(_ written: Feedback, _ key: FeedbackKey) -> FeedbackPlan.Fade {
    FeedbackPlan.Fade(
      from: written.entry(.follow, key, .from)?.number ?? 1,
      to: written.entry(.follow, key, .to)?.number ?? written.entry(.follow, key)?.number ?? 1)
  }

  // MARK: Limits

  private func band(_ written: Feedback) -> MachineBand? {
    guard written.has(.rubberBand) else { return nil }
    var law = BandLawWord.platform
    if case .word(.law(let word))? = written.entry(.rubberBand, .law)?.value { law = word }
    return MachineBand(
      law: law.runtime, coefficient: written.entry(.rubberBand, .coefficient)?.amount ?? 0.55,
      beyond: written.entry(.rubberBand, .beyond)?.quantity)
  }

  private func clamp(_ written: Feedback) -> MachineClamp? {
    let least = written.entry(.clamp, .min)?.quantity
    let most = written.entry(.clamp, .max)?.quantity
    guard let either = least ?? most else { return nil }
    let measure: FeedbackPlan.Clamp.Measure =
      switch either.dimension {
      case .proportion: .percent
      case .factor: .scale
      case .angle: .angle
      default: .points
      }
    return MachineClamp(measure: measure, least: least?.amount, most: most?.amount)
  }

  private func shrink(_ written: Feedback) -> MachineShrink? {
    guard written.has(.progress), let timeout, timeout >= 1 else { return nil }
    let duration = written.entry(.progress, .duration)?.amount ?? timeout
    return MachineShrink(
      timeout: timeout, duration: min(max(duration, 1), timeout),
      scale: written.entry(.progress, .scale)?.amount ?? 0.93)
  }

  // MARK: Haptics

  private func haptics(_ written: Feedback) -> [MachineHaptic] {
    FeedbackPlan.Haptics.Moment.allCases.compactMap { moment in
      switch written.entry(.haptic, moment.key)?.value {
      case .quantity(let strength)?: MachineHaptic(moment: moment, cue: .impact(strength.amount))
      case .word(.cue(let cue))?: MachineHaptic(moment: moment, cue: cue.runtime)
      case .ownCue(let word)?: MachineHaptic(moment: moment, cue: .word, word: word)
      case .word?, .points?, nil: nil
      }
    }
  }
}

/// Finds the sides of the screen to which directions lead.
enum FeedbackWays {
  static func ways(_ directions: [Directions]) -> FeedbackPlan.Ways {
    if directions.isEmpty || directions.contains(where: \.isAny) { return .any }
    return directions.flatMap(\.arcs).reduce(into: []) { $0.formUnion(ways($1)) }
  }

  /// The axes inside an arc; for an arc between two axes, both.
  private static func ways(_ arc: Arc) -> FeedbackPlan.Ways {
    let inside = DirectionWord.sides.filter { side in
      side.axes.contains { arc.contains($0) && !isEnd(arc, $0) }
    }
    let sides =
      inside.isEmpty
      ? DirectionWord.sides.filter { $0.axes.contains { Arc.distance($0, arc.middle) < 90 } } : inside
    return sides.reduce(into: []) { $0.formUnion($1.ways) }
  }

  private static func isEnd(_ arc: Arc, _ degrees: Double) -> Bool {
    arc.extent > 0 && (arc.start == degrees || arc.end == degrees)
  }
}
