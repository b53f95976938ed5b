package import GestureRuntime

/// Something on the screen, as it stands at one moment: what a view or a layer would be given.
package struct Shape: Hashable, Sendable {
  /// What it is called while it moves: the same from scene to scene.
  package var id: String
  package var center: Point
  package var size: Point
  /// Degrees, clockwise.
  package var angle = 0.0
  /// From 0 to 1.
  package var opacity = 1.0
  /// What people read on it; may be empty.
  package var title = ""
  /// The element of the spec that it is; empty if it is none, or need not be told twice.
  package var element = ""
  package var look: Look
  /// Whether a drawing shows its way.
  package var leavesTrace = true

  package enum Look: Hashable, Sendable {
    /// A colour like `#dfe8f5`.
    case sheet(String)
    case disc(String)
  }

  package init(_ id: String, center: Point, size: Point, look: Look) {
    self.id = id
    self.center = center
    self.size = size
    self.look = look
  }

  /// From its upper left corner.
  package init(_ id: String, x: Double, y: Double, width: Double, height: Double, look: Look) {
    self.init(
      id, center: Point(x: x + width / 2, y: y + height / 2), size: Point(x: width, y: height), look: look)
  }

  /// Whether a point lies on it, its angle left aside.
  package func contains(_ point: Point) -> Bool {
    (point.x - center.x).magnitude <= size.x / 2 && (point.y - center.y).magnitude <= size.y / 2
  }
}

/// What an app did about an outcome.
package struct Note: Hashable, Sendable {
  package var time: Microseconds
  package var activity: String
  package var phase: String
  package var mechanic: String
  /// The app's own words.
  package var text: String

  package init(_ outcome: Outcome, activity: StaticString, mechanic: StaticString, _ text: String) {
    time = outcome.time
    self.activity = "\(activity)"
    phase = "\(outcome.phase)"
    self.mechanic = "\(mechanic)"
    self.text = text
  }
}

/// An app on a stage: the same calls that a view would make.
package protocol Performer: AnyObject {
  /// Points.
  var screen: Point { get }
  /// From back to front.
  var scene: [Shape] { get }
  var notes: [Note] { get }
  /// When it next needs to be told that time has passed.
  var deadline: Microseconds? { get }

  /// Takes a sample in; of a press, finds the element under the finger.
  ///
  /// - Returns: that element's path, of a press on one.
  func touch(_ sample: TouchSample) -> String?
  /// No more samples of the present time will come.
  func flush()
  func advance(to time: Microseconds)
}
