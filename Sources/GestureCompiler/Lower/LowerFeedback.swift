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
    feedback.isAnchoredToFingers = written.entry(["anchor"])?.value == .word("fingers")
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
    guard let axes = element.traits.pages?.value else { return false }
    return axes.contains(.horizontal) && !ways.isDisjoint(with: [.left, .right])
      || axes.contains(.vertical) && !ways.isDisjoint(with: [.up, .down])
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
    if case .quantity(let turn)? = written.entry(["follow", "rotation"])?.value {
      if turn.dimension == .angle {
        feedback.turnPerWidth = turn.amount
      } else {
        feedback.fingersTurn = turn.amount
      }
    }
    if !turns { feedback.fingersTurn = 0 }
    feedback.opacity = fade(written, "opacity")
    if let scale = factor(written, "scale"), spreads {
      feedback.fingersScale = scale
    } else {
      feedback.size = fade(written, "scale")
    }
  }

  /// The factor of an axis: 0 if the activity does not move along it, unless the axis is named.
  private func shift(_ written: Feedback, _ axis: Axis, _ ways: FeedbackPlan.Ways) -> Double {
    let sides: FeedbackPlan.Ways = axis == .horizontal ? [.left, .right] : [.up, .down]
    let moves = !directions.isEmpty && !ways.isDisjoint(with: sides)
    let isNamed = written.has("follow", "translation", axis.coordinate)
    return moves || isNamed ? written.factor(along: axis) : 0
  }

  private func factor(_ written: Feedback, _ key: String) -> Double? { written.number(["follow", key]) }

  /// A fade from 1 to a value, or between two values.
  private func fade(_ written: Feedback, _ key: String) -> FeedbackPlan.Fade {
    FeedbackPlan.Fade(
      from: written.number(["follow", key, "from"]) ?? 1,
      to: written.number(["follow", key, "to"]) ?? factor(written, key) ?? 1)
  }

  private func quantity(_ written: Feedback, _ path: String...) -> Quantity? {
    if case .quantity(let quantity)? = written.entry(path)?.value { return quantity }
    return nil
  }

  // MARK: Limits

  private func band(_ written: Feedback) -> MachineBand? {
    guard written.has("rubber-band") else { return nil }
    let law = Self.laws.first { written.entry(["rubber-band", "law"])?.value == .word($0.key) }?.value
    return MachineBand(
      law: law ?? .platform, coefficient: quantity(written, "rubber-band", "coefficient")?.amount ?? 0.55,
      beyond: quantity(written, "rubber-band", "beyond"))
  }

  static let laws: KeyValuePairs<String, FeedbackPlan.Band.Law> = [
    "platform": .platform, "smooth": .smooth, "article-text": .articleText, "article-code": .articleCode,
  ]

  private func clamp(_ written: Feedback) -> MachineClamp? {
    let least = quantity(written, "clamp", "min")
    let most = quantity(written, "clamp", "max")
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
    guard written.has("progress"), let timeout, timeout >= 1 else { return nil }
    let duration = quantity(written, "progress", "duration")?.amount ?? timeout
    return MachineShrink(
      timeout: timeout, duration: min(max(duration, 1), timeout),
      scale: quantity(written, "progress", "scale")?.amount ?? 0.93)
  }

  // MARK: Haptics

  private func haptics(_ written: Feedback) -> [MachineHaptic] {
    FeedbackPlan.Haptics.Moment.allCases.compactMap { moment in
      switch written.entry(["haptic", "\(moment)"])?.value {
      case nil: nil
      case .quantity(let strength)?: MachineHaptic(moment: moment, cue: .impact(strength.amount))
      case .word(let word)?:
        Self.cues.first { $0.key == word }.map { MachineHaptic(moment: moment, cue: $0.value) }
          ?? MachineHaptic(moment: moment, cue: .word, word: word)
      }
    }
  }

  private static let cues: KeyValuePairs<String, FeedbackPlan.Cue> = [
    "light": .light, "medium": .medium, "heavy": .heavy, "soft": .soft, "rigid": .rigid,
    "selection": .selection, "success": .success, "warning": .warning, "error": .error,
  ]
}

/// Finds the sides of the screen to which directions lead.
enum FeedbackWays {
  static func ways(_ directions: [Directions]) -> FeedbackPlan.Ways {
    if directions.isEmpty || directions.contains(where: \.isAny) { return .any }
    return directions.flatMap(\.arcs).reduce(into: []) { $0.formUnion(ways($1)) }
  }

  /// The axes inside an arc; for an arc between two axes, both.
  private static func ways(_ arc: Arc) -> FeedbackPlan.Ways {
    let inside = axes.filter { arc.contains($0.degrees) && !isEnd(arc, $0.degrees) }
    if !inside.isEmpty { return inside.reduce(into: []) { $0.formUnion($1.way) } }
    return axes.filter { Arc.distance($0.degrees, arc.middle) < 90 }.reduce(into: []) { $0.formUnion($1.way) }
  }

  private static let axes: [(degrees: Double, way: FeedbackPlan.Ways)] = [
    (0, .right), (90, .up), (180, .left), (270, .down),
  ]

  private static func isEnd(_ arc: Arc, _ degrees: Double) -> Bool {
    arc.extent > 0 && (arc.start == degrees || arc.end == degrees)
  }
}
