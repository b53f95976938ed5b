import Foundation
import GestureRuntime

/// The movement of a group of fingers since a moment. Its values stay continuous if fingers join or leave.
struct Gauge {
  /// The place from which the translation of the centre counts.
  private var origin: Point
  /// The span from which the change of span counts.
  private var spanOrigin: Double
  private var scaleSoFar = 1.0
  private var spanOfScale: Double
  /// Degrees since the moment, clockwise positive.
  private(set) var turn = 0.0
  private var angles: [Int: Double] = [:]
  /// The place of each finger at that moment, or when it joined, by its serial.
  private(set) var places: [Int: Point]

  init(_ fingers: [Finger]) {
    let now = fingers.map(\.place)
    origin = centroid(now)
    spanOrigin = span(now)
    spanOfScale = span(now)
    places = Dictionary(uniqueKeysWithValues: fingers.map { ($0.serial, $0.place) })
    angles = Self.angles(fingers)
  }

  /// Lets the translation count from a place that the centre has passed.
  mutating func start(at place: Point) { origin = place }

  func translation(_ fingers: [Finger]) -> Point { centroid(fingers.map(\.place)) - origin }
  func spanChange(_ fingers: [Finger]) -> Double { span(fingers.map(\.place)) - spanOrigin }

  func scale(_ fingers: [Finger]) -> Double {
    spanOfScale == 0 ? scaleSoFar : scaleSoFar * span(fingers.map(\.place)) / spanOfScale
  }

  /// Takes in a frame, because the turn depends on the path of the fingers. Rounding decides which way a half-turn goes.
  mutating func update(_ fingers: [Finger], _ rounding: Rounding) {
    let new = Self.angles(fingers)
    var sum = 0.0
    for finger in fingers {
      guard let before = angles[finger.serial], let now = new[finger.serial] else { continue }
      let change = angle(now, before)
      rounding.inexactly { rounding.watch(abs(change), 180) }
      sum += change
    }
    if !fingers.isEmpty { turn += sum / Double(fingers.count) }
    angles = new
  }

  /// Takes in that fingers joined or left: the values go on as they were.
  mutating func refit(from before: [Finger], to after: [Finger]) {
    let (translation, change, scale) = (translation(before), spanChange(before), scale(before))
    origin = centroid(after.map(\.place)) - translation
    spanOrigin = span(after.map(\.place)) - change
    scaleSoFar = scale
    spanOfScale = span(after.map(\.place))
    for finger in after where places[finger.serial] == nil { places[finger.serial] = finger.place }
    angles = Self.angles(after)
  }

  /// Each finger's angle about the centre in degrees, clockwise; none for a finger at the centre.
  private static func angles(_ fingers: [Finger]) -> [Int: Double] {
    let centre = centroid(fingers.map(\.place))
    var angles: [Int: Double] = [:]
    for finger in fingers {
      let arm = finger.place - centre
      if arm.x != 0 || arm.y != 0 { angles[finger.serial] = atan2(arm.y, arm.x) * 180 / .pi }
    }
    return angles
  }
}
