extension FeedbackPlan {
  /// The plan in a layout. From right to left, a mirrored plan has left and right exchanged, and so the two senses of rotation.
  func read(_ direction: ReadingDirection) -> FeedbackPlan {
    guard isMirrored, direction == .rightToLeft else { return self }
    var plan = self
    plan.ways = FeedbackPlan.Ways(rawValue: ways.rawValue.withSidesExchanged)
    // A clamp is along the axis that follows the fingers. Up and down stay.
    let isAcross = ways.isDisjoint(with: .along)
    switch clamp?.measure {
    case .points?, .percent?: if isAcross { plan.clamp?.turn() }
    case .angle?: plan.clamp?.turn()
    case .scale?, nil: break
    }
    plan.clamp?.motion.turn()
    plan.onCommit?.turn()
    plan.onCancel?.turn()
    plan.onEnd?.turn()
    return plan
  }
}

extension FeedbackPlan.Clamp {
  fileprivate mutating func turn() { (least, most) = (-most, -least) }
}

extension FeedbackPlan.Motion {
  fileprivate mutating func turn() {
    if case .angle(let degrees) = target { target = .angle(-degrees) }
  }
}
