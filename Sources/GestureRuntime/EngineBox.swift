/// The engine of a table, with the state variables that the table's guards read.
struct TableEngine: ~Copyable, Sendable {
  private let table: Table
  /// The layout direction of `contents`.
  private var reading: ReadingDirection
  /// The table in the layout direction `reading`.
  private(set) var contents: TableContents
  var engine: GestureEngine<TableProgram>
  private var values: GuardValues

  init(_ table: Table, showsRivals: Bool, reading: ReadingDirection) {
    self.table = table
    self.reading = reading
    contents = table.contents(reading)
    engine = GestureEngine(TableProgram(contents, showsRivals: showsRivals), contents.memory)
    engine.layoutDirection = reading
    values = GuardValues(contents.states.view)
    setGuards()
  }

  /// Sets a variable. The caller has checked that it exists and allows the value.
  mutating func setState(_ state: Int, to value: Double) {
    guard values[state] != value else { return }
    values[state] = value
    setGuards()
    setGuardsOnPaths()
  }

  /// Sets a variable of an element for one of its instances.
  mutating func setState(_ state: Int, to value: Double, of instance: UInt64) {
    engine.setState(state, to: value, first: contents.states[state].first, of: instance)
    setGuardsOnPaths()
  }

  /// Sets the variables of elements to their values for the pressed instances. The guards of a touch that begins with this press read them.
  mutating func takeStates(at press: TouchSample) {
    var isChanged = false
    for state in contents.statesOfElements.view {
      let entry = contents.states[state]
      let element = ElementID(index: entry.element)
      let value = engine.state(state, first: entry.first, of: element, at: press)
      if values[state] != value {
        values[state] = value
        isChanged = true
      }
    }
    if isChanged { setGuards() }
  }

  /// Changes to the layout direction that the host has set, unless a finger is down.
  @inline(__always)
  mutating func setLayout() {
    if engine.layoutDirection != reading { changeLayout() }
  }

  @inline(never)
  private mutating func changeLayout() {
    guard engine.tracker.downSet == 0 else { return }
    reading = engine.layoutDirection
    contents = table.contents(reading)
    engine.setProgram(
      TableProgram(contents, showsRivals: engine.program.showsRivals), contents.memory)
  }

  /// Whether the guard of a mechanic of an activity holds for a press on an element.
  mutating func guardHolds(of activity: Int, on element: ElementID) -> Bool {
    takeStates(
      at: TouchSample(time: 0, phase: .down, finger: 0, location: Point(x: 0, y: 0), element: element))
    let recognizers = contents.memory.rows.recognizers
    for index in 0..<recognizers.count where recognizers[index].activity == activity {
      let condition = recognizers[index].condition
      if condition < 0 || engine.guards[condition] { return true }
    }
    return false
  }

  /// Evaluates every guard. Called when a variable changes, not for every touch.
  private mutating func setGuards() {
    let table = contents.lists.view
    for number in 0..<table.pointee.conditions.count {
      engine.setGuard(number, to: values.holds(table.pointee.conditions[number], table.pointee.guards))
    }
  }

  /// Evaluates every guard for what each contact is on, where hand-overs may ask that.
  private mutating func setGuardsOnPaths() {
    guard engine.program.asksPaths, engine.usedContacts != 0 else { return }
    let table = contents.lists.view
    for contact in engine.contacts {
      for state in contents.statesOfElements.view {
        let entry = contents.states[state]
        values[state] = engine.state(
          state, first: entry.first, of: ElementID(index: entry.element), on: contact)
      }
      for number in 0..<table.pointee.conditions.count {
        let holds = values.holds(table.pointee.conditions[number], table.pointee.guards)
        engine.setGuard(number, to: holds, on: contact)
      }
    }
    // The guards for the next press are those of `values`.
    setGuards()
  }
}

/// The boundary between the generic API, which is compiled into the host, and the engine of tables, which is not.
///
/// It is a plain pointer, so that nothing of the engine is compiled into the host.
///
/// Safe, because only the recognizer that made the box holds it. That recognizer cannot be copied and destroys the box in its `deinit`.
@safe @usableFromInline
struct EngineBox: @unchecked Sendable {
  // Sendable: one recognizer owns it, and a recognizer has one owner.
  private let memory: UnsafeMutablePointer<TableEngine>

