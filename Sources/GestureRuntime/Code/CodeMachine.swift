/// The state of one recognizer that is generated code: what `Engine` is for a table, for a program whose states and relations are
/// constants of the machine code.
///
/// It follows `Docs/Recognition.md` word for word, as the engine does, function by function under the same names; only nobody asks it
/// for reasons. All is compiled into the host, for one program. Everything is allocated when it is made.
public struct CodeMachine<Program: CodeProgram>: ~Copyable, Sendable {
  @usableFromInline let settings: CodeSettings
  /// What `Program` says of recognizers and steps: asked once, since to hand a large value over costs more than to look at it.
  @usableFromInline let recognizers: Slab<CodeRecognizer>
  @usableFromInline let steps: Slab<CodeStep>
  @usableFromInline let bounds: Slab<FrameBounds>
  @usableFromInline var tracker: TouchTracker
  /// Whether the guards of the spec hold now, by their number.
  @usableFromInline var guards: Slab<Bool>
  @usableFromInline var pool: Slab<CodeCandidate>
  /// A candidate before anything happened to it: copied, since to make one anew is to write it twice.
  @usableFromInline let blank = Slab(repeating: CodeCandidate(), count: 1)
  /// The end of every candidate that has one.
  @usableFromInline var ends: Slab<CandidateEnd>
  /// Places of every candidate's fingers at its base: `TouchTracker.fingerLimit` for each.
  @usableFromInline var bases: Slab<Point>
  @usableFromInline var liveList: SlabList
  @usableFromInline var free: SlabList
  @usableFromInline var serial: UInt32 = 0
  /// A touch for which no candidates have been made yet.
  @usableFromInline var opening = CodeOpening()
  /// Bits of recognizers whose guard holds now, where numbers fit into a word.
  @usableFromInline var allowed = UInt64.max
  /// When the instant that is being judged takes place.
  @usableFromInline var instant = -TouchTracker.timeLimit
  /// The earliest deadline of all candidates.
  @usableFromInline var deadline = Microseconds.max
  /// Whether a claim, a failure or a deadline has changed since the last arbitration.
  @usableFromInline var hasNews = false
  @usableFromInline var hasClaims = false
  @usableFromInline var mayHold = false
  /// Whether something has changed that a held claim may wait for.
  @usableFromInline var mayRelease = false
  /// Claims of one instant, while they are compared.
  @usableFromInline var claims: SlabList
  @usableFromInline var settlement: UInt64 = 0
  /// Outcomes of the call that is going on.
  @usableFromInline var outcomes: Slab<Outcome>
  @usableFromInline var outcomeCount = 0

  public init() {
    let settings = Program.settings
    self.settings = settings
    recognizers = Slab(repeating: Program.recognizer(0), count: settings.recognizers)
    for number in 0..<settings.recognizers {
      recognizers.pointer(at: number).pointee = Program.recognizer(number)
    }
    let last = Program.recognizer(settings.recognizers - 1)
    steps = Slab(repeating: Program.step(0), count: last.first + last.count)
    bounds = Slab(repeating: FrameBounds(.press, keepsStill: false, quiet: -1), count: steps.count)
    for number in 0..<steps.count {
      let step = Program.step(number)
      steps.pointer(at: number).pointee = step
      bounds.pointer(at: number).pointee = FrameBounds(
        step.kind, keepsStill: step.keepsStill, quiet: step.quiet)
    }
    tracker = TouchTracker(elements: settings.elements)
    guards = Slab(repeating: false, count: settings.guards)
    let capacity = settings.capacity
    pool = Slab(repeating: CodeCandidate(), count: capacity)
    ends = Slab(repeating: CandidateEnd(), count: capacity)
    bases = Slab(repeating: .zero, count: capacity * TouchTracker.fingerLimit)
    liveList = SlabList(capacity: capacity)
    free = SlabList(capacity: capacity)
    claims = SlabList(capacity: capacity)
    for index in (0..<capacity).reversed() { free.append(index) }
    for number in 0..<settings.guards { allowed &= ~Program.guarded(number) }
    let nothing = Outcome(
      time: 0, activity: 0, mechanic: 0, phase: .recognized, fingers: 0, location: .zero)
    outcomes = Slab(repeating: nothing, count: capacity * 4 + 16)
  }

