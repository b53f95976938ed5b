import GestureRuntime
import SpecParser

// The runtime's values for words of `feedback`.

extension BandLawWord {
  var runtime: FeedbackPlan.Band.Law {
    switch self {
    case .platform: .platform
    case .smooth: .smooth
    case .articleText: .articleText
    case .articleCode: .articleCode
    }
  }
}

extension CurveWord {
  var points: BezierPoints {
    switch self {
    case .linear: BezierPoints(x1: 0, y1: 0, x2: 1, y2: 1)
    case .ease: BezierPoints(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
    case .easeIn: BezierPoints(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case .easeOut: BezierPoints(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case .easeInOut: BezierPoints(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    }
  }
}

extension DecayWord {
  var runtime: Decay {
    switch self {
    case .normal: .normal
    case .fast: .fast
    }
  }
}

extension TargetWord {
  var runtime: FeedbackPlan.Target {
    switch self {
    case .start: .start
    case .outside: .outside
    case .threshold: .threshold
    case .page: .page
    }
  }
}

extension CueWord {
  var runtime: FeedbackPlan.Cue {
    switch self {
    case .light: .light
    case .medium: .medium
    case .heavy: .heavy
    case .soft: .soft
    case .rigid: .rigid
    case .selection: .selection
    case .success: .success
    case .warning: .warning
    case .error: .error
    }
  }
}

extension DirectionWord {
  /// The sides of the screen toward which it leads, in a layout from left to right.
  var ways: FeedbackPlan.Ways {
    switch self {
    case .right, .trailing: .right
    case .up: .up
    case .left, .leading: .left
    case .down: .down
    case .horizontal: [.left, .right]
    case .vertical: [.up, .down]
    case .any: .any
    }
  }
}

extension FeedbackPlan.Haptics.Moment {
  /// The key below `haptic`.
  var key: FeedbackKey {
    switch self {
    case .claim: .claim
    case .threshold: .threshold
    case .commit: .commit
    }
  }
}
