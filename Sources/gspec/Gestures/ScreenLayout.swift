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

    var rectangle: Rectangle { Rectangle(x: origin.x, y: origin.y, width: size.x, height: size.y) }

    /// Left and top belong to it, right and bottom to its neighbours.
    func contains(_ place: Point) -> Bool {
      place.x >= origin.x && place.x < origin.x + size.x && place.y >= origin.y && place.y < origin.y + size.y
    }
  }

  /// Distance of a press at an edge from it, in points: well inside every vocabulary's edge width.
  private static let edgeInset = 3.0

  /// The middle of the element, of the whole screen if it has no frame.
  func middle(of element: String?) -> Point {
    let frame = element.flatMap { frames[$0] } ?? Frame(origin: Point(x: 0, y: 0), size: size)
    return Point(x: frame.origin.x + frame.size.x / 2, y: frame.origin.y + frame.size.y / 2)
  }

  /// Sizes of the elements around one, where they have frames; the outermost first.
  func sizes(around path: String) -> [ElementSize] {
    KeyedPath.around(path).compactMap { outer in
      frames[outer].map { ElementSize(element: outer, size: $0.size) }
    }
  }

  /// Frames of the elements around one, where they have any; the outermost first.
  func frames(around path: String) -> [ElementFrame] {
    KeyedPath.around(path).compactMap { outer in
      frames[outer].map { ElementFrame(element: outer, frame: $0.rectangle) }
    }
  }

  /// The innermost of the elements that have a frame there, of equals the smallest, then the first by name; `nil` for none.
  func element(at place: Point) -> String? {
    let under = frames.filter { $0.value.contains(place) }.map { path, frame in
      (path: path, depth: KeyedPath.around(path).count, area: frame.size.x * frame.size.y)
    }
    return under.min { a, b in
      (-a.depth, a.area, a.path) < (-b.depth, b.area, b.path)
    }?.path
  }

  func place(_ place: GesturePlace?, element: String?) -> Point {
    switch place {
    case .point(let point): point
    case .edge(.left), .edge(.leading): Point(x: Self.edgeInset, y: size.y / 2)
    case .edge(.right), .edge(.trailing): Point(x: size.x - Self.edgeInset, y: size.y / 2)
    case .edge(.top): Point(x: size.x / 2, y: Self.edgeInset)
    case .edge(.bottom): Point(x: size.x / 2, y: size.y - Self.edgeInset)
    case .center, nil: middle(of: element)
    }
  }
}

/// How a described gesture becomes samples.
struct HandSettings: Sendable, Hashable {
  var layout = ScreenLayout()
  /// Whether samples say what a finger that moves is over.
  var namesElements = false
  /// Whether presses say where elements lie.
  var tellsFrames = false
  /// The element under fingers whose gesture names none.
  var target: String?
  /// Samples a second.
  var frameRate = 120.0
  /// Points.
  var jitter = 0.4
  var seed: UInt64 = 1
}
