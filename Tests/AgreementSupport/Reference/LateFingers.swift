import SpecParser

/// The plans, without a window if their last fingers may land late: Docs/Recognition.md, section 3.1.
func withLateFingers(_ plans: [Plan], _ spec: CheckedSpec) -> [Plan] {
  let rules = Rules(spec)
  let paths = spec.elements.indices.map { path(of: $0, in: spec) }
  return plans.map { plan in
    let others = plans.filter { other in
      other.activity != plan.activity
        && (paths[other.target].contains(plan.target) || paths[plan.target].contains(other.target))
    }
    let takesOver = others.contains { other in
      (rules.prefers(plan.activity, over: other.activity)
        || rules.areTogether(plan.activity, other.activity))
        && other.isContinuous && other.first.fingers.lowerBound < plan.first.fingers.lowerBound
    }
    let isAwaited = others.contains { other in
      rules.waits(other.activity, for: plan.activity) && !claimsAtLift(other)
    }
    return takesOver && !isAwaited ? opened(plan) : plan
  }
}

private func path(of element: Int, in spec: CheckedSpec) -> [Int] {
  [element] + (spec.elements[element].parent.map { path(of: $0, in: spec) } ?? [])
}

private func claimsAtLift(_ plan: Plan) -> Bool {
  !plan.isContinuous && plan.first.contacts.last?.lift != nil
}

/// The plan without windows for contacts that begin with a move.
private func opened(_ plan: Plan) -> Plan {
  var plan = plan
  for name in plan.names.indices {
    for index in plan.names[name].contacts.indices {
      let contact = plan.names[name].contacts[index]
      guard !contact.hasOwnWindow, case .move? = contact.strokes.first else { continue }
      plan.names[name].contacts[index].within.high = nil
    }
  }
  return plan
}
