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
    switch step.kind {
    case .press:
      let again = isFirst ? "" : " again"
      let from =
        step.edges.isEmpty
        ? "" : " at " + DocumentWords.edges(step.edges, followsReading: step.edgesFollowReading)
      verbs.append(verb("press", "presses") + again + from)
    case .wait:
      verbs.append(verb("stay", "stays") + phrase(step.duration, .time, "for"))
    case .move(let path):
      let words = MachineWords.move(path)
      // Only a translation can have one finger: spreads and orbits need several.
      let isSingular = isOne && step.kind.isTranslation
      verbs.append((isSingular ? "moves" + words.dropFirst("move".count) : words) + limits(step))
    case .lift:
      verbs.append(
        verb("lift", "lifts") + (step.liftSlop == nil ? "" : " on the target")
          + phrase(step.velocity, .velocity, "at"))
    }
  }

  private func limits(_ step: ElaboratedStep) -> String {
    let unit = step.kind.distanceDimension
    let isFirst = step.distance.low?.isFirstMovement(unit) == true
    return (isFirst ? " " + MachineWords.firstMovement : "") + phrase(step.distance, unit, "by")
      + time(step.duration) + phrase(step.velocity, .velocity, "at")
  }

  private func time(_ limits: Limits) -> String {
    guard limits.low == nil, let high = limits.high, high.isIncluded else {
      return phrase(limits, .time, "in")
    }
    return " within \(DocumentWords.amount(high.amount, .time))"
  }

  private func phrase(_ limits: Limits, _ dimension: Dimension, _ preposition: String) -> String {
    DocumentWords.range(limits, dimension).map { " \(preposition) \($0)" } ?? ""
  }

  private func verb(_ several: String, _ one: String) -> String { isOne ? one : several }
}
