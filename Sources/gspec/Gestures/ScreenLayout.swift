import GestureRuntime
import SpecParser

/// The screen and the frames of elements during a gesture.
struct ScreenLayout: Sendable, Hashable {
  /// The size of the screen in points.
  var size = Point(x: 390, y: 844)
  /// The known frames of elements, by path or short name.
  var frames: [String: Rectangle] = [:]

  /// The distance of an edge press from the edge in points, well below the edge width of every vocabulary.
  private static let edgeInset = 3.0

  /// The center of an element, or of the screen if the element has no frame.
  func middle(of element: String?) -> Point {
    element.flatMap { frames[$0]?.middle } ?? Point(x: size.x / 2, y: size.y / 2)
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
      frames[outer].map { ElementFrame(element: outer, frame: $0) }
    }
  }

  /// The innermost element with a frame at a place; among equals the smallest, then the first by path. `nil` if there is none.
  func element(at place: Point) -> String? {
    let under = frames.filter { $0.value.hits(place) }.map { path, frame in
      (path: path, depth: KeyedPath.around(path).count, area: frame.width * frame.height)
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

extension Rectangle {
  var middle: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// Whether a press at a place is on an element with this frame. The left and top edges belong to it, the right and bottom edges do not.
  fileprivate func hits(_ place: Point) -> Bool {
    place.x >= x && place.x < x + width && place.y >= y && place.y < y + height
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
