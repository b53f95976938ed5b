import GestureCompiler
import GestureRuntime
import SpecParser

/// Default values of a gesture: times in microseconds, lengths in points.
enum HandDefaults {
  static let touch: Microseconds = 60_000
  static let longPress: Microseconds = 650_000
  /// Time from a lift to the next press.
  static let gap: Microseconds = 120_000
  /// Time between the presses of several fingers.
  static let apart: Microseconds = 12_000
  /// Time without movement at the end of a drag, longer than any `velocity-stop-gap`.
  static let dragRest: Microseconds = 60_000
  static let span = 80.0
  static let wideSpan = 200.0
  /// The least distance of fingers that move toward each other. If they met, their tremble alone would be a turn.
  static let leastSpan = 10.0
  /// The largest width of a row of fingers without a given span.
  static let rowReach = 300.0
  /// The most samples of a gesture: one finger for a quarter of an hour at the usual frame rate. A case takes some kilobytes for each.
  static let sampleLimit = 100_000
}

/// The arrangement of several fingers.
enum FingerShape: Sendable, Hashable {
  /// Fingers side by side.
  case row
  /// Fingers around their center, the first at the upper right.
  case circle

  var usualCount: Int { self == .row ? 1 : 2 }

  func places(count: Int, around center: Point, span: Double?, across angle: Double) -> [Point] {
    switch self {
    case .row:
      let step = span ?? min(HandDefaults.span, HandDefaults.rowReach / Double(max(1, count - 1)))
      return (0..<count).map { index in
        center + Angle.unit(angle) * (step * (Double(index) - Double(count - 1) / 2))
      }
    case .circle:
      let radius = (span ?? HandDefaults.span) / 2
      return (0..<count).map { center + Angle.unit(45 + 360 * Double($0) / Double(count)) * radius }
    }
  }
}

/// The movement of fingers in one part of a gesture.
struct FingerMotion: Sendable, Hashable {
  private let kind: Kind
  /// The length of the movement: points of path or span, or degrees.
  let length: Double

  private enum Kind: Sendable, Hashable {
    case translation(Point)
    /// Change of the span, in points.
    case spread(Double)
    /// A turn in degrees, clockwise.
    case turn(Double)
  }

  init(_ part: GesturePart, from places: [Point]) {
    switch part.verb {
    case .spread(let isOutward, _):
      length = part.distance ?? 120
      kind = .spread(isOutward ? length : -length)
    case .turn(let isClockwise, _):
      length = part.angle ?? 45
      kind = .turn(isClockwise ? length : -length)
    default:
      let way =
        part.destination.map { $0 - Point.centre(places) }
        ?? Angle.unit(part.direction?.degrees ?? 0) * (part.distance ?? part.defaultDistance)
      kind = .translation(way)
      length = way.length
    }
  }

  /// The span of the fingers before a movement that would bring them closer than fingers come; `nil` for any other.
  func tooSmallSpan(_ places: [Point]) -> Double? {
    guard case .spread(let change) = kind, change < 0 else { return nil }
    let span = Geometry.span(places)
    return span + change < HandDefaults.leastSpan ? span : nil
  }

  /// The places of the fingers during the movement.
  ///
  /// - Parameter way: the completed part of the movement, 0 ... 1.
  func apply(_ places: [Point], way: Double) -> [Point] {
    let center = Point.centre(places)
    switch kind {
    case .translation(let vector): return places.map { $0 + vector * way }
    case .spread(let change):
      let span = Geometry.span(places)
      let factor = span > 0 ? max(0, (span + change * way) / span) : 1
      return places.map { center + ($0 - center) * factor }
    case .turn(let degrees):
      return places.map { center + Geometry.turned($0 - center, by: degrees * way) }
    }
  }
}

extension GesturePart {
  var needsTwoFingers: Bool {
    ([self] + meanwhile).contains { part in
      switch part.verb {
      case .spread, .turn: true
      default: false
      }
    }
  }

  var liftsAtEnd: Bool {
    switch verb {
    case .drag, .swipe, .fling: true
    case .spread(_, let lifts), .turn(_, let lifts): lifts
    default: false
    }
  }

  /// Whether fingers that are down before this part stay down when it begins. A movement before it then comes to rest.
  var staysDown: Bool {
    if case .lift = verb { return after != nil }
    if case .cancel = verb { return after != nil }
    return true
  }

  /// The angle of a row of fingers in degrees: across the movement, along a left or right edge, otherwise horizontal.
  var rowAngle: Double {
    if let direction, destination == nil { return direction.degrees + 90 }
    if case .edge(let edge) = place, edge == .left || edge == .right { return 90 }
    return 0
  }

  var defaultDuration: Microseconds {
    switch verb {
    case .drag: 400_000
    case .swipe: 250_000
    case .fling: 120_000
    default: 300_000
    }
  }

  /// The default distance between the fingers of a circle; `nil` uses that of the shape.
  var usualSpan: Double? {
    switch verb {
    case .spread(isOutward: false, _), .turn: HandDefaults.wideSpan
    default: nil
    }
  }

  var defaultDistance: Double {
    switch verb {
    case .swipe: 160
    case .fling: 200
    default: 100
    }
  }

  /// The motion profile of the part.
  ///
  /// - Parameters:
  ///   - length: the length of the movement.
  ///   - landsMoving: whether the press belongs to the movement.
  ///   - isLast: whether a lift follows.
  /// - Throws: if the speed at the lift is too high for the length and the duration.
  func profile(
    length: Double, duration: Microseconds, landsMoving: Bool, isLast: Bool
  ) throws(GestureError) -> MotionProfile {
    let isQuick = verb == .swipe || verb == .fling
    if let releaseSpeed {
      let mean = length / (Double(duration) / 1_000_000)
      guard mean > 0, releaseSpeed / mean <= MotionProfile.steepestEnd else {
        throw GestureError(
          "the speed at the lift is more than three times the distance over the time",
          help: "make the distance longer or the time shorter", at: 0..<0)
      }
      return .released(releaseSpeed / mean, landsMoving: isQuick && landsMoving)
    }
    switch verb {
    case .swipe, .fling: return .released(1, landsMoving: landsMoving)
    case .move where isLast: return .released(1, landsMoving: false)
    default: return MotionProfile(begin: 0, end: 0)
    }
  }
}
