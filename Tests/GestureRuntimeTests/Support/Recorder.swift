import GestureRuntime

/// Keeps all outcomes, and says nothing about candidates.
struct Recorder: GestureSink {
  var outcomes: [Outcome] = []

  mutating func receive(_ outcome: Outcome) { outcomes.append(outcome) }
}

/// Keeps all outcomes and what happened to every candidate.
struct ReasonRecorder: GestureSink {
  static var wantsReasons: Bool { true }
  var outcomes: [Outcome] = []
  var events: [CandidateEvent] = []

  mutating func receive(_ outcome: Outcome) { outcomes.append(outcome) }
  mutating func explain(_ event: CandidateEvent) { events.append(event) }

  /// Why candidates failed, in order.
  var failures: [FailureReason] {
    events.compactMap { if case .failed(let reason) = $0.happening { reason } else { nil } }
  }
}

/// A sample at a time in milliseconds; downs land on `view`.
func sample(_ milliseconds: Double, _ phase: TouchPhase, _ x: Double, _ y: Double, finger: Int = 1)
  -> TouchSample
{
  TouchSample(
    time: Microseconds((milliseconds * 1000).rounded()), phase: phase, finger: finger,
    location: Point(x: x, y: y), element: phase == .down ? view : nil)
}
