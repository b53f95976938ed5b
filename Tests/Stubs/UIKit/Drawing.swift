/// https://developer.apple.com/documentation/uikit/uilabel · iOS 2.0
@MainActor open class UILabel: UIView {
  /// https://developer.apple.com/documentation/uikit/uilabel/text · iOS 2.0
  open var text: String?
}

/// https://developer.apple.com/documentation/uikit/uicolor · iOS 2.0
open class UIColor: NSObject, @unchecked Sendable {
  /// https://developer.apple.com/documentation/uikit/uicolor/systembackground · iOS 13.0
  public class var systemBackground: UIColor { UIColor() }
  /// https://developer.apple.com/documentation/uikit/uicolor/systemteal · iOS 7.0
  public class var systemTeal: UIColor { UIColor() }
  /// https://developer.apple.com/documentation/uikit/uicolor/systemyellow · iOS 7.0
  public class var systemYellow: UIColor { UIColor() }
}

extension UIView {
  /// https://developer.apple.com/documentation/uikit/uiview/center · iOS 2.0
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
}