  /// Candidates that are not dead, in the order in which they were made.
  @inlinable var live: SlabList.Numbers { liveList.numbers }

  @inlinable @inline(__always)
  func entry(_ index: Int) -> UnsafePointer<CodeRecognizer> { recognizerAt(pool[index].recognizer) }

  @inlinable @inline(__always)
  func stepOf(_ index: Int) -> UnsafePointer<CodeStep> { stepAt(pool[index].step) }

  @inlinable @inline(__always)
  func recognizerAt(_ number: Int) -> UnsafePointer<CodeRecognizer> {
    UnsafePointer(recognizers.pointer(at: number))
  }

  @inlinable @inline(__always)
  func stepAt(_ number: Int) -> UnsafePointer<CodeStep> { UnsafePointer(steps.pointer(at: number)) }

  /// What a frame may bring that leaves a candidate where it is.
  @inlinable @inline(__always)
  func boundsOf(_ candidate: UnsafeMutablePointer<CodeCandidate>) -> UnsafePointer<FrameBounds> {
    UnsafePointer(bounds.pointer(at: candidate.pointee.step))
  }

  // MARK: Candidates

  /// Makes a candidate; `nil` when there is no room.
  @inlinable
  mutating func makeCandidate(_ recognizer: Int, _ entry: UnsafePointer<CodeRecognizer>) -> Int? {
    guard let index = free.popLast() else { return nil }
    serial &+= 1
    let candidate = pool.pointer(at: index)
    candidate.update(from: blank.base, count: 1)
    candidate.pointee.recognizer = recognizer
    candidate.pointee.serial = serial
    candidate.pointee.activity = entry.pointee.activity
    candidate.pointee.mechanic = entry.pointee.mechanic
    candidate.pointee.values = entry.pointee.valuesUnderWay
    candidate.pointee.isTurned = entry.pointee.values.contains(.rotation)
    candidate.pointee.isWatched = entry.pointee.hasThreshold || entry.pointee.values.contains(.over)
    candidate.pointee.hasOrbit = entry.pointee.hasOrbit
    liveList.append(index)
    return index
  }

  /// Frees the places of what is over: dead candidates, and winners that nobody alive meets any more.
  @inlinable
  mutating func sweep() {
    var alive: UInt64 = 0
    var hasOver = false
    var soonest = Microseconds.max
    mayHold = false
    for index in live {
      switch pool[index].state {
      case .dead, .done: hasOver = true
      case .underWay, .ending: break
      case .possible:
        alive |= pool[index].contacts
        soonest = min(soonest, pool[index].deadline)
      case .held:
        alive |= pool[index].contacts
        mayHold = true
      case .asleep, .claiming, .rejoining: alive |= pool[index].contacts
      }
    }
    if opening.candidates != 0 { soonest = min(soonest, dueOfOpening()) }
    deadline = soonest
    if hasOver { removeOver(meeting: alive) }
    noteCalm()
  }

  /// Frees dead candidates, and winners none of whose contacts is among those of the living.
  @inlinable
  mutating func removeOver(meeting alive: UInt64) {
    var kept = 0
    for index in live {
      let isDone = pool[index].state == .done && pool[index].contacts & alive == 0
      if isDone || pool[index].state == .dead {
        pool[index].state = .dead
        free.append(index)
      } else {
        liveList.set(kept, to: index)
        kept += 1
      }
    }
    liveList.keep(kept)
  }

  /// A bit for a new contact: one that no finger and no candidate uses.
  @inlinable
  mutating func freeContact() -> UInt64? {
    var used: UInt64 = 0
    for slot in tracker.slots { used |= tracker.fingers[slot].contact }
    for index in live { used |= pool[index].contacts }
    return used == .max ? nil : 1 << UInt64((~used).trailingZeroBitCount)
  }

  @inlinable
  mutating func fail(_ index: Int) {
    hasNews = true
    mayRelease = true
    pool[index].state = pool[index].hasWon ? .done : .dead
  }
}
