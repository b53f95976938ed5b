import Foundation
import GestureRuntime
import SpecParser

/// The axis along which a movement is measured for its commit: the named direction that is nearest to it.
struct Course {
  private let plan: Plan
  private let world: World
  private let directions: Directions
  /// The displacement since the claiming move started, which decides where the translation is 0.
  private let first: Point
  /// The size of the target, or of the screen; `nil` if neither is known.
  private let size: Point?

  init(_ plan: Plan, _ directions: Directions?, _ displacement: Point, _ size: Point?, _ world: World) {
    self.plan = plan
    self.world = world
    self.size = size
    self.directions = directions ?? .any
    first = displacement
  }

  /// The axis as a unit vector; for `any`, the movement's own direction.
  private func axis(_ translation: Point) -> Point {
    let moved = translation.length == 0 ? first : translation
    guard directions.isAny else { return directions.nearestAxis(to: moved).map(Self.unit) ?? moved }
    let length = moved.length
    return length == 0 ? moved : Point(x: moved.x / length, y: moved.y / length)
  }

  /// The threshold in points; `nil` without one, or if it is a share of an unknown size.
  private func threshold(_ translation: Point) -> Double? {
    plan.commit?.distance.flatMap { threshold($0.value, translation) }
  }

  private func threshold(_ distance: Quantity, _ translation: Point) -> Double? {
    guard distance.dimension == .proportion else { return distance.amount }
    let axis = axis(translation)
    if axis.x != 0, axis.y != 0 { world.rounding.watch(abs(axis.x), abs(axis.y)) }
    return size.map { (abs(axis.x) >= abs(axis.y) ? $0.x : $0.y) * distance.amount / 100 }
  }

  static func unit(_ degrees: Double) -> Point {
    switch degrees {
    case 0: Point(x: 1, y: 0)
    case 90: Point(x: 0, y: -1)
    case 180: Point(x: -1, y: 0)
    case 270: Point(x: 0, y: 1)
    default: Point(x: cos(degrees * .pi / 180), y: -sin(degrees * .pi / 180))
    }
  }

  private func distance(_ translation: Point) -> Double { max(0, axis(translation).dot(translation)) }

  func progress(_ translation: Point) -> Double {
    threshold(translation).map { $0 == 0 ? 0 : distance(translation) / $0 } ?? 0
  }

  private func hasReached(_ translation: Point) -> Bool {
    guard let threshold = threshold(translation) else { return false }
    let distance = distance(translation)
    world.rounding.watch(distance, threshold)
    return distance >= threshold
  }

  /// Whether a name counts: if there is a threshold, a fling must have passed it.
  func admits(_ name: PlanMechanic, _ translation: Point, trail: [Point]) -> Bool {
    guard name.leastVelocity >= world.constants.minFlingVelocity, name.leastVelocity > 0,
      threshold(translation) != nil
    else { return true }
    return hasReached(translation) || hasPassed(translation, trail)
  }

  /// Whether the threshold was passed before, and the last time on the present side.
  private func hasPassed(_ translation: Point, _ trail: [Point]) -> Bool {
    guard let passed = trail.last(where: hasReached) else { return false }
    // Directions at a right angle, up to rounding, are not on the same side.
    return axis(passed).dot(axis(translation)) > 0.000_000_5
  }

  /// The number of the last detent that a movement has passed, from 1 on; 0 before the first.
  func detent(_ translation: Point) -> UInt8 {
    lastDetent(translation) { _ in distance(translation) }
  }

  /// The number of the detent to which the movement goes at the lift; 0 for none.
  func detent(by name: PlanMechanic, _ translation: Point, _ velocity: Point, trail: [Point]) -> UInt8 {
    guard let commit = plan.commit, !commit.detents.isEmpty else { return 0 }
    let axis = axis(translation)
    let speed = axis.dot(velocity)
    let isOpposed = isOpposed(speed)
    let reached = lastDetent(translation) { detent in
      if detent.isProjected { return axis.dot(translation) - speed / (1000 * log(0.998)) }
      return isOpposed ? 0 : distance(translation)
    }
    return reached == 0 && !isOpposed && isFling(name) && hasPassed(translation, trail) ? 1 : reached
  }

  private func lastDetent(_ translation: Point, _ place: (Detent) -> Double) -> UInt8 {
    let detents = plan.commit?.detents ?? []
    let last = detents.indices.last { number in
      guard let threshold = threshold(detents[number].distance.value, translation) else { return false }
      let place = place(detents[number])
      world.rounding.inexactly { world.rounding.watch(place, threshold) }
      return place >= threshold
    }
    return last.map { UInt8($0 + 1) } ?? 0
  }

  private func isFling(_ name: PlanMechanic) -> Bool {
    name.leastVelocity >= world.constants.minFlingVelocity && name.leastVelocity > 0
  }

  private func isOpposed(_ speed: Double) -> Bool {
    world.rounding.inexactly { () -> Bool in
      world.rounding.watch(-speed, world.constants.swipeVelocity)
      return -speed >= world.constants.swipeVelocity
    }
  }

  /// Whether the movement commits at the lift.
  func isCommitted(by name: PlanMechanic, _ translation: Point, _ velocity: Point, trail: [Point]) -> Bool {
    guard let commit = plan.commit else { return false }
    let speed = axis(translation).dot(velocity)
    if !commit.detents.isEmpty { return detent(by: name, translation, velocity, trail: trail) > 0 }
    if isOpposed(speed) { return false }
    if hasReached(translation) { return true }
    if let least = commit.velocity?.value {
      world.rounding.inexactly { world.rounding.watch(speed, least) }
      if speed >= least { return true }
    }
    return isFling(name) && hasPassed(translation, trail)
  }
}
