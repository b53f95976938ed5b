/// https://developer.apple.com/documentation/corefoundation/cgaffinetransform · iOS 2.0
public struct CGAffineTransform: Sendable, Hashable {
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/a · iOS 2.0
  public var a = 1.0
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/b · iOS 2.0
  public var b = 0.0
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/c · iOS 2.0
  public var c = 0.0
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/d · iOS 2.0
  public var d = 1.0
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/tx · iOS 2.0
  public var tx = 0.0
  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/ty · iOS 2.0
  public var ty = 0.0

  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/identity · iOS 2.0
  public static let identity = CGAffineTransform(translationX: 0, y: 0)

  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/init(translationx:y:) · iOS 2.0
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.tx = Double(tx)
    self.ty = Double(ty)
  }

  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/rotated(by:) · iOS 2.0
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    let (sine, cosine) = (sin(Double(angle)), cos(Double(angle)))
    var result = self
    (result.a, result.b) = (a * cosine + c * sine, b * cosine + d * sine)
    (result.c, result.d) = (c * cosine - a * sine, d * cosine - b * sine)
    return result
  }

  /// https://developer.apple.com/documentation/corefoundation/cgaffinetransform/scaledby(x:y:) · iOS 2.0
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    var result = self
    (result.a, result.b) = (a * Double(sx), b * Double(sx))
    (result.c, result.d) = (c * Double(sy), d * Double(sy))
    return result
  }

  /// Stub: its six numbers, rounded.
  var stubText: String { [a, b, c, d, tx, ty].map { "\(stubRounded(CGFloat($0)))" }.joined(separator: " ") }
}

/// https://developer.apple.com/documentation/corefoundation/cgvector · iOS 7.0
public struct CGVector: Sendable, Hashable {
  /// https://developer.apple.com/documentation/corefoundation/cgvector/dx · iOS 7.0
  public var dx: CGFloat
  /// https://developer.apple.com/documentation/corefoundation/cgvector/dy · iOS 7.0
  public var dy: CGFloat
  /// https://developer.apple.com/documentation/corefoundation/cgvector/zero · iOS 7.0
  public static let zero = CGVector(dx: 0, dy: 0)

  /// https://developer.apple.com/documentation/corefoundation/cgvector/init(dx:dy:) · iOS 7.0
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

/// Stub: a number rounded to two decimals, for records.
func stubRounded(_ value: CGFloat) -> Double {
  let rounded = (Double(value) * 100).rounded() / 100
  return rounded == 0 ? 0 : rounded
}
