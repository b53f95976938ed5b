package import SpecParser

/// A touch as pages draw it: what the fingers do, and what becomes of the activities that could take it.
package struct DocumentTouch: Sendable {
  /// The samples, as witnesses have them.
  package var trace: FindingWitness
  /// In the order in which they are drawn. Empty for a spec that cannot be run.
  package var lanes: [DocumentLane]
  /// Lanes that are not drawn.
  package var lanesLeftOut: Int

  package init(trace: FindingWitness, lanes: [DocumentLane], lanesLeftOut: Int = 0) {
    self.trace = trace
    self.lanes = lanes
    self.lanesLeftOut = lanesLeftOut
  }
}

/// What becomes of one recognizer of an activity during a touch. Times are microseconds.
package struct DocumentLane: Sendable, Hashable {
  package enum Verdict: String, Sendable, Hashable { case won, failed, open }

  package var activity: String
  package var mechanics: [String]
  package var verdict: Verdict
  /// Its first press.
  package var start: Int64
  /// Since when its claim waits for another.
  package var held: Int64?
  /// When it is recognized.
  package var claim: Int64?
  /// When it fails or ends; `nil` if the touch ends first.
  package var end: Int64?
  /// Why, in one sentence.
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

/// A case of a cases file beside the spec.
package struct DocumentCase: Sendable {
  package var name: String
  /// What the hand does, as the case says it; empty if it names a recording.
  package var gesture: String
  package var touch: DocumentTouch
  /// Why it fails; empty if it passes.
  package var failures: [String]

  package init(name: String, gesture: String, touch: DocumentTouch, failures: [String]) {
    self.name = name
    self.gesture = gesture
    self.touch = touch
    self.failures = failures
  }
}
