package import GestureRuntime

/// A touch trace that shows two activities claiming.
package struct Witness: Sendable, Hashable {
  /// The element path under the fingers; for fingers elsewhere see the samples.
  package var target: String
  /// The value of every state variable that the two guards read, as written in the spec, in the order of names.
  package var state: [StateAssignment]
  /// The trace without elements, as the decision has it: a spec may have thousands of witnesses of one trace.
  package var trace: PlainTrace
  /// The inner and the outer of the two targets, as indices into `Machine.elements`.
  package var inner: Int
  package var outer: Int
  /// The screen that it needs, in points.
  package var screen: Point
  /// When each of the two claims, in the order of the finding's activities.
  package var claims: [WitnessClaim]

  /// In the order of time. Elements are indices into `Machine.elements`.
  package var samples: [TouchSample] { trace.samples(inner: inner, outer: outer) }
  /// The end of the trace, microseconds: a claim by a timer may come after the last sample.
  package var end: Microseconds { trace.end }
}

/// One state variable's value in a witness.
package struct StateAssignment: Sendable, Hashable {
  package var name: String
  package var value: String
  /// Index into `Machine.states`, and the value as the recognizer takes it.
  package var slot: Int
  package var number: Double
  /// Whether it is the tool of the touch: see `CheckedSpec.withToolState`.
  package var isTool = false
}

/// A claim that a witness makes happen.
package struct WitnessClaim: Sendable, Hashable {
  /// Names, as in the spec.
  package var activity: String
  package var mechanic: String
  package var time: Microseconds
}
