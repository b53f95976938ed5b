package import SpecParser

/// A spec as the runtime will run it: every default in place, everything sorted by name.
package struct Machine: Sendable, Hashable {
  package var product: String
  package var metrics: Metrics
  /// In the order of their names; `MachineGuard` slots are indices into it.
  package var states: [StateVariable]
  /// In the order of their paths, parents before children.
  package var elements: [MachineElement]
  /// Names of the mechanics that activities bind or come after, in order.
  package var mechanics: [String]
  /// In the order of their names.
  package var activities: [MachineActivity]
  /// Pairs of indices into `activities`, in order, none twice.
  package var waits: [ActivityPair]
  /// Closed under transitivity.
  package var prefers: [ActivityPair]
  /// The first of a pair is the smaller.
  package var together: [ActivityPair]
  /// In the order of their pairs, one for each.
  package var handOvers: [MachineHandOver] = []

  /// Whether any lift must be on its target: hosts then say where elements lie.
  package var liftsOnTarget: Bool {
    activities.contains { activity in
      activity.recognizers.contains { $0.steps.contains { $0.liftSlop != nil } }
    }
  }
}

package struct MachineElement: Sendable, Hashable {
  package var name: String
  package var path: String
  /// Index into `Machine.elements`.
  package var parent: Int?
}

/// Two activities, by index.
package struct ActivityPair: Sendable, Hashable, Comparable {
  package var first: Int
  package var second: Int

  package init(_ first: Int, _ second: Int) {
    self.first = first
    self.second = second
  }

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
  /// Begins only where another hands its touch over.
  package var takesOver = false
  /// Indices into `Machine.mechanics`, ascending.
  package var after: [Int]
  /// Slots are indices into `Machine.states`; `nil` is always.
  package var condition: Guard?
  /// What may touch, in order; `nil` is what is usual, and where the tool is a state of the machine.
  package var tools: [Tool]?
  /// How many touches in a row its outcomes count; `nil` for one that counts none.
  package var taps: Int?
  /// Its outcomes say that it is possible so long after the press, in microseconds; `nil` where they do not.
  package var showsPossible: Double?
  package var commit: Commit?
  /// Indices into `Machine.elements` of those that outcomes name under the finger, ascending.
  package var over: [Int]
  /// How the values of those that go on count.
  package var values: Set<ValueWord>
  package var feedback: MachineFeedback?
  package var recognizers: [MachineRecognizer]
  /// Where it is declared.
  package var span: SourceSpan
}

/// One mechanic of an activity, or one movement with several names.
package struct MachineRecognizer: Sendable, Hashable {
  package var fingers: ClosedRange<Int>
  package var isContinuous: Bool
  /// The greatest least velocity first, then by name. One name: its limits stand in the steps.
  package var names: [MachineName]
  /// Never empty.
  package var steps: [ElaboratedStep]

  /// Index of the step that claims.
  package var claimStep: Int { steps.claimStep(isContinuous: isContinuous) ?? 0 }
}

/// A name that a movement takes at its end when its limits hold.
package struct MachineName: Sendable, Hashable {
  /// Index into `Machine.mechanics`.
  package var mechanic: Int
  package var isContinuous: Bool
  /// Its own: within the recognizer's.
  package var fingers: ClosedRange<Int>
  package var distance = Limits()
  package var deviation = Limits()
  package var duration = Limits()
  /// At the lift.
  package var velocity = Limits()
}
