import StubRecord

/// https://developer.apple.com/documentation/uikit/uifeedbackgenerator · iOS 10.0
@MainActor open class UIFeedbackGenerator: NSObject {
  /// https://developer.apple.com/documentation/uikit/uifeedbackgenerator/prepare() · iOS 10.0
  open func prepare() { StubRecord.note("haptics prepare") }
}

/// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator · iOS 10.0
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/feedbackstyle · iOS 10.0, soft and rigid 13.0
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  private let stubStyle: FeedbackStyle

  /// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/init(style:) · iOS 10.0, deprecated in 27.0
  public init(style: FeedbackStyle) {
    stubStyle = style
    super.init()
  }

  /// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/init(style:view:) · iOS 17.5
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  /// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/impactoccurred() · iOS 10.0
  open func impactOccurred() { StubRecord.note("haptic \(stubStyle)") }

  /// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/impactoccurred(intensity:) · iOS 13.0
  open func impactOccurred(intensity: CGFloat) {
    StubRecord.note("haptic \(stubStyle) \(Double(intensity))")
  }
}

/// https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator · iOS 10.0
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator/selectionchanged() · iOS 10.0
  open func selectionChanged() { StubRecord.note("haptic selection") }
}

/// https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator · iOS 10.0
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/feedbacktype · iOS 10.0
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/notificationoccurred(_:) · iOS 10.0
  open func notificationOccurred(_ notificationType: FeedbackType) {
    StubRecord.note("haptic \(notificationType)")
  }
}
