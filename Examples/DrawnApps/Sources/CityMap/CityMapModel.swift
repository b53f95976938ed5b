import Foundation
import GestureRuntime
import Stage

/// The map and its reactions to gestures, the same on every platform. A view arranges its layers like `scene`.
struct CityMapModel: CityMapGestureHandler {
  static let screen = Point(x: 390, y: 844)
  private static let zooms = 0.5...4.0

  /// The place of the map's origin on the screen.
  private var origin = Point(x: 0, y: 0)
  /// Rotation in degrees, clockwise.
  private var angle = 0.0
  private(set) var zoom = 1.0
  private var shown: String?
  private var pressed: String?
  private(set) var notes: [Note] = []

  /// The last values of gestures. Gestures report totals since their begin, so the difference is the change.
  private var last = (way: Point(x: 0, y: 0), scale: 1.0, rotation: 0.0)

  /// The element under a press.
  mutating func press(at point: Point) -> CityMapElement? {
    pressed = Self.places.map(\.name).last { name in
      scene.contains { $0.id == name && $0.contains(point) }
    }
    return pressed == nil ? .map : .mapPlace
  }

  // MARK: Gestures

  mutating func showPlace(_ gesture: CityMapGesture.ShowPlace) {
    guard let pressed else { return }
    shown = pressed
    note(.showPlace(gesture), "\(pressed) is shown")
  }

  mutating func pan(_ gesture: CityMapGesture.Pan) {
    if gesture.phase == .began { last.way = Point(x: 0, y: 0) }
    let way = gesture.translation
    origin = Point(x: origin.x + way.x - last.way.x, y: origin.y + way.y - last.way.y)
    last.way = way
    note(.pan(gesture), "moved by \(Self.brief(way.x)), \(Self.brief(way.y)) pt")
  }

  mutating func zoomIn(_ gesture: CityMapGesture.ZoomIn) {
    zoom(gesture.phase, gesture.scale, about: gesture.anchor)
    note(.zoomIn(gesture), "zoom \(Self.brief(zoom))")
  }

  mutating func zoomOut(_ gesture: CityMapGesture.ZoomOut) {
    zoom(gesture.phase, gesture.scale, about: gesture.anchor)
    note(.zoomOut(gesture), "zoom \(Self.brief(zoom))")
  }

  mutating func turn(_ gesture: CityMapGesture.Turn) {
    if gesture.phase == .began { last.rotation = 0 }
    change(by: 1, turn: gesture.rotation - last.rotation, about: gesture.location)
    last.rotation = gesture.rotation
    note(.turn(gesture), "turned \(Self.brief(angle))°")
  }

  private mutating func zoom(_ phase: GesturePhase, _ scale: Double, about anchor: Point) {
    if phase == .began { last.scale = 1 }
    let wanted = zoom * scale / last.scale
    let allowed = min(max(wanted, Self.zooms.lowerBound), Self.zooms.upperBound)
    change(by: allowed / zoom, turn: 0, about: anchor)
    last.scale = scale
  }

  /// Changes scale and rotation so that the point under the anchor stays in place.
  private mutating func change(by factor: Double, turn: Double, about anchor: Point) {
    zoom *= factor
    angle += turn
    let way = Self.turned(Point(x: origin.x - anchor.x, y: origin.y - anchor.y), by: turn)
    origin = Point(x: anchor.x + factor * way.x, y: anchor.y + factor * way.y)
  }

  private mutating func note(_ gesture: CityMapGesture, _ text: String) {
    notes.append(
      Note(gesture.outcome, activity: gesture.activity.name, mechanic: gesture.mechanicName, text))
  }

  // MARK: Scene

  private static let places = [
    (name: "Station", place: Point(x: 262, y: 300)), (name: "Museum", place: Point(x: 96, y: 470)),
    (name: "Harbour", place: Point(x: 310, y: 720)),
  ]

  private static let grounds = [
    (name: "river", center: Point(x: 195, y: 560), size: Point(x: 4000, y: 46), color: "#bfdbfe"),
    (name: "road", center: Point(x: 195, y: 380), size: Point(x: 4000, y: 16), color: "#ffffff"),
    (name: "avenue", center: Point(x: 180, y: 400), size: Point(x: 16, y: 4000), color: "#ffffff"),
    (name: "park", center: Point(x: 84, y: 240), size: Point(x: 130, y: 190), color: "#bbf7d0"),
    (name: "block", center: Point(x: 300, y: 180), size: Point(x: 150, y: 90), color: "#e7ddd0"),
    (name: "yard", center: Point(x: 290, y: 460), size: Point(x: 140, y: 70), color: "#e7ddd0"),
  ]

  var scene: [Shape] {
    var map = Shape(
      "map", x: 0, y: 0, width: Self.screen.x, height: Self.screen.y, look: .sheet("#f1efe6"))
    map.element = "map"
    return [map] + Self.grounds.map(ground) + Self.places.map(place)
  }

  private func ground(_ name: String, _ center: Point, _ size: Point, _ color: String) -> Shape {
    var shape = Shape(
      name, center: onScreen(center), size: Point(x: size.x * zoom, y: size.y * zoom), look: .sheet(color))
    shape.angle = angle
    shape.leavesTrace = name == "park"
    return shape
  }

  private func place(_ name: String, _ place: Point) -> Shape {
    let size = name == shown ? 44.0 : 34.0
    var shape = Shape(
      name, center: onScreen(place), size: Point(x: size, y: size),
      look: .disc(name == shown ? "#dc2626" : "#6b7280"))
    shape.title = name
    return shape
  }

  private func onScreen(_ point: Point) -> Point {
    let way = Self.turned(point, by: angle)
    return Point(x: origin.x + zoom * way.x, y: origin.y + zoom * way.y)
  }

  private static func turned(_ way: Point, by degrees: Double) -> Point {
    let angle = degrees * .pi / 180
    return Point(x: way.x * cos(angle) - way.y * sin(angle), y: way.x * sin(angle) + way.y * cos(angle))
  }

  private static func brief(_ value: Double) -> String {
    let tenths = (value * 10).rounded()
    return "\(tenths == 0 ? 0 : tenths / 10)"
  }
}
