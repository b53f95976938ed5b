import GestureRuntime
import SpecParser

/// Makes plots of feedback with the functions that hosts call.
enum FeedbackPlots {
  /// The assumed length of an element, if it is unknown: the width of a phone, in points.
  static let length = 390.0
  /// The speed of the drawn fling, in points or degrees per second.
  static let flingSpeed = 1000.0

  static func plot(_ motion: FeedbackMotion) -> Plot {
    switch motion {
    case .band(let band, let beyond, let factor): Self.band(band, beyond, factor.magnitude)
    case .spring(let start, let spring, let velocity), .pages(let start, let spring, let velocity):
      Self.spring(title(start), spring, velocity)
    case .curve(let start, let curve, let duration, let isPlain):
      Self.curve(title(start), curve, duration, isPlain)
    case .decay(let start, let decay, _, let isTurn): Self.decay(title(start), decay, isTurn)
    case .press(let press): Self.press(press)
    case .fade(let start, let motion, let from): fade(title(start), motion, from)
    }
  }

  /// The moment at which a motion begins, without backticks.
  private static func title(_ start: FeedbackMotion.Start) -> String {
    HTML.plain(FeedbackCaptions.words(start))
  }

  // MARK: Plots

  private static func band(_ band: FeedbackPlan.Band, _ beyond: FeedbackLength, _ factor: Double) -> Plot {
    let limit = min(1e6, max(0, beyond.points(along: length) ?? 0))
    let range = BandedRange(-limit, limit, band: band.band(dimension: length))
    let most = max(1, limit * 3)
    func ticks(_ factor: Double) -> [Plot.Tick] {
      [0, limit, most].map {
        Plot.Tick(value: $0 / factor, text: MeasureText.number(($0 / factor).rounded()))
      }
    }
    return Plot(
      title:
        "Where content is for where the finger is: beyond \(MeasureText.number(limit)) pt it falls behind",
      xName: "finger, pt", yName: "content, pt", x: 0...(most / factor), y: 0...most, xTicks: ticks(factor),
      yTicks: ticks(1),
      curves: [
        .init(points: [Point(x: 0, y: 0), Point(x: most / factor, y: most)], isGuide: true),
        .init(points: Plot.samples(0...(most / factor)) { range.shown($0 * factor) }),
      ])
  }

  private static func spring(_ title: String, _ spring: Spring, _ velocity: Double) -> Plot {
    let start = MotionState(value: 1, velocity: Spring.velocity(inDistances: velocity, from: 1, to: 0))
    let motion = SpringMotion(spring, from: start, to: 0)
    let settled = motion.settlingTime(within: .fractions)
    // A spring that never settles is drawn for two seconds.
    let end = settled.isFinite && settled < 60 ? max(0.05, settled * 1.05) : 2
    let points = Plot.samples(0...end) { motion.value(at: $0) }
    let least = min(0, points.map(\.y).min() ?? 0)
    let most = max(1, points.map(\.y).max() ?? 1)
    return Plot(
      title: "\(title): the way that is left over time, by a spring",
      xName: "time, ms",
      yName: "way left", x: 0...end, y: (least * 1.2)...(most * 1.02), xTicks: times(end), yTicks: shares,
      curves: [.init(points: points)])
  }

  private static func curve(
    _ title: String, _ curve: TimingCurve, _ duration: Double, _ isPlain: Bool
  ) -> Plot {
    let end = min(3600, max(0.001, duration))
    // The motion that the player shows after a lift at rest.
    let motion =
      isPlain
      ? CurveMotion(curve, from: 0, to: 1, duration: end)
      : CurveMotion(curve, from: MotionState(value: 0), to: 1, duration: end)
    let points = Plot.samples(0...end) { motion.value(at: $0) }
    let guide = Plot.Curve(points: [Point(x: 0, y: 0), Point(x: end, y: 1)], isGuide: true)
    return Plot(
      title: "\(title): the way gone over time, by the curve \(FeedbackCaptions.name(curve))"
        + (isPlain ? "" : ", from rest"),
      xName: "time, ms",
      yName: "way gone", x: 0...end,
      y: min(0, points.map(\.y).min() ?? 0)...max(1, points.map(\.y).max() ?? 1),
      xTicks: times(end), yTicks: shares, curves: [guide, .init(points: points)])
  }

