#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  public import GestureRuntime

  /// The generated recognition of a spec, with the handler that its gestures go to.
  @MainActor public protocol ProductEngine: AnyObject {
    associatedtype Product: GestureProduct
    /// `any MailGestureRecognizerHandler`, for example.
    associatedtype Handler

    init(state: Product.State)

    /// What guards ask about.
    var state: Product.State { get set }
    /// The gestures that were recognized and not yet taken, in order.
    var queue: [Product.Gesture] { get set }
    /// Does what gestures mean. It is not kept alive.
    var handler: Handler? { get set }
    /// When recognition next needs to know that time has passed; `nil` if nothing depends on it.
    var nextDeadline: Microseconds? { get }

    /// Calls the handler's method for a gesture.
    func handle(_ gesture: Product.Gesture)

    /// Takes in one sample.
    func feed(_ sample: TouchSample)
    /// Ends an event of the system: no more moves of the present time will come.
    func flush()
    /// Moves time on, so that timers fire. Returns why it was refused.
    func advance(to time: Microseconds) -> Refusal?
    /// Cancels every finger that is down.
    func cancelAll()
    /// Sets the size of the screen in points.
    func setScreen(_ size: Point?)
    /// Sets the size of an element in points.
    func setSize(_ size: Point, of element: Product.Element)
  }

  /// An engine with activities whose translation an app can set.
  public protocol TranslationEngine: ProductEngine {
    func resetTranslation(of activity: Product.Activity, to value: Point)
  }

  /// An engine with activities whose scale an app can set.
  public protocol ScaleEngine: ProductEngine {
    func resetScale(of activity: Product.Activity, to value: Double)
  }

  /// An engine with activities whose rotation an app can set.
  public protocol RotationEngine: ProductEngine {
    func resetRotation(of activity: Product.Activity, to value: Double)
  }
#endif
