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

// MARK: Core Graphics, which UIKit hands on

/// https://developer.apple.com/documentation/corefoundation/cgaffinetransform · iOS 2.0
public struct CGAffineTransform: Sendable, Equatable {
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/a · iOS 2.0
  public var a: CGFloat
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/b · iOS 2.0
  public var b: CGFloat
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/c · iOS 2.0
  public var c: CGFloat
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/d · iOS 2.0
  public var d: CGFloat
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/tx · iOS 2.0
  public var tx: CGFloat
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/ty · iOS 2.0
  public var ty: CGFloat

  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/identity · iOS 2.0
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/init(translationx:y:) · iOS 2.0
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

  private init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/rotated(by:) · iOS 2.0
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    let (cosine, sine) = (cos(angle), sin(angle))
    return CGAffineTransform(
      a: cosine * a + sine * c, b: cosine * b + sine * d, c: cosine * c - sine * a, d: cosine * d - sine * b,
      tx: tx, ty: ty)
  }

  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/scaledby(x:y:) · iOS 2.0
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
  }
}
