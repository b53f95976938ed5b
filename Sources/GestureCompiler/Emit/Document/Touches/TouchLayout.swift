import GestureRuntime
import SpecParser

/// The frames of a touch's elements on the screen: from cases, else around the fingers.
struct TouchLayout: Sendable {
  struct Box: Sendable, Hashable {
    var path: String
    var frame: Rectangle
    var isTouched: Bool
  }

  /// The boxes, outer ones first.
  private(set) var boxes: [Box] = []

  private let spec: CheckedSpec
  private let screen: Point
  private let frames: [(element: String, frame: Rectangle)]

  /// - Parameter frames: the frames from cases, by path.
  init(
    _ spec: CheckedSpec, screen: Point, frames: [(element: String, frame: Rectangle)], target: String,
    _ strokes: [TouchStroke]
  ) {
    self.spec = spec
    self.screen = screen
    self.frames = frames
    let paths = strokes.map { Self.plain($0.element ?? target) }
    for path in paths + [Self.plain(target)] { add(path, strokes, paths) }
    addNeighbours(paths)
  }

  /// A path without its keys.
  private static func plain(_ path: String) -> String {
    path.split(separator: "/").map { part in part.prefix { $0 != "[" } }.joined(separator: "/")
  }

  /// Adds the element and its ancestors.
  private mutating func add(_ path: String, _ strokes: [TouchStroke], _ paths: [String]) {
    var outer = Rectangle(x: 0, y: 0, width: screen.x, height: screen.y)
    let parts = path.split(separator: "/")
    for depth in parts.indices {
      let own = parts[...depth].joined(separator: "/")
      let inside = zip(strokes, paths).filter { $0.1 == own || $0.1.hasPrefix(own + "/") }.map(\.0)
      if let known = boxes.first(where: { $0.path == own }) {
        outer = known.frame
        continue
      }
      let frame = frame(own, in: outer, inside, room: 36 + 28 * Double(parts.count - 1 - depth))
      boxes.append(Box(path: own, frame: frame, isTouched: paths.contains(own)))
      outer = frame
    }
  }

  private func frame(_ path: String, in outer: Rectangle, _ strokes: [TouchStroke], room: Double) -> Rectangle
  {
    let presses = strokes.map(\.first)
    if let given = frames.first(where: { $0.element == path })?.frame, presses.allSatisfy(given.holds) {
      return given
    }
    let number = spec.elements.firstIndex { $0.path == path }
    guard let number, let parent = spec.elements[number].parent, !presses.isEmpty else { return outer }
    let traits = spec.elements[number].traits
    let isGround = traits.zooms?.value == true || traits.scrolls != nil || traits.pages != nil
    if isGround { return outer }
    let (top, bottom) = (presses.map(\.y).min() ?? 0, presses.map(\.y).max() ?? 0)
    let (left, right) = (presses.map(\.x).min() ?? 0, presses.map(\.x).max() ?? 0)
    // A row is as wide as its list.
    let isRow = spec.elements[parent].traits.scrolls?.value.contains(.vertical) == true
    let around = Rectangle(
      x: isRow ? outer.x : left - 2 * room, y: top - room,
      width: isRow ? outer.width : right - left + 4 * room, height: bottom - top + 2 * room)
    return around.clipped(to: outer)
  }

  /// Adds untouched elements of the same screen that have a frame from cases.
  private mutating func addNeighbours(_ paths: [String]) {
    let roots = Set(paths.compactMap { $0.split(separator: "/").first })
    for (path, frame) in frames where !boxes.contains(where: { $0.path == path }) {
      guard let root = path.split(separator: "/").first, roots.contains(root) else { continue }
      boxes.append(Box(path: path, frame: frame, isTouched: false))
    }
    boxes.sort { ($0.depth, $0.isTouched ? 1 : 0) < ($1.depth, $1.isTouched ? 1 : 0) }
  }
}

extension TouchLayout.Box {
  fileprivate var depth: Int { path.utf8.count { $0 == UInt8(ascii: "/") } }
}

extension Rectangle {
  fileprivate func holds(_ place: Point) -> Bool {
    place.x >= x && place.x <= x + width && place.y >= y && place.y <= y + height
  }

  /// The part inside another rectangle, with a margin.
  fileprivate func clipped(to outer: Rectangle) -> Rectangle {
    let inset = 6.0
    let left = max(x, outer.x + inset)
    let top = max(y, outer.y + inset)
    let right = min(x + width, outer.x + outer.width - inset)
    let bottom = min(y + height, outer.y + outer.height - inset)
    return Rectangle(x: left, y: top, width: max(1, right - left), height: max(1, bottom - top))
  }
}
