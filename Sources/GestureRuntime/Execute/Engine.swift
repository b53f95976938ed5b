/// The state of one recognizer: fingers, candidates, and the outcomes of the present call.
///
/// It implements `Docs/Recognition.md` for any program. `EngineBox` specializes it for tables, generated code specializes it in the app. It
/// allocates when it is made, and later only to grow: see `firstPlaces`.
///
/// Functions that a touch runs through are `mutating` or always inlined, also those that only read: a call of any other one copies the
/// whole engine, a kilobyte, for the callee.
public struct GestureEngine<Program: GestureProgram>: ~Copyable, Sendable {
  /// Owns the memory of `rows`.
  @usableFromInline var memory: ProgramMemory
  @usableFromInline var rows: ProgramRows
  @usableFromInline let settings: ProgramSettings
  @usableFromInline var tracker: TouchTracker
  @usableFromInline var instances = TouchInstances()
  @usableFromInline var tools = ContactTools()
  @usableFromInline let taps: TapCounts
  @usableFromInline let frames: TouchFrames?
  /// Values that the host has set for instances of elements.
  @usableFromInline var instanceValues = InstanceValues()
  /// Whether each guard of the spec holds now, by its number.
  @usableFromInline var guards: Slab<Bool>
  /// The same for what each contact is on, contact by contact; empty unless the program asks it (`asksPaths`).
  @usableFromInline var guardsOnPaths: Slab<Bool>
  /// The element that each contact landed on, -1 for none; empty unless the program has hand-overs, which ask it.
  @usableFromInline var pressed: Slab<Int32>
  @usableFromInline var pool: Slab<Candidate>
  /// An initial candidate, for copies. Initializing a candidate in its place writes it twice.
  @usableFromInline let blank = Slab(repeating: Candidate(), count: 1)
  /// The end of every candidate that has one.
  @usableFromInline var ends: Slab<CandidateEnd>
  /// The places of every candidate's fingers at its base: `TouchTracker.fingerLimit` for each.
  @usableFromInline var bases: Slab<Point>
  @usableFromInline var liveList: SlabList
  @usableFromInline var free: SlabList
  @usableFromInline var serial: UInt32 = 0
  /// Counts presses.
  @usableFromInline var births: UInt32 = 0
  /// A touch for which no candidates have been made yet.
  @usableFromInline var opening = Opening()
  /// A touch that waits for a next press.
  @usableFromInline var waitingTouch = WaitingTouch()
  // Bits of recognizers, as many words as the program has.
  /// Recognizers whose guard holds now.
  @usableFromInline var allowed: Slab<UInt64>
  /// Recognizers of `opening`; valid while it is open.
  @usableFromInline var opened: Slab<UInt64>
  /// Recognizers of `waitingTouch`; valid while it is open.
  @usableFromInline var waiting: Slab<UInt64>
  /// Recognizers of `opened` that react at the instant that is being judged.
  @usableFromInline var concerned: Slab<UInt64>
  /// The time of the instant that is being judged.
  @usableFromInline var instant = -TouchTracker.timeLimit
  /// The earliest deadline of all candidates, of the opening and of the waiting touch.
  @usableFromInline var deadline = Microseconds.max
  /// Whether a claim, a failure or a deadline has changed since the last arbitration.
  @usableFromInline var hasNews = false
  /// Whether a candidate may be claiming.
  @usableFromInline var hasClaims = false
  /// Whether a candidate may be held.
  @usableFromInline var mayHold = false
  /// Whether a change may release a held claim.
  @usableFromInline var mayRelease = false
  /// Whether a candidate may be rejoining.
  @usableFromInline var mayRejoin = false
  /// Whether a candidate may be ending.
  @usableFromInline var mayEnd = false
  /// Whether a recognizer under way has a hand-over, and its fingers moved in this frame.
  @usableFromInline var mayHandOver = false
  /// The contacts that started candidates or whose lift may hold claims, and those of the waiting touch, at the last arbitration.
  @usableFromInline var contactsInUse: UInt64 = 0
  /// The claims of one instant, while they are compared.
  @usableFromInline var claims: SlabList
  /// Counts the wins of an arbitration.
  @usableFromInline var wins: UInt16 = 0
  /// Counts arbitrations.
  @usableFromInline var settlement: UInt64 = 0
  /// The outcomes of the present call.
  @usableFromInline var outcomes: Slab<Outcome>
  @usableFromInline var outcomeCount = 0
  /// Whether the caller wants `events`.
  @usableFromInline var wantsEvents = false
  /// Why the candidate that is being judged fails, while events are wanted.
  @usableFromInline var reason = FailureReason(.cancelled)
  @usableFromInline var events: [CandidateEvent] = []
  /// The layout for touches that start from now on. It has no effect if nothing in the program depends on it.
  public var layoutDirection = ReadingDirection.leftToRight
  // Last, so that the other fields have the same offset for every program.
  @usableFromInline var program: Program

