package import GestureRuntime
package import SpecParser
package import TestSupport

/// An `Outcome` with names in place of a table's indices, so that two recognizers can be compared.
package struct NamedOutcome: Sendable, Hashable {
  package var activity: String
  package var mechanic: String
  /// The outcome, in which `activity` and `mechanic` are 0, because the names count.
  package var outcome: Outcome
  /// The path of the element under the finger, if the activity names it; `over` in `outcome` is `nil`.
  package var over: String?

  package init(activity: String, mechanic: String, outcome: Outcome, over: String? = nil) {
    self.activity = activity
    self.mechanic = mechanic
    self.outcome = outcome
    self.over = over
  }

  package var time: Microseconds { outcome.time }
  package var phase: GesturePhase { outcome.phase }
}

/// The result of a run: the outcomes in order, and the samples that were refused.
package struct RecognizerRun: Sendable {
  package var outcomes: [NamedOutcome]
  /// The refusals by index into the events.
  package var refusals: [Int: Refusal]
  /// Whether a measure came so close to a limit that rounding decides; such runs prove nothing.
  package var isDecidedByRounding = false

  package init(outcomes: [NamedOutcome], refusals: [Int: Refusal], isDecidedByRounding: Bool = false) {
    self.outcomes = outcomes
    self.refusals = refusals
    self.isDecidedByRounding = isDecidedByRounding
  }
}

/// Anything that turns touches into outcomes, such as the reference and the runtime with a table.
package protocol RecognizerUnderTest: Sendable {
  /// - Parameters:
  ///   - spec: a checked spec without errors.
  ///   - events: the events in the order of a host; a `flush` follows the last.
  ///   - screen: the width and height of the screen in points, if known.
  func run(_ spec: CheckedSpec, _ events: [InputEvent], screen: Point?) throws -> RecognizerRun
}
