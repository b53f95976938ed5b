import StubRecord

extension UIView {
  /// https://developer.apple.com/documentation/uikit/uiview/animationoptions · iOS 4.0
  public struct AnimationOptions: OptionSet, Sendable {
    /// https://developer.apple.com/documentation/swift/optionset/rawvalue · iOS 8.0
    public let rawValue: UInt
    /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/init(rawvalue:) · iOS 4.0
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/allowuserinteraction · iOS 4.0
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/curveeaseinout · iOS 4.0
    public static let curveEaseInOut = AnimationOptions([])
    /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/curveeasein · iOS 4.0
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/curveeaseout · iOS 4.0
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// https://developer.apple.com/documentation/uikit/uiview/animationoptions/curvelinear · iOS 4.0
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:) · iOS 4.0
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    StubRecord.note("animates \(duration)s after \(delay)s, curve \(options.rawValue >> 16)")
    animations()
    completion?(true)
  }

  /// https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:usingspringwithdamping:initialspringvelocity:options:animations:completion:) · iOS 7.0
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    StubRecord.note(
      "animates \(duration)s after \(delay)s, spring \(Double(dampingRatio)) \(Double(velocity))")
    animations()
    completion?(true)
  }
}
