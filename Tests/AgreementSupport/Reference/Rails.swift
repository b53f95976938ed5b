import GestureRuntime
import SpecParser

/// The axis of the screen to which values are limited, for `values: along`.
enum Rails {
  case none, horizontal, vertical

  /// - Parameter way: the translation from the base to the claim.
  init(_ way: Point, _ directions: Directions?, _ world: World) {
    guard way.x != 0 || way.y != 0 else {
      self = .none
      return
    }
    var axis = way
    if let directions, !directions.isAny, let nearest = directions.nearestAxis(to: way) {
      axis = Course.unit(nearest)
    } else {
      world.rounding.watch(abs(way.x), abs(way.y))
    }
    // Sine and cosine of a diagonal are equal but for their last digit, above or below.
    self = abs(axis.x) >= abs(axis.y) - 1e-9 ? .horizontal : .vertical
  }

  func part(of movement: Point) -> Point {
    switch self {
    case .none: movement
    case .horizontal: Point(x: movement.x, y: 0)
    case .vertical: Point(x: 0, y: movement.y)
    }
  }
}
