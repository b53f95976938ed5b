extension GuardSet {
  /// Conditions of a guard that no state satisfies: they cannot hold together, and none of them can be left out.
  static func clash(in guardExpression: Guard, over states: [StateVariable]) -> [Guard] {
    var core = conditions(of: guardExpression).uniqued()
    // Several are left out at once if possible. Conditions that can be left out together can also be left out one by one.
    var kept = 0
    var counts = [core.count]
    while let count = counts.popLast() {
      var rest = core
      rest.removeSubrange(kept..<(kept + count))
      if GuardSet(.and(rest), over: states).isEmpty {
        core = rest
      } else if count == 1 {
        kept += 1
      } else {
        counts += [count - count / 2, count / 2]
      }
    }
    return core
  }

  private static func conditions(of guardExpression: Guard) -> [Guard] {
    switch guardExpression {
    case .and(let parts): parts.flatMap(conditions)
    case .constant, .isOneOf, .compares, .not, .or: [guardExpression]
    }
  }
}