  /// An engine for generated code.
  @inlinable
  public init(_ program: Program) { self.init(program, program.memory) }

  @inlinable
  init(_ program: Program, _ memory: ProgramMemory) {
    self.program = program
    self.memory = memory
    rows = memory.rows
    taps = TapCounts(memory.rows)
    frames = TouchFrames.make(program)
    let settings = program.settings
    self.settings = settings
    tracker = TouchTracker(elements: settings.elements, samples: settings.historyLength)
    guards = Slab(repeating: false, count: settings.guards)
    guardsOnPaths = Slab(repeating: false, count: program.asksPaths ? UInt64.bitWidth * settings.guards : 0)
    pressed = Slab(repeating: -1, count: program.hasHandOvers ? UInt64.bitWidth : 0)
    let places = min(settings.capacity, Self.firstPlaces)
    pool = Slab(repeating: Candidate(), count: places)
    ends = Slab(repeating: CandidateEnd(), count: places)
    bases = Slab(repeating: .zero, count: places * TouchTracker.fingerLimit)
    liveList = SlabList(capacity: places)
    free = SlabList(capacity: places)
    claims = SlabList(capacity: places)
    for index in (0..<places).reversed() { free.append(index) }
    let words = program.words
    allowed = Slab(repeating: .max, count: words)
    opened = Slab(repeating: 0, count: words)
    waiting = Slab(repeating: 0, count: words)
    concerned = Slab(repeating: 0, count: words)
    for number in 0..<settings.guards {
      for word in 0..<words { allowed[word] &= ~program.guarded(number, word) }
    }
    outcomes = Slab(repeating: Self.noOutcome, count: Self.firstOutcomes)
  }

  /// Candidates in the order in which they were made, or would have been made at their presses. Dead ones leave at the next `sweep`.
  @inlinable var live: SlabList.Numbers { liveList.numbers }

  /// The recognizer of a candidate.
  @inlinable @inline(__always)
  func entry(_ index: Int) -> Row<ProgramRecognizer> { recognizerAt(pool[index].recognizer) }

  /// The step that a candidate waits for.
  @inlinable @inline(__always)
  func stepOf(_ index: Int) -> Row<ProgramStep> { stepAt(pool[index].step) }

  @inlinable @inline(__always)
  func recognizerAt(_ number: Int) -> Row<ProgramRecognizer> {
    rows.recognizers.row(number)
  }

  @inlinable @inline(__always)
  func stepAt(_ number: Int) -> Row<ProgramStep> { rows.steps.row(number) }

  /// The bounds within which a frame leaves a candidate at its step.
  @inlinable @inline(__always)
  func boundsOf(_ candidate: MutableRow<Candidate>) -> Row<FrameBounds> {
    rows.bounds.row(candidate.pointee.step)
  }

  // MARK: Candidates

