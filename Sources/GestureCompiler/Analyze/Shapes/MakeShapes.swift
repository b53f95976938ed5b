import SpecParser

/// Makes the shapes of recognizers. A recognizer with several discrete names claims when one of them holds, and has a shape for each.
struct MakeShapes {
  private let recognizer: MachineRecognizer
  private let fastest: Double

  init(_ recognizer: MachineRecognizer, _ hand: HandLimits) {
    self.recognizer = recognizer
    fastest = hand.fastestEstimate
  }

  var shapes: [RecognizerShape] {
    let plain = shape(named: nil)
    if recognizer.isContinuous || recognizer.names.count == 1 { return [plain] }
    return recognizer.names.map { shape(named: $0) }.uniqued()
  }

  private func shape(named name: MachineName?) -> RecognizerShape {
    let contacts = recognizer.steps.contacts
    let before = contacts.dropLast().reduce(1) { $0 + 1 + $1.steps.count }
    let shapes = contacts.enumerated().map { index, contact in
      let isLast = index == contacts.count - 1
      var shape = ContactShape(contact.press, isFirst: index == 0)
      shape.steps = contact.steps.map { self.shape(of: $0, isLast ? name : nil) }
      return shape
    }
    return RecognizerShape(
      fingers: recognizer.fingers, contacts: shapes, claimStep: recognizer.claimStep - before,
      isContinuous: recognizer.isContinuous)
  }

  private func shape(of step: ElaboratedStep, _ name: MachineName?) -> StepShape {
    var shape = StepShape(kind: kind(step.kind))
    shape.time = Delay(step.duration)
    shape.slop = step.slop?.amount ?? .infinity
    shape.liftSlop = step.liftSlop?.amount ?? .infinity
    shape.fingerSlop = step.fingerSlop?.amount ?? 0
    shape.minSpan = step.minSpan?.amount ?? 0
    if step.kind.isMove { measure(&shape, step, name) }
    shape.speed = amounts(step.velocity, name?.limits[.velocity], isLift: step.kind == .lift)
    return shape
  }

  private func measure(_ shape: inout StepShape, _ step: ElaboratedStep, _ name: MachineName?) {
    let own = Extent(step.distance)
    shape.passesFrom = own.low < shape.slop ? own.low : shape.slop.nextUp
    shape.staysUpTo = own.low < shape.slop ? own.low.nextDown : shape.slop
    // Without a declared minimum: a minimum of 0 has become the smallest movement.
    if own.low <= 0 {
      shape.passesFrom = shape.slop.nextUp
      shape.staysUpTo = shape.slop
    }
    shape.distance = own
    if let name {
      shape.distance.formIntersection(Extent(name.limits[.distance]))
      shape.time.least = max(shape.time.least, Delay(name.limits[.duration]).least)
      shape.time.before = min(shape.time.before, Delay(name.limits[.duration]).before)
    }
    if let directions = step.kind.directions {
      shape.passDirections = AngleSet(directions)
      shape.holdDirections = shape.passDirections.intersection(strays(step.deviation, directions.axes))
      shape.bendMost = min(180, Extent(step.deviation).high)
      if let name {
        shape.bendMost = min(shape.bendMost, Extent(name.limits[.deviation]).high)
        shape.holdDirections = shape.holdDirections.intersection(
          strays(name.limits[.deviation], directions.axes))
      }
    }
    if let signs = step.kind.path?.signs {
      (shape.allowsPositive, shape.allowsNegative) = signs
    }
  }

  private func strays(_ deviation: Limits, _ axes: [Double]) -> AngleSet {
    let range = Extent(deviation)
    guard range.low > 0 || range.high < 180 else { return .all }
    return AngleSet(within: Extent(range.low, min(range.high, 180)), ofAxes: axes)
  }

  /// The range of speeds. The range of a name counts only at the lift.
  private func amounts(_ own: Limits, _ named: Limits?, isLift: Bool) -> Extent {
    var range = Extent(own)
    if isLift, let named { range.formIntersection(Extent(named)) }
    return range == .notNegative ? range : range.intersection(Extent(0, fastest))
  }

  private func kind(_ kind: ElaboratedStep.Kind) -> StepShapeKind {
    switch kind {
    case .wait: .wait
    case .move(let path): .move(path.kind)
    case .press, .lift: .lift
    }
  }
}

extension Extent {
  /// Converts limits of a measure as in the table, with both ends included.
  init(_ limits: Limits) {
    self.init(max(0, limits.leastMeasure ?? 0), limits.mostMeasure ?? .infinity)
  }
}
