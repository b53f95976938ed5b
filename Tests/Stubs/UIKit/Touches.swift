@_exported public import Foundation
@_exported public import QuartzCore

/// https://developer.apple.com/documentation/uikit/uitouch · iOS 2.0
@MainActor open class UITouch: NSObject {
  /// https://developer.apple.com/documentation/uikit/uitouch/timestamp · iOS 2.0
  open var timestamp: TimeInterval { stubTime }
  /// https://developer.apple.com/documentation/uikit/uitouch/type · iOS 9.0
  open var type: TouchType { stubType }
  /// https://developer.apple.com/documentation/uikit/uitouch/touchtype · iOS 9.0
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }
  /// https://developer.apple.com/documentation/uikit/uitouch/phase-swift.property · iOS 2.0
  open var phase: Phase { stubPhase }
  /// https://developer.apple.com/documentation/uikit/uitouch/phase-swift.enum · iOS 2.0
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }
  /// https://developer.apple.com/documentation/uikit/uitouch/view · iOS 2.0
  open var view: UIView? { stubView }
  /// https://developer.apple.com/documentation/uikit/uitouch/window · iOS 2.0
  open var window: UIWindow? { stubView?.window }

  /// https://developer.apple.com/documentation/uikit/uitouch/location(in:) · iOS 2.0
  open func location(in view: UIView?) -> CGPoint {
    view?.stubInward(stubPlace) ?? stubPlace
  }

  /// Stub: the time in seconds.
  public var stubTime: TimeInterval
  /// Stub: what it does in the present event.
  public var stubPhase = Phase.stationary
  /// Stub: the place in the window.
  public var stubPlace: CGPoint
  private let stubView: UIView?
  private let stubType: TouchType

  /// Stub: a touch at a time and a place.
  public init(
    _ time: TimeInterval, _ x: Double, _ y: Double, on view: UIView?, by type: TouchType = .direct
  ) {
    stubType = type
    stubTime = time
    stubPlace = CGPoint(x: x, y: y)
    stubView = view
    super.init()
  }
}

/// https://developer.apple.com/documentation/uikit/uievent · iOS 2.0
@MainActor open class UIEvent: NSObject {
  private let stubCoalesced: [ObjectIdentifier: [UITouch]]
  private let stubButtons: ButtonMask
  private let stubTouches: Set<UITouch>?
  private static var stubCount = 0.0

  /// https://developer.apple.com/documentation/uikit/uievent/timestamp · iOS 2.0
  open private(set) var timestamp: TimeInterval
  /// https://developer.apple.com/documentation/uikit/uievent/touches(for:)-6krou · iOS 3.2
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { stubTouches }

  // Each event has another time.
  /// Stub: all places of each touch since the last event, the present one last; buttons that are down; and the touches of all phases.
  public init(
    coalesced: [(UITouch, [UITouch])] = [], buttons: ButtonMask = [], touches: Set<UITouch>? = nil
  ) {
    Self.stubCount += 1
    timestamp = Self.stubCount
    stubTouches = touches
    stubButtons = buttons
    stubCoalesced = Dictionary(uniqueKeysWithValues: coalesced.map { (ObjectIdentifier($0), $1) })
    super.init()
  }

  /// https://developer.apple.com/documentation/uikit/uievent/coalescedtouches(for:) · iOS 9.0
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { stubCoalesced[ObjectIdentifier(touch)] }

  /// https://developer.apple.com/documentation/uikit/uievent/buttonmask-swift.property · iOS 13.4
  open var buttonMask: ButtonMask { stubButtons }
  /// https://developer.apple.com/documentation/uikit/uievent/buttonmask-swift.struct · iOS 13.4
  public struct ButtonMask: OptionSet, Sendable {
    /// https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property · iOS 8.0
    public let rawValue: Int
    /// https://developer.apple.com/documentation/uikit/uievent/buttonmask-swift.struct/init(rawvalue:) · iOS 13.4
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// https://developer.apple.com/documentation/uikit/uievent/buttonmask-swift.struct/primary · iOS 13.4
    public static var primary: ButtonMask { ButtonMask(rawValue: 1) }
    /// https://developer.apple.com/documentation/uikit/uievent/buttonmask-swift.struct/secondary · iOS 13.4
    public static var secondary: ButtonMask { ButtonMask(rawValue: 2) }
  }
}
