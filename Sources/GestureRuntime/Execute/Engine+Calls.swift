/// What generated code calls: the same as `Recognizer` offers for a table.
extension GestureEngine {
  /// Takes one sample in. Moves of one time are judged together, once anything else arrives or `flush` is called.
  ///
  /// - Returns: why the sample was refused; a refused sample changes nothing.
  @discardableResult @inlinable @inline(__always)
  public mutating func feed<Sink: GestureSink>(_ sample: TouchSample, into sink: inout Sink) -> Refusal? {
    outcomeCount = 0
    if Program.readsBothWays, sample.phase == .down { setLayout() }
    let refusal = take(sample)
    if outcomeCount > 0 { deliver(into: &sink) }
    return refusal
  }

  /// Says that no more moves of the present time will come: call it after each event of the system.
  @inlinable
  public mutating func flush<Sink: GestureSink>(into sink: inout Sink) {
    outcomeCount = 0
    judgeFrame()
    deliver(into: &sink)
  }

  /// Says that time has passed: every timer that is due at or before `time` fires.
  @discardableResult @inlinable
  public mutating func advance<Sink: GestureSink>(
    to time: Microseconds, into sink: inout Sink
  ) -> Refusal? {
    outcomeCount = 0
    let refusal = pass(to: time)
    deliver(into: &sink)
    return refusal
  }

  /// Cancels every finger that is down, as when the system takes the touch away.
  @inlinable
  public mutating func cancelAll<Sink: GestureSink>(into sink: inout Sink) {
    outcomeCount = 0
    cancelFingers()
    deliver(into: &sink)
  }

  @inlinable
  mutating func cancelFingers() {
    judgeFrame()
    for slot in tracker.slots { cancel(slot) }
  }

  /// When it next needs to be told that time has passed; `nil` while nothing depends on it. An open frame is due at once.
  @inlinable public var nextDeadline: Microseconds? {
    if tracker.moved != 0 { return tracker.now }
    return deadline == .max ? nil : deadline
  }

  /// Says whether a guard holds. It counts for touches that start from now on.
  @inlinable
  public mutating func setGuard(_ number: Int, to holds: Bool) {
    guards[number] = holds
    for word in 0..<program.words {
      let those = program.guarded(number, word)
      allowed[word] = holds ? allowed[word] | those : allowed[word] & ~those
    }
  }

  /// Sets an element's variable for one instance of it.
  ///
  /// - Parameter first: the value of instances of which nothing is said.
  @inlinable
  public mutating func setState(_ state: Int, to value: Double, first: Double, of instance: UInt64) {
    if value.isNaN { return }
    instanceValues.set(value == first ? nil : value, state, of: instance)
  }

  /// The value of an element's variable for the instance that a press is on, which comes next.
  ///
  /// - Parameter first: the value of instances of which nothing is said.
  @inlinable
  public func state(_ state: Int, first: Double, of element: ElementID, at press: TouchSample) -> Double {
    // A press on an element that the program does not have is refused later.
    guard let pressed = press.element, pressed.index < settings.elements,
      program.isInside(pressed.index, of: element.index)
    else { return first }
    return instanceValues.value(state, of: instances.said(of: element.index)) ?? first
  }

  /// Goes over to the layout that the host has said, unless a finger is down.
  @inlinable
  mutating func setLayout() {
    guard layoutDirection != program.layoutDirection, tracker.downSet == 0 else { return }
    var next = program
    next.layoutDirection = layoutDirection
    setProgram(next, ProgramMemory(next))
  }

  /// Goes on with a program that has the same recognizers and steps, with left and right changed.
  ///
  /// - Parameter memory: made of the program.
  @inlinable
  mutating func setProgram(_ program: Program, _ memory: ProgramMemory) {
    self.program = program
    self.memory = memory
    rows = memory.rows
  }

  /// Sets the size of the screen in points, for its right and bottom edges and for thresholds in per cent.
  @inlinable
  public mutating func setScreen(_ size: Point?) {
    let isUsable = size.map { $0.isPlausible && $0.x >= 0 && $0.y >= 0 } ?? false
    tracker.screen = isUsable ? size ?? Point(x: -1, y: -1) : Point(x: -1, y: -1)
  }

  /// Sets the size of an element in points, for thresholds in per cent. A sample's `size` does the same.
  @inlinable
  public mutating func setSize(_ size: Point, of element: ElementID) {
    guard element.index >= 0, element.index < settings.elements, size.isPlausible else { return }
    tracker.sizes[element.index] = size
  }

  /// Says which instance of an element the next press is on, or the next sample that says what its finger is over: any number of the
  /// host's own that is the same for the same thing. It counts for that one sample; what nothing is said of is instance 0.
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
