#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  public import GestureRuntime
  public import UIKit

  // The methods that recognizers override are in a header that not every SDK includes in the UIKit module.
  #if canImport(UIKit.UIGestureRecognizerSubclass)
    public import UIKit.UIGestureRecognizerSubclass
  #endif

  /// A recognizer for the gestures of a spec on a view and everything inside it. A view or a window needs one.
  ///
  /// Generated code names it after its product, for example `MailGestureRecognizer`. Set the element of each view (`mailElement`), or a
  /// function that finds elements (`findElement`), and add the recognizer to a view around them. It calls `handler` and `onGesture` after
  /// the touches that made a gesture. Places are in points of the window.
  @MainActor
  public final class ProductGestureRecognizer<Product: GestureProduct>: UIGestureRecognizer,
    UIGestureRecognizerDelegate
  {
    public typealias Element = Product.Element
    public typealias Activity = Product.Activity
    public typealias Gesture = Product.Gesture

    /// The object that performs the activities. It is not retained.
    public var handler: Product.Handler? {
      get { findHandler() }
      set { findHandler = Product.finder(of: newValue) }
    }
    /// A function that is called for every gesture, after `handler`.
    public var onGesture: ((Gesture) -> Void)?
    /// A function that is called when no activity is under way or reported as possible any more, with the end of the last one.
    public var onRest: ((Gesture) -> Void)?
    /// A function that finds the innermost element under a touch and its size in points, instead of the views' elements.
    public var findElement: ((UITouch) -> (element: Element, size: CGSize)?)?
    /// A function that returns the instances of the elements under a touch, by the app's own numbers. Used with `findElement`.
    public var findItems: ((UITouch) -> [(element: Element, item: UInt64)])?
    /// A function that returns the frames of the elements under a touch, in window points. Used with `findElement`, for thresholds in per
    /// cent of the elements around the one that is found, and for mechanics whose lift must be on the target (`lift: {on: target}`).
    public var findFrames: ((UITouch) -> [(element: Element, frame: CGRect)])?
    /// A function that finds the instances under a moving touch, the innermost first, where `findElement` and `findItems` are not right for it.
    package var findPassed: ((UITouch) -> [(element: Element, item: UInt64)])?
    /// A view that a finger carries, if that is not the one on which the activity began. It does not count as the element under the finger.
    public weak var carriedView: UIView?
    /// Whether the spec's haptics are played.
    public var playsHaptics = true
    /// Whether views of elements are moved, scaled, turned and faded as the spec says, during gestures and after them. Turned off, it
    /// resets what is displayed.
    public var showsFeedback = false {
      didSet { if !showsFeedback { forgetFeedback() } }
    }
    /// A function that receives the feedback values of an element, instead of a change of its view. The id is the view's, or from
    /// `findScene`. Offsets are in window points.
    public var onFeedback: ((Element, AnyHashable, FeedbackValues) -> Void)?
    /// A function that is called when the motion after a gesture's end has come to rest and no press interrupted it.
    public var onSettled: ((Gesture) -> Void)?
    /// A function that finds the id and the surroundings of a touched element, instead of its view.
    public var findScene: ((_ element: Element, _ item: UInt64) -> (id: AnyHashable, scene: FeedbackScene)?)?
    /// A function that is called for a haptic by the app's own word, which no feedback generator has.
    public var onHaptic: ((Activity, String) -> Void)?

    /// The state that guards read. A change applies to touches that start after it.
    public var gestureState: Product.State {
      get { engine.state }
      set { engine.state = newValue }
    }

    /// The direction in which the layout reads, for `leading` and `trailing`. `nil` is the view's own.
    public var layoutDirection: ReadingDirection?

    private var findHandler: () -> Product.Handler?
    var engine: Product.Recognizer
    /// The outcomes of the engine since the last `deliver`.
    var outcomes = OutcomeList()
    /// Recognized gestures that are not yet delivered.
    var pending: [Gesture] = []
    /// The last outcome of each activity that is under way.
    var told: [Running<Activity>: Outcome] = [:]
    var fingers: [ObjectIdentifier: Int] = [:]
    var lastFinger = 0
    var hits: [Int: Hit<Element>] = [:]
    /// The last event, and the touches that were taken from it.
    var taken = (event: 0.0, touches: Set<ObjectIdentifier>())
    var latest = Microseconds.min
    var standing = Standing()
    var underWay: Set<Running<Activity>> = []
    /// Activities whose `possible` was reported, and no claim or failure since.
    var awaited: Set<Running<Activity>> = []
    /// For each activity, the number of the last commit threshold that it has passed.
    var beyond: [Running<Activity>: UInt8] = [:]
    var shown: [AnyHashable: Shown<Product>] = [:]
    var lastShown = 0
    /// The time of the last frame drawn.
    var drawn = Microseconds.min
    /// The views of touched instances, with their frames when they were touched.
    var things: [Thing<Element>: TouchedView] = [:]
    var touched: [Element: WeakView] = [:]
    var passed: [Element: WeakView] = [:]
    var bridged: [ObjectIdentifier: Bridge<Product>] = [:]
    var generators: [UIImpactFeedbackGenerator.FeedbackStyle: UIImpactFeedbackGenerator] = [:]
    var ticker: FrameTicker?

    public init(state: Product.State = Product.initialState, handler: Product.Handler? = nil) {
      engine = Product.Recognizer(state: state)
      findHandler = Product.finder(of: handler)
      super.init(target: nil, action: nil)
      // Otherwise UIKit would keep a pencil from it while a finger is down, and fingers while a pencil is.
      requiresExclusiveTouchType = false
      delegate = self
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      take(touches, event, .down)
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      take(touches, event, .move)
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      take(touches, event, .up)
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
      take(touches, event, .cancel)
    }

    public override func reset() {
      super.reset()
      wasReset()
    }

    public override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
      activity(of: other).map { !Product.isShared($0) } ?? super.canPrevent(other)
    }

    public override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
      activity(of: other).map { !Product.isShared($0) } ?? super.canBePrevented(by: other)
    }

    public override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
      activity(of: other).map { !Product.isShared($0) } ?? super.shouldBeRequiredToFail(by: other)
    }

    // In the class itself, since an extension of a generic class cannot conform to an Objective-C protocol.
    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      activity(of: otherGestureRecognizer).map(Product.isShared) ?? false
    }
  }

  extension ProductGestureRecognizer {
    /// The screen edges on which the spec's gestures come before the system's, in a left-to-right layout. A view controller returns them
    /// from `preferredScreenEdgesDeferringSystemGestures`.
    public static var protectedEdges: UIRectEdge { Product.protectedEdges }

    /// The protected edges in the layout of this recognizer's view.
    public var protectedEdges: UIRectEdge {
      let edges = Product.protectedEdges
      guard Product.protectedEdgesFollowReading, reading == .rightToLeft else { return edges }
      var mirrored = edges.subtracting([.left, .right])
      if edges.contains(.left) { mirrored.insert(.right) }
      if edges.contains(.right) { mirrored.insert(.left) }
      return mirrored
    }
  }
#endif
