import GestureRuntime

/// A described gesture as read: what a hand does, part by part. Docs/Cases.md has the grammar.
struct GestureLine: Sendable, Hashable {
  var parts: [GesturePart]

  /// The line with `leading` and `trailing` as they are in a layout.
  func laidOut(_ layout: ReadingDirection) -> GestureLine {
    GestureLine(parts: parts.map { $0.laidOut(layout) })
  }
}

/// One part: `swipe left 200pt in 150ms on message`.
struct GesturePart: Sendable, Hashable {
  var verb: GestureVerb
  /// `nil`: as many as are down, else one (two for a pinch or a rotation).
  var fingers: Int?
  /// Degrees, 0 right, 90 up.
  var direction: Double?
  /// Whether the direction is that of a layout from left to right, and the other one in one from right to left.
  var followsReading = false
  /// Points.
  var distance: Double?
  /// Degrees.
  var angle: Double?
  var duration: Microseconds?
  /// Since the end of the part before.
  var after: Microseconds?
  /// Between the presses of several fingers; between the touches of a double touch.
  var apart: Microseconds?
  /// Points a second at the lift.
  var releaseSpeed: Double?
  /// What presses; `nil`: what pressed last, at first a finger.
  var tool: TouchTool?
  /// Path or short name of what is under the fingers.
  var element: String?
  var place: GesturePlace?
  var destination: Point?
  /// Points between fingers.
  var span: Double?
  /// Further movements at the same time: `while rotate clockwise 30deg`.
  var meanwhile: [GesturePart] = []

  init(_ verb: GestureVerb) { self.verb = verb }

  fileprivate func laidOut(_ layout: ReadingDirection) -> GesturePart {
    var part = self
    if followsReading, layout == .rightToLeft { part.direction = direction.map { 180 - $0 } }
    part.followsReading = false
    if case .edge(let edge)? = place { part.place = .edge(edge.laidOut(layout)) }
    part.meanwhile = meanwhile.map { $0.laidOut(layout) }
    return part
  }
}

enum GestureVerb: Sendable, Hashable {
  /// So many touches.
  case touch(Int)
  case longPress
  case press
  case hold
  case move
  case drag
  case swipe
  case fling
  /// A change of span; `lifts` tells a pinch from `move outward`.
  case spread(isOutward: Bool, lifts: Bool)
  /// A turn; `lifts` tells `rotate` from `turn`.
  case turn(isClockwise: Bool, lifts: Bool)
  case wait
  case lift
  case cancel
  case set(StateSetting)
  /// The content of an element stands at these ends now, or so many points from them.
  case stand(ContentSetting)
}

/// Where fingers press.
enum GesturePlace: Sendable, Hashable {
  case point(Point)
  case edge(GestureEdge)
  case center
}

enum GestureEdge: String, Sendable, Hashable, CaseIterable {
  case left, right, top, bottom, leading, trailing

  fileprivate func laidOut(_ layout: ReadingDirection) -> GestureEdge {
    switch self {
    case .left, .right, .top, .bottom: self
    case .leading: layout == .leftToRight ? .left : .right
    case .trailing: layout == .leftToRight ? .right : .left
    }
  }
}

/// What is wrong with a described gesture, and where: characters of the line, from 0.
struct GestureError: Error, Sendable, Hashable {
  var message: String
  var help: String
  var range: Range<Int>

  init(_ message: String, help: String = "", at range: Range<Int>) {
    self.message = message
    self.help = help
    self.range = range
  }
}
