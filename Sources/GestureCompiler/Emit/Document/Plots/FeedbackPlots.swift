import GestureRuntime
import SpecParser

/// Plots of feedback, computed by the functions that hosts call.
struct FeedbackPlots {
  /// The length of an element where none is known: a phone's width, in points.
  private static let length = 390.0

  /// When a hold claims, microseconds.
  let holdTimeout: Double

  func plot(_ motion: FeedbackMotion) -> Plot {
    switch motion {
    case .band(let beyond, let coefficient): Self.band(beyond, coefficient)
    case .spring(let moment, let spring, let velocity): Self.spring(moment, spring, velocity)
    case .curve(let moment, let name, let curve, let duration): Self.curve(moment, name, curve, duration)
    case .press(let scale): press(scale)
    }
  }

  /// What the plot cannot say itself.
  static func caption(_ motion: FeedbackMotion) -> String {
    switch motion {
    case .band(let beyond, let coefficient):
      "Content follows the finger for \(DocumentWords.amount(beyond.amount, beyond.dimension)), then falls behind "
        + "(coefficient \(DocumentWords.number(coefficient)), drawn for an element of \(DocumentWords.number(length)) pt)."
    case .spring(let moment, let spring, _):
      "\(words(moment)): a spring with damping ratio \(hundredths(spring.dampingRatio)) and a response of "
        + "\(DocumentWords.number((spring.response * 1000).rounded())) ms."
    case .curve(let moment, let name, _, let duration):
      "\(words(moment)): \(name), in \(DocumentWords.number(duration * 1000)) ms."
    case .press(let scale):
      "While the finger stays, the element shrinks to \(DocumentWords.number(scale))×; it is smallest when the hold is recognized."
    }
  }

  private static func words(_ moment: FeedbackMotion.Moment) -> String {
    switch moment {
    case .commit: "On commit"
    case .cancel: "On cancel"
    case .clamp: "Back within the limits"
    }
  }

  private static func hundredths(_ value: Double) -> String {
    DocumentWords.number((value * 100).rounded() / 100)
  }

  // MARK: Plots

  private static func band(_ beyond: Quantity, _ coefficient: Double) -> Plot {
    let limit = beyond.dimension == .proportion ? length * beyond.amount / 100 : beyond.amount
    let range = BandedRange(-limit, limit, band: .platform(dimension: length, coefficient: coefficient))
    let reach = max(1, limit * 3)
    let ticks = [0, limit, reach].map { Plot.Tick(value: $0, text: DocumentWords.number($0.rounded())) }
    return Plot(
      title:
        "Where content is for where the finger is: beyond \(DocumentWords.number(limit)) pt it falls behind",
      xName: "finger, pt", yName: "content, pt", x: 0...reach, y: 0...reach, xTicks: ticks, yTicks: ticks,
      curves: [
        .init(points: [Point(x: 0, y: 0), Point(x: reach, y: reach)], isGuide: true),
        .init(points: Plot.samples(0...reach) { range.shown($0) }),
      ])
  }

  private static func spring(_ moment: FeedbackMotion.Moment, _ spring: Spring, _ velocity: Double) -> Plot {
    let motion = SpringMotion(
      spring, from: MotionState(value: 1, velocity: Spring.velocity(inDistances: velocity, from: 1, to: 0)),
      to: 0)
    let settled = motion.settlingTime(within: .fractions)
    let end = settled.isFinite && settled < 60 ? max(0.05, settled * 1.05) : 2
    let points = Plot.samples(0...end) { motion.value(at: $0) }
    let least = min(0, points.map(\.y).min() ?? 0)
    let most = max(1, points.map(\.y).max() ?? 1)
    return Plot(
      title: "\(words(moment)): the way that is left over time, by a spring", xName: "time, ms",
      yName: "way left",
      x: 0...end, y: (least * 1.2)...(most * 1.02), xTicks: times(end), yTicks: shares,
      curves: [.init(points: points)])
  }

  private static func curve(
    _ moment: FeedbackMotion.Moment, _ name: String, _ curve: TimingCurve, _ duration: Double
  ) -> Plot {
    let end = max(0.001, duration)
    let motion = CurveMotion(curve, from: 0, to: 1, duration: end)
    let points = Plot.samples(0...end) { motion.value(at: $0) }
    return Plot(
      title: "\(words(moment)): the way gone over time, by the curve \(name)", xName: "time, ms",
      yName: "way gone",
      x: 0...end, y: 0...1, xTicks: times(end), yTicks: shares,
      curves: [
        .init(points: [Point(x: 0, y: 0), Point(x: end, y: 1)], isGuide: true), .init(points: points),
      ])
  }

  private func press(_ scale: Double) -> Plot {
    let end = max(1, holdTimeout)
    let progress = PressProgress(timeout: Microseconds(end), scale: scale)
    let points = Plot.samples(0...(end * 1.15)) { progress.state(after: Microseconds($0)).value }
    let low = min(1, scale) - 0.02
    let ticks = [scale, 1].map { Plot.Tick(value: $0, text: DocumentWords.number($0) + "×") }
    return Plot(
      title: "The element's scale while it is held", xName: "time held, ms", yName: "scale",
      x: 0...(end / 1e6 * 1.15),
      y: low...max(1.005, scale), xTicks: Self.times(end / 1e6), yTicks: ticks,
      curves: [.init(points: points.map { Point(x: $0.x / 1e6, y: $0.y) })])
  }

  private static let shares = [0.0, 0.5, 1].map {
    Plot.Tick(value: $0, text: DocumentWords.number($0 * 100) + " %")
  }

  /// Distances of ticks, in seconds.
  private static let steps = [0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20]

  private static func times(_ end: Double) -> [Plot.Tick] {
    let step = steps.first { $0 * 4 >= end } ?? end / 4
    return (0...4).map { Double($0) * step }.filter { $0 <= end * 1.001 }.map {
      Plot.Tick(value: $0, text: DocumentWords.number(($0 * 1000).rounded()))
    }
  }
}
