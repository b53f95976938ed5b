import GestureRuntime
import SpecParser

/// Writes captions with facts that plots of feedback cannot show.
enum FeedbackCaptions {
  static func caption(_ motion: FeedbackMotion) -> String {
    switch motion {
    case .band(let beyond, let law, let coefficient): band(beyond, law, coefficient)
    case .spring(let moment, let spring, _):
      "\(words(moment)): a spring with damping ratio \(hundredths(spring.dampingRatio)) and a response of "
        + "\(DocumentWords.number((spring.response * 1000).rounded())) ms."
    case .curve(let moment, let name, _, let duration, let isPlain):
      "\(words(moment)): \(name), in \(DocumentWords.number(duration * 1000)) ms, "
        + (isPlain
          ? "as the curve is written."
          : "drawn from rest; after a movement it begins with the fingers' velocity.")
    case .decay(let moment, let rate):
      "\(words(moment)): it keeps \(DocumentWords.number(rate * 100)) % of its speed each millisecond, drawn for a fling at "
        + "\(DocumentWords.number(FeedbackPlots.flingSpeed)) pt/s."
    case .fade(_, let start, let target):
      "\(words(.commit)) it fades to \(DocumentWords.number(target * 100)) %, drawn from the \(DocumentWords.number(start * 100)) % that "
        + "it has at the commit distance."
    case .press(let scale, _):
      "While the finger stays, the element changes to \(DocumentWords.number(scale))×, which it reaches when the hold is recognized."
    }
  }

  private static func band(_ beyond: Quantity, _ law: FeedbackMotion.Law, _ coefficient: Double) -> String {
    "Content follows the finger for \(DocumentWords.amount(beyond.amount, beyond.dimension)), then falls behind "
      + "(\(law == .platform ? "" : law.rawValue + ", ")coefficient \(DocumentWords.number(coefficient)), drawn for an element of "
      + "\(DocumentWords.number(FeedbackPlots.length)) pt)."
  }

  static func words(_ moment: FeedbackMotion.Moment) -> String {
    switch moment {
    case .commit: "On commit"
    case .cancel: "On cancel"
    case .end: "After the lift"
    case .clamp: "Back within the limits"
    }
  }

  private static func hundredths(_ value: Double) -> String {
    DocumentWords.number((value * 100).rounded() / 100)
  }
}
