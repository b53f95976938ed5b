import GestureRuntime
import SpecParser

// The runtime's values for words of a spec. The runtime knows their numbers in tables.

extension Tool {
  var runtime: TouchTools {
    switch self {
    case .finger: .finger
    case .pen: .pen
    case .eraser: .eraser
    case .mouse: .mouse
    case .palm: []
    }
  }
}

extension Side {
  var runtime: ScreenEdges {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    }
  }
}

extension HandOverEnd {
  var runtime: ContentEnds {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .start: .start
    }
  }
}

extension VelocityEstimatorKind {
  var runtime: VelocityFit {
    switch self {
    case .leastSquares: .leastSquares
    case .linear: .linear
    case .impulse: .impulse
    case .endpoints: .endpoints
    }
  }
}

extension MovePath {
  var kind: MoveKind {
    switch self {
    case .translation: .translate
    case .spread: .spread
    case .orbit: .orbit
    }
  }

  /// The senses of a spread or an orbit.
  var senses: MoveSenses {
    var senses: MoveSenses = []
    if signs?.isPositive == true { senses.insert(.positive) }
    if signs?.isNegative == true { senses.insert(.negative) }
    return senses
  }
}
