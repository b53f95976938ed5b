package import SpecParser

/// A touch to draw: the movements of the fingers, and the results of the activities that could claim it.
package struct DocumentTouch: Sendable {
  /// The samples in the form of a witness.
  package var trace: FindingWitness
  /// The tool of each press; empty if all are by the tool of the trace.
  package var tools: [Tool]
  /// The lanes in drawing order; empty if the spec cannot be run.
  package var lanes: [DocumentLane]
  /// Number of lanes that are not drawn.
  package var lanesLeftOut: Int

  package init(
    trace: FindingWitness, tools: [Tool] = [], lanes: [DocumentLane], lanesLeftOut: Int = 0
  ) {
    self.trace = trace
    self.tools = tools
    self.lanes = lanes
    self.lanesLeftOut = lanesLeftOut
  }
}

/// The result of one recognizer of an activity during a touch, with times in microseconds.
package struct DocumentLane: Sendable, Hashable {
  package enum Verdict: String, Sendable, Hashable { case won, failed, open }

  package var activity: String
  package var mechanics: [String]
  package var verdict: Verdict
  /// The time of its first press.
  package var start: Int64
  /// The time from which its claim is held; `nil` if it is not.
  package var held: Int64?
  /// The time of its recognition.
  package var claim: Int64?
  /// The time when it fails or ends; `nil` if the touch ends first.
  package var end: Int64?
  /// The reason, in one sentence.
  package var sentence: String

  package init(
    activity: String, mechanics: [String], verdict: Verdict, start: Int64, held: Int64? = nil,
    claim: Int64? = nil, end: Int64? = nil, sentence: String
  ) {
    self.activity = activity
    self.mechanics = mechanics
    self.verdict = verdict
    self.start = start
    self.held = held
    self.claim = claim
    self.end = end
    self.sentence = sentence
  }
}

/// A test case from a cases file beside the spec.
package struct DocumentCase: Sendable {
  package var name: String
  /// The movements of the hand in the notation of the case; empty if it names a recording.
  package var gesture: String
  package var touch: DocumentTouch
  /// The reasons why it fails; empty if it passes.
  package var failures: [String]

  package init(name: String, gesture: String, touch: DocumentTouch, failures: [String]) {
    self.name = name
    self.gesture = gesture
    self.touch = touch
    self.failures = failures
  }
}
