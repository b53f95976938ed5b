import GestureRuntime
import SpecParser

/// One contact of a figure as places on a square pad, in points of the drawing; y grows downward.
struct FigurePad: Sendable, Hashable {
  static let side = 88.0
  static let dotRadius = 7.0
  /// Limit for the fingers that are drawn, and for the optional ones among them.
  static let drawnFingers = 5
  static let drawnJoining = 1

  var shapes: [Shape] = []
  let fingers: ClosedRange<Int>
  let contact: FingerFigure.Contact
  /// The center of the fingers between acts.
  var place = Point(x: 0, y: 0)
  var hasDots = false
  /// Direction of the last move in degrees, and reach of a turn or spread around `place`. Later shapes stay outside this reach.
  var heading: Double?
  var reached = 0.0
  var legs: [Leg] = []

  /// An arrow of the last move.
  struct Leg: Hashable {
    /// Direction in degrees.
    var axis: Double
    var tip: Point
    /// Length from the fingers' center.
    var length: Double
  }

  private static let centre = Point(x: side / 2, y: side / 2)

  init(_ contact: FingerFigure.Contact, fingers: ClosedRange<Int>) {
    self.contact = contact
    self.fingers = fingers
    place = contact.edges.first.map(Self.inside) ?? Self.centre
    let start = place
    for act in contact.acts { add(act) }
    if !hasDots { addDots(start, around: offsets) }
    if contact.edges.isEmpty || !shapes.allSatisfy(\.bounds.isOnPad) { fit() }
    if !contact.edges.isEmpty { shapes.append(.screen(contact.edges)) }
    shapes.sort { $0.layer < $1.layer }
  }

  /// Number of fingers that are drawn.
  static func drawn(_ fingers: ClosedRange<Int>) -> Int {
    min(fingers.upperBound, fingers.lowerBound + drawnJoining, drawnFingers)
  }

  // MARK: Places

  /// Moves the drawing to the middle of the pad, and shrinks it if it does not fit.
  private mutating func fit() {
    guard let first = shapes.first?.bounds else { return }
    let all = shapes.dropFirst().reduce(first) { $0.joined($1.bounds) }
    let extent = max(all.far.x - all.near.x, all.far.y - all.near.y)
    let scale = min(1, (Self.side - 4) / max(extent, 1))
    let middle = (all.near + all.far) * 0.5
    shapes = shapes.map { $0.mapped(scale: scale) { Self.centre + ($0 - middle) * scale } }
  }

  private static func inside(_ edge: Side) -> Point {
    switch edge {
    case .left: Point(x: 20, y: centre.y)
    case .right: Point(x: side - 20, y: centre.y)
    case .top: Point(x: centre.x, y: 20)
    case .bottom: Point(x: centre.x, y: side - 20)
    }
  }

  /// The directions to draw. From an edge, any direction becomes a sector pointing inward.
  func seen(_ directions: Directions) -> Directions {
    guard directions.isAny, let edge = contact.edges.first else { return directions }
    return Directions(arcs: [Arc(around: edge.inward, by: 60)], axes: [edge.inward])
  }

  /// The length of a move in one direction, which is shorter if there are several moves.
  var legLength: Double {
    let legs = contact.acts.count { act in
      switch act {
      case .move(.translation(let directions), _): directions?.axes.count == 1
      case .move: true
      case .hold: false
      }
    }
    return legs > 1 ? 34 : contact.edges.isEmpty ? 46 : 38
  }

  var count: Int { Self.drawn(fingers) }

  /// Offsets of fingers from their center, arranged like a hand.
  var offsets: [Point] {
    let places: [(Double, Double)] =
      switch count {
      case 1: [(0, 0)]
      case 2: [(-11, 7), (11, -7)]
      case 3: [(-19, 6), (0, -7), (19, 3)]
      case 4: [(-23, 9), (-8, -6), (8, -7), (23, 5)]
      default: [(-33, 14), (-17, -4), (0, -11), (17, -5), (33, 9)]
      }
    return places.map { Point(x: $0.0, y: $0.1) }
  }

  /// The extent of the fingers in a direction, from their center.
  func reach(of offsets: [Point], toward unit: Point) -> Double {
    (offsets.map { $0.x * unit.x + $0.y * unit.y }.max() ?? 0) + Self.dotRadius
  }
}
