import GestureRuntime
import SpecParser

/// A place that a finger passes, with the time.
struct Waypoint: Hashable {
  /// Microseconds from the start of the touch.
  var time: Int64
  var x: Double
  var y: Double

  func distance(to other: Waypoint) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// One finger from its down to its up: straight lines between waypoints.
struct Contact: Hashable {
  /// Index of the element under the finger at the down; -1 for none.
  var element: Int
  /// At least two waypoints: the first is the down, the last is the up.
  var way: [Waypoint]
  var tool = TouchTool.finger
  /// Index of the element over which the finger lifts; -1 for none, `nil` if the host does not say.
  var over: Int?

  var down: Int64 { way[0].time }
  var up: Int64 { way[way.count - 1].time }

  /// Whether the finger moves.
  var moves: Bool { way.contains { $0.x != way[0].x || $0.y != way[0].y } }

  mutating func shift(by time: Int64) {
    for index in way.indices { way[index].time += time }
  }

  mutating func shift(x: Double, y: Double) {
    for index in way.indices {
      way[index].x += x
      way[index].y += y
    }
  }
}

/// The limits of hands. They are stricter than those of the analysis, so that every touch is one that the analysis takes for possible.
struct HandSpeed {
  /// Points a microsecond.
  let speed: Double
  /// The shortest contact, microseconds.
  let stroke: Int64

  init(_ metrics: Metrics) {
    speed = min(0.9 * (metrics[.maxFingerVelocity].amount ?? 10_000), 5_000) / 1_000_000
    stroke = Int64(metrics[.minStrokeDuration].amount ?? 30_000) + 2_000
  }
}

/// A touch: a few contacts, in a state of the product.
struct Touch: Hashable {
  var contacts: [Contact]
  /// The value of every state variable.
  var state: [Double]
  /// Microseconds between two samples of a moving finger.
  var frame: Int64 = 10_000
  var layout = ReadingDirection.leftToRight
  /// The ends at which the contents of all elements stand.
  var ends: ContentEnds = []

  static let screen = Point(x: 400, y: 800)

  init(contacts: [Contact], state: [Double], frame: Int64 = 10_000) {
    (self.contacts, self.state, self.frame) = (contacts, state, frame)
  }

  /// The touch that gives these samples; `nil` if a finger does not lift, or if there are too many contacts.
  init?(_ samples: [TouchSample], _ state: [Double]) {
    var contacts: [Contact] = []
    var down: [Int: Int] = [:]
    for sample in samples {
      if sample.phase == .down {
        down[sample.finger] = contacts.count
        contacts.append(Contact(element: sample.element?.index ?? -1, way: [], tool: sample.tool))
      }
      guard let contact = down[sample.finger] else { return nil }
      contacts[contact].way.append(
        Waypoint(time: sample.time, x: sample.location.x, y: sample.location.y))
      if sample.phase == .up {
        contacts[contact].over = sample.element?.index
        down[sample.finger] = nil
      }
    }
    guard down.isEmpty, !contacts.isEmpty, contacts.count <= Self.mostContacts else { return nil }
    self.init(contacts: contacts, state: state)
  }

  /// The most contacts of one touch.
  static let mostContacts = 7

  /// Lets one finger land earlier by a time and rest until the others land.
  mutating func rest(_ contact: Int, for time: Int64) {
    for index in contacts.indices {
      let first = index == contact ? 1 : 0
      for point in contacts[index].way.indices.dropFirst(first) { contacts[index].way[point].time += time }
    }
  }

  /// Lets one finger land earlier by a time and move away and back before the others land.
  mutating func wander(_ contact: Int, for time: Int64, x: Double, y: Double) {
    rest(contact, for: time)
    let start = contacts[contact].way[0]
    contacts[contact].way.insert(
      contentsOf: [
        Waypoint(time: start.time + time / 2, x: start.x + x, y: start.y + y),
        Waypoint(time: start.time + time, x: start.x, y: start.y),
      ], at: 1)
  }

  /// Lets one finger land earlier by a time and move back a little. When the others have landed, all move as far the other way.
  mutating func roll(_ contact: Int, for time: Int64, x: Double, y: Double) {
    rest(contact, for: time)
    let start = contacts[contact].way[0]
    contacts[contact].way.insert(
      Waypoint(time: start.time + time / 2, x: start.x - x, y: start.y - y), at: 1)
    let end = contacts[contact].up
    let landed = contacts.map(\.down).filter { $0 < end }.max() ?? start.time
    for index in contacts.indices where contacts[index].up > landed {
      let start = contacts[index].way[0]
      let later = contacts[index].way.firstIndex { $0.time > landed } ?? contacts[index].way.count
      for point in contacts[index].way.indices.dropFirst(max(1, later)) {
        contacts[index].way[point].x += x
        contacts[index].way[point].y += y
      }
      contacts[index].way.insert(
        Waypoint(time: landed + 30_000, x: start.x + x, y: start.y + y), at: max(1, later))
    }
  }

  /// Orders the waypoints, gives all fingers one tool, keeps fingers below the greatest speed and on the screen, and lets the touch begin at 0.
  mutating func repair(_ hand: HandSpeed) {
    for index in contacts.indices { Self.repair(&contacts[index].way, hand.speed, hand.stroke) }
    contacts.sort { ($0.down, $0.way[0].x) < ($1.down, $1.way[0].x) }
    // Fingers of several tools are several touches.
    for index in contacts.indices.dropFirst() { contacts[index].tool = contacts[0].tool }
    guard let start = contacts.first?.down, start != 0 else { return }
    for index in contacts.indices { contacts[index].shift(by: -start) }
  }

  private static func repair(_ way: inout [Waypoint], _ speed: Double, _ stroke: Int64) {
    for index in way.indices {
      way[index].x = min(max(way[index].x, 1), screen.x - 1)
      way[index].y = min(max(way[index].y, 1), screen.y - 1)
    }
    var delay: Int64 = 0
    for index in 1..<way.count {
      way[index].time += delay
      let least =
        way[index - 1].time + 1000 + Int64(way[index].distance(to: way[index - 1]) / speed) / 1000 * 1000
      if way[index].time < least {
        delay += least - way[index].time
        way[index].time = least
      }
    }
    let last = way.count - 1
    way[last].time = max(way[last].time, way[0].time + stroke)
  }
}
