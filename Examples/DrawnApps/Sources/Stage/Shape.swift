package import GestureRuntime

/// A shape on the screen at one moment, like a view or a layer.
package struct Shape: Hashable, Sendable {
  /// The id of the shape, the same in all scenes.
  package var id: String
  package var center: Point
  package var size: Point
  /// Rotation in degrees, clockwise.
  package var angle = 0.0
  /// Opacity from 0 to 1.
  package var opacity = 1.0
  /// The visible title; may be empty.
  package var title = ""
  /// The element of the spec; empty if the shape is none, or if another shape already names it.
  package var element = ""
  package var look: Look
  /// Whether a drawing shows its movement.
  package var leavesTrace = true

  package enum Look: Hashable, Sendable {
    /// A color such as `#dfe8f5`.
    case sheet(String)
    case disc(String)
  }

  package init(_ id: String, center: Point, size: Point, look: Look) {
    self.id = id
    self.center = center
    self.size = size
    self.look = look
  }

  /// Creates a shape from its upper left corner.
  package init(_ id: String, x: Double, y: Double, width: Double, height: Double, look: Look) {
    self.init(
      id, center: Point(x: x + width / 2, y: y + height / 2), size: Point(x: width, y: height), look: look)
  }

  /// Whether a point lies on it, without regard to its angle.
  package func contains(_ point: Point) -> Bool {
    (point.x - center.x).magnitude <= size.x / 2 && (point.y - center.y).magnitude <= size.y / 2
  }
}

/// A note of the app about an outcome.
package struct Note: Hashable, Sendable {
  package var time: Microseconds
  package var activity: String
  package var phase: String
  package var mechanic: String
  /// The text of the app.
  package var text: String

  package init(_ outcome: Outcome, activity: StaticString, mechanic: StaticString, _ text: String) {
    time = outcome.time
    self.activity = "\(activity)"
    phase = "\(outcome.phase)"
    self.mechanic = "\(mechanic)"
    self.text = text
  }
}

/// An app on a stage, with the same calls that a view makes.
package protocol Performer: AnyObject {
  /// Size of the screen in points.
  var screen: Point { get }
  /// Shapes from back to front.
  var scene: [Shape] { get }
  var notes: [Note] { get }
  /// The time to which it must be advanced next.
  var deadline: Microseconds? { get }

  /// Feeds a sample. For a press, it finds the element under the finger.
  ///
  /// - Returns: the path of the element, for a press on one.
  func touch(_ sample: TouchSample) -> String?
  /// Ends the samples of the current time.
  func flush()
  func advance(to time: Microseconds)
}
