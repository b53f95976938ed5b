import GestureRuntime
import SpecParser

/// A parsed gesture, as a list of parts. Docs/Cases.md describes the grammar.
struct GestureLine: Sendable, Hashable {
  var parts: [GesturePart]

  /// The gesture with `leading` and `trailing` resolved for a layout.
  func laidOut(_ layout: ReadingDirection) -> GestureLine {
    GestureLine(parts: parts.map { $0.laidOut(layout) })
  }
}

/// One part of a gesture, such as `swipe left 200pt in 150ms on message`.
struct GesturePart: Sendable, Hashable {
  var verb: GestureVerb
  /// The number of fingers; `nil` for those that are down, or else one, or two for a pinch or a rotation.
  var fingers: Int?
  var direction: GestureDirection?
  /// The distance in points.
  var distance: Double?
  /// The angle of a turn in degrees.
  var angle: Double?
  var duration: Microseconds?
  /// Time since the end of the previous part.
  var after: Microseconds?
  /// Time between the presses of several fingers, or from lift to press in a double touch.
  var apart: Microseconds?
  /// The speed at the lift, in points a second.
  var releaseSpeed: Double?
  /// The tool; `nil` for that of the last press, at first a finger.
  var tool: TouchTool?
  /// Path or short name of the element under the fingers.
  var element: String?
  var place: GesturePlace?
  var destination: Point?
  /// The distance between neighbors in a row of fingers, or the diameter of a circle of fingers, in points.
  var span: Double?
  /// Further movements at the same time: `while rotate clockwise 30deg`.
  var meanwhile: [GesturePart] = []

  /// Whether it says where fingers press.
  var isPlaced: Bool { element != nil || place != nil }

  var isMovement: Bool {
    switch verb {
    case .move, .drag, .swipe, .fling, .spread, .turn: true
    default: false
    }
  }

  /// Whether it is a movement that may stand after `while`.
  var canStandBeside: Bool {
    switch verb {
    case .move, .spread, .turn: true
    default: false
    }
  }

  fileprivate func laidOut(_ layout: ReadingDirection) -> GesturePart {
    var part = self
    part.direction = direction?.laidOut(layout)
    if case .edge(let edge)? = place { part.place = .edge(edge.laidOut(layout)) }
    part.meanwhile = meanwhile.map { $0.laidOut(layout) }
    return part
  }
}

enum GestureVerb: Sendable, Hashable {
  /// A number of touches in a row.
  case touch(Int)
  case longPress
  case press
  case hold
  case move
  case drag
  case swipe
  case fling
  /// A change of span; `lifts` distinguishes a pinch from `move outward`.
  case spread(isOutward: Bool, lifts: Bool)
  /// A turn; `lifts` distinguishes `rotate` from `turn`.
  case turn(isClockwise: Bool, lifts: Bool)
  case wait
  case lift
  case cancel
  case set(StateSetting)
  /// Sets the scroll position of an element's content.
  case stand(ContentSetting)
}

/// The place at which fingers press.
enum GesturePlace: Sendable, Hashable {
  case point(Point)
  case edge(SideWord)
  case center
}

extension SideWord {
  /// The word for the side in a layout.
  fileprivate func laidOut(_ layout: ReadingDirection) -> SideWord {
    SideWord(rawValue: side(in: layout).rawValue) ?? self
  }
}

/// An error in a described gesture, with its range in characters of the line, from 0.
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
