extension SyntaxReader {
  /// The most steps and presses of a mechanic: no hand makes longer ones, and tables hold no more.
  static let stepLimit = 64
  static let pressLimit = 8

  /// Whether a hand can make the mechanic's steps one after the other. What it cannot is reported.
  func checkSequence(
    _ mechanic: Mechanic, continuousAt continuous: SourceSpan?, fingersAt fingers: SourceSpan?
  ) -> Bool {
    var faults = orderFaults(mechanic.steps)
    faults += fingerFaults(mechanic, at: fingers)
    if mechanic.isContinuous { faults += claimFaults(mechanic, at: continuous) }
    for fault in faults {
      report(SyntaxRules.sequence, fault.message, at: fault.span, help: [fault.help])
    }
    return faults.isEmpty
  }

  private struct Fault {
    var message: String
    var span: SourceSpan
    var help: String
  }

  private func orderFaults(_ steps: [Step]) -> [Fault] {
    var faults: [Fault] = []
    var isDown = false
    var presses = 0
    for (index, step) in steps.enumerated() {
      let word = step.action.word
      switch step.action {
      case .press(let press):
        presses += 1
        if isDown {
          faults.append(
            Fault(
              message: "this press comes while the fingers are still down", span: step.span,
              help: "put a `lift` before it; for several fingers at once write `fingers: 2`"
            )
          )
        }
        if press.after != nil, presses == 1 {
          faults.append(
            Fault(
              message: "`after` is the time since a lift, and none comes before the first press",
              span: step.span,
              help: "remove `after`"
            )
          )
        }
        if presses == Self.pressLimit + 1 {
          faults.append(
            Fault(
              message: "more than \(Self.pressLimit) presses", span: step.span, help: "use fewer presses"
            )
          )
        }
        isDown = true
      case .wait, .move, .lift:
        if index == 0 {
          faults.append(
            Fault(
              message: "the first step is `\(word)`, but every mechanic begins with a press", span: step.span,
              help: "put a `press` before it"
            )
          )
        } else if !isDown {
          faults.append(
            Fault(
              message: "`\(word)` comes while no finger is down", span: step.span,
              help: "put a `press` before it"
            )
          )
        }
        isDown = !step.action.isLift
        if case .wait = step.action, index > 0, case .wait = steps[index - 1].action {
          faults.append(
            Fault(
              message: "a wait follows a wait", span: step.span, help: "write one wait with the longer time")
          )
        }
      }
    }
    return faults
  }

  private func fingerFaults(_ mechanic: Mechanic, at fingers: SourceSpan?) -> [Fault] {
    guard mechanic.fingers.lowerBound < 2 else { return [] }
    return mechanic.steps.compactMap { step in
      guard case .move(let move) = step.action else { return nil }
      switch move.path {
      case .translation: return nil
      case .spread, .orbit:
        return Fault(
          message: "`\(step.action.word)` needs two fingers, but one suffices for this mechanic",
          span: step.span,
          help: "write `fingers: 2`"
        )
      }
    }
  }

  private func claimFaults(_ mechanic: Mechanic, at continuous: SourceSpan?) -> [Fault] {
    guard let claim = mechanic.steps.lastIndex(where: { $0.action.claimsWhenContinuous }) else {
      return [
        Fault(
          message: "a continuous mechanic begins at its last wait or move, but it has neither",
          span: continuous ?? mechanic.name.span, help: "add a `wait` or a `move`, or remove `continuous`"
        )
      ]
    }
    guard let after = mechanic.steps[(claim + 1)...].first(where: { !$0.action.isLift }) else { return [] }
    return [
      Fault(
        message:
          "`\(after.action.word)` comes after the mechanic has begun: a continuous mechanic begins at its"
          + " last wait or move, and only lifts can follow",
        span: after.span, help: "put a `wait` or `move` behind it, or remove `continuous`"
      )
    ]
  }
}

extension StepAction {
  /// How the step is written.
  var word: String {
    switch self {
    case .press: return "press"
    case .wait: return "wait"
    case .lift: return "lift"
    case .move(let move):
      switch move.path {
      case .translation: return "move"
      case .spread(let senses): return senses == [.inward] ? "move inward" : "move outward"
      case .orbit: return "orbit"
      }
    }
  }

  var isLift: Bool {
    if case .lift = self { true } else { false }
  }

  /// Whether a continuous mechanic can begin with it.
  var claimsWhenContinuous: Bool {
    switch self {
    case .wait, .move: true
    case .press, .lift: false
    }
  }
}
