/// The state of one recognizer: fingers, candidates, and what came out of the instant that is being judged.
///
/// Everything is allocated when it is made; taking a sample in allocates nothing.
struct Engine: Sendable {
  let table: TableContents
  /// Every candidate alone: claims are admitted without arbitration.
  let showsRivals: Bool
  var tracker: TouchTracker
  /// Values of the state variables.
  var states: [Double]
  var pool: [Candidate]
  /// Places of every candidate's fingers at its base: `TouchTracker.fingerLimit` for each.
  var bases: [Point]
  /// Indices of candidates that are not dead, in the order in which they were made.
  var live: [Int]
  private var free: [Int]
  var serial: UInt32 = 0
  /// Fingers that moved in the frame that is not judged yet.
  var moved: UInt16 = 0
  /// When the instant that is being judged takes place.
  var instant = -TouchTracker.timeLimit
  /// The earliest deadline of all candidates.
  var deadline = Microseconds.max
  /// Whether a claim, a failure or a deadline has changed since the last arbitration.
  var hasNews = false
  /// Whether anyone wants `events`.
  var isRecording = false
  var outcomes: [Outcome] = []
  var events: [CandidateEvent] = []

  init(_ table: TableContents, showsRivals: Bool) {
    self.table = table
    self.showsRivals = showsRivals
    tracker = TouchTracker(elements: table.elements.count)
    states = table.states.map { $0.domain.first }
    let capacity = table.recognizers.count * (table.presses + 2) + 8
    pool = Array(repeating: Candidate(), count: capacity)
    bases = Array(repeating: .zero, count: capacity * TouchTracker.fingerLimit)
    live = []
    live.reserveCapacity(capacity)
    free = Array((0..<capacity).reversed())
    outcomes.reserveCapacity(capacity * 4 + 16)
  }

  /// The recognizer of a candidate.
  func entry(_ index: Int) -> RecognizerInfo { table.recognizers[pool[index].recognizer] }

  // MARK: Candidates

  /// Makes a candidate; `nil` when there is no room.
  mutating func makeCandidate(_ recognizer: Int) -> Int? {
    guard let index = free.popLast() else { return nil }
    serial &+= 1
    pool[index] = Candidate()
    pool[index].recognizer = recognizer
    pool[index].serial = serial
    live.append(index)
    return index
  }

  /// Frees the places of what is over: dead candidates, and winners that nobody alive meets any more.
  mutating func sweep() {
    var alive: UInt64 = 0
    var hasOver = false
    for index in live {
      switch pool[index].state {
      case .dead, .done: hasOver = true
      case .underWay: break
      case .asleep, .possible, .claiming, .held, .rejoining: alive |= pool[index].contacts
      }
    }
    if hasOver {
      live.removeAll { index in
        let isOver =
          pool[index].state == .dead
          || (pool[index].state == .done && pool[index].contacts & alive == 0)
        if isOver {
          pool[index].state = .dead
          free.append(index)
        }
        return isOver
      }
    }
    findDeadline()
  }

  private mutating func findDeadline() {
    deadline = .max
    for index in live where pool[index].state == .possible {
      deadline = min(deadline, pool[index].deadline)
    }
  }

  /// A bit for a new contact: one that no finger and no candidate uses.
  func freeContact() -> UInt64? {
    var used: UInt64 = 0
    for finger in tracker.fingers where finger.isDown { used |= finger.contact }
    for index in live { used |= pool[index].contacts }
    return used == .max ? nil : 1 << UInt64((~used).trailingZeroBitCount)
  }

  // MARK: Reports

  mutating func record(_ index: Int, _ happening: CandidateHappening) {
    guard isRecording else { return }
    let candidate = pool[index]
    events.append(
      CandidateEvent(
        time: instant, recognizer: candidate.recognizer, candidate: candidate.serial,
        step: candidate.step, happening: happening))
  }

  mutating func fail(_ index: Int, _ reason: FailureReason) {
    record(index, .failed(reason))
    hasNews = true
    pool[index].state = pool[index].hasWon ? .done : .dead
  }
}
