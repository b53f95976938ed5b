#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  public import GestureRuntime

  /// The generated recognizer of a spec, which gives outcomes instead of calling a handler.
  public protocol ProductGestures: ~Copyable {
    associatedtype State
    associatedtype Element
    associatedtype Activity

    init(state: State)

    /// What guards ask about.
    var state: State { get set }
    /// Which way the layout reads. A spec without `leading` and `trailing` takes no notice.
    var layoutDirection: ReadingDirection { get set }
    /// When recognition next needs to know that time has passed; `nil` if nothing depends on it.
    var nextDeadline: Microseconds? { get }

    /// Takes in one sample.
    mutating func feed(_ sample: TouchSample, into outcomes: inout OutcomeList)
    /// Ends an event of the system: no more moves of the present time will come.
    mutating func flush(into outcomes: inout OutcomeList)
    /// Moves time on, so that timers fire. Returns why it was refused.
    mutating func advance(to time: Microseconds, into outcomes: inout OutcomeList) -> Refusal?
    /// Cancels every finger that is down.
    mutating func cancelAll(into outcomes: inout OutcomeList)
    /// Sets the size of the screen in points.
    mutating func setScreen(_ size: Point?)
    /// Sets the size of an element in points.
    mutating func setSize(_ size: Point, of element: Element)
    /// Says where an element lies that the next press is on. A spec without `lift: {on: target}` takes no notice.
    mutating func setFrame(_ frame: Rectangle, of element: Element)
    /// Says which thing of its kind the next sample is on.
    mutating func setInstance(_ instance: UInt64, of element: Element)
    /// Says where the content of an element stands. A spec without `hand-over` takes no notice.
    mutating func setContent(_ stand: ContentStand, of element: Element, instance: UInt64)

    mutating func resetTranslation(of activity: Activity, instance: UInt64?, to value: Point) -> Bool
    mutating func resetScale(of activity: Activity, instance: UInt64?, to value: Double) -> Bool
    mutating func resetRotation(of activity: Activity, instance: UInt64?, to value: Double) -> Bool
  }

  // A recognizer has only what the spec's activities have a use for.
  extension ProductGestures where Self: ~Copyable {
    public var layoutDirection: ReadingDirection {
      get { .leftToRight }
      set {}
    }
    public mutating func setFrame(_ frame: Rectangle, of element: Element) {}
    public mutating func setContent(_ stand: ContentStand, of element: Element, instance: UInt64) {}
    public mutating func resetTranslation(of activity: Activity, instance: UInt64?, to value: Point) -> Bool {
      false
    }
    public mutating func resetScale(of activity: Activity, instance: UInt64?, to value: Double) -> Bool {
      false
    }
    public mutating func resetRotation(of activity: Activity, instance: UInt64?, to value: Double) -> Bool {
      false
    }
  }

  /// Keeps outcomes until the recognizer is done with the touches: a handler may then change state at once.
  public struct OutcomeList: GestureSink {
    private var outcomes: [Outcome] = []

    public mutating func receive(_ outcome: Outcome) { outcomes.append(outcome) }

    /// All of them, once.
    mutating func take() -> [Outcome] {
      defer { outcomes = [] }
      return outcomes
    }
  }

  /// Holds a recognizer: an object, because generic types cannot name one that is not copyable.
  public final class GesturesBox<Gestures: ProductGestures & ~Copyable>: ProductGestures {
    public typealias State = Gestures.State
    public typealias Element = Gestures.Element
    public typealias Activity = Gestures.Activity

    private var gestures: Gestures

    public init(state: State) { gestures = Gestures(state: state) }

    public var state: State {
      get { gestures.state }
      set { gestures.state = newValue }
    }
    public var layoutDirection: ReadingDirection {
      get { gestures.layoutDirection }
      set { gestures.layoutDirection = newValue }
    }
    public var nextDeadline: Microseconds? { gestures.nextDeadline }

    public func feed(_ sample: TouchSample, into outcomes: inout OutcomeList) {
      gestures.feed(sample, into: &outcomes)
    }
    public func flush(into outcomes: inout OutcomeList) { gestures.flush(into: &outcomes) }
    public func advance(to time: Microseconds, into outcomes: inout OutcomeList) -> Refusal? {
      gestures.advance(to: time, into: &outcomes)
    }
    public func cancelAll(into outcomes: inout OutcomeList) { gestures.cancelAll(into: &outcomes) }
    public func setScreen(_ size: Point?) { gestures.setScreen(size) }
    public func setSize(_ size: Point, of element: Element) { gestures.setSize(size, of: element) }
    public func setFrame(_ frame: Rectangle, of element: Element) { gestures.setFrame(frame, of: element) }
    public func setInstance(_ instance: UInt64, of element: Element) {
      gestures.setInstance(instance, of: element)
    }
    public func setContent(_ stand: ContentStand, of element: Element, instance: UInt64) {
      gestures.setContent(stand, of: element, instance: instance)
    }
    /// Does something with the recognizer itself.
    public func change(_ body: (inout Gestures) -> Void) { body(&gestures) }
    public func resetTranslation(of activity: Activity, instance: UInt64?, to value: Point) -> Bool {
      gestures.resetTranslation(of: activity, instance: instance, to: value)
    }
    public func resetScale(of activity: Activity, instance: UInt64?, to value: Double) -> Bool {
      gestures.resetScale(of: activity, instance: instance, to: value)
    }
    public func resetRotation(of activity: Activity, instance: UInt64?, to value: Double) -> Bool {
      gestures.resetRotation(of: activity, instance: instance, to: value)
    }
  }
#endif