  init(_ table: Table, showsRivals: Bool, reading: ReadingDirection) {
    unsafe memory = .allocate(capacity: 1)
    unsafe memory.initialize(to: TableEngine(table, showsRivals: showsRivals, reading: reading))
  }

  @usableFromInline
  func destroy() {
    unsafe memory.deinitialize(count: 1)
    unsafe memory.deallocate()
  }

  /// The engine, for what neither feeds it nor depends on the table.
  var engine: GestureEngine<TableProgram> {
    @inline(__always) _read { yield unsafe memory.pointee.engine }
    @inline(__always) nonmutating _modify { yield unsafe &memory.pointee.engine }
  }

  private var contents: TableContents { unsafe memory.pointee.contents }

  /// The result of a call: its outcomes, valid until the next call, and the reason if it was refused.
  ///
  /// Safe, because the recognizer delivers the outcomes before the call ends, and the host cannot call it in the meantime.
  @safe @usableFromInline
  struct Answer {
    @usableFromInline let first: UnsafePointer<Outcome>
    @usableFromInline let outcomes: Int32
    @usableFromInline let refusal: Refusal?
  }

  @usableFromInline
  func feed(_ sample: TouchSample, recording: Bool) -> Answer {
    begin(recording)
    if sample.phase == .down {
      unsafe memory.pointee.setLayout()
      if contents.statesOfElements.count > 0 { unsafe memory.pointee.takeStates(at: sample) }
    }
    return answer(engine.take(sample))
  }

  /// Feeds a move. Its values are passed in registers, because reading a sample that the host has just written to memory stalls.
  @usableFromInline
  func move(
    _ finger: Int, to location: Point, at time: Microseconds, over element: ElementID?, recording: Bool
  ) -> Answer {
    begin(recording)
    return answer(engine.takeMove(finger, to: location, at: time, over: element))
  }

  @usableFromInline
  func flush(recording: Bool) -> Answer {
    begin(recording)
    engine.judgeFrame()
    return answer(nil)
  }

  @usableFromInline
  func advance(to time: Microseconds, recording: Bool) -> Answer {
    begin(recording)
    return answer(engine.pass(to: time))
  }

  @usableFromInline
  func cancelAll(recording: Bool) -> Answer {
    begin(recording)
    engine.cancelFingers()
    return answer(nil)
  }

  @usableFromInline
  func forgetTouches(recording: Bool) -> Answer {
    begin(recording)
    engine.forgetFingers()
    return answer(nil)
  }

  /// Clears the results of the previous call. If events are recorded, an opening becomes candidates.
  @inline(__always)
  private func begin(_ recording: Bool) {
    engine.outcomeCount = 0
    if recording {
      engine.events.removeAll(keepingCapacity: true)
      // What has been before is not recorded.
      engine.endOpening()
    }
    engine.wantsEvents = recording
  }

  @inline(__always)
  private func answer(_ refusal: Refusal?) -> Answer {
    unsafe Answer(
      first: UnsafePointer(engine.outcomes.base), outcomes: Int32(truncatingIfNeeded: engine.outcomeCount),
      refusal: refusal)
  }

  func setState(_ state: Int, to value: Double, of instance: UInt64) -> Bool {
    guard (0..<contents.states.count).contains(state), contents.states[state].allows(value) else {
      return false
    }
    if contents.states[state].element >= 0 {
      unsafe memory.pointee.setState(state, to: value, of: instance)
    } else {
      guard instance == 0 else { return false }
      unsafe memory.pointee.setState(state, to: value)
    }
    return true
  }

  func guardHolds(of activity: Int, on element: ElementID) -> Bool {
    unsafe memory.pointee.guardHolds(of: activity, on: element)
  }

  // The results of the last call, which change with the next.
  var outcomes: SlabView<Outcome> {
    unsafe SlabView(base: UnsafePointer(engine.outcomes.base), count: engine.outcomeCount)
  }
  var events: [CandidateEvent] { engine.events }
  @usableFromInline var eventCount: Int { engine.events.count }
  @usableFromInline func event(_ index: Int) -> CandidateEvent { engine.events[index] }
}