  /// Makes a candidate; `nil` if there is no room.
  @inlinable
  mutating func makeCandidate(_ recognizer: Int, _ entry: Row<ProgramRecognizer>) -> Int? {
    if free.count == 0 && !growPool() { return nil }
    guard let index = free.popLast() else { return nil }
    serial &+= 1
    let candidate = pool.row(index)
    // Unsafe, because an assignment copies it twice. Both are initialized, and belong to different slabs.
    unsafe UnsafeMutableRawPointer(candidate.address).copyMemory(
      from: blank.row(0).address, byteCount: MemoryLayout<Candidate>.size)
    candidate.pointee.recognizer = recognizer
    candidate.pointee.step = entry.pointee.first
    candidate.pointee.serial = serial
    candidate.pointee.birth = births
    candidate.pointee.activity = entry.pointee.activity
    candidate.pointee.mechanic = entry.pointee.mechanic
    candidate.pointee.values = entry.pointee.valuesUnderWay
    candidate.pointee.isTurned = entry.pointee.values.contains(.rotation)
    candidate.pointee.isWatched = entry.pointee.derived.isWatched
    candidate.pointee.hasOrbit = entry.pointee.hasOrbit
    candidate.pointee.followsWay = entry.pointee.derived.followsWay
    liveList.append(index)
    return index
  }

  /// Frees the places of dead candidates and of finished winners that share no contact with a live candidate. Computes when the next timer
  /// is due, and how far each finger can go from its press before a candidate reacts. Every change of a candidate is followed by an
  /// arbitration, which ends with this call.
  @inlinable @inline(__always)
  mutating func sweep() {
    var living = Living()
    tracker.calm()
    if program.showsPossible { showPossible() }
    if opening.isOpen { living.deadline = limitOpening() }
    if waitingTouch.isOpen { living.count(waitingTouch) }
    if liveList.count == 0 { tracker.endCalm() } else { sweepLive(&living) }
    deadline = living.deadline
    mayHold = living.has(.held)
    mayRejoin = living.has(.rejoining)
    contactsInUse = living.needed
  }

  /// The part of `sweep` for candidates.
  @inlinable @inline(never)
  mutating func sweepLive(_ living: inout Living) {
    var mayBeginAgain = false
    var calm = Calm()
    var kept = 0
    for index in live {
      let candidate = pool.row(index)
      if candidate.pointee.state == .dead {
        free.append(index)
        continue
      }
      liveList.set(kept, to: index)
      kept += 1
      living.count(candidate)
      if program.showsPossible { living.deadline = min(living.deadline, dueOfShowing(index)) }
      if candidate.pointee.state == .underWay {
        let recognizer = recognizerAt(candidate.pointee.recognizer)
        if recognizer.pointee.fingersLeast > 1 { mayBeginAgain = true }
        // A candidate that takes over from it is checked against finished winners on its contacts, so these are kept.
        if program.hasHandOvers && !recognizer.pointee.handsOver.isEmpty {
          living.alive |= candidate.pointee.contacts
        }
      }
      if tracker.downSet == 0 { continue }
      let most = calmSquare(index)
      if most < .infinity { calm.limit(candidate.pointee.fingers, to: most, &tracker) }
    }
    calm.end(&tracker)
    liveList.keep(kept)
    // What begins again takes any finger that is down inside its target, and meets the winners on it.
    if living.has(.rejoining) || mayBeginAgain { living.alive |= contacts(of: tracker.downSet) }
    if living.has(.done) { removeDone(meeting: living.alive) }
  }

  /// Frees finished winners that share no contact with the living candidates, and all but the first of one recognizer.
  @inlinable
  mutating func removeDone(meeting alive: UInt64) {
    var kept = 0
    for index in live {
      if pool[index].state == .done && (pool[index].contacts & alive == 0 || foldIntoAnother(index)) {
        pool[index].state = .dead
        free.append(index)
      } else {
        liveList.set(kept, to: index)
        kept += 1
      }
    }
    liveList.keep(kept)
  }

  /// Adds the contacts of a finished winner to another one of its recognizer. Returns whether there is one.
  ///
  /// A claim asks only whether it meets any. So the touches of one finger need few places while another finger rests.
  @inlinable
  mutating func foldIntoAnother(_ index: Int) -> Bool {
    for other in live where other != index && pool[other].state == .done {
      guard pool[other].recognizer == pool[index].recognizer else { continue }
      pool[other].contacts |= pool[index].contacts
      pool[other].won |= pool[index].won
      return true
    }
    return false
  }
}
