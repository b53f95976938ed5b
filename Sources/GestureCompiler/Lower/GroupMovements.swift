import SpecParser

/// Groups the mechanics of an activity that are one movement (drag, swipe, fling) into one recognizer with several names.
///
/// Mechanics are one movement under three conditions:
/// - They have a translation in the last contact.
/// - They have the same steps except for the limits of `move` and `lift`.
/// - They have the same fingers, or fewer than the continuous mechanic.
///
/// A group has at most one continuous mechanic, the first by name. Other continuous mechanics keep their own recognizer, as does a mechanic
/// whose move declares a velocity.
struct GroupMovements {
  /// All mechanics of the machine, sorted.
  let mechanics: [String]

  /// Recognizers in the order of their first mechanic's name.
  func recognizers(_ bound: [ElaboratedMechanic]) -> [MachineRecognizer] {
    var rest = bound.map { Lowered(mechanic: $0.mechanic, steps: $0.steps, number: number($0.mechanic)) }
      .sorted { $0.number < $1.number }
    var recognizers: [MachineRecognizer] = []
    while let first = rest.first {
      let group = members(of: first, among: rest)
      rest.removeAll { candidate in group.contains { $0.number == candidate.number } }
      recognizers.append(recognizer(group))
    }
    return recognizers
  }

  private func number(_ mechanic: Mechanic) -> Int { mechanics.firstIndex(of: mechanic.name.value) ?? 0 }

  private func members(of first: Lowered, among rest: [Lowered]) -> [Lowered] {
    guard rest.count > 1, let shape = first.shape else { return [first] }
    let same = rest.filter { $0.shape == shape }
    let leads = same.filter { lead in
      lead.mechanic.isContinuous && lead.mechanic.fingers.contains(all: first.mechanic.fingers)
    }
    guard let lead = leads.first else {
      return same.filter { !$0.mechanic.isContinuous && $0.mechanic.fingers == first.mechanic.fingers }
    }
    if first.mechanic.isContinuous && lead.number != first.number { return [first] }
    return [lead]
      + same.filter {
        !$0.mechanic.isContinuous && lead.mechanic.fingers.contains(all: $0.mechanic.fingers)
      }
  }

  private func recognizer(_ group: [Lowered]) -> MachineRecognizer {
    let lead = group[0]
    var names = group.map { name($0, isAlone: group.count == 1) }
    names.sort {
      Self.speed($0) != Self.speed($1) ? Self.speed($0) > Self.speed($1) : $0.mechanic < $1.mechanic
    }
    return MachineRecognizer(
      fingers: lead.mechanic.fingers, isContinuous: lead.mechanic.isContinuous, names: names,
      steps: lead.mechanic.isContinuous || group.count == 1 ? lead.steps : Self.hull(group))
  }

  private static func speed(_ name: MachineName) -> Double { name.limits[.velocity].low?.amount ?? 0 }

  private func name(_ member: Lowered, isAlone: Bool) -> MachineName {
    var name = MachineName(
      mechanic: member.number, isContinuous: member.mechanic.isContinuous, fingers: member.mechanic.fingers)
    guard !isAlone, let move = member.steps.last(where: { $0.kind.isMove }) else { return name }
    for limit in MachineName.measures where limit != .velocity { name.limits[limit] = move.limits[limit] }
    if let lift = member.steps.last, lift.kind == .lift { name.limits[.velocity] = lift.velocity }
    return name
  }

  /// The steps of a movement without a continuous name: the limits that contain those of all names.
  private static func hull(_ group: [Lowered]) -> [ElaboratedStep] {
    var steps = group[0].steps
    for index in steps.indices {
      let all = group.map { $0.steps[index] }
      if steps[index].kind.isMove || steps[index].kind == .lift {
        for limit in MachineName.measures { steps[index].limits[limit] = hull(all.map { $0.limits[limit] }) }
      }
    }
    return steps
  }

  private static func hull(_ limits: [Limits]) -> Limits {
    let lows = limits.compactMap(\.low)
    let highs = limits.compactMap(\.high)
    return Limits(
      low: lows.count == limits.count ? lows.min { ends($0, -1) < ends($1, -1) } : nil,
      high: highs.count == limits.count ? highs.max { ends($0, 1) < ends($1, 1) } : nil)
  }

  /// Where the range of an end stops. An amount that is included lies further out, by the sign of the end, than the same one that is not.
  private static func ends(_ limit: Limit, _ sign: Int) -> (Double, Int) {
    (limit.amount, limit.isIncluded ? sign : 0)
  }
}

private struct Lowered {
  var mechanic: Mechanic
  var steps: [ElaboratedStep]
  var number: Int

  /// The steps without the limits that may differ within one movement; `nil` for a mechanic that is never grouped.
  var shape: [ElaboratedStep]? {
    let contact = steps.lastIndex { $0.kind == .press } ?? 0
    let moves = steps[contact...].filter { $0.kind.isMove }
    guard steps.last?.kind == .lift,
      moves.contains(where: \.kind.isTranslation),
      moves.allSatisfy({ $0.velocity == Limits() })
    else { return nil }
    return steps.map(Self.stripped)
  }

  private static let nowhere = SourceSpan(file: 0, start: 0, end: 0)

  private static func stripped(_ step: ElaboratedStep) -> ElaboratedStep {
    var step = step
    step.span = nowhere
    if step.kind == .press {
      // Metrics set them only for several fingers.
      for limit in [StepLimit.duration, .apart] where !step.limits[limit].isWritten {
        step.limits[limit] = Limits()
      }
    } else {
      for limit in MachineName.measures where limit != .duration || step.kind != .wait {
        step.limits[limit] = Limits()
      }
    }
    step.limits.change { $0.origin = .written(nowhere) }
    return step
  }
}

extension ClosedRange<Int> {
  fileprivate func contains(all other: ClosedRange<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
