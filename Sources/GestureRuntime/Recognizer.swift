/// Turns touches into gestures, as a compiled spec says: one for a view or a window.
///
///     let table = try Table(bytes: bytes)
///     var recognizer = Recognizer(table)
///     recognizer.feed(sample, into: &sink)
///
/// It reads no clock: time is what samples and `advance` say. It allocates when it is made, and later only for a touch that makes more
/// candidates at once than any before. The same samples give the same outcomes, always.
public struct Recognizer: ~Copyable, Sendable {
  @usableFromInline let engine: EngineBox
  /// What it was made from.
  public let table: Table

  /// How many fingers are followed at once.
  public static var fingerLimit: Int { 10 }

  /// - Parameters:
  ///   - showsRivals: let every candidate run alone, without arbitration: it then shows who would claim.
  ///   - layoutDirection: which way the layout reads.
  public init(
    _ table: Table, showsRivals: Bool = false, layoutDirection: ReadingDirection = .leftToRight
  ) {
    self.table = table
    engine = EngineBox(table, showsRivals: showsRivals, reading: layoutDirection)
  }

  deinit { engine.destroy() }

  /// Takes one sample in. Moves of one time are judged together, once anything else arrives or `flush` is called.
  ///
  /// - Returns: why the sample was refused; a refused sample changes nothing.
  @discardableResult @inlinable
  public mutating func feed<Sink: GestureSink>(
    _ sample: TouchSample, into sink: inout Sink
  ) -> Refusal? {
    let answer =
      sample.phase == .move
      ? engine.move(
        sample.finger, to: sample.location, at: sample.time, over: sample.element,
        recording: Sink.wantsReasons)
      : engine.feed(sample, recording: Sink.wantsReasons)
    deliver(answer, into: &sink)
    return answer.refusal
  }

  /// Says that no more moves of the present time will come: call it after each event of the system.
  @inlinable
  public mutating func flush<Sink: GestureSink>(into sink: inout Sink) {
    deliver(engine.flush(recording: Sink.wantsReasons), into: &sink)
  }

  /// Says that time has passed: every timer that is due at or before `time` fires.
  @discardableResult @inlinable
  public mutating func advance<Sink: GestureSink>(
    to time: Microseconds, into sink: inout Sink
  ) -> Refusal? {
    let answer = engine.advance(to: time, recording: Sink.wantsReasons)
    deliver(answer, into: &sink)
    return answer.refusal
  }

  /// Cancels every finger that is down, as when the system takes the touch away.
  @inlinable
  public mutating func cancelAll<Sink: GestureSink>(into sink: inout Sink) {
    deliver(engine.cancelAll(recording: Sink.wantsReasons), into: &sink)
  }

  /// When it next needs to be told that time has passed; `nil` while nothing depends on it.
  public var nextDeadline: Microseconds? { engine.nextDeadline }

  /// Sets a state variable: a bool's 0 or 1, a word's number, a number. It counts for touches that start from now on.
  ///
  /// - Parameter instance: of an element's variable, which thing of that kind it is said of: as `setInstance` names it. The values of
  ///   those that nothing was said of are the first.
  /// - Returns: whether the variable exists and allows the value, and an instance is named of an element's alone; otherwise nothing changes.
  @discardableResult
  public mutating func setState(_ state: Int, to value: Double, of instance: UInt64 = 0) -> Bool {
    engine.setState(state, to: value, of: instance)
  }

  /// Which way the layout reads: where `leading` and `trailing` are. A change counts for touches that start from then on, once no
  /// finger is down.
  public var layoutDirection: ReadingDirection {
    get { engine.layoutDirection }
    set { engine.layoutDirection = newValue }
  }

  /// Sets the size of the screen in points, for its right and bottom edges and for thresholds in per cent.
  public mutating func setScreen(_ size: Point?) { engine.setScreen(size) }

  /// Sets the size of an element in points, for thresholds in per cent. A sample's `size` does the same.
  public mutating func setSize(_ size: Point, of element: ElementID) { engine.setSize(size, of: element) }

  /// Says where an element lies that the next press is on, for mechanics whose lift must be on their target: x and y of its upper left
  /// corner, in the samples' own points. It counts for that one press, and sets the element's size as `setSize` does.
  ///
  /// Without it a lift counts as on its target unless a sample has said that the finger is over something else (`TouchSample.element`).
  public mutating func setFrame(_ frame: Rectangle, of element: ElementID) {
    engine.setFrame(frame, of: element)
  }

  /// Says where the content of an element stands: at ends, or so many points from them. Any time, also while fingers are down.
  ///
  /// Activities with a `hand-over` ask it: the touch goes on as another one beyond such an end. What they move from then on is counted
  /// along, until this is said anew. Nothing is kept where the spec has no hand-over.
  ///
  /// - Parameter instance: which thing of its kind it is said of, as `setInstance` names it.
  public mutating func setContent(_ stand: ContentStand, of element: ElementID, instance: UInt64 = 0) {
    engine.setContent(stand, of: element, instance: instance)
  }

  /// Says which instance of an element the next press is on, or the next sample that says what its finger is over: any number of the
  /// host's own that is the same for the same thing. It counts for that one sample; what nothing is said of is instance 0.
  ///
  /// A touch on row 42 of a list: `setInstance(42, of: row)`, then its `down`. Fingers on two rows are two touches, each with its own
  /// gestures, and outcomes tell the row: `Outcome.instance`. The first call takes some memory, the others none.
  public mutating func setInstance(_ instance: UInt64, of element: ElementID) {
    engine.setInstance(instance, of: element)
  }

  @inlinable
  func deliver<Sink: GestureSink>(_ answer: EngineBox.Answer, into sink: inout Sink) {
    if Sink.wantsReasons {
      for index in 0..<engine.eventCount { sink.explain(engine.event(index)) }
    }
    for index in 0..<Int(answer.outcomes) {
      unsafe sink.receive(answer.first[index])
    }
  }
}
