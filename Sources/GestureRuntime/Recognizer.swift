/// Recognizes the gestures of a compiled spec in touch samples. A view or a window has one.
///
///     let table = try Table(bytes: bytes)
///     var recognizer = Recognizer(table)
///     recognizer.feed(sample, into: &sink)
///
/// It reads no clock: samples and `advance` give the time. It allocates when it is made. Samples allocate later only if a touch makes more
/// candidates at once, or a call more outcomes, than any before. The same samples always give the same outcomes.
public struct Recognizer: ~Copyable, Sendable {
  @usableFromInline let box: EngineBox
  /// The table that it was made from.
  public let table: Table

  /// The number of fingers that it follows at once.
  public static var fingerLimit: Int { TouchTracker.fingerLimit }

  /// - Parameters:
  ///   - showsRivals: whether every candidate runs alone, without arbitration, to show which ones would claim.
  ///   - layoutDirection: the direction in which the layout reads.
  public init(
    _ table: Table, showsRivals: Bool = false, layoutDirection: ReadingDirection = .leftToRight
  ) {
    self.table = table
    box = EngineBox(table, showsRivals: showsRivals, reading: layoutDirection)
  }

  deinit { box.destroy() }

  /// Feeds one sample. Moves of one time are judged together, as soon as anything else arrives or `flush` is called.
  ///
  /// - Returns: the reason if the sample was refused, else `nil`; a refused sample changes nothing.
  @discardableResult @inlinable
  public mutating func feed<Sink: GestureSink>(
    _ sample: TouchSample, into sink: inout Sink
  ) -> Refusal? {
    let answer =
      sample.phase == .move
      ? box.move(
        sample.finger, to: sample.location, at: sample.time, over: sample.element,
        recording: Sink.wantsReasons)
      : box.feed(sample, recording: Sink.wantsReasons)
    deliver(answer, into: &sink)
    return answer.refusal
  }

  /// Why `feed` would refuse a sample; `nil` if it would take it. Ask it before calls that count for one sample, such as `setInstance`.
  public func refusal(of sample: TouchSample) -> Refusal? { box.engine.refusal(of: sample) }

  /// Judges the open frame, because no more moves of the present time will come. Call it after each event of the system.
  @inlinable
  public mutating func flush<Sink: GestureSink>(into sink: inout Sink) {
    deliver(box.flush(recording: Sink.wantsReasons), into: &sink)
  }

  /// Advances the time: every timer that is due at or before `time` fires.
  @discardableResult @inlinable
  public mutating func advance<Sink: GestureSink>(
    to time: Microseconds, into sink: inout Sink
  ) -> Refusal? {
    let answer = box.advance(to: time, recording: Sink.wantsReasons)
    deliver(answer, into: &sink)
    return answer.refusal
  }

  /// Cancels every finger that is down, for example when the system takes the touch away.
  @inlinable
  public mutating func cancelAll<Sink: GestureSink>(into sink: inout Sink) {
    deliver(box.cancelAll(recording: Sink.wantsReasons), into: &sink)
  }

  /// Cancels every finger that is down, and drops what waits without one: held claims, and touches between two presses. Nothing of the
  /// present touches is recognized later.
  @inlinable
  public mutating func forgetTouches<Sink: GestureSink>(into sink: inout Sink) {
    deliver(box.forgetTouches(recording: Sink.wantsReasons), into: &sink)
  }

  /// Whether an activity may still claim in the present touch on an instance of its target. For hosts that show a long press before its
  /// claim.
  public func mayClaim(_ activity: Int, on instance: UInt64) -> Bool {
    box.engine.mayClaim(activity, on: instance)
  }

  /// The time by which the next call of `advance` is due; `nil` if no timer is pending. An open frame is due at once.
  public var nextDeadline: Microseconds? { box.engine.nextDeadline }

  /// Sets a state variable: 0 or 1 for a bool, the number of a word, or a number. It counts for touches that start from now on.
  ///
  /// - Parameter instance: the instance, as in `setInstance`, if the variable belongs to an element. Instances that were never set have the
  ///   variable's first value.
  /// - Returns: whether the variable exists and allows the value; `false` also for an instance of a variable that belongs to no element.
  ///   Nothing changes then.
  @discardableResult
  public mutating func setState(_ state: Int, to value: Double, of instance: UInt64 = 0) -> Bool {
    box.setState(state, to: value, of: instance)
  }

  /// Whether the guard of an activity holds for a touch on an element that would start now, on the instances set with `setInstance`. For
  /// ways to an activity without a touch, such as a key or an assistive device.
  public mutating func guardHolds(of activity: Int, on element: ElementID) -> Bool {
    box.guardHolds(of: activity, on: element)
  }

  /// The direction in which the layout reads, which decides where `leading` and `trailing` are. A change counts for touches that start
  /// later, once no finger is down.
  public var layoutDirection: ReadingDirection {
    get { box.engine.layoutDirection }
    set { box.engine.layoutDirection = newValue }
  }

  /// Sets the size of the screen in points, for its right and bottom edges and for thresholds in percent.
  public mutating func setScreen(_ size: Point?) { box.engine.setScreen(size) }

  /// Sets the size of an element in points, for thresholds in percent. A sample's `size` does the same.
  public mutating func setSize(_ size: Point, of element: ElementID) { box.engine.setSize(size, of: element) }

  /// Sets where an element lies, for the next press on it. Mechanics whose lift must be on their target use it. The frame's x and y are the
  /// upper left corner, in the coordinates of the samples. It counts for that one press. It also sets the element's size, as `setSize`
  /// does.
  ///
  /// Without a frame, a lift counts as on its target unless a sample has put the finger over something else (`TouchSample.element`).
  public mutating func setFrame(_ frame: Rectangle, of element: ElementID) {
    box.engine.setFrame(frame, of: element)
  }

  /// Sets how far the content of an element is from its ends, in points. It may be called any time, also while fingers are down.
  ///
  /// Activities with a `hand-over` use it: beyond such an end, the touch goes on as another activity. Their movement changes these
  /// distances until the host sets them again. A spec without hand-overs stores nothing.
  ///
  /// - Parameter instance: the instance of the element, as in `setInstance`.
  public mutating func setContent(_ stand: ContentStand, of element: ElementID, instance: UInt64 = 0) {
    box.engine.setContent(stand, of: element, instance: instance)
  }

  /// Sets the instance of an element that the next press is on, or that the next sample with an `element` is over. The host chooses any
  /// number that is always the same for the same thing. It counts for that one sample. Without it, the instance is 0.
  ///
  /// A touch on row 42 of a list: `setInstance(42, of: row)`, then its `down`. Fingers on two rows are two touches, each with its own
  /// gestures. Outcomes name the row: `Outcome.instance`. Only the first call allocates memory.
  public mutating func setInstance(_ instance: UInt64, of element: ElementID) {
    box.engine.setInstance(instance, of: element)
  }

  @inlinable
  func deliver<Sink: GestureSink>(_ answer: EngineBox.Answer, into sink: inout Sink) {
    if Sink.wantsReasons {
      for index in 0..<box.eventCount { sink.explain(box.event(index)) }
    }
    for index in 0..<Int(answer.outcomes) {
      unsafe sink.receive(answer.first[index])
    }
  }
}
