import GestureRuntime
import SpecParser
import TestSupport

/// An `Outcome` with names in place of a table's indices, so that two recognizers can be compared.
struct NamedOutcome: Sendable, Hashable {
  var activity: String
  var mechanic: String
  /// `activity` and `mechanic` in it are 0: the names count.
  var outcome: Outcome
  /// Path of the element under the finger, of those that the activity names; `over` in `outcome` is `nil`.
  var over: String?

  var time: Microseconds { outcome.time }
  var phase: GesturePhase { outcome.phase }
}

/// What a run gave: the outcomes in order, and which samples were refused.
struct RecognizerRun: Sendable {
  var outcomes: [NamedOutcome]
  /// By index into the events.
  var refusals: [Int: Refusal]
  /// Whether a measure came so close to a limit that rounding decides; such runs prove nothing.
  var isDecidedByRounding = false
}

/// Anything that turns touches into outcomes: the reference, the table's runtime, generated code.
protocol RecognizerUnderTest: Sendable {
  /// - Parameters:
  ///   - spec: checked, and without errors.
  ///   - events: in the order in which a host would tell them; a `flush` follows the last.
  ///   - screen: its width and height in points, if known.
  func run(_ spec: CheckedSpec, _ events: [InputEvent], screen: Point?) throws -> RecognizerRun
}
