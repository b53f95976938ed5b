import GestureRuntime
import SpecParser

/// Writes captions with facts that plots of feedback cannot show. Names are in backticks.
enum FeedbackCaptions {
  static func caption(_ motion: FeedbackMotion) -> String {
    switch motion {
    case .band(let band, let beyond, let factor): self.band(band, beyond, factor)
    case .spring(let start, let spring, _): "\(words(start)): \(words(spring))."
    case .pages(let start, let spring, _):
      "\(words(start)): \(words(spring)), to the page nearest to where a fling would rest, at most one further."
    case .curve(let start, let curve, let duration, let isPlain):
      "\(words(start)): \(name(curve)), in \(MeasureText.number(duration * 1000)) ms, "
        + (isPlain
          ? "as the curve is written."
          : start.delay > 0
            ? "from rest." : "drawn from rest; after a movement it begins with the fingers' velocity.")
    case .decay(let start, let decay, let bounce, let isTurn):
      "\(words(start)): it keeps \(MeasureText.number(decay.rate * 100)) % of its speed each millisecond, drawn for a fling at "
        + "\(MeasureText.number(FeedbackPlots.flingSpeed)) \(isTurn ? "°" : "pt")/s. At a limit it goes on by \(words(bounce))."
    case .fade(let start, let motion, let from):
      "\(words(start)) it fades to \(MeasureText.number((motion.opacity ?? from) * 100)) %, drawn from the "
        + "\(MeasureText.number(from * 100)) % that it has at the commit distance."
    case .press(let press):
      "While the finger stays, the element changes to \(MeasureText.number(press.scale))×, which it reaches when the hold is recognized."
    }
  }

  private static func band(_ band: FeedbackPlan.Band, _ beyond: FeedbackLength, _ factor: Double) -> String {
    let length = DocumentWords.amount(beyond.amount, beyond.isShare ? .proportion : .length)
    let law = BandLawWord.allCases.first { $0.runtime == band.law }?.rawValue
    let (hasCoefficient, hasDimension) =
      switch band.law {
      case .platform: (true, true)
      case .smooth: (false, true)
      case .articleText, .articleCode: (true, beyond.isShare)
      }
    let facts = [
      band.law == .platform ? nil : law,
      hasCoefficient ? "coefficient \(MeasureText.number(band.coefficient))" : nil,
      hasDimension ? "drawn for an element of \(MeasureText.number(FeedbackPlots.length)) pt" : nil,
    ]
    let share = factor.magnitude == 1 ? "" : ", \(MeasureText.number(factor.magnitude))× as far,"
    return "Content \(factor < 0 ? "goes against" : "follows") the finger" + share
      + " for \(length), then falls behind (\(facts.compactMap(\.self).joined(separator: ", ")))."
  }

  /// A moment in words, with its delay: ``On commit to `reveal`, after 50 ms``.
  static func words(_ start: FeedbackMotion.Start) -> String {
    words(start.moment)
      + (start.delay > 0 ? ", after \(DocumentWords.amount(Double(start.delay), .time))" : "")
  }

  private static func words(_ moment: FeedbackMotion.Moment) -> String {
    switch moment {
    case .commit(let detents):
      detents.isEmpty ? "On commit" : "On commit to \(listed(detents, joinedBy: "or"))"
    case .cancel: "On cancel"
    case .end: "At the end"
    case .endOrCancel: "At the end and on cancel"
    case .clamp: "Back within the limits"
    }
  }

  private static func words(_ spring: Spring) -> String {
    "a spring with damping ratio \(hundredths(spring.dampingRatio)) and a response of "
      + "\(MeasureText.number((spring.response * 1000).rounded())) ms"
  }

  /// The name of a curve in a spec: `ease-out`, `cubic-bezier(0.1, 0.2, 0.3, 1.4)`.
  static func name(_ curve: TimingCurve) -> String {
    let points = BezierPoints(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2)
    if let named = CurveWord.allCases.first(where: { $0.points == points }) { return named.rawValue }
    let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(MeasureText.number)
    return "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }

  private static func hundredths(_ value: Double) -> String {
    MeasureText.number((value * 100).rounded() / 100)
  }
}
