package import SpecParser

/// The results of the analysis for two activities (`gspec lint --explain`).
package struct PairFacts: Sendable {
  /// The reason why no touch can reach both.
  package enum Apart: Sendable, Hashable {
    /// No touch can perform this activity: its guard never holds, or its mechanics are impossible.
    case never(String)
    /// This activity only takes touches over, from these, so that it makes no claim by itself. Beside some of these the other activity may
    /// win, but no longer when the touch has been handed over.
    case takesOver(String, from: [String], losing: [String])
    /// Neither target lies inside the other.
    case elements
    /// No state satisfies both guards, and both start with the same press of every touch.
    case guards
    /// No tool is allowed by both.
    case tools
  }

  /// The meeting of one mechanic of each activity.
  package struct Meeting: Sendable {
    /// The names of each movement: `drag`, `swipe`, `fling`.
    package var mechanics: [[String]]
    /// The orders in which the claims can come, each shown by some trace; empty if no trace makes both claim.
    package var orders: Set<ClaimOrder>
    /// Whether some order is neither proved nor ruled out.
    package var isUndecided: Bool
    /// A trace that makes both claim, each running alone.
    package var witness: FindingWitness?
  }

  /// The layout to which the facts apply; `nil` if they are the same in both.
  package var layout: LayoutDirection?
  /// The reason why no touch can reach both; `nil` if one can.
  package var apart: Apart?
  /// The activity (0 or 1) whose target is inside the other's; `nil` for the same target.
  package var inner: Int?
  /// Whether no state satisfies both guards, so that both claim only if the state changes between the presses with which they start.
  package var isInTurn = false
  /// One meeting for each mechanic of the first with each mechanic of the second, in the order of the spec.
  package var meetings: [Meeting] = []

  /// Whether the facts are the same, apart from the touches that show them.
  fileprivate func says(what other: PairFacts) -> Bool {
    apart == other.apart && inner == other.inner && isInTurn == other.isInTurn
      && meetings.count == other.meetings.count
      && zip(meetings, other.meetings).allSatisfy { one, other in
        one.mechanics == other.mechanics && one.orders == other.orders
          && one.isUndecided == other.isUndecided
      }
  }

  fileprivate func inLayout(_ layout: LayoutDirection) -> PairFacts {
    var facts = self
    facts.layout = layout
    for index in meetings.indices { facts.meetings[index].witness?.layout = layout }
    return facts
  }
}

package enum ExplainPair {
  /// The facts of each layout if they differ, else those of one.
  ///
  /// - Parameter names: the names of two activities.
  /// - Returns: nothing if a name is not the name of an activity.
  package static func facts(of spec: CheckedSpec, _ names: [String]) -> [PairFacts] {
    let declared = Set(spec.activities.map(\.name.value))
    guard names.count == 2, names.allSatisfy(declared.contains) else { return [] }
    let plain = facts(CheckContext(spec.laidOut(.ltr)), names)
    guard spec.followsReading else { return [plain] }
    let turned = facts(CheckContext(spec.laidOut(.rtl)), names)
    return plain.says(what: turned) ? [plain] : [plain.inLayout(.ltr), turned.inLayout(.rtl)]
  }

  private static func facts(_ context: CheckContext, _ names: [String]) -> PairFacts {
    let part = AnalyzedPart(context)
    let indices = names.map { name in part.machine.activities.firstIndex { $0.name == name } }
    guard let a = indices[0], let b = indices[1] else {
      let dead = zip(names, indices).first { $0.1 == nil }?.0 ?? names[0]
      return PairFacts(apart: .never(dead))
    }
    var analysis = AnalyzeConflicts(part.context, part.machine)
    return analysis.facts(a, b)
  }
}

extension AnalyzeConflicts {
  fileprivate mutating func facts(_ a: Int, _ b: Int) -> PairFacts {
    for index in [a, b] where subject.dead.contains(index) {
      let name = subject.machine.activities[index].name
      guard subject.takers.contains(index) else { return PairFacts(apart: .never(name)) }
      let givers = givers(of: index)
      let losing = self.givers(of: index, letting: index == a ? b : a)
      return PairFacts(apart: .takesOver(name, from: names(givers), losing: names(losing)))
    }
    let targets = [a, b].map { subject.machine.activities[$0].target }
    let isInside = [
      subject.machine.elements.lies(targets[0], on: targets[1]),
      subject.machine.elements.lies(targets[1], on: targets[0]),
    ]
    guard isInside[0] || isInside[1] else { return PairFacts(apart: .elements) }
    var facts = PairFacts(inner: isInside[0] && isInside[1] ? nil : isInside[0] ? 0 : 1)
    guard subject.shareTool(a, b) else {
      facts.apart = .tools
      return facts
    }
    facts.isInTurn = !subject.guards.canHoldTogether(a, b)
    let pairs = facts.isInTurn ? decidedInTurn(a, b) : decidedPairs(a, b, withLate: true)
    if facts.isInTurn, pairs.isEmpty {
      facts.apart = .guards
      return facts
    }
    let decided = Dictionary(firstOf: pairs.map { ($0.recognizers, $0.decision) })
    for first in subject.machine.activities[a].recognizers.indices {
      for second in subject.machine.activities[b].recognizers.indices {
        facts.meetings.append(meeting(a, first, b, second, decided[[first, second]]))
      }
    }
    return facts
  }

  private func names(_ activities: [Int]) -> [String] {
    activities.map { subject.machine.activities[$0].name }
  }

  private func meeting(
    _ a: Int, _ first: Int, _ b: Int, _ second: Int, _ decision: PairDecision?
  ) -> PairFacts.Meeting {
    let mechanics = zip([a, b], [first, second]).map { activity, index in
      subject.machine.names(of: subject.machine.activities[activity].recognizers[index])
    }
    guard let decision else {
      return PairFacts.Meeting(mechanics: mechanics, orders: [], isUndecided: false)
    }
    let bind = BindWitness(loneRecognizers, subject.guards)
    let witness = decision.proved.lazy.compactMap { proved in
      bind.witness(proved, subject.targets(a, b), [RecognizerPlace(a, first), RecognizerPlace(b, second)])
    }.first
    var lines = WitnessLines(subject.machine)
    return PairFacts.Meeting(
      mechanics: mechanics, orders: Set(decision.proved.map(\.meeting.order)),
      isUndecided: !decision.isComplete || !decision.unproved.isEmpty,
      witness: witness.map { lines.plain($0) })
  }
}
