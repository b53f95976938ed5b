import GestureRuntime

/// Keeps all outcomes, and does not ask for reasons.
struct Recorder: GestureSink {
  var outcomes: [Outcome] = []

  mutating func receive(_ outcome: Outcome) { outcomes.append(outcome) }
}

/// Keeps all outcomes, and the events of all candidates.
struct ReasonRecorder: GestureSink {
  static var wantsReasons: Bool { true }
  var outcomes: [Outcome] = []
  var events: [CandidateEvent] = []

  mutating func receive(_ outcome: Outcome) { outcomes.append(outcome) }
  mutating func explain(_ event: CandidateEvent) { events.append(event) }

  /// The reasons why candidates failed, in order.
  var failures: [FailureReason] {
    events.compactMap { if case .failed(let reason) = $0.happening { reason } else { nil } }
  }
}

/// A sample at a time in milliseconds. A `down` lands on `view`.
func sample(_ milliseconds: Double, _ phase: TouchPhase, _ x: Double, _ y: Double, finger: Int = 1)
  -> TouchSample
{
  TouchSample(
    time: Microseconds((milliseconds * 1000).rounded()), phase: phase, finger: finger,
    location: Point(x: x, y: y), element: phase == .down ? view : nil)
}
