import GestureRuntime

/// Makes samples of touches as a touch screen does: at even intervals, one sample for each finger that moved.
struct RenderTouch {
  /// The samples of the touch that was rendered last.
  private(set) var samples: [TouchSample] = []
  private var edges: [Edge] = []
  private var segments: [Int] = []

  /// A down or an up.
  private struct Edge {
    var time: Int64
    var contact: Int
    var isDown: Bool
  }

  /// - Parameter clock: the time of the touch's start.
  mutating func render(_ touch: Touch, at clock: Int64) {
    samples.removeAll(keepingCapacity: true)
    edges.removeAll(keepingCapacity: true)
    segments.removeAll(keepingCapacity: true)
    for (index, contact) in touch.contacts.enumerated() {
      add(Edge(time: contact.down, contact: index, isDown: true))
      add(Edge(time: contact.up, contact: index, isDown: false))
      segments.append(-1)
    }
    var frame: Int64 = 0
    for edge in edges {
      while frame + touch.frame < edge.time {
        frame += touch.frame
        move(touch, frame, clock)
      }
      let contact = touch.contacts[edge.contact]
      let place = edge.isDown ? contact.way[0] : contact.way[contact.way.count - 1]
      segments[edge.contact] = edge.isDown ? 0 : -1
      append(
        edge.isDown ? .down : .up, edge.contact, place, clock, edge.isDown ? contact.pressed : contact.lifted,
        contact.tool)
    }
  }

  private mutating func add(_ edge: Edge) {
    var index = edges.count
    while index > 0, edges[index - 1].time > edge.time { index -= 1 }
    edges.insert(edge, at: index)
  }

  private mutating func move(_ touch: Touch, _ time: Int64, _ clock: Int64) {
    for contact in segments.indices where segments[contact] >= 0 {
      var segment = segments[contact]
      let last = touch.contacts[contact].way.count - 2
      while segment < last, touch.contacts[contact].way[segment + 1].time <= time { segment += 1 }
      let hasTurned = segment != segments[contact]
      segments[contact] = segment
      let (a, b) = (touch.contacts[contact].way[segment], touch.contacts[contact].way[segment + 1])
      // A finger that rests gives no samples. But one sample must come after each waypoint that it reached between two frames.
      if a.x == b.x && a.y == b.y && !hasTurned { continue }
      let part = Double(time - a.time) / Double(b.time - a.time)
      guard part > 0 || hasTurned else { continue }
      let place = Waypoint(time: time, x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
      append(.move, contact, place, clock, nil)
    }
  }

  /// Rounded to a tenth of a point; places are never negative.
  private static func tenth(_ value: Double) -> Double { Double(Int64(value * 10 + 0.5)) / 10 }

  private mutating func append(
    _ phase: TouchPhase, _ contact: Int, _ place: Waypoint, _ clock: Int64, _ element: ElementID?,
    _ tool: TouchTool = .finger
  ) {
    samples.append(
      TouchSample(
        time: clock + place.time, phase: phase, finger: contact + 1,
        location: Point(x: Self.tenth(place.x), y: Self.tenth(place.y)),
        element: element, tool: tool))
  }
}

extension Contact {
  /// The element of the down.
  fileprivate var pressed: ElementID? { element < 0 ? nil : ElementID(index: element) }
  /// The element of the up.
  fileprivate var lifted: ElementID? { over.map { $0 < 0 ? .nothing : ElementID(index: $0) } }
}
