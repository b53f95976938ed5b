#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  public import GestureRuntime

  /// The generated recognizer of a spec, which returns outcomes instead of calling a handler.
  public protocol ProductGestures: ~Copyable {
    associatedtype State
    associatedtype Element
    associatedtype Activity

    init(state: State)

    /// The state that guards read.
    var state: State { get set }
    /// The direction in which the layout reads. A spec without `leading` and `trailing` ignores it.
    var layoutDirection: ReadingDirection { get set }
    /// The time of the next deadline; `nil` if nothing depends on time.
    var nextDeadline: Microseconds? { get }

    /// Processes one sample.
    mutating func feed(_ sample: TouchSample, into outcomes: inout OutcomeList)
    /// Ends a system event: no more moves of the present time follow.
    mutating func flush(into outcomes: inout OutcomeList)
    /// Advances time, so that timers fire. Returns the reason if this is refused.
    mutating func advance(to time: Microseconds, into outcomes: inout OutcomeList) -> Refusal?
    /// Cancels every finger that is down.
    mutating func cancelAll(into outcomes: inout OutcomeList)
    /// Cancels every finger that is down, and drops claims that are held.
    mutating func forgetTouches(into outcomes: inout OutcomeList)
    /// Whether an activity may still claim in the present touch on an instance of its target.
    func mayClaim(_ activity: Activity, on instance: UInt64) -> Bool
    /// Whether the guard of an activity holds for a touch on an element, on the instances set with `setInstance`.
    mutating func guardHolds(of activity: Activity, on element: Element) -> Bool
    /// Sets the size of the screen in points.
    mutating func setScreen(_ size: Point?)
    /// Sets the size of an element in points.
    mutating func setSize(_ size: Point, of element: Element)
    /// Sets the frame of an element under the next press. A spec without `lift: {on: target}` ignores it.
    mutating func setFrame(_ frame: Rectangle, of element: Element)
    /// Sets the instance of an element for the next sample.
    mutating func setInstance(_ instance: UInt64, of element: Element)
    /// Sets the content position of an element. A spec without `hand-over` ignores it.
    mutating func setContent(_ stand: ContentStand, of element: Element, instance: UInt64)

    mutating func resetTranslation(of activity: Activity, instance: UInt64?, to value: Point) -> Bool
    mutating func resetScale(of activity: Activity, instance: UInt64?, to value: Double) -> Bool
    mutating func resetRotation(of activity: Activity, instance: UInt64?, to value: Double) -> Bool
  }

  // Defaults for the members that no activity of a spec needs.
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

  /// The outcomes until the recognizer has processed the touches. Only then does a handler run, so it may change state at once.
  public struct OutcomeList: GestureSink {
    private var outcomes: [Outcome] = []

    public mutating func receive(_ outcome: Outcome) { outcomes.append(outcome) }

    /// Returns all outcomes and empties the list.
    mutating func take() -> [Outcome] {
      defer { outcomes = [] }
      return outcomes
    }
  }

  /// A class that holds a recognizer, since generic types cannot use one that is not copyable.
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
    public func forgetTouches(into outcomes: inout OutcomeList) { gestures.forgetTouches(into: &outcomes) }
    public func mayClaim(_ activity: Activity, on instance: UInt64) -> Bool {
      gestures.mayClaim(activity, on: instance)
    }
    public func guardHolds(of activity: Activity, on element: Element) -> Bool {
      gestures.guardHolds(of: activity, on: element)
    }
    public func setScreen(_ size: Point?) { gestures.setScreen(size) }
    public func setSize(_ size: Point, of element: Element) { gestures.setSize(size, of: element) }
    public func setFrame(_ frame: Rectangle, of element: Element) { gestures.setFrame(frame, of: element) }
    public func setInstance(_ instance: UInt64, of element: Element) {
      gestures.setInstance(instance, of: element)
    }
    public func setContent(_ stand: ContentStand, of element: Element, instance: UInt64) {
      gestures.setContent(stand, of: element, instance: instance)
    }
    /// Calls a function with the recognizer itself.
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
