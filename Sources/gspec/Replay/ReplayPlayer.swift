import GestureRuntime

/// Feeds the events of a trace to one recognizer.
struct ReplayPlayer: ~Copyable {
  private var recognizer: Recognizer
  private let names: TableNames
  private let settings: ReplaySettings
  private let target: NamedElement?
  private var down: Set<Int> = []
  /// The instances that touches, state and content have named so far.
  private(set) var instances = InstanceNames()

  /// Limit on timers after the last sample; more than any table sets.
  private static let timerLimit = 100_000

  /// Creates a player for a table with its names.
  ///
  /// - Throws: if the settings name an element that the table does not have.
  init(_ names: TableNames, _ settings: ReplaySettings) throws(TraceError) {
    self.names = names
    self.settings = settings
    target = try settings.target.map { name throws(TraceError) in
      try located(nil) { () throws(NameError) in try names.named(name) }
    }
    recognizer = Recognizer(names.table, showsRivals: settings.showsRivals)
  }

  /// Sets the screen, the layout and the state at the start.
  mutating func prepare(for header: TraceHeader) throws(TraceError) {
    recognizer.setScreen(header.screen ?? settings.screen)
    recognizer.layoutDirection = settings.layout(of: header)
    for assignment in settings.state { try set(assignment, line: nil) }
  }

  /// Plays a whole trace.
  mutating func play<Sink: ReplaySink>(_ trace: Trace, into sink: inout Sink) throws(TraceError) -> Replay {
    for event in trace.events { try take(event, into: &sink) }
    end(into: &sink)
    return sink.replay
  }

  /// Feeds the next event.
  mutating func take<Sink: ReplaySink>(_ event: TraceEvent, into sink: inout Sink) throws(TraceError) {
    if let refusal = try feed(event, into: &sink) {
      sink.replay.refusals.append(.init(line: event.line, refusal: refusal))
    }
  }

  /// Lets time pass up to an instant.
  ///
  /// - Returns: whether no finger is down then, and no timer left.
  mutating func isAtRest<Sink: ReplaySink>(at time: Microseconds, into sink: inout Sink) -> Bool {
    guard down.isEmpty else { return false }
    recognizer.advance(to: time, into: &sink)
    return recognizer.nextDeadline == nil
  }

  /// Ends the trace.
  mutating func end<Sink: ReplaySink>(into sink: inout Sink) {
    recognizer.flush(into: &sink)
    sink.replay.fingersDown = down.count
    sink.replay.instances = instances
    if down.isEmpty { letTimePass(into: &sink) }
  }

  private mutating func feed<Sink: ReplaySink>(
    _ event: TraceEvent, into sink: inout Sink
  ) throws(TraceError) -> Refusal? {
    switch event.action {
    case .tick(let time): return recognizer.advance(to: time, into: &sink)
    case .set(let time, let assignments):
      if let refusal = recognizer.advance(to: time, into: &sink) { return refusal }
      for assignment in assignments { try set(assignment, line: event.line) }
      return nil
    case .at(let time, let contents):
      if let refusal = recognizer.advance(to: time, into: &sink) { return refusal }
      for content in contents { try set(content, line: event.line) }
      return nil
    case .touch(let touch): return try feed(touch, line: event.line, into: &sink)
    }
  }

  /// Feeds a touch. What it says about elements counts only if it is accepted.
  private mutating func feed<Sink: ReplaySink>(
    _ touch: TraceTouch, line: Int, into sink: inout Sink
  ) throws(TraceError) -> Refusal? {
    let named = try element(of: touch, line: line)
    var sample = TouchSample(
      time: touch.time, phase: touch.phase, finger: touch.finger, location: touch.location, size: touch.size,
      tool: touch.tool)
    sample.element = named?.element ?? (touch.element == nil ? nil : .nothing)
    if let refusal = recognizer.refusal(of: sample) { return refusal }
    // What came before a press is judged without the sizes and frames that it gives.
    if touch.phase == .down { recognizer.advance(to: sample.time, into: &sink) }
    for item in named?.items ?? [] {
      recognizer.setInstance(instances.number(item.path), of: item.element)
    }
    for known in touch.sizes {
      let named = try located(line) { () throws(NameError) in try names.named(known.element) }
      recognizer.setSize(known.size, of: named.element)
    }
    try tellFrames(touch, sample.element, line: line)
    recognizer.feed(sample, into: &sink)
    follow(sample, into: &sink)
    return nil
  }

  /// The element that a touch names, or else, at a press, that of the settings.
  private func element(of touch: TraceTouch, line: Int) throws(TraceError) -> NamedElement? {
    guard let name = touch.element else { return touch.phase == .down ? target : nil }
    if name.isEmpty { return nil }
    return try located(line) { () throws(NameError) in try names.named(name) }
  }

  /// Sets the frames that a press gives for its element and others.
  private mutating func tellFrames(
    _ touch: TraceTouch, _ element: ElementID?, line: Int
  ) throws(TraceError) {
    for known in touch.frames {
      let named = try located(line) { () throws(NameError) in try names.named(known.element) }
      recognizer.setFrame(known.frame, of: named.element)
    }
    if let frame = touch.frame, let element { recognizer.setFrame(frame, of: element) }
  }

  private mutating func follow<Sink: ReplaySink>(_ touch: TouchSample, into sink: inout Sink) {
    switch touch.phase {
    case .down:
      down.insert(touch.finger)
      if !names.taking.contains(touch.element) {
        sink.replay.untaken.append(
          UntakenPress(time: touch.time, location: touch.location, element: touch.element.map(names.path)))
      }
    case .move: break
    case .up, .cancel: down.remove(touch.finger)
    }
  }

  private mutating func set(_ assignment: StateSetting, line: Int?) throws(TraceError) {
    let (state, value, item) = try located(line) { () throws(NameError) in try names.assignment(assignment) }
    recognizer.setState(state, to: value, of: item.map { instances.number($0.path) } ?? 0)
  }

  private mutating func set(_ content: ContentSetting, line: Int?) throws(TraceError) {
    let named = try located(line) { () throws(NameError) in try names.named(content.element) }
    let item = named.items.last { $0.element == named.element }
    recognizer.setContent(
      content.stand.laidOut(recognizer.layoutDirection), of: named.element,
      instance: item.map { instances.number($0.path) } ?? 0)
  }

  private mutating func letTimePass<Sink: GestureSink>(into sink: inout Sink) {
    for _ in 0..<Self.timerLimit {
      guard let deadline = recognizer.nextDeadline else { return }
      recognizer.advance(to: deadline, into: &sink)
    }
  }
}

/// Converts a name error to an error with the line of the trace; line 0 is a generated event, which has none.
private func located<T>(_ line: Int?, _ body: () throws(NameError) -> T) throws(TraceError) -> T {
  do {
    return try body()
  } catch {
    throw TraceError(line: line == 0 ? nil : line, error.message, help: error.help)
  }
}
