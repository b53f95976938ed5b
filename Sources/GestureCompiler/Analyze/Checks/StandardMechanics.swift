import SpecParser

/// Apple's standard gestures as mechanics under the metrics of a spec, independent of its vocabularies.
struct StandardMechanics {
  let metrics: Metrics
  /// The source location given to the made steps.
  let span: SourceSpan

  /// The mechanic of a gesture. A gesture that takes any number of fingers has one finger here, as people know it.
  func mechanic(_ gesture: AppleGesture) -> Mechanic {
    var mechanic = Mechanic(
      name: Located(gesture.rawValue, span), vocabulary: nil, summary: "", platforms: nil,
      fingers: fingers(gesture), isContinuous: isContinuous(gesture), steps: [])
    mechanic.steps = actions(gesture).map { Step($0, span: span) }
    return mechanic
  }

  private func fingers(_ gesture: AppleGesture) -> ClosedRange<Int> {
    switch gesture {
    case .tap, .doubleTap, .longPress, .swipe, .edgeSwipe, .pan, .flick: 1...1
    case .pinch, .rotation: 2...2
    case .threeFingerSwipe, .threeFingerPinch: 3...3
    case .fourFingerSwipe, .fourFingerPinch: 4...4
    }
  }

  private func isContinuous(_ gesture: AppleGesture) -> Bool {
    switch gesture {
    case .longPress, .pan, .edgeSwipe, .pinch, .rotation: true
    default: false
    }
  }

  private func actions(_ gesture: AppleGesture) -> [StepAction] {
    let press = StepAction.press(PressStep())
    let lift = StepAction.lift(LiftStep())
    let swipe = MoveStep(
      path: .translation(nil),
      [
        .distance: Limits(low: limit(.swipeMinDistance)),
        .deviation: Limits(high: limit(.swipeMaxDeviation)),
      ])
    let both = StepAction.move(MoveStep(path: .spread([.outward, .inward])))
    switch gesture {
    case .tap: return [press, lift]
    case .doubleTap: return [press, lift, press, lift]
    case .longPress: return [press, .wait(WaitStep()), lift]
    case .pan: return [press, .move(MoveStep(path: .translation(nil))), lift]
    case .flick: return [press, .move(MoveStep(path: .translation(nil))), fast(.minFlingVelocity)]
    case .swipe, .threeFingerSwipe, .fourFingerSwipe: return [press, .move(swipe), fast(.swipeVelocity)]
    case .edgeSwipe:
      let edge = StepAction.press(PressStep(from: Sides(Side.allCases)))
      return [edge, .move(MoveStep(path: .translation(nil))), lift]
    case .pinch, .threeFingerPinch: return [press, both, lift]
    case .fourFingerPinch: return [press, .move(MoveStep(path: .spread([.inward]))), lift]
    case .rotation:
      return [press, .move(MoveStep(path: .orbit([.clockwise, .counterclockwise]))), lift]
    }
  }

  private func fast(_ metric: Metric) -> StepAction {
    .lift(LiftStep([.velocity: Limits(low: limit(metric))]))
  }

  private func limit(_ metric: Metric) -> Limit? { metrics.limit(metric, isIncluded: true) }
}
