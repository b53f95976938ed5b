package import GestureRuntime
package import SpecParser
package import TestSupport

/// Runs the reference.
package struct Reference: RecognizerUnderTest {
  /// The layout in which it reads a spec.
  private let layout: LayoutDirection

  package init(layout: LayoutDirection = .ltr) { self.layout = layout }

  package func run(_ spec: CheckedSpec, _ events: [InputEvent], screen: Point?) -> RecognizerRun {
    let recognizer = ReferenceRecognizer(spec.laidOut(layout), screen: screen)
    var refusals: [Int: Refusal] = [:]
    for (index, event) in events.enumerated() {
      switch event {
      case .sample(let sample): refusals[index] = recognizer.feed(sample)
      case .advance(let time): refusals[index] = recognizer.advance(to: time)
      case .instance(let instance, let element): recognizer.say(instance, of: element)
      case .set(let slot, let value): recognizer.set(slot: slot, value: value)
      case .content(let stand, let element, let instance):
        recognizer.setContent(stand, of: element, instance)
      case .frame(let frame, let element): recognizer.say(frame, of: element)
      case .reset(let activity, let value): recognizer.reset(activity, value)
      }
    }
    recognizer.flush()
    return RecognizerRun(
      outcomes: recognizer.outcomes, refusals: refusals, isDecidedByRounding: recognizer.rounding.decided)
  }
}

/// Whether a guard holds for these values of the state variables.
func holds(_ condition: Guard, in states: [Double]) -> Bool {
  switch condition {
  case .constant(let value): value
  case .isOneOf(let slot, let values): values.contains { Double($0) == states[slot] }
  case .compares(let slot, let comparison, let value): compare(states[slot], comparison, value)
  case .not(let inner): !holds(inner, in: states)
  case .and(let all): all.allSatisfy { holds($0, in: states) }
  case .or(let any): any.contains { holds($0, in: states) }
  }
}

private func compare(_ a: Double, _ comparison: Comparison, _ b: Double) -> Bool {
  switch comparison {
  case .equal: a == b
  case .notEqual: a != b
  case .less: a < b
  case .lessOrEqual: a <= b
  case .greater: a > b
  case .greaterOrEqual: a >= b
  }
}
