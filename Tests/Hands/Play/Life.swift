import GestureRuntime

/// The course of one candidate in one touch.
struct Life {
  var recognizer = 0
  /// The number of the sample at which it started.
  var start = 0
  /// The number of the sample at which, or before which, it claimed first; -1 for never.
  var claim = -1
  /// The time of that claim; -1 for never.
  var claimTime: Int64 = -1
  /// Whether a timer made it claim.
  var isByTimer = false
  /// The furthest step that it reached.
  var step = 0
  /// Why it failed.
  var reason: FailureReason?
  /// Whether its claim was admitted, and no other candidate took over.
  var hasWon = false
  /// Whether its claim was ever admitted.
  var wasAdmitted = false
  var hasFailed = false
  /// The time at which it failed; -1 for never.
  var failTime: Int64 = -1

  var hasClaimed: Bool { claim >= 0 }

  /// Whether two candidates claim at one instant. Equal times are not enough: at one time, each sample that is no move is an instant of
  /// its own.
  func claims(with other: Life) -> Bool {
    claimTime == other.claimTime && claim == other.claim && isByTimer == other.isByTimer
  }

  /// Whether it claims earlier than another candidate, or at the same time by an earlier sample.
  func claims(before other: Life) -> Bool { (claimTime, claim) < (other.claimTime, other.claim) }

  /// Whether it can still claim at a time, or claims then.
  func isOpen(at time: Int64) -> Bool {
    (claimTime < 0 || claimTime >= time) && (failTime < 0 || failTime >= time || hasClaimed)
  }

  mutating func note(_ event: CandidateEvent, sample: Int, isTimer: Bool) {
    step = max(step, event.step)
    switch event.happening {
    case .started, .guardFailed, .advanced: break
    case .held, .handedOver, .handOverRefused: break
    case .tookOver: (hasWon, wasAdmitted) = (true, true)
    case .claimed:
      guard claim < 0 else { break }
      (claim, claimTime, isByTimer) = (sample, event.time, isTimer)
    case .admitted: (hasWon, wasAdmitted) = (true, true)
    case .failed(let reason):
      hasFailed = true
      failTime = event.time
      self.reason = reason
      if reason.cause == .takenOver { hasWon = false }
    }
  }
}

/// Follows the candidates of one touch.
struct LifeSink: GestureSink {
  static var wantsReasons: Bool { true }

  private(set) var lives: [Life] = []
  /// The first candidate of this touch.
  private var first: UInt32 = 0
  private var next: UInt32 = 1
  /// The sample that is being fed.
  var sample = 0
  /// Whether a timer is handled at present, and not a sample.
  var isTimer = false

  /// Begins another touch with the same recognizer.
  mutating func begin() {
    first = next
    lives.removeAll(keepingCapacity: true)
  }

  /// Prepares for a new recognizer, which numbers its candidates from the start.
  mutating func restart() { next = 1 }

  /// Whether some candidate can still claim.
  var isOpen: Bool { lives.contains { $0.recognizer >= 0 && !$0.hasClaimed && !$0.hasFailed } }

  mutating func receive(_ outcome: Outcome) {}

  mutating func explain(_ event: CandidateEvent) {
    guard event.candidate >= first else { return }
    let index = Int(event.candidate - first)
    while lives.count <= index {
      lives.append(Life())
      lives[lives.count - 1].recognizer = -1
      next = max(next, event.candidate + 1)
    }
    switch event.happening {
    case .started where lives[index].recognizer < 0, .tookOver where lives[index].recognizer < 0:
      lives[index].recognizer = event.recognizer
      lives[index].start = sample
    default: break
    }
    lives[index].note(event, sample: sample, isTimer: isTimer)
  }
}
