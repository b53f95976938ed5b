import SpecParser

/// Groups of activities that can affect each other. Their targets lie on one path, a line of the spec names both, or a chain of such pairs
/// connects them. Findings about one group do not depend on another.
struct ActivityGroups {
  /// The group of each activity, and its index among that group's members.
  let numbers: [Int]
  let places: [Int]
  /// The members of each group, in the machine's order.
  let members: [[Int]]

  init(_ machine: Machine) {
    var roots = Array(machine.elements.indices)
    func root(_ element: Int) -> Int {
      var element = element
      while roots[element] != element {
        roots[element] = roots[roots[element]]
        element = roots[element]
      }
      return element
    }
    func join(_ a: Int, _ b: Int) { roots[root(a)] = root(b) }
    let occupied = Set(machine.activities.flatMap { [$0.target] + $0.over })
    for element in occupied {
      for outer in machine.elements.outward(from: element).dropFirst() where occupied.contains(outer) {
        join(element, outer)
      }
    }
    for activity in machine.activities { for other in activity.over { join(activity.target, other) } }
    let handOvers = machine.handOvers.map { ActivityPair($0.activity, $0.taker) }
    for pair in machine.waits + machine.prefers + machine.together + handOvers {
      join(machine.activities[pair.first].target, machine.activities[pair.second].target)
    }
    var known: [Int: Int] = [:]
    var members: [[Int]] = []
    var numbers: [Int] = []
    var places: [Int] = []
    for (index, activity) in machine.activities.enumerated() {
      let root = root(activity.target)
      let number = known[root] ?? members.count
      if number == members.count {
        known[root] = number
        members.append([])
      }
      numbers.append(number)
      places.append(members[number].count)
      members[number].append(index)
    }
    self.numbers = numbers
    self.places = places
    self.members = members
  }
}

/// Everything that the conflicts of a group depend on, with the indices of its members and without source locations.
struct GroupContent: Equatable {
  private let activities: [MachineActivity]
  private let latencies: [Double?]
  private let isDead: [Bool]
  private var waits: [ActivityPair] = []
  private var prefers: [ActivityPair] = []
  private var together: [ActivityPair] = []
  private var contradictory: [ActivityPair] = []
  private var handOvers: [MachineHandOver] = []

  /// The contents of all groups.
  static func all(_ groups: ActivityGroups, _ subject: AnalyzedSpec) -> [GroupContent] {
    let machine = subject.machine
    var all = groups.members.map { GroupContent($0, subject) }
    func sort(
      _ pairs: some Sequence<ActivityPair>, _ place: WritableKeyPath<GroupContent, [ActivityPair]>
    ) {
      for pair in pairs {
        let inside = ActivityPair(groups.places[pair.first], groups.places[pair.second])
        all[groups.numbers[pair.first]][keyPath: place].append(inside)
      }
    }
    sort(machine.waits, \.waits)
    sort(machine.prefers, \.prefers)
    sort(machine.together, \.together)
    let machineIndex = Dictionary(firstOf: subject.specIndex.enumerated().map { ($1, $0) })
    let contradictory = subject.contradictory.compactMap { pair -> ActivityPair? in
      guard let a = machineIndex[pair.first], let b = machineIndex[pair.second] else { return nil }
      return ActivityPair(a, b).ascending
    }
    sort(contradictory.sorted(), \.contradictory)
    for var handOver in machine.handOvers {
      let group = groups.numbers[handOver.activity]
      handOver.activity = groups.places[handOver.activity]
      handOver.taker = groups.places[handOver.taker]
      all[group].handOvers.append(handOver)
    }
    return all
  }

  private init(_ members: [Int], _ subject: AnalyzedSpec) {
    activities = members.map { subject.machine.activities[$0].withoutPlaces }
    latencies = members.map { subject.context.spec.activities[subject.specIndex[$0]].latency?.value }
    isDead = members.map(subject.dead.contains)
  }
}

extension MachineActivity {
  /// The activity without source locations.
  var withoutPlaces: MachineActivity {
    var result = self
    result.span = .nowhere
    if let commit {
      result.commit?.span = .nowhere
      result.commit?.distance?.span = .nowhere
      result.commit?.velocity?.span = .nowhere
      for index in commit.detents.indices {
        result.commit?.detents[index].name.span = .nowhere
        result.commit?.detents[index].distance.span = .nowhere
      }
    }
    for index in recognizers.indices {
      for step in recognizers[index].steps.indices { result.recognizers[index].steps[step].leavePlaces() }
      for name in recognizers[index].names.indices {
        result.recognizers[index].names[name].limits.leavePlaces()
      }
    }
    return result
  }
}

extension StateVariable {
  /// The variable without source locations.
  var withoutPlaces: StateVariable {
    var result = self
    result.name.span = .nowhere
    if case .enumeration(let values) = type {
      result.type = .enumeration(values.map { Located($0.value, .nowhere) })
    }
    return result
  }
}

extension SourceSpan {
  fileprivate static let nowhere = SourceSpan(file: 0, start: 0, end: 0)
}

extension ElaboratedStep {
  fileprivate mutating func leavePlaces() {
    span = .nowhere
    limits.leavePlaces()
  }
}

extension StepLimits {
  fileprivate mutating func leavePlaces() {
    change { limit in
      if case .written = limit.origin { limit.origin = .written(.nowhere) }
    }
  }
}
