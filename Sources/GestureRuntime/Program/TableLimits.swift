extension RecognizerEntry {
  /// Checks that fingers can perform the steps, and derives data that the runtime often needs.
  mutating func finish(_ names: SlabView<NameEntry>, _ entries: inout SlabBuilder<StepEntry>) -> Bool {
    Self.markMoves(&entries)
    let steps = entries.view
    guard !names.isEmpty, areInOrder(steps) else { return false }
    presses = steps.count { $0.kind == .press }
    hasWait = steps.contains { $0.kind == .wait }
    hasEdge = steps.contains { !$0.step.edges.isEmpty }
    translation = steps.lastIndex { $0.kind == .translate } ?? -1
    claimStep = steps.count - 1
    let contact = steps.lastIndex { $0.kind == .press } ?? 0
    doubling = isContinuous ? steps[contact...].last { $0.doubling > 0 }?.doubling ?? 0 : 0
    values = doubling > 0 ? outcomeValues(steps).union(.scale) : outcomeValues(steps)
    continuousName = names.firstIndex { $0.isContinuous } ?? (isContinuous ? 0 : -1)
    guard isContinuous else { return true }
    while claimStep >= 0, steps[claimStep].kind == .lift { claimStep -= 1 }
    return claimStep >= 0 && steps[claimStep].kind != .press
  }

  private func areInOrder(_ steps: SlabView<StepEntry>) -> Bool {
    var isDown = false
    for step in steps {
      guard isDown != (step.kind == .press) else { return false }
      if step.kind == .press { isDown = true }
      if step.kind == .lift { isDown = false }
      if (step.kind == .spread || step.kind == .orbit) && fingersLeast < 2 { return false }
    }
    return steps.first?.kind == .press
      && steps.count(where: { $0.kind == .press }) <= TableBuilder.mostPresses
  }

  /// Sets for every step whether its contact has a move.
  private static func markMoves(_ steps: inout SlabBuilder<StepEntry>) {
    var hasMove = false
    for index in (0..<steps.count).reversed() {
      if steps[index].kind.isMove { hasMove = true }
      steps[index].step.contactHasMove = hasMove
      if steps[index].kind == .press { hasMove = false }
    }
    for index in (0..<steps.count).dropFirst() where steps[index].kind != .press {
      steps[index].step.contactHasMove = steps[index - 1].step.contactHasMove
    }
  }

  /// The values of its outcomes: those of the moves of its last contact. A continuous hold has a translation.
  private func outcomeValues(_ steps: SlabView<StepEntry>) -> OutcomeValues {
    let last = steps.lastIndex { $0.kind == .press } ?? 0
    var values: OutcomeValues = []
    for step in steps[last...] {
      switch step.kind {
      case .translate: values.formUnion([.translation, .velocity])
      case .spread: values.insert(.scale)
      case .orbit: values.insert(.rotation)
      case .press, .wait, .lift: break
      }
    }
    return values.isEmpty && isContinuous ? .translation : values
  }
}

/// A check that a guard in postfix order leaves exactly one value, and never has more than 64 values on its stack.
enum GuardCheck {
  static let depthLimit = 64

  static func reason(_ code: Slice<SlabView<GuardInstruction>>) -> TableError.Reason? {
    if code.isEmpty { return nil }
    var depth = 0
    for instruction in code {
      switch instruction {
      case .isOneOf, .isLess, .isAtMost, .isEqual, .constant: depth += 1
      case .not: if depth < 1 { return .unbalancedGuard }
      case .and, .or:
        if depth < 2 { return .unbalancedGuard }
        depth -= 1
      }
      if depth > depthLimit { return .tooMany }
    }
    return depth == 1 ? nil : .unbalancedGuard
  }
}
