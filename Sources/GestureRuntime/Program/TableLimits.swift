extension RecognizerEntry {
  /// Checks that fingers can perform the steps, and derives data that the runtime often needs. The values of outcomes are those of the
  /// moves of the last contact.
  mutating func finish(_ names: SlabView<NameEntry>, _ entries: inout SlabBuilder<StepEntry>) -> Bool {
    Self.markMoves(&entries)
    let steps = entries.view
    guard !names.isEmpty, areInOrder(steps) else { return false }
    // By index: a loop over the steps themselves would copy each of them.
    for index in steps.indices {
      switch steps[index].kind {
      case .press:
        presses += 1
        (values, doubling) = ([], 0)
      case .wait: hasWait = true
      case .move(let move):
        values.formUnion(move.values)
        if move.isRelative { break }
        translation = index
        if isContinuous, steps[index].doubling > 0 { doubling = steps[index].doubling }
      case .lift: break
      }
      if !steps[index].step.edges.isEmpty { hasEdge = true }
    }
    guard presses <= TableBuilder.mostPresses else { return false }
    // A continuous hold has a translation.
    if values.isEmpty && isContinuous { values = .translation }
    if doubling > 0 { values.insert(.scale) }
    claimStep = steps.count - 1
    continuousName = names.firstIndex { $0.isContinuous } ?? (isContinuous ? 0 : -1)
    guard isContinuous else { return true }
    while claimStep >= 0, steps[claimStep].kind == .lift { claimStep -= 1 }
    return claimStep >= 0 && steps[claimStep].kind != .press
  }

  private func areInOrder(_ steps: SlabView<StepEntry>) -> Bool {
    var isDown = false
    for index in steps.indices {
      let kind = steps[index].kind
      guard isDown != (kind == .press) else { return false }
      if kind == .press { isDown = true }
      if kind == .lift { isDown = false }
      if let move = kind.move, move.isRelative, fingersLeast < 2 { return false }
    }
    return !steps.isEmpty
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
