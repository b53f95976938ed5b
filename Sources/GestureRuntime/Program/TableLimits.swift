extension StepEntry {
  /// Sets the limit that an instruction states, if this sort of step can have it.
  mutating func setLimit(_ opcode: Opcode, _ operands: OperandReader) -> TableError.Reason? {
    switch (opcode, kind) {
    case (.edges, .press):
      guard (1...15).contains(operands.integer(0)) else { return .outOfRange }
      mask = UInt8(operands.integer(0))
    case (.gap, .press):
      guard let least = operands.time(0), let before = operands.time(1), least < before else {
        return .outOfRange
      }
      gapLeast = least
      gapBefore = before
    case (.near, .press): return Self.set(&near, operands)
    case (.apart, .press): return Self.set(&apart, operands)
    case (.slop, .wait), (.slop, .lift), (.slop, .translate), (.slop, .spread), (.slop, .orbit):
      return Self.set(&slop, operands)
    case (.minSpan, .spread): return Self.set(&minSpan, operands)
    case (.fingerSlop, .orbit): return Self.set(&fingerSlop, operands)
    case (.arc, .translate): return addArc(operands)
    case (.axis, .translate):
      guard (0..<360).contains(operands.number(0)), axes.count < 16 else { return .outOfRange }
      axes.append(operands.number(0))
    default:
      return limits.set(opcode, operands)
    }
    return nil
  }

  private mutating func addArc(_ operands: OperandReader) -> TableError.Reason? {
    let start = operands.number(0)
    let extent = operands.number(1)
    guard (0..<360).contains(start), (0...360).contains(extent), arcs.count < 16 else { return .outOfRange }
    arcs.append(DirectionRange(start: start, extent: extent))
    return nil
  }

  private static func set(_ value: inout Double, _ operands: OperandReader) -> TableError.Reason? {
    guard operands.number(0) >= 0 else { return .outOfRange }
    value = operands.number(0)
    return nil
  }
}

extension NameEntry {
  mutating func setLimit(_ opcode: Opcode, _ operands: OperandReader) -> TableError.Reason? {
    limits.set(opcode, operands)
  }
}

extension MoveLimits {
  mutating func set(_ opcode: Opcode, _ operands: OperandReader) -> TableError.Reason? {
    switch opcode {
    case .least:
      guard let time = operands.time(0) else { return .outOfRange }
      least = time
    case .before:
      guard let time = operands.time(0), time > 0 else { return .outOfRange }
      before = time
    case .distanceLeast: distance.least = operands.number(0)
    case .distanceMost: distance.most = operands.number(0)
    case .deviationLeast: deviation.least = operands.number(0)
    case .deviationMost: deviation.most = operands.number(0)
    case .velocityLeast: velocity.least = operands.number(0)
    case .velocityMost: velocity.most = operands.number(0)
    default: return .misplaced
    }
    return nil
  }
}

extension RecognizerEntry {
  /// Checks that a hand could make the steps, and derives what the runtime asks often.
  mutating func finish() -> Bool {
    guard !names.isEmpty, stepsAreInOrder() else { return false }
    presses = steps.count { $0.kind == .press }
    hasWait = steps.contains { $0.kind == .wait }
    hasEdge = steps.contains { $0.kind == .press && $0.mask != 0 }
    translation = steps.lastIndex { $0.kind == .translate } ?? -1
    claimStep = steps.count - 1
    values = outcomeValues
    continuousName = names.firstIndex { $0.isContinuous } ?? (isContinuous ? 0 : -1)
    markMoves()
    guard isContinuous else { return true }
    while claimStep >= 0, steps[claimStep].kind == .lift { claimStep -= 1 }
    return claimStep >= 0 && steps[claimStep].kind != .press
  }

  private func stepsAreInOrder() -> Bool {
    var isDown = false
    for step in steps {
      guard isDown != (step.kind == .press) else { return false }
      if step.kind == .press { isDown = true }
      if step.kind == .lift { isDown = false }
      if (step.kind == .spread || step.kind == .orbit) && fingersLeast < 2 { return false }
    }
    return steps.first?.kind == .press && steps.count(where: { $0.kind == .press }) <= 8
  }

  /// Tells every step whether its contact has a move.
  private mutating func markMoves() {
    var hasMove = false
    for index in steps.indices.reversed() {
      if steps[index].kind.isMove { hasMove = true }
      steps[index].contactHasMove = hasMove
      if steps[index].kind == .press { hasMove = false }
    }
    for index in steps.indices.dropFirst() where steps[index].kind != .press {
      steps[index].contactHasMove = steps[index - 1].contactHasMove
    }
  }

  /// Which values its outcomes have: those of the moves of its last contact; a hold that goes on has a translation.
  private var outcomeValues: OutcomeValues {
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

/// Whether a guard in postfix order leaves exactly one value, without more than a word's worth of values on the way.
enum GuardCheck {
  static let depthLimit = 64

  static func reason(_ code: ArraySlice<GuardInstruction>) -> TableError.Reason? {
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
