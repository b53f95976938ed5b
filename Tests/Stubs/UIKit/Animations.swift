import StubRecord

/// https://developer.apple.com/documentation/uikit/uitimingcurveprovider · iOS 10.0
public protocol UITimingCurveProvider {
  /// Stub: its text in records.
  var stubText: String { get }
}

/// https://developer.apple.com/documentation/uikit/uicubictimingparameters · iOS 10.0
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// Stub: its control points.
  public let stubText: String

  /// https://developer.apple.com/documentation/uikit/uicubictimingparameters/init(controlpoint1:controlpoint2:) · iOS 10.0
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    stubText =
      "curve \(stubRounded(point1.x)) \(stubRounded(point1.y)) \(stubRounded(point2.x)) \(stubRounded(point2.y))"
    super.init()
  }
}

/// https://developer.apple.com/documentation/uikit/uispringtimingparameters · iOS 10.0
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// Stub: its constants.
  public let stubText: String

  /// https://developer.apple.com/documentation/uikit/uispringtimingparameters/init(mass:stiffness:damping:initialvelocity:) · iOS 10.0
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    stubText =
      "spring \(stubRounded(mass)) \(stubRounded(stiffness)) \(stubRounded(damping)) from \(stubRounded(velocity.dx))"
    super.init()
  }
}

/// https://developer.apple.com/documentation/uikit/uiviewanimatingposition · iOS 10.0
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// https://developer.apple.com/documentation/uikit/uiviewpropertyanimator · iOS 10.0
@MainActor open class UIViewPropertyAnimator: NSObject {
  private let stubText: String
  private var stubAnimations: [() -> Void] = []
  private var stubCompletions: [(UIViewAnimatingPosition) -> Void] = []

  /// https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/init(duration:timingparameters:) · iOS 10.0
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    stubText = "\(duration)s, \(parameters.stubText)"
    super.init()
  }

  /// https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/addanimations(_:) · iOS 10.0
  open func addAnimations(_ animation: @escaping () -> Void) { stubAnimations.append(animation) }

  /// https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/addcompletion(_:) · iOS 10.0
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    stubCompletions.append(completion)
  }

  /// https://developer.apple.com/documentation/uikit/uiviewanimating/startanimation(afterdelay:) · iOS 10.0
  open func startAnimation(afterDelay delay: TimeInterval) {
    StubRecord.note("animates \(stubText), after \(delay)s")
    for animation in stubAnimations { animation() }
    for completion in stubCompletions { completion(.end) }
  }
}
