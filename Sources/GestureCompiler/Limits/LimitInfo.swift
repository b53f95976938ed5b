import GestureRuntime
import SpecParser

/// What becomes of a limit of a step: its instructions, the failures that break it, and its words. `StepLimit.info` declares them.
struct LimitInfo {
  /// The name in `gspec compile --emit machine`; `nil` for a limit that it leaves out.
  var name: String?
  var low = End()
  var high = End()
  /// The word before a range in the sentence about a mechanic; `nil` for a limit that the sentence does not mention.
  var preposition: String?
  /// The words behind a range in that sentence, in place of one before it.
  var postposition: String?
  /// The metrics that set the limit in every mechanic of its kind. The sentence mentions it only if something else sets it.
  var usualMetrics: Set<Metric> = []
  /// The words before a range that the sentence does not mention.
  var hiddenName: String?
  /// A line for editors with a range: `fingers 200 pt (multi-finger-max-separation) or less apart`; `nil` if `MachineWords.limits` has it.
  var line: ((String) -> String)?

  /// One end of the range.
  struct End {
    var opcode: Opcode?
    /// The cause of failures that break it.
    var cause: FailureCause?
    /// How a touch breaks it: `pressed before 40 ms`; `nil` for an end that a description of the machine leaves out.
    var failure: (Limit, String) -> String? = { _, _ in nil }

    init(_ opcode: Opcode? = nil, _ cause: FailureCause? = nil) {
      (self.opcode, self.cause) = (opcode, cause)
    }

    init(_ opcode: Opcode, _ cause: FailureCause, _ failure: @escaping (String) -> String) {
      self.init(opcode, cause, ifStated: { failure($1) })
    }

    init(_ opcode: Opcode, _ cause: FailureCause, ifStated failure: @escaping (Limit, String) -> String?) {
      self.init(opcode, cause)
      self.failure = failure
    }
  }
}
