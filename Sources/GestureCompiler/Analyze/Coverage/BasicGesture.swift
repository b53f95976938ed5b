import GestureRuntime
import SpecParser

/// A gesture that people try on any screen, whatever the spec declares.
enum BasicGesture: Sendable, Hashable {
  case touch
  case doubleTouch
  /// One finger that rests for a time, in microseconds.
  case hold(Int64)
  /// One finger that moves in a direction, in degrees.
  case drag(Double, isQuick: Bool)
  /// One finger that moves from an edge into the screen.
  case edgeDrag(Side)
  case twoFingerTouch
  case twoFingerHold
  case twoFingerDrag(Double)
  case pinchOpen, pinchClosed
  case turn(isClockwise: Bool)

  /// The samples of the gesture on an element, with times from 0.
  func samples(on element: ElementID) -> [TouchSample] {
    var hand = ProbeHand(element)
    switch self {
    case .touch: hand.touch(fingers: 1, at: 0, holding: 60_000)
    case .doubleTouch:
      hand.touch(fingers: 1, at: 0, holding: 60_000)
      hand.touch(fingers: 1, at: 180_000, holding: 60_000)
    case .hold(let time): hand.touch(fingers: 1, at: 0, holding: time)
    case .twoFingerTouch: hand.touch(fingers: 2, at: 0, holding: 60_000)
    case .twoFingerHold: hand.touch(fingers: 2, at: 0, holding: 1_500_000)
    case .drag(let angle, let isQuick):
      let way = Angle.unit(angle) * 150
      hand.move(fingers: 1, lasting: isQuick ? 100_000 : 1_000_000) { _, start, share in start + way * share }
    case .edgeDrag(let side):
      let (start, way) = side.path
      hand.move(fingers: 1, lasting: 200_000) { _, _, share in start + way * share }
    case .twoFingerDrag(let angle):
      let way = Angle.unit(angle) * 150
      hand.move(fingers: 2, lasting: 200_000) { _, start, share in start + way * share }
    case .pinchOpen, .pinchClosed:
      let change = self == .pinchOpen ? 1.0 : -0.6
      hand.move(fingers: 2, lasting: 300_000) { _, start, share in
        ProbeHand.centre + (start - ProbeHand.centre) * (1 + change * share)
      }
    case .turn(let isClockwise):
      hand.move(fingers: 2, lasting: 300_000) { _, start, share in
        ProbeHand.centre
          + Geometry.turned(start - ProbeHand.centre, by: (isClockwise ? 60 : -60) * share)
      }
    }
    return hand.samples
  }
}

extension Side {
  /// The start of a drag from this edge, and its movement.
  fileprivate var path: (Point, Point) {
    let (width, height) = (PlaceFingers.screen.x, PlaceFingers.screen.y)
    switch self {
    case .left: return (Point(x: 2, y: height / 2), Point(x: 150, y: 0))
    case .right: return (Point(x: width - 2, y: height / 2), Point(x: -150, y: 0))
    case .top: return (Point(x: width / 2, y: 2), Point(x: 0, y: 150))
    case .bottom: return (Point(x: width / 2, y: height - 2), Point(x: 0, y: -150))
    }
  }
}

/// Writes the samples of a gesture in the middle of the screen.
private struct ProbeHand {
  static let centre = PlaceFingers.middle
  /// Half the distance between two fingers, in points.
  private static let reach = 60.0
  /// Time between samples, in microseconds.
  private static let frame: Int64 = 10_000

  let element: ElementID
  private(set) var samples: [TouchSample] = []

  init(_ element: ElementID) { self.element = element }

  private static func start(_ finger: Int, of fingers: Int) -> Point {
    fingers == 1 ? centre : centre + Point(x: finger == 0 ? -reach : reach, y: 0)
  }

  mutating func touch(fingers: Int, at time: Int64, holding: Int64) {
    for finger in 0..<fingers { add(.down, finger, time, Self.start(finger, of: fingers)) }
    for finger in 0..<fingers { add(.up, finger, time + holding, Self.start(finger, of: fingers)) }
  }

  /// - Parameter place: the place of a finger after a share of the way.
  mutating func move(fingers: Int, lasting: Int64, _ place: (Int, Point, Double) -> Point) {
    for finger in 0..<fingers { add(.down, finger, 0, place(finger, Self.start(finger, of: fingers), 0)) }
    var time = Self.frame
    while time <= lasting {
      let share = Double(time) / Double(lasting)
      for finger in 0..<fingers {
        add(.move, finger, time, place(finger, Self.start(finger, of: fingers), share))
      }
      time += Self.frame
    }
    for finger in 0..<fingers {
      add(.up, finger, lasting + 5_000, place(finger, Self.start(finger, of: fingers), 1))
    }
  }

  private mutating func add(_ phase: TouchPhase, _ finger: Int, _ time: Int64, _ place: Point) {
    samples.append(
      TouchSample(
        time: time, phase: phase, finger: finger + 1, location: place,
        element: phase == .down ? element : nil))
  }
}