  private static func decay(_ title: String, _ decay: Decay, _ isTurn: Bool) -> Plot {
    let motion = DecayMotion(decay, from: MotionState(value: 0, velocity: flingSpeed))
    let settled = motion.settlingTime(within: .points)
    let end = settled.isFinite && settled < 60 ? max(0.05, settled) : 5
    let rest = max(1, motion.value(at: end))
    let ticks = [0, rest].map { Plot.Tick(value: $0, text: MeasureText.number($0.rounded())) }
    return Plot(
      title: "\(title): the way of a fling over time", xName: "time, ms",
      yName: isTurn ? "turn, °" : "way, pt",
      x: 0...end, y: 0...(rest * 1.05), xTicks: times(end), yTicks: ticks,
      curves: [.init(points: Plot.samples(0...end) { motion.value(at: $0) })])
  }

  /// The plot of a fade after a lift at rest.
  private static func fade(_ title: String, _ motion: FeedbackPlan.Motion, _ start: Double) -> Plot {
    let player = faded(motion, start)
    let end = min(3600, max(0.001, player.restTime.map { Double($0) / 1e6 } ?? 2))
    return Plot(
      title: "\(title): the opacity over time", xName: "time, ms", yName: "opacity",
      x: 0...end, y: 0...1, xTicks: times(end), yTicks: shares,
      curves: [
        .init(
          points: Plot.samples(0...end) {
            player.values(at: Microseconds(($0 * 1e6).rounded())).opacity
          })
      ])
  }

  /// A player for an element that rests at its lift, at time 0.
  private static func faded(_ motion: FeedbackPlan.Motion, _ start: Double) -> FeedbackPlayer {
    let plan = FeedbackPlan(
      opacity: .init(from: start, to: start), hasCommit: true,
      onCommit: .init(motion.path, opacity: motion.opacity))
    var player = FeedbackPlayer()
    for phase in [GesturePhase.began, .ended] {
      player.receive(
        Outcome(
          time: 0, activity: 0, mechanic: 0, phase: phase, fingers: 1, location: Point(x: 0, y: 0),
          values: .translation, isCommitted: phase == .ended), as: plan)
    }
    return player
  }

  private static func press(_ press: FeedbackPlan.Press) -> Plot {
    let scale = min(100, max(-100, press.scale))
    let end = min(3.6e9, Double(press.timeout))
    let length = min(end, Double(press.duration))
    let progress = PressProgress(timeout: Microseconds(length), scale: scale)
    let points = Plot.samples(0...(end * 1.15)) {
      progress.state(after: Microseconds($0 - end + length)).value
    }
    let ticks = [scale, 1].map { Plot.Tick(value: $0, text: MeasureText.number($0) + "×") }
    return Plot(
      title: "The element's scale while it is held", xName: "time held, ms", yName: "scale",
      x: 0...(end / 1e6 * 1.15), y: (min(1, scale) - 0.02)...max(1.005, scale), xTicks: times(end / 1e6),
      yTicks: ticks, curves: [.init(points: points.map { Point(x: $0.x / 1e6, y: $0.y) })])
  }

  // MARK: Ticks

  private static let shares = [0.0, 0.5, 1].map {
    Plot.Tick(value: $0, text: MeasureText.number($0 * 100) + " %")
  }

  /// Possible distances between ticks, in seconds.
  private static let steps = [0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20]

  private static func times(_ end: Double) -> [Plot.Tick] {
    let step = steps.first { $0 * 4 >= end } ?? end / 4
    return (0...4).map { Double($0) * step }.filter { $0 <= end * 1.001 }.map {
      Plot.Tick(value: $0, text: MeasureText.number(($0 * 1000).rounded()))
    }
  }
}
