extension SyntaxReader {
  /// The maximum numbers of steps and presses of a mechanic: fingers do not perform longer ones, and tables hold no more.
  static let stepLimit = 64
  static let pressLimit = 8

  /// Whether fingers can perform the mechanic's steps one after the other. Faults are reported.
  func checkSequence(
    _ mechanic: Mechanic, continuousAt continuous: SourceSpan?, fingersAt fingers: SourceSpan?
  ) -> Bool {
    var faults = orderFaults(mechanic.steps) + pressFaults(mechanic.steps) + reversalFaults(mechanic.steps)
    faults += fingerFaults(mechanic, at: fingers) + doublingFaults(mechanic) + placeFaults(mechanic)
    if mechanic.isContinuous, let fault = claimFault(mechanic, at: continuous) { faults.append(fault) }
    for fault in faults {
      report(SyntaxRules.sequence, fault.message, at: fault.span, help: [fault.help])
    }
    return faults.isEmpty
  }

  private typealias Fault = (message: String, span: SourceSpan, help: String)

  /// Faults in the order of steps: fingers go down only while they are up, and do everything else only while they are down.
  private func orderFaults(_ steps: [Step]) -> [Fault] {
    var faults: [Fault] = []
    var isDown = false
    for (index, step) in steps.enumerated() {
      let next = index + 1 < steps.count ? steps[index + 1].action : nil
      let fault = step.action.isPress == isDown ? orderFault(step, isFirst: index == 0, isDown: isDown) : nil
      if let fault { faults.append(fault) }
      // After a fault the finger is assumed to be as the next step needs it, so that one mistake is one finding.
      isDown = fault == nil ? !step.action.isLift : next?.isPress != true
      if step.action.isWait, next?.isWait == true {
        faults.append(("a wait follows a wait", steps[index + 1].span, "write one wait with the longer time"))
      }
    }
    return faults
  }

  private func orderFault(_ step: Step, isFirst: Bool, isDown: Bool) -> Fault {
    if isDown {
      return (
        "this press comes while the fingers are still down", step.span,
        "put a `lift` before it; for several fingers at once write `fingers: 2`"
      )
    }
    let word = step.action.word
    let message =
      isFirst
      ? "the first step is `\(word)`, but every mechanic begins with a press"
      : "`\(word)` comes while no finger is down"
    return (message, step.span, "put a `press` before it")
  }

  private func pressFaults(_ steps: [Step]) -> [Fault] {
    var faults: [Fault] = []
    let presses = steps.filter(\.action.isPress)
    if let first = presses.first, case .press(let press) = first.action, press.limits[stated: .gap] != nil {
      let message = "`after` is the time since a lift, and none comes before the first press"
      faults.append((message, first.span, "remove `after`"))
    }
    if presses.count > Self.pressLimit {
      faults.append(
        ("more than \(Self.pressLimit) presses", presses[Self.pressLimit].span, "use fewer presses"))
    }
    return faults
  }

  /// Reversals without a `move` before them in the same press.
  private func reversalFaults(_ steps: [Step]) -> [Fault] {
    var hasMoved = false
    var faults: [Fault] = []
    for step in steps {
      switch step.action {
      case .press: hasMoved = false
      case .move(let move) where move.isReversal && !hasMoved:
        let message = "`reverse` goes back, but no `move` comes before it in this press"
        faults.append((message, step.span, "put a `move` before it"))
      case .move(let move): if case .translation = move.path { hasMoved = true }
      case .wait, .lift: break
      }
    }
    return faults
  }

  /// Faults of `doubling`: it belongs to a continuous mechanic, to its last contact, and to a contact in which no spread is a scale
  /// already.
  private func doublingFaults(_ mechanic: Mechanic) -> [Fault] {
    let last = mechanic.steps.lastIndex { $0.action.isPress } ?? 0
    return mechanic.steps.enumerated().compactMap { index, step in
      guard let doubling = step.action.move?.doubling else { return nil }
      if !mechanic.isContinuous {
        return (
          "`doubling` is a scale that changes while the finger moves", doubling.span,
          "write `continuous: true`, or drop `doubling`"
        )
      }
      if index < last {
        return (
          "this movement is over before the mechanic begins", doubling.span,
          "give `doubling` to the last `move`"
        )
      }
      let spreads = mechanic.steps[last...].contains { $0.action.move?.path.isSpread == true }
      return spreads ? ("the fingers' distance is a scale already", doubling.span, "drop `doubling`") : nil
    }
  }

  /// Faults of `on: target`: it decides at the lift, so no movement may come before it and no continuous mechanic may have begun.
  private func placeFaults(_ mechanic: Mechanic) -> [Fault] {
    var hasMoved = false
    var faults: [Fault] = []
    for step in mechanic.steps {
      switch step.action {
      case .press: hasMoved = false
      case .wait: break
      case .move: hasMoved = true
      case .lift(let lift) where lift.isOnTarget && (hasMoved || mechanic.isContinuous):
        let message =
          hasMoved
          ? "`on: target` is for a lift of fingers that press, but here they move before it"
          : "`on: target` decides at the lift, but a continuous mechanic has begun before it"
        faults.append((message, step.span, "drop `on`, or \(hasMoved ? "the `move`" : "`continuous`")"))
      case .lift: break
      }
    }
    return faults
  }

  private func fingerFaults(_ mechanic: Mechanic, at fingers: SourceSpan?) -> [Fault] {
    guard mechanic.fingers.lowerBound < 2 else { return [] }
    return mechanic.steps.filter { $0.action.move?.path.signs != nil }.map { step in
      (
        "`\(step.action.word)` needs two fingers, but one suffices for this mechanic", step.span,
        "write `fingers: 2`"
      )
    }
  }

  private func claimFault(_ mechanic: Mechanic, at continuous: SourceSpan?) -> Fault? {
    guard let claim = mechanic.steps.lastIndex(where: { $0.action.isWait || $0.action.isMove }) else {
      return (
        "a continuous mechanic begins at its last wait or move, but it has neither",
        continuous ?? mechanic.name.span, "add a `wait` or a `move`, or remove `continuous`"
      )
    }
    guard let after = mechanic.steps[(claim + 1)...].first(where: { !$0.action.isLift }) else { return nil }
    let message =
      "`\(after.action.word)` comes after the mechanic has begun: a continuous mechanic begins at its"
      + " last wait or move, and only a lift can follow"
    return (message, after.span, "put a `wait` or `move` behind it, or remove `continuous`")
  }
}

extension StepAction {
  /// The word by which the step is written.
  var word: String {
    switch self {
    case .press: return "press"
    case .wait: return "wait"
    case .lift: return "lift"
    case .move(let move):
      switch move.path {
      case .translation: return move.isReversal ? "reverse" : "move"
      case .spread(let senses): return senses == [.inward] ? "move inward" : "move outward"
      case .orbit: return "orbit"
      }
    }
  }
}
