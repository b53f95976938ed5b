import StubRecord

/// https://developer.apple.com/documentation/objectivec/selector · iOS 8.0
public struct Selector: Sendable {}

/// https://developer.apple.com/documentation/uikit/uigesturerecognizer · iOS 3.2
@MainActor open class UIGestureRecognizer: NSObject {
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum · iOS 3.2
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// Stub: the states that may follow this one, according to Apple's page on the states of recognizers.
    var next: Set<State> {
      switch self {
      case .possible: [.began, .ended, .failed]
      case .began, .changed: [.changed, .ended, .cancelled]
      case .ended, .cancelled, .failed: []
      }
    }
  }

  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.property · iOS 3.2
  open var state = State.possible {
    didSet {
      let isAllowed = oldValue.next.contains(state) || (stubIsResetting && state == .possible)
      StubRecord.note(isAllowed ? "state \(state)" : "state \(state) is not allowed after \(oldValue)")
    }
  }
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/delegate · iOS 3.2
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/view · iOS 3.2
  open var view: UIView? { stubView }
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/isenabled · iOS 3.2
  open var isEnabled = true
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/requiresexclusivetouchtype · iOS 9.2
  open var requiresExclusiveTouchType = true

  weak var stubView: UIView?
  private var stubIsResetting = false
  /// The type of the first touch since the last reset.
  private var stubType: UITouch.TouchType?

  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/init(target:action:) · iOS 3.2
  public init(target: Any?, action: Selector?) { super.init() }

  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/touchesbegan(_:with:) · iOS 3.2
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/touchesmoved(_:with:) · iOS 3.2
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/touchesended(_:with:) · iOS 3.2
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/touchescancelled(_:with:) · iOS 3.2
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/ignore(_:for:)-46411 · iOS 3.2
  open func ignore(_ touch: UITouch, for event: UIEvent) { StubRecord.note("ignores a touch") }
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/reset() · iOS 3.2
  open func reset() { StubRecord.note("reset") }
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/canprevent(_:) · iOS 3.2
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/canbeprevented(by:) · iOS 3.2
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/shouldberequiredtofail(by:) · iOS 7.0
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Stub: what UIKit does with a touch that begins: a recognizer that demands it gets touches of one type only.
  public func stubBegin(_ touch: UITouch, with event: UIEvent) {
    let type = stubType ?? touch.type
    guard !requiresExclusiveTouchType || touch.type == type else { return }
    stubType = type
    touchesBegan([touch], with: event)
  }

  /// Stub: what UIKit does after an event: a recognizer that has ended or failed is reset, and may then recognize again.
  public func stubFinish() {
    guard state.next.isEmpty else { return }
    stubReset()
  }

  /// Stub: what UIKit does when another recognizer prevents this one, or the app turns it off.
  public func stubReset() {
    stubIsResetting = true
    stubType = nil
    reset()
    state = .possible
    stubIsResetting = false
  }
}

/// https://developer.apple.com/documentation/uikit/uipangesturerecognizer · iOS 3.2
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate · iOS 3.2
@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldrecognizesimultaneouslywith:) · iOS 3.2
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}
