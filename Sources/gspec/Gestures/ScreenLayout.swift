import GestureRuntime

/// The screen and the frames of elements during a gesture.
struct ScreenLayout: Sendable, Hashable {
  /// The size of the screen in points.
  var size = Point(x: 390, y: 844)
  /// The known frames of elements, by path or short name.
  var frames: [String: Frame] = [:]

  struct Frame: Sendable, Hashable {
    var origin: Point
    var size: Point

    var rectangle: Rectangle { Rectangle(x: origin.x, y: origin.y, width: size.x, height: size.y) }

    /// Whether a place is inside the frame. The left and top edges belong to the frame, the right and bottom edges do not.
    func contains(_ place: Point) -> Bool {
      place.x >= origin.x && place.x < origin.x + size.x && place.y >= origin.y && place.y < origin.y + size.y
    }
  }

  /// The distance of an edge press from the edge in points, well below the edge width of every vocabulary.
  private static let edgeInset = 3.0

  /// The center of an element, or of the screen if the element has no frame.
  func middle(of element: String?) -> Point {
    let frame = element.flatMap { frames[$0] } ?? Frame(origin: Point(x: 0, y: 0), size: size)
    return Point(x: frame.origin.x + frame.size.x / 2, y: frame.origin.y + frame.size.y / 2)
  }

  /// The sizes of the elements around one that have frames, the outermost first.
  func sizes(around path: String) -> [ElementSize] {
    KeyedPath.around(path).compactMap { outer in
      frames[outer].map { ElementSize(element: outer, size: $0.size) }
    }
  }

  /// The frames of the elements around one, the outermost first.
  func frames(around path: String) -> [ElementFrame] {
    KeyedPath.around(path).compactMap { outer in
      frames[outer].map { ElementFrame(element: outer, frame: $0.rectangle) }
    }
  }

  /// The innermost element with a frame at a place; among equals the smallest, then the first by path. `nil` if there is none.
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

/// The settings for the samples of a described gesture.
struct HandSettings: Sendable, Hashable {
  var layout = ScreenLayout()
  /// Whether samples give the element under a moving finger.
  var namesElements = false
  /// Whether presses give the frames of elements.
  var tellsFrames = false
  /// The element of presses, used if the gesture names none.
  var target: String?
  /// The number of frames a second.
  var frameRate = 120.0
  /// The radius of the tremble in points.
  var jitter = 0.4
  var seed: UInt64 = 1
}
