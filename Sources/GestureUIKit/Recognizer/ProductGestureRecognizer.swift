#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  public import GestureRuntime
  public import UIKit

  // UIKit keeps what recognizers override in a header that not every SDK has in the module itself.
  #if canImport(UIKit.UIGestureRecognizerSubclass)
    public import UIKit.UIGestureRecognizerSubclass
  #endif

  /// Recognizes the gestures of a spec on a view and everything inside it: one for a view or a window.
  ///
  /// Generated code names it after its product, for example `MailGestureRecognizer`. Tell it which view is which element
  /// (`mailElement`), or how to find out (`findElement`), and add it to their view. It calls `handler` and `onGesture` after the
  /// touches that made a gesture. Places are in points of the window.
  @MainActor
  public final class ProductGestureRecognizer<Product: GestureProduct>: UIGestureRecognizer,
    UIGestureRecognizerDelegate
  {
    public typealias Element = Product.Element
    public typealias Activity = Product.Activity
    public typealias Gesture = Product.Gesture

    /// Performs activities. It is not retained.
    public var handler: Product.Handler? {
      get { findHandler() }
      set { findHandler = Product.finder(of: newValue) }
    }
    /// Is called for every gesture, after `handler`.
    public var onGesture: ((Gesture) -> Void)?
    /// Is called when no activity is under way any more, with the end of the last one.
    public var onRest: ((Gesture) -> Void)?
    /// Finds the innermost element under a touch and its size in points, in place of the views' elements.
    public var findElement: ((UITouch) -> (element: Element, size: CGSize)?)?
    /// Says which things the elements under a touch are, by numbers of the app's, where `findElement` finds them.
    public var findItems: ((UITouch) -> [(element: Element, item: UInt64)])?
    /// Says where the elements under a touch lie, in the window's points, where `findElement` finds them: mechanics whose lift must be on
    /// its target (`lift: {on: target}`) need it.
    public var findFrames: ((UITouch) -> [(element: Element, frame: CGRect)])?
    /// The same as `findElement` for a touch that moves over elements, if they are found in another way.
    package var findPassed: ((UITouch) -> Element?)?
    /// A view that a finger carries: it does not count as what the finger is over.
    public weak var carriedView: UIView?
    /// Whether haptics of the spec are played.
    public var playsHaptics = true
    /// Whether views of elements are moved, scaled, turned and faded as the spec says, under fingers and after them.
    public var showsFeedback = false
    /// Is called with what an element shows, in place of changing its view; its id is the view's.
    public var onFeedback: ((Element, AnyHashable, FeedbackValues) -> Void)?
    /// Is called when the motion after a gesture's end has come to rest and no press took over.
    public var onSettled: ((Gesture) -> Void)?
    /// Finds the id and the surroundings of an element that was touched, in place of its view.
    public var findScene: ((_ element: Element, _ item: UInt64) -> (id: AnyHashable, scene: FeedbackScene)?)?
    /// Is called for a haptic that no feedback generator has: a word of the app's own.
    public var onHaptic: ((Activity, String) -> Void)?

    /// What guards ask about. A change counts for touches that start from then on.
    public var gestureState: Product.State {
      get { engine.state }
      set { engine.state = newValue }
    }

    /// Which way the layout reads: where `leading` and `trailing` are. The view's own unless it is set.
    public var layoutDirection: ReadingDirection?

    private var findHandler: () -> Product.Handler?
    var engine: Product.Recognizer
    /// What the engine said since `deliver`.
    var outcomes = OutcomeList()
    /// What was recognized and is not yet handed on.
    var pending: [Gesture] = []
    /// The last outcome of each activity that is under way.
    var told: [Running<Activity>: Outcome] = [:]
    var fingers: [ObjectIdentifier: Int] = [:]
    var lastFinger = 0
    var hits: [Int: Hit<Element>] = [:]
    var latest = Microseconds.min
    var standing = Standing()
    var underWay: Set<Running<Activity>> = []
    /// Activities that are past a commit threshold, and which.
    var beyond: [Running<Activity>: UInt8] = [:]
    var shown: [AnyHashable: Shown<Product>] = [:]
    var lastShown = 0
    /// The time of the last frame that was drawn.
    var drawn = Microseconds.min
    var path: [Thing<Element>] = []
    /// The views of what was touched.
    var things: [Thing<Element>: WeakView] = [:]
    var touched: [Element: WeakView] = [:]
    var passed: [Element: WeakView] = [:]
    var bridged: [ObjectIdentifier: Bridge<Product>] = [:]
    var generators: [UIImpactFeedbackGenerator.FeedbackStyle: UIImpactFeedbackGenerator] = [:]
    var ticker: FrameTicker?

    public init(state: Product.State = Product.initialState, handler: Product.Handler? = nil) {
      engine = Product.Recognizer(state: state)
      findHandler = Product.finder(of: handler)
      super.init(target: nil, action: nil)
      delegate = self
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      began(touches, event)
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

    // In the class itself: an extension of a generic class cannot conform to a protocol of Objective-C.
    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      activity(of: otherGestureRecognizer).map(Product.isShared) ?? false
    }
  }

  extension ProductGestureRecognizer {
    /// The edges of the screen where the spec's gestures come before the system's: what a view controller returns from
    /// `preferredScreenEdgesDeferringSystemGestures`. Those of a layout from left to right.
    public static var protectedEdges: UIRectEdge { Product.protectedEdges }

    /// The same in the layout of this recognizer's view.
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
