import SpecParser

/// Describes a mechanic's steps in one sentence: `One finger presses, moves left and lifts at 300 pt/s or faster`.
struct FigureWords: Sendable {
  private let isOne: Bool
  private let subject: String
  private var verbs: [String] = []

  static func sentence(fingers: ClosedRange<Int>, steps: [ElaboratedStep]) -> String {
    var words = FigureWords(fingers)
    for (index, step) in steps.enumerated() { words.add(step, isFirst: index == 0) }
    return words.subject + " " + inWords(words.verbs)
  }

  private init(_ fingers: ClosedRange<Int>) {
    isOne = fingers == 1...1
    subject = DocumentWords.capitalized(DocumentWords.fingers(fingers))
  }

  private mutating func add(_ step: ElaboratedStep, isFirst: Bool) {
    verbs.append(([action(step, isFirst: isFirst)] + step.mentionedLimits).joined(separator: " "))
  }

  /// What the fingers do, without limits that have amounts.
  private func action(_ step: ElaboratedStep, isFirst: Bool) -> String {
    switch step.kind {
    case .press:
      let again = isFirst ? "" : " again"
      let from =
        step.edges.isEmpty
        ? "" : " at " + DocumentWords.edges(step.edges)
      return verb("press", "presses") + again + from
    case .wait: return verb("stay", "stays")
    case .move(let path):
      let words = MachineWords.move(path, within: step.deviation)
      // Only a translation can have one finger: spreads and orbits need several.
      let isSingular = isOne && step.kind.isTranslation
      let isFirstMovement = step.distance.low?.isFirstMovement(step.kind.distanceDimension) == true
      return (isSingular ? "moves" + words.dropFirst("move".count) : words)
        + (isFirstMovement ? " " + MachineWords.firstMovement : "")
    case .lift: return verb("lift", "lifts") + (step.liftSlop == nil ? "" : " on the target")
    }
  }

  private func verb(_ several: String, _ one: String) -> String { isOne ? one : several }
}
