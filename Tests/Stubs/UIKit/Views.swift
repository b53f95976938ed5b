import StubRecord

/// https://developer.apple.com/documentation/uikit/uiresponder · iOS 2.0
@MainActor open class UIResponder: NSObject {
  var stubAssociations: [UnsafeRawPointer: Any] = [:]

  /// https://developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:) · iOS 2.0
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// https://developer.apple.com/documentation/uikit/uiresponder/touchesended(_:with:) · iOS 2.0
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// https://developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:) · iOS 2.0
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection · iOS 5.0
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection/lefttoright · iOS 5.0
  case leftToRight
  /// https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection/righttoleft · iOS 5.0
  case rightToLeft
}

/// https://developer.apple.com/documentation/uikit/uiview · iOS 2.0
@MainActor open class UIView: UIResponder {
  /// https://developer.apple.com/documentation/uikit/uiview/frame · iOS 2.0
  open var frame: CGRect
  /// https://developer.apple.com/documentation/uikit/uiview/bounds · iOS 2.0
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// https://developer.apple.com/documentation/uikit/uiview/superview · iOS 2.0
  open private(set) weak var superview: UIView?
  /// https://developer.apple.com/documentation/uikit/uiview/subviews · iOS 2.0
  open private(set) var subviews: [UIView] = []
  /// https://developer.apple.com/documentation/uikit/uiview/window · iOS 2.0
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }
  /// https://developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled · iOS 2.0
  open var isUserInteractionEnabled = true
  /// https://developer.apple.com/documentation/uikit/uiview/isdescendant(of:) · iOS 2.0
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
  /// https://developer.apple.com/documentation/uikit/uiview/ishidden · iOS 2.0
  open var isHidden = false
  /// https://developer.apple.com/documentation/uikit/uiview/alpha · iOS 2.0
  open var alpha: CGFloat = 1 {
    didSet { if alpha != oldValue { StubRecord.note("alpha \(stubRounded(alpha))") } }
  }
  /// https://developer.apple.com/documentation/uikit/uiview/transform · iOS 2.0
  open var transform: CGAffineTransform = .identity {
    didSet { if transform != oldValue { StubRecord.note("transform \(transform.stubText)") } }
  }
  /// https://developer.apple.com/documentation/uikit/uiview/backgroundcolor · iOS 2.0
  open var backgroundColor: UIColor?
  /// Stub: the layout direction of the view and the views inside it.
  public var stubLayoutDirection: UIUserInterfaceLayoutDirection?
  /// https://developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection · iOS 10.0
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    stubLayoutDirection ?? superview?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }
  var stubActions: [UIAccessibilityCustomAction]?

  /// https://developer.apple.com/documentation/uikit/uiview/init(frame:) · iOS 2.0
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// https://developer.apple.com/documentation/uikit/uiview/addsubview(_:) · iOS 2.0
  open func addSubview(_ view: UIView) {
    view.superview = self
    subviews.append(view)
  }

  /// https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:at:) · iOS 2.0
  open func insertSubview(_ view: UIView, at index: Int) {
    view.superview = self
    subviews.insert(view, at: index)
  }

  /// https://developer.apple.com/documentation/uikit/uiview/removefromsuperview() · iOS 2.0
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// https://developer.apple.com/documentation/uikit/uiview/addgesturerecognizer(_:) · iOS 3.2
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.stubView = self
  }

  /// https://developer.apple.com/documentation/uikit/uiview/point(inside:with:) · iOS 2.0
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-6rmbw · iOS 2.0
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let corners = [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY),
    ].map { convert(CGPoint(x: $0.0, y: $0.1), to: view) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return CGRect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }

  /// https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-1hk9b · iOS 2.0
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let place = stubOutward(point)
    return view?.stubInward(place) ?? place
  }

  /// https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:) · iOS 2.0
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for child in subviews.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return self
  }

  /// Stub: a point of its own in the window. The transform is about its center.
  private func stubOutward(_ point: CGPoint) -> CGPoint {
    let (x, y) = (point.x - frame.width / 2, point.y - frame.height / 2)
    let outer = CGPoint(
      x: frame.midX + transform.a * x + transform.c * y + transform.tx,
      y: frame.midY + transform.b * x + transform.d * y + transform.ty)
    return superview?.stubOutward(outer) ?? outer
  }

  /// Stub: a point of the window in its own coordinates.
  func stubInward(_ point: CGPoint) -> CGPoint {
    let outer = superview?.stubInward(point) ?? point
    let (x, y) = (outer.x - frame.midX - transform.tx, outer.y - frame.midY - transform.ty)
    let determinant = transform.a * transform.d - transform.b * transform.c
    return CGPoint(
      x: frame.width / 2 + (transform.d * x - transform.c * y) / determinant,
      y: frame.height / 2 + (transform.a * y - transform.b * x) / determinant)
  }
}

/// https://developer.apple.com/documentation/uikit/uiwindow · iOS 2.0
@MainActor open class UIWindow: UIView {}

/// https://developer.apple.com/documentation/uikit/uiscrollview · iOS 2.0
@MainActor open class UIScrollView: UIView {
  /// https://developer.apple.com/documentation/uikit/uiscrollview/pangesturerecognizer · iOS 5.0
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer(target: nil, action: nil)
}

/// https://developer.apple.com/documentation/uikit/uirectedge · iOS 7.0
public struct UIRectEdge: OptionSet, Sendable {
  /// https://developer.apple.com/documentation/swift/optionset/rawvalue · iOS 8.0
  public let rawValue: UInt
  /// https://developer.apple.com/documentation/uikit/uirectedge/init(rawvalue:) · iOS 7.0
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// https://developer.apple.com/documentation/uikit/uirectedge/top · iOS 7.0
  public static let top = UIRectEdge(rawValue: 1)
  /// https://developer.apple.com/documentation/uikit/uirectedge/left · iOS 7.0
  public static let left = UIRectEdge(rawValue: 2)
  /// https://developer.apple.com/documentation/uikit/uirectedge/bottom · iOS 7.0
  public static let bottom = UIRectEdge(rawValue: 4)
  /// https://developer.apple.com/documentation/uikit/uirectedge/right · iOS 7.0
  public static let right = UIRectEdge(rawValue: 8)
}

/// https://developer.apple.com/documentation/uikit/uiviewcontroller · iOS 2.0
@MainActor open class UIViewController: UIResponder {
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/view · iOS 2.0
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open private(set) lazy var view: UIView! = stubLoaded()

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:) · iOS 2.0
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:) · iOS 2.0
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload() · iOS 2.0
  open func viewDidLoad() {}
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews() · iOS 5.0
  open func viewDidLayoutSubviews() {}

  private func stubLoaded() -> UIView { UIView(frame: .zero) }

  /// Stub: shows the view in a window.
  public func stubAppear(in window: UIWindow) {
    view.frame = window.bounds
    window.addSubview(view)
    viewDidLoad()
    viewDidLayoutSubviews()
  }

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredscreenedgesdeferringsystemgestures · iOS 11.0
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
}
