/// The functions that generated code calls. They do the same as those of `Recognizer` for a table.
extension GestureEngine {
  /// Feeds one sample. Moves of one time are judged together, as soon as anything else arrives or `flush` is called.
  ///
  /// - Returns: the reason if the sample was refused, else `nil`; a refused sample changes nothing.
  @discardableResult @inlinable @inline(__always)
  public mutating func feed<Sink: GestureSink>(_ sample: TouchSample, into sink: inout Sink) -> Refusal? {
    outcomeCount = 0
    if Program.readsBothWays, sample.phase == .down { setLayout() }
    let refusal = take(sample)
    if outcomeCount > 0 { deliver(into: &sink) }
    return refusal
  }

  /// Judges the open frame, because no more moves of the present time will come. Call it after each event of the system.
  @inlinable
  public mutating func flush<Sink: GestureSink>(into sink: inout Sink) {
    outcomeCount = 0
    judgeFrame()
    deliver(into: &sink)
  }

  /// Advances the time: every timer that is due at or before `time` fires.
  @discardableResult @inlinable
  public mutating func advance<Sink: GestureSink>(
    to time: Microseconds, into sink: inout Sink
  ) -> Refusal? {
    outcomeCount = 0
    let refusal = pass(to: time)
    deliver(into: &sink)
    return refusal
  }

  /// Cancels every finger that is down, for example when the system takes the touch away.
  @inlinable
  public mutating func cancelAll<Sink: GestureSink>(into sink: inout Sink) {
    outcomeCount = 0
    cancelFingers()
    deliver(into: &sink)
  }

  @inlinable
  mutating func cancelFingers() {
    judgeFrame()
    cancel(tracker.downSet)
  }

  /// Cancels every finger that is down, and drops what waits without one: held claims, and touches between two presses. Nothing of the
  /// present touches is recognized later.
  @inlinable
  public mutating func forgetTouches<Sink: GestureSink>(into sink: inout Sink) {
    outcomeCount = 0
    forgetFingers()
    deliver(into: &sink)
  }

  @inlinable
  mutating func forgetFingers() {
    judgeFrame()
    instant = tracker.now
    waitingTouch.isOpen = false
    for index in live where pool[index].isAlive || pool[index].state == .rejoining { fail(index, .cancelled) }
    cancel(tracker.downSet)
  }

  /// Whether an activity may still claim in the present touch on an instance of its target.
  @inlinable
  public func mayClaim(_ activity: Int, on instance: UInt64) -> Bool {
    for word in 0..<program.words {
      let contact = opening.isOpen ? tracker.fingers[opening.slot].contact : 0
      if opening.isOpen, isOne(of: opened[word], word, contact, activity, instance) { return true }
      if waitingTouch.isOpen, isOne(of: waiting[word], word, waitingTouch.contacts, activity, instance) {
        return true
      }
    }
    let (touch, claim) = (waitingTouch.contacts, waitingTouch.claim)
    if waitingTouch.isOpen, waitingTouch.hasClaim,
      isOne(of: OpeningFacts.bit(claim), claim / OpeningFacts.bits, touch, activity, instance)
    {
      return true
    }
    for index in live where pool[index].isAlive && pool[index].activity == activity {
      if instanceOfTarget(index) == instance { return true }
    }
    return false
  }

  /// Whether recognizers of a word, for a contact, have one of an activity on an instance of its target.
  @inlinable @inline(__always)
  func isOne(
    of recognizers: UInt64, _ word: Int, _ contact: UInt64, _ activity: Int, _ instance: UInt64
  ) -> Bool {
    for number in Members(recognizers, word) where recognizerAt(number).pointee.activity == activity {
      let target = recognizerAt(number).pointee.target
      if instances.instance(of: target, contact.trailingZeroBitCount) == instance { return true }
    }
    return false
  }

  /// The time by which the next call of `advance` is due; `nil` if no timer is pending. An open frame is due at once.
  @inlinable public var nextDeadline: Microseconds? {
    if tracker.moved != 0 { return tracker.now }
    return deadline == .max ? nil : deadline
  }

  /// Changes to the layout that the host has set, unless a finger is down.
  @inlinable
  mutating func setLayout() {
    guard layoutDirection != program.layoutDirection, tracker.downSet == 0 else { return }
    var next = program
    next.layoutDirection = layoutDirection
    setProgram(next, next.memory)
  }

  /// Replaces the program by one with the same recognizers and steps, but with left and right exchanged.
  ///
  /// - Parameter memory: the memory made from the program.
  @inlinable
  mutating func setProgram(_ program: Program, _ memory: ProgramMemory) {
    self.program = program
    self.memory = memory
    rows = memory.rows
  }

  /// Sets the size of the screen in points, for its right and bottom edges and for thresholds in percent.
  @inlinable
  public mutating func setScreen(_ size: Point?) {
    if let size, size.isPlausibleSize { tracker.screen = size } else { tracker.screen = Point(x: -1, y: -1) }
  }

  /// Sets the size of an element in points, for thresholds in percent. A sample's `size` does the same. A negative size is ignored.
  @inlinable
  public mutating func setSize(_ size: Point, of element: ElementID) {
    guard element.index >= 0, element.index < settings.elements, size.isPlausibleSize else { return }
    tracker.sizes[element.index] = size
  }

  /// Sets the instance of an element that the next press is on, or that the next sample with an `element` is over. The host chooses any
  /// number that is always the same for the same thing. It counts for that one sample. Without it, the instance is 0.
  @inlinable
  public mutating func setInstance(_ instance: UInt64, of element: ElementID) {
    guard element.index >= 0, element.index < settings.elements else { return }
    instances.say(instance, of: element.index, in: program)
  }

  @inlinable
  mutating func deliver<Sink: GestureSink>(into sink: inout Sink) {
    for index in 0..<outcomeCount { sink.receive(outcomes[index]) }
  }
}
