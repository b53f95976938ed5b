/// The seam between the generic front door, which is compiled into the host, and the engine, which is not.
///
/// A plain pointer, so that nothing of the engine is compiled into the host; the recognizer that made it destroys it.
@usableFromInline
struct EngineBox: @unchecked Sendable {
  // Sendable: one recognizer owns it, and a recognizer has one owner.
  private let memory: UnsafeMutablePointer<Engine>

  /// What came out of the call that is going on, read by the host's own code.
  @usableFromInline let outcomes: SlabView<Outcome>

  init(_ engine: consuming Engine) {
    outcomes = engine.outcomes.view
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

  /// What a call gave: how many outcomes there are, and why what was said was refused.
  @usableFromInline
  struct Answer {
    @usableFromInline var refusal: Refusal?
    @usableFromInline var outcomes: Int32
  }

  @usableFromInline
  func feed(_ sample: TouchSample, recording: Bool) -> Answer {
    begin(recording)
    return answer(engine.feed(sample))
  }

  /// A sample that is a move: in registers, because a host's copy in memory would be waited for.
  @usableFromInline
  func move(
    _ finger: Int, to location: Point, at time: Microseconds, over element: ElementID?, recording: Bool
  ) -> Answer {
    begin(recording)
    return answer(engine.move(finger, to: location, at: time, over: element))
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
    return answer(engine.advance(to: time))
  }

  @usableFromInline
  func cancelAll(recording: Bool) -> Answer {
    begin(recording)
    engine.judgeFrame()
    for slot in engine.tracker.slots { engine.cancel(slot) }
    return answer(nil)
  }

  /// Forgets what the call before gave.
  @inline(__always)
  private func begin(_ recording: Bool) {
    engine.outcomeCount = 0
    engine.isRecording = recording
    if recording { engine.events.removeAll(keepingCapacity: true) }
  }

  @inline(__always)
  private func answer(_ refusal: Refusal?) -> Answer {
    Answer(refusal: refusal, outcomes: Int32(truncatingIfNeeded: engine.outcomeCount))
  }

  /// An open frame is due at once.
  var nextDeadline: Microseconds? {
    if engine.tracker.moved != 0 { return engine.tracker.now }
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

  func resetTranslation(of activity: Int, to value: Point) -> Bool {
    engine.resetTranslation(of: activity, to: value)
  }

  func resetScale(of activity: Int, to value: Double) -> Bool {
    engine.resetScale(of: activity, to: value)
  }

  func resetRotation(of activity: Int, to value: Double) -> Bool {
    engine.resetRotation(of: activity, to: value)
  }

  func setScreen(_ size: Point?) {
    let isUsable = size.map { $0.isPlausible && $0.x >= 0 && $0.y >= 0 } ?? false
    engine.tracker.screen = isUsable ? size ?? Point(x: -1, y: -1) : Point(x: -1, y: -1)
  }

  func setSize(_ size: Point, of element: ElementID) {
    guard engine.contents.elements.indices.contains(element.index), size.isPlausible else { return }
    engine.tracker.sizes[element.index] = size
  }

  @usableFromInline var eventCount: Int { engine.events.count }
  @usableFromInline func event(_ index: Int) -> CandidateEvent { engine.events[index] }
}
