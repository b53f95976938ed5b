/// The state of one recognizer: fingers, candidates, and what came out of the instant that is being judged.
///
/// Everything is allocated when it is made; taking a sample in allocates nothing.
struct Engine: ~Copyable, Sendable {
  let contents: TableContents
  /// The part of `contents` that is read for every sample.
  let table: TableView
  /// Every candidate alone: claims are admitted without arbitration.
  let showsRivals: Bool
  var tracker: TouchTracker
  /// Values of the state variables.
  var states: Slab<Double>
  var pool: Slab<Candidate>
  /// The end of every candidate that has one.
  var ends: Slab<CandidateEnd>
  /// Places of every candidate's fingers at its base: `TouchTracker.fingerLimit` for each.
  var bases: Slab<Point>
  private var liveList: SlabList
  private var free: SlabList
  var serial: UInt32 = 0
  /// When the instant that is being judged takes place.
  var instant = -TouchTracker.timeLimit
  /// The earliest deadline of all candidates.
  var deadline = Microseconds.max
  /// Whether a claim, a failure or a deadline has changed since the last arbitration.
  var hasNews = false
  /// Whether a candidate may be claiming, or held.
  var hasClaims = false
  var mayHold = false
  /// Whether a candidate may be rejoining, or ending.
  var mayRejoin = false
  var mayEnd = false
  /// The contacts of all candidates, at the last arbitration.
  private var contactsInUse: UInt64 = 0
  /// Claims of one instant, while they are compared.
  var claims: SlabList
  /// Counts the instants whose claims were settled.
  var settlement: UInt64 = 0
  /// Whether anyone wants `events`.
  var isRecording = false
  /// Outcomes of the call that is going on.
  var outcomes: Slab<Outcome>
  var outcomeCount = 0
  var events: [CandidateEvent] = []

  init(_ contents: TableContents, showsRivals: Bool) {
    self.contents = contents
    table = contents.flat.view
    self.showsRivals = showsRivals
    tracker = TouchTracker(elements: contents.elements.count)
    states = Slab(contents.states.map { $0.domain.first })
    let capacity = table.recognizers.count * (contents.presses + 2) + 8
    pool = Slab(repeating: Candidate(), count: capacity)
    ends = Slab(repeating: CandidateEnd(), count: capacity)
    bases = Slab(repeating: .zero, count: capacity * TouchTracker.fingerLimit)
    liveList = SlabList(capacity: capacity)
    free = SlabList(capacity: capacity)
    claims = SlabList(capacity: capacity)
    for index in (0..<capacity).reversed() { free.append(index) }
    let nothing = Outcome(
      time: 0, activity: 0, mechanic: 0, phase: .recognized, fingers: 0, location: .zero)
    outcomes = Slab(repeating: nothing, count: capacity * 4 + 16)
  }

  /// Candidates that are not dead, in the order in which they were made.
  var live: SlabList.Numbers { liveList.numbers }

  /// The index in `table.steps` of the step that a candidate waits for.
  @inline(__always)
  func stepOf(_ index: Int) -> Int { pool[index].firstStep + pool[index].step }

  /// The recognizer of a candidate, to look at.
  @inline(__always)
  func entry(_ index: Int) -> RecognizerInfo { table.recognizers[pool[index].recognizer] }

  // MARK: Candidates

  /// Makes a candidate; `nil` when there is no room.
  @inline(__always)
  mutating func makeCandidate(_ recognizer: Int) -> Int? {
    guard let index = free.popLast() else { return nil }
    serial &+= 1
    let candidate = pool.pointer(at: index)
    candidate.pointee = Candidate()
    candidate.pointee.recognizer = recognizer
    candidate.pointee.firstStep = table.recognizers[recognizer].steps.first
    candidate.pointee.serial = serial
    liveList.append(index)
    return index
  }

