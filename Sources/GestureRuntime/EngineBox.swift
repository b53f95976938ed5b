/// The seam between the generic front door, which is compiled into the host, and the engine, which is not.
///
/// A plain pointer, so that nothing of the engine is compiled into the host; the recognizer that made it destroys it.
@usableFromInline
struct EngineBox: @unchecked Sendable {
  // Sendable: one recognizer owns it, and a recognizer has one owner.
  private let memory: UnsafeMutablePointer<Engine>

  init(_ engine: consuming Engine) {
    memory = .allocate(capacity: 1)
    memory.initialize(to: engine)
  }

  @usableFromInline
  func destroy() {
    memory.deinitialize(count: 1)
    memory.deallocate()
  }

  /// The engine itself.
  var engine: Engine {
    unsafeAddress { UnsafePointer(memory) }
    nonmutating unsafeMutableAddress { memory }
  }

  @usableFromInline
  func feed(_ sample: TouchSample, recording: Bool) -> Refusal? {
    engine.isRecording = recording
    return engine.feed(sample)
  }

  @usableFromInline
  func flush(recording: Bool) {
    engine.isRecording = recording
    engine.judgeFrame()
  }

  @usableFromInline
  func advance(to time: Microseconds, recording: Bool) -> Refusal? {
    engine.isRecording = recording
    return engine.advance(to: time)
  }

  @usableFromInline
  func cancelAll(recording: Bool) {
    engine.isRecording = recording
    engine.judgeFrame()
    for slot in engine.tracker.slots { engine.cancel(slot) }
  }

  /// An open frame is due at once.
  var nextDeadline: Microseconds? {
    if engine.moved != 0 { return engine.tracker.now }
    return engine.deadline == .max ? nil : engine.deadline
  }

  func setState(_ state: Int, to value: Double) -> Bool {
    guard engine.contents.states.indices.contains(state), engine.contents.states[state].domain.allows(value)
    else {
      return false
    }
    engine.states[state] = value
    return true
  }

  func setScreen(_ size: Point?) {
    let isUsable = size.map { $0.isPlausible && $0.x >= 0 && $0.y >= 0 } ?? false
    engine.tracker.screen = isUsable ? size ?? Point(x: -1, y: -1) : Point(x: -1, y: -1)
  }

  func setSize(_ size: Point, of element: ElementID) {
    guard engine.contents.elements.indices.contains(element.index), size.isPlausible else { return }
    engine.tracker.sizes[element.index] = size
  }

  @usableFromInline var outcomeCount: Int { engine.outcomeCount }
  @usableFromInline func outcome(_ index: Int) -> Outcome { engine.outcomes[index] }
  @usableFromInline var eventCount: Int { engine.events.count }
  @usableFromInline func event(_ index: Int) -> CandidateEvent { engine.events[index] }

  @usableFromInline
  func clear() {
    engine.outcomeCount = 0
    if engine.isRecording { engine.events.removeAll(keepingCapacity: true) }
  }
}
