/// The seam between the generic front door, which is compiled into the host, and the engine, which is not.
@usableFromInline
struct EngineBox: ~Copyable, Sendable {
  private(set) var engine: Engine

  init(_ engine: consuming Engine) { self.engine = engine }

  @usableFromInline
  mutating func feed(_ sample: TouchSample, recording: Bool) -> Refusal? {
    engine.isRecording = recording
    return engine.feed(sample)
  }

  @usableFromInline
  mutating func flush(recording: Bool) {
    engine.isRecording = recording
    engine.judgeFrame()
  }

  @usableFromInline
  mutating func advance(to time: Microseconds, recording: Bool) -> Refusal? {
    engine.isRecording = recording
    return engine.advance(to: time)
  }

  @usableFromInline
  mutating func cancelAll(recording: Bool) {
    engine.isRecording = recording
    engine.judgeFrame()
    for slot in engine.tracker.fingers.indices where engine.tracker.fingers[slot].isDown {
      engine.cancel(slot)
    }
  }

  /// An open frame is due at once.
  var nextDeadline: Microseconds? {
    if engine.moved != 0 { return engine.tracker.now }
    return engine.deadline == .max ? nil : engine.deadline
  }

  mutating func setState(_ state: Int, to value: Double) -> Bool {
    guard engine.states.indices.contains(state), engine.table.states[state].domain.allows(value) else {
      return false
    }
    engine.states[state] = value
    return true
  }

  mutating func setScreen(_ size: Point?) {
    let isUsable = size.map { $0.isPlausible && $0.x >= 0 && $0.y >= 0 } ?? false
    engine.tracker.screen = isUsable ? size ?? Point(x: -1, y: -1) : Point(x: -1, y: -1)
  }

  mutating func setSize(_ size: Point, of element: ElementID) {
    guard engine.tracker.sizes.indices.contains(element.index), size.isPlausible else { return }
    engine.tracker.sizes[element.index] = size
  }

  @usableFromInline var outcomeCount: Int { engine.outcomes.count }
  @usableFromInline func outcome(_ index: Int) -> Outcome { engine.outcomes[index] }
  @usableFromInline var eventCount: Int { engine.events.count }
  @usableFromInline func event(_ index: Int) -> CandidateEvent { engine.events[index] }

  @usableFromInline
  mutating func clear() {
    if !engine.outcomes.isEmpty { engine.outcomes.removeAll(keepingCapacity: true) }
    if engine.isRecording { engine.events.removeAll(keepingCapacity: true) }
  }
}