  /// Frees the places of what is over: dead candidates, and winners that nobody alive meets any more. Notes when the next
  /// timer is due, and for every finger how far it can go from its press before anyone takes notice: whatever changes a
  /// candidate is followed by an arbitration, and that by this.
  mutating func sweep() {
    var living = Living()
    var calm = Calm()
    var kept = 0
    tracker.calm()
    for index in live {
      let candidate = pool.pointer(at: index)
      if candidate.pointee.state == .dead {
        free.append(index)
        continue
      }
      liveList.set(kept, to: index)
      kept += 1
      living.count(candidate)
      let most = calmSquare(index)
      if most < .infinity { calm.limit(candidate.pointee.fingers, to: most, &tracker) }
    }
    calm.end(&tracker)
    liveList.keep(kept)
    deadline = living.deadline
    mayHold = living.has(.held)
    mayRejoin = living.has(.rejoining)
    contactsInUse = living.contacts
    if living.has(.done) { removeDone(meeting: living.alive) }
  }

  /// Frees winners that are over and none of whose contacts is among those of the living.
  private mutating func removeDone(meeting alive: UInt64) {
    var kept = 0
    contactsInUse = 0
    for index in live {
      if pool[index].state == .done && pool[index].contacts & alive == 0 {
        pool[index].state = .dead
        free.append(index)
      } else {
        contactsInUse |= pool[index].contacts
        liveList.set(kept, to: index)
        kept += 1
      }
    }
    liveList.keep(kept)
  }

  /// A bit for a new contact: one that no finger and no candidate uses.
  mutating func freeContact() -> UInt64? {
    var used = contactsInUse
    for slot in tracker.slots { used |= tracker.fingers[slot].contact }
    return used == .max ? nil : 1 << UInt64((~used).trailingZeroBitCount)
  }

  // MARK: Reports

  @inline(__always)
  mutating func record(_ index: Int, _ happening: CandidateHappening) {
    if isRecording { keep(index, happening) }
  }

  @inline(never)
  private mutating func keep(_ index: Int, _ happening: CandidateHappening) {
    events.append(
      CandidateEvent(
        time: instant, recognizer: pool[index].recognizer, candidate: pool[index].serial,
        step: pool[index].step, happening: happening))
  }

  /// A recognizer got no candidate: more presses overlap than it has places for.
  mutating func recordNoRoom(_ recognizer: Int) {
    guard isRecording else { return }
    serial &+= 1
    events.append(
      CandidateEvent(
        time: instant, recognizer: recognizer, candidate: serial, step: 0,
        happening: .failed(FailureReason(.noRoom))))
  }

  mutating func fail(_ index: Int, _ reason: FailureReason) {
    record(index, .failed(reason))
    hasNews = true
    pool[index].state = pool[index].hasWon ? .done : .dead
  }
}

/// What the candidates that are not dead have in common.
private struct Living {
  var contacts: UInt64 = 0
  /// Contacts of those that may still win or go on.
  var alive: UInt64 = 0
  var deadline = Microseconds.max
  /// A bit for every state.
  private var states: UInt16 = 0

  @inline(__always)
  func has(_ state: CandidateState) -> Bool { states & (1 &<< UInt16(state.rawValue)) != 0 }

  @inline(__always)
  mutating func count(_ candidate: UnsafeMutablePointer<Candidate>) {
    let state = candidate.pointee.state
    states |= 1 &<< UInt16(state.rawValue)
    contacts |= candidate.pointee.contacts
    if state == .possible { deadline = min(deadline, candidate.pointee.deadline) }
    if state != .underWay && state != .ending && state != .done { alive |= candidate.pointee.contacts }
  }
}

/// How far fingers can go, gathered for as long as candidates have the same ones.
private struct Calm {
  private var fingers: UInt16 = 0
  private var most = Double.infinity

  @inline(__always)
  mutating func limit(_ set: UInt16, to square: Double, _ tracker: inout TouchTracker) {
    if set != fingers {
      tracker.limitCalm(fingers, to: most)
      fingers = set
      most = .infinity
    }
    most = min(most, square)
  }

  @inline(__always)
  func end(_ tracker: inout TouchTracker) {
    tracker.limitCalm(fingers, to: most)
    tracker.endCalm()
  }
}
