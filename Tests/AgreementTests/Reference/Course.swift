import Foundation
import GestureRuntime
import SpecParser

/// Along what a movement is measured for its commit: fixed at its claim.
struct Course {
  /// A unit vector; `nil`: the length itself counts.
  private var axis: Point?
  private let plan: Plan
  private let world: World
  /// Points; `nil` without a threshold, or when the size that it is a part of is unknown.
  private(set) var threshold: Double?

  /// - Parameters:
  ///   - displacement: at the claim, from the press.
  ///   - size: of the target, if known.
  init(_ plan: Plan, _ directions: Directions?, _ displacement: Point, size: Point?, _ world: World) {
    self.plan = plan
    self.world = world
    let nearest = (directions ?? .any).nearestAxis(to: displacement)
    if let directions, !directions.isAny { axis = nearest.map(Self.unit) }
    guard let distance = plan.commit?.distance?.value else { return }
    if distance.dimension == .proportion {
      let isHorizontal = nearest.map { abs(Self.unit($0).x) >= abs(Self.unit($0).y) } ?? true
      threshold = (size ?? world.screen).map { (isHorizontal ? $0.x : $0.y) * distance.amount / 100 }
    } else {
      threshold = distance.amount
    }
  }

  private static func unit(_ degrees: Double) -> Point {
    switch degrees {
    case 0: Point(x: 1, y: 0)
    case 90: Point(x: 0, y: -1)
    case 180: Point(x: -1, y: 0)
    case 270: Point(x: 0, y: 1)
    default: Point(x: cos(degrees * .pi / 180), y: -sin(degrees * .pi / 180))
    }
  }

  func distance(_ translation: Point) -> Double { axis?.dot(translation) ?? translation.length }

  func progress(_ translation: Point) -> Double {
    threshold.map { $0 == 0 ? 0 : distance(translation) / $0 } ?? 0
  }

  private func along(_ velocity: Point, _ translation: Point) -> Double {
    if let axis { return axis.dot(velocity) }
    let length = translation.length
    return length == 0 ? 0 : velocity.dot(translation) / length
  }

  private func hasReached(_ translation: Point) -> Bool {
    guard let threshold else { return false }
    let distance = distance(translation)
    world.rounding.watch(distance, threshold)
    return distance >= threshold
  }

  /// Judged at the lift.
  func isCommitted(by name: PlanMechanic, _ translation: Point, _ velocity: Point, trail: [Point]) -> Bool {
    guard let commit = plan.commit else { return false }
    let speed = along(velocity, translation)
    let isOpposed = world.rounding.inexactly { () -> Bool in
      world.rounding.watch(-speed, world.constants.swipeVelocity)
      return -speed >= world.constants.swipeVelocity
    }
    if isOpposed { return false }
    if hasReached(translation) { return true }
    if let least = commit.velocity?.value {
      world.rounding.inexactly { world.rounding.watch(speed, least) }
      if speed >= least { return true }
    }
    return name.leastVelocity >= world.constants.minFlingVelocity && name.leastVelocity > 0
      && trail.contains(where: hasReached)
  }
}
