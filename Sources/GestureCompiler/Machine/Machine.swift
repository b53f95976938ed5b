package import SpecParser

/// A spec as the runtime runs it: every default in place, everything sorted by name.
package struct Machine: Sendable, Hashable {
  package var product: String
  package var metrics: Metrics
  /// State variables, sorted by name. Slots of guards are indices into this array.
  package var states: [StateVariable]
  /// Elements, sorted by path, parents before children.
  package var elements: [MachineElement]
  /// Names of the mechanics that activities bind or come after, sorted.
  package var mechanics: [String]
  /// Activities, sorted by name.
  package var activities: [MachineActivity]
  /// Pairs of indices into `activities`, sorted and without duplicates.
  package var waits: [ActivityPair]
  /// Pairs of preferences, closed under transitivity.
  package var prefers: [ActivityPair]
  /// Pairs of activities that may be recognized together, with the smaller index first.
  package var together: [ActivityPair]
  /// Hand-overs, sorted by their pairs, one for each pair.
  package var handOvers: [MachineHandOver] = []

  /// The index of each activity by its name.
  package var activityIndices: [String: Int] {
    Dictionary(firstOf: activities.enumerated().map { ($1.name, $0) })
  }

  /// The names of a recognizer's mechanics.
  func names(of recognizer: MachineRecognizer) -> [String] { recognizer.names.map { mechanics[$0.mechanic] } }

  /// Whether some lift must be on its target, so that hosts must report the positions of elements.
  package var liftsOnTarget: Bool {
    activities.contains { activity in
      activity.recognizers.contains { $0.steps.contains { $0.liftSlop != nil } }
    }
  }

  /// Whether two activities have one target, or the target of one lies inside that of the other.
  func areOnOnePath(_ a: Int, _ b: Int) -> Bool {
    elements.areOnOnePath(activities[a].target, activities[b].target)
  }
}

package struct MachineElement: Sendable, Hashable, NestedElement {
  package var name: String
  package var path: String
  /// Index into `Machine.elements`.
  package var parent: Int?
}

/// Two activities, as indices.
package struct ActivityPair: Sendable, Hashable, Comparable {
  package var first: Int
  package var second: Int

  package init(_ first: Int, _ second: Int) {
    self.first = first
    self.second = second
  }

  /// The pair with the smaller index first, for what holds both ways.
  var ascending: ActivityPair { first < second ? self : ActivityPair(second, first) }

  package static func < (a: ActivityPair, b: ActivityPair) -> Bool {
    (a.first, a.second) < (b.first, b.second)
  }
}

package struct MachineActivity: Sendable, Hashable {
  package var name: String
  package var does: String
  /// Index into `Machine.elements`.
  package var target: Int
  package var begins: Bool
  /// Whether it begins only when another activity hands its touch over.
  package var takesOver = false
  /// Indices into `Machine.mechanics`, ascending.
  package var after: [Int]
  /// The guard, with indices into `Machine.states` as slots; `nil` always holds.
  package var condition: Guard?
  /// The allowed tools in order; `nil` for the default tools, and if the tool is a state of the machine.
  package var tools: [Tool]?
  /// Number of successive touches up to which its outcomes count; `nil` if they do not count.
  package var taps: Int?
  /// Time after the press at which its outcomes report that it is possible, in microseconds; `nil` if they do not.
  package var showsPossible: Double?
  package var commit: Commit?
  /// Elements whose names outcomes report under the finger, as ascending indices into `Machine.elements`.
  package var over: [Int]
  /// How the values of a continuous activity are counted.
  package var values: Set<ValueWord>
  package var feedback: MachineFeedback?
  package var recognizers: [MachineRecognizer]
  /// The place of its declaration.
  package var span: SourceSpan

  /// Whether some gesture of it begins, changes and ends.
  var isContinuous: Bool { recognizers.contains(where: \.isContinuous) }
  /// Whether every gesture of it does.
  var isAlwaysContinuous: Bool { recognizers.allSatisfy(\.isContinuous) }
}

/// One mechanic of an activity, or one movement with several names.
package struct MachineRecognizer: Sendable, Hashable {
  package var fingers: ClosedRange<Int>
  package var isContinuous: Bool
  /// Names, sorted by decreasing minimum velocity, then by name. If there is only one name, its limits are in the steps.
  package var names: [MachineName]
  /// The steps, which are never empty.
  package var steps: [ElaboratedStep]

  /// Index of the step that claims.
  package var claimStep: Int { steps.claimStep(isContinuous: isContinuous) ?? 0 }

  /// The mechanic that it claims by, an index into `Machine.mechanics`: the name that demands least. A faster movement has its own only at
  /// its end.
  var claimMechanic: Int { names[names.count - 1].mechanic }

  /// The number of contacts.
  package var presses: Int { steps.count { $0.kind == .press } }
}

/// A name that a movement gets at its end if the limits of the name hold.
package struct MachineName: Sendable, Hashable {
  /// Index into `Machine.mechanics`.
  package var mechanic: Int
  package var isContinuous: Bool
  /// Its own fingers, within those of the recognizer.
  package var fingers: ClosedRange<Int>
  /// The distance, deviation and duration of its move, and the velocity at the lift.
  package var limits = StepLimits()

  /// The measures in which names of one movement may differ.
  static let measures: [StepLimit] = [.distance, .deviation, .duration, .velocity]
}
