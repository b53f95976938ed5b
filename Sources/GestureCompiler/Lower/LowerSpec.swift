import SpecParser

/// Lowers a checked spec to a machine. The order of the spec's declarations has no effect on the result.
package struct LowerSpec {
  private let spec: CheckedSpec
  /// Every mechanic alone, if they are known.
  private let alone: [ElaboratedMechanic]?
  /// The old index for each new index of sorted lists.
  private let states: [Int]
  private let elements: [Int]
  private let activities: [Int]
  private let mechanics: [String]
  /// The new index for each old index.
  private let newStates: [Int]
  private let newElements: [Int]
  private let newActivities: [Int]

  init(_ spec: CheckedSpec, alone: [ElaboratedMechanic]? = nil) {
    self.spec = spec
    self.alone = alone
    states = Self.order(spec.states.map(\.name.value))
    elements = Self.order(spec.elements.map(\.path))
    activities = Self.order(spec.activities.map(\.name.value))
    newStates = Self.inverse(states)
    newElements = Self.inverse(elements)
    newActivities = Self.inverse(activities)
    let bound = spec.activities.flatMap { activity in
      spec.mechanicNames(of: activity) + activity.after.map(\.value)
    }
    mechanics = Set(bound).sorted { Self.precedes($0, $1) }
  }

  /// - Parameter other: a machine of the same activities and `resolve` lines, whose relations are then not worked out again.
  func machine(relationsOf other: Machine? = nil) -> Machine { LateFingers(machine: closed(other)).opened() }

  /// The machine before press windows are removed.
  private func closed(_ other: Machine?) -> Machine {
    let groups = GroupMovements(mechanics: mechanics)
    let recognizers = spec.bindings(alone: alone, groups.recognizers)
    return Machine(
      product: spec.product.value, metrics: spec.metrics,
      states: states.map(state),
      elements: elements.map(element),
      mechanics: mechanics,
      activities: activities.map { activity($0, recognizers[$0]) },
      waits: other?.waits
        ?? Self.withoutCircles(pairs { if case .wait(let a, let b) = $0 { (a, b) } else { nil } }),
      prefers: other?.prefers
        ?? Self.closure(pairs { if case .prefer(let a, let b) = $0 { (a, b) } else { nil } }),
      together: other?.together ?? together(), handOvers: handOvers())
  }

  private func state(_ old: Int) -> StateVariable {
    var state = spec.states[old]
    state.element = state.element.map { newElements[$0] }
    return state
  }

  private func element(_ old: Int) -> MachineElement {
    let element = spec.elements[old]
    return MachineElement(
      name: element.name.value, path: element.path,
      parent: element.parent.map { newElements[$0] })
  }

  /// - Parameter recognizers: the recognizers of its mechanics.
  private func activity(_ old: Int, _ recognizers: [MachineRecognizer]) -> MachineActivity {
    let activity = spec.activities[old]
    let target = spec.elements[activity.target.value]
    return MachineActivity(
      name: activity.name.value, does: activity.does.value,
      target: newElements[activity.target.value],
      begins: activity.begins?.value ?? false,
      takesOver: activity.takesOver?.value ?? false,
      after: activity.after.compactMap { mechanics.firstIndex(of: $0.value) }.sorted(),
      condition: activity.condition.map { $0.renumbered { newStates[$0] } },
      tools: spec.toolSlot == nil ? activity.tools.map { $0.value.ordered } : nil,
      taps: activity.taps?.value,
      showsPossible: activity.showsPossible?.value,
      commit: activity.commit,
      over: activity.over.map { newElements[$0.value] }.sorted(),
      values: activity.values?.value ?? [],
      feedback: LowerFeedback(activity: activity, element: target, recognizers: recognizers).feedback(),
      recognizers: recognizers,
      span: activity.name.span)
  }

  // MARK: Relations

  private func pairs(
    _ select: (ResolutionRule<Located<Int>>) -> ([Located<Int>], [Located<Int>])?
  ) -> [ActivityPair] {
    var pairs: Set<ActivityPair> = []
    for resolution in spec.resolutions {
      guard let (first, second) = select(resolution.rule) else { continue }
      for a in first { for b in second { pairs.insert(ActivityPair(newActivity(a), newActivity(b))) } }
    }
    return pairs.filter { $0.first != $0.second }.sorted()
  }

  private func together() -> [ActivityPair] {
    var pairs: Set<ActivityPair> = []
    for resolution in spec.resolutions {
      guard case .together(let members) = resolution.rule else { continue }
      for a in members.map(newActivity) {
        for b in members.map(newActivity) where a < b { pairs.insert(ActivityPair(a, b)) }
      }
    }
    return pairs.sorted()
  }

  /// The hand-overs, one for each pair, with all ends.
  private func handOvers() -> [MachineHandOver] {
    var ends: [ActivityPair: Set<HandOverEnd>] = [:]
    var reading: Set<ActivityPair> = []
    for (index, activity) in spec.activities.enumerated() {
      for handOver in activity.handOvers where handOver.taker.value < newActivities.count {
        let pair = ActivityPair(newActivities[index], newActivity(handOver.taker))
        ends[pair, default: []].formUnion(handOver.ends.map(\.value))
        if handOver.layout != nil { reading.insert(pair) }
      }
    }
    return ends.sorted { $0.key < $1.key }.map { pair, ends in
      MachineHandOver(
        activity: pair.first, taker: pair.second, ends: HandOverEnd.allCases.filter(ends.contains),
        // A pair with both horizontal ends has the same ends in any layout.
        followsReading: reading.contains(pair) && ends.contains(.left) != ends.contains(.right))
    }
  }

  private func newActivity(_ old: Located<Int>) -> Int { newActivities[old.value] }

  /// Adds the pairs that follow by transitivity: a over b and b over c gives a over c.
  private static func closure(_ pairs: [ActivityPair]) -> [ActivityPair] {
    PassedOn.pairs(pairs.map { ($0.first, $0.second) }, limit: SpecSize.mostPairs).map {
      ActivityPair($0.0, $0.1)
    }.sorted()
  }

  /// Removes circular waits. `conflict/cycle` reports them, and a table cannot contain them.
  private static func withoutCircles(_ pairs: [ActivityPair]) -> [ActivityPair] {
    let closed = PassedOn.pairs(pairs.map { ($0.first, $0.second) }, limit: SpecSize.mostPairs)
    let reached = Set(closed.map { ActivityPair($0.0, $0.1) })
    return pairs.filter { !reached.contains(ActivityPair($0.second, $0.first)) }
  }

  // MARK: Order

  /// The old indices, sorted by the bytes of their names.
  private static func order(_ names: [String]) -> [Int] {
    names.indices.sorted { precedes(names[$0], names[$1]) }
  }

  /// The inverse of a permutation.
  private static func inverse(_ order: [Int]) -> [Int] {
    var places = [Int](repeating: 0, count: order.count)
    for (place, number) in order.enumerated() { places[number] = place }
    return places
  }

  /// The order of names in tables: by their bytes.
  package static func precedes(_ a: String, _ b: String) -> Bool {
    a.utf8.lexicographicallyPrecedes(b.utf8)
  }
}
