import GestureRuntime

/// What became of one candidate in one touch.
struct Life {
  var recognizer = 0
  /// The sample at which it started: its number in the touch.
  var start = 0
  /// The sample before or at which it claimed first, and when; -1 for never.
  var claim = -1
  var claimTime: Int64 = -1
  /// Whether a timer made it claim.
  var isByTimer = false
  /// The furthest step.
  var step = 0
  /// Why it failed.
  var reason: FailureReason?
  /// Whether its claim was admitted, and nobody took over.
  var hasWon = false
  /// Whether its claim was ever admitted.
  var wasAdmitted = false
  /// Whether it has failed, and when; -1 for never.
  var hasFailed = false
  var failTime: Int64 = -1

  var hasClaimed: Bool { claim >= 0 }

  /// Whether two claim at one instant: samples of one time that are no moves are judged one by one.
  func claims(with other: Life) -> Bool {
    claimTime == other.claimTime && claim == other.claim && isByTimer == other.isByTimer
  }

  /// Whether it claims at an earlier time, or by an earlier sample of the same time.
  func claims(before other: Life) -> Bool { (claimTime, claim) < (other.claimTime, other.claim) }

  /// Whether it may still claim at a time, or does so then.
  func isOpen(at time: Int64) -> Bool {
    (claimTime < 0 || claimTime >= time) && (failTime < 0 || failTime >= time || hasClaimed)
  }

  mutating func note(_ event: CandidateEvent, sample: Int, isTimer: Bool) {
    step = max(step, event.step)
    switch event.happening {
    case .started, .guardFailed, .advanced: break
    case .held, .handedOver, .tookOver: break
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
  /// Whether timers are due, and no sample is.
  var isTimer = false

  /// Another touch comes, through the same recognizer.
  mutating func begin() {
    first = next
    lives.removeAll(keepingCapacity: true)
  }

  /// What comes next goes through a new recognizer, which counts its candidates anew.
  mutating func restart() { next = 1 }

  /// Whether a candidate may still claim.
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
    if case .started = event.happening {
      lives[index].recognizer = event.recognizer
      lives[index].start = sample
    }
    lives[index].note(event, sample: sample, isTimer: isTimer)
  }
}
