import GestureRuntime
import SpecParser
import TestSupport

/// An `Outcome` with names in place of a table's indices, so that two recognizers can be compared.
struct NamedOutcome: Sendable, Hashable {
  var activity: String
  var mechanic: String
  /// The outcome, in which `activity` and `mechanic` are 0, because the names count.
  var outcome: Outcome
  /// The path of the element under the finger, if the activity names it; `over` in `outcome` is `nil`.
  var over: String?

  var time: Microseconds { outcome.time }
  var phase: GesturePhase { outcome.phase }
}

/// The result of a run: the outcomes in order, and the samples that were refused.
struct RecognizerRun: Sendable {
  var outcomes: [NamedOutcome]
  /// The refusals by index into the events.
  var refusals: [Int: Refusal]
  /// Whether a measure came so close to a limit that rounding decides; such runs prove nothing.
  var isDecidedByRounding = false
}

/// Anything that turns touches into outcomes, such as the reference and the runtime with a table.
protocol RecognizerUnderTest: Sendable {
  /// - Parameters:
  ///   - spec: a checked spec without errors.
  ///   - events: the events in the order of a host; a `flush` follows the last.
  ///   - screen: the width and height of the screen in points, if known.
  func run(_ spec: CheckedSpec, _ events: [InputEvent], screen: Point?) throws -> RecognizerRun
}
