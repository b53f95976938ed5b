import GestureRuntime

/// Where things are while a gesture is made.
struct ScreenLayout: Sendable, Hashable {
  /// Points.
  var size = Point(x: 390, y: 844)
  /// Elements whose place is known, by path or short name.
  var frames: [String: Frame] = [:]

  struct Frame: Sendable, Hashable {
    var origin: Point
    var size: Point
  }

  /// Distance of a press at an edge from it, in points: well inside every vocabulary's edge width.
  private static let edgeInset = 3.0

  /// The middle of the element, of the whole screen if it has no frame.
  func middle(of element: String?) -> Point {
    let frame = element.flatMap { frames[$0] } ?? Frame(origin: Point(x: 0, y: 0), size: size)
    return Point(x: frame.origin.x + frame.size.x / 2, y: frame.origin.y + frame.size.y / 2)
  }

  func place(_ place: GesturePlace?, element: String?) -> Point {
    switch place {
    case .point(let point): point
    case .edge(.left): Point(x: Self.edgeInset, y: size.y / 2)
    case .edge(.right): Point(x: size.x - Self.edgeInset, y: size.y / 2)
    case .edge(.top): Point(x: size.x / 2, y: Self.edgeInset)
    case .edge(.bottom): Point(x: size.x / 2, y: size.y - Self.edgeInset)
    case .center, nil: middle(of: element)
    }
  }
}

/// How a described gesture becomes samples.
struct HandSettings: Sendable, Hashable {
  var layout = ScreenLayout()
  /// The element under fingers whose gesture names none.
  var target: String?
  /// Samples a second.
  var frameRate = 120.0
  /// Points.
  var jitter = 0.4
  var seed: UInt64 = 1
}
