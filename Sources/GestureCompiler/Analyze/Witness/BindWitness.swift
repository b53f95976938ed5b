package import GestureRuntime
import SpecParser

/// Replays the traces of two shapes: without guards, on the elements of the first pair of recognizers that has the shapes.
struct ShapeReplay {
  private let replay: ReplayTrace
  private let inner: Int
  private let outer: Int

  init(_ recognizers: LoneRecognizers, _ pair: [RecognizerPlace]) {
    replay = ReplayTrace(recognizers, pair, withGuards: false)
    (inner, outer) = Self.targets(recognizers.machine, pair.map(\.activity))
  }

  func claims(_ trace: PlainTrace) -> ReplayTrace.Claims? {
    replay.claims(trace.samples(inner: inner, outer: outer), until: trace.end, in: [:])
  }

  /// The inner and the outer of two targets on one path.
  static func targets(_ machine: Machine, _ activities: [Int]) -> (Int, Int) {
    let targets = activities.map { machine.activities[$0].target }
    return machine.elements.lies(targets[0], on: targets[1])
      ? (targets[0], targets[1]) : (targets[1], targets[0])
  }
}

extension PlainTrace {
  /// The trace on elements, by the machine's indices.
  func samples(inner: Int, outer: Int) -> [TouchSample] {
    samples.map { sample in
      TouchSample(
        time: sample.time, phase: sample.phase, finger: sample.finger + 1, location: sample.location,
        element: sample.element(inner: inner, outer: outer))
    }
  }
}

extension PlainTrace {
  /// Whether a finger lands or lifts on the outer of two targets.
  var usesOuter: Bool {
    samples.contains { $0.element(inner: 0, outer: 1) == ElementID(index: 1) }
  }
}

extension PlainTrace.Sample {
  /// The element under the finger: always for a press, for a lift if the trace says it.
  package func element(inner: Int, outer: Int) -> ElementID? {
    switch (phase, lift) {
    case (.down, _): ElementID(index: isOutside ? outer : inner)
    case (.up, .outsideInner): ElementID(index: outer)
    case (.up, .outsideAll): .nothing
    case (.up, .unsaid), (.move, _), (.cancel, _): nil
    }
  }
}

/// A state in which a touch shows who wins.
struct ShownState {
  /// By slot, the values that are not the first of their variable.
  var model: [Int: Double]
  /// The activities whose guards it is chosen for: two that hold in it, and others that do not.
  var activities: [Int]
}

/// Puts a proved trace on the elements and into a state of two activities, and replays it there.
struct BindWitness {
  private let machine: Machine
  private let guards: GuardPairs
  private let recognizers: LoneRecognizers

  init(_ recognizers: LoneRecognizers, _ guards: GuardPairs) {
    machine = recognizers.machine
    self.guards = guards
    self.recognizers = recognizers
  }

  /// The witness; `nil` if the trace does not make both claim at its instants.
  ///
  /// - Parameters:
  ///   - touched: the element that is touched, if it is not the inner one of the two.
  ///   - isReplayed: whether a replay with the same tables has shown it already.
  ///   - state: a state in which both guards hold; any such state if it is `nil`.
  func witness(
    _ proved: PairDecision.Proved, _ targets: TargetRelation, _ pair: [RecognizerPlace],
    on touched: Int? = nil, isReplayed: Bool = false, in state: ShownState? = nil
  ) -> Witness? {
    let activities = pair.map(\.activity)
    guard let model = state?.model ?? guards.model(activities[0], activities[1]) else { return nil }
    let (innerOfTwo, outer) = ShapeReplay.targets(machine, activities)
    let inner = touched ?? innerOfTwo
    guard isReplayed || replays(proved, inner, outer, pair, model) else { return nil }
    return Witness(
      target: machine.elements[inner].path, state: self.state(model, state?.activities ?? activities),
      trace: proved.trace, inner: inner, outer: outer, screen: PlaceFingers.screen,
      claims: pair.enumerated().map { number, member in
        let activity = machine.activities[member.activity]
        let recognizer = activity.recognizers[member.recognizer]
        return WitnessClaim(
          activity: activity.name, mechanic: machine.mechanics[recognizer.claimMechanic],
          time: proved.trace.claims[number])
      })
  }

  private func replays(
    _ proved: PairDecision.Proved, _ inner: Int, _ outer: Int, _ pair: [RecognizerPlace],
    _ model: [Int: Double]
  ) -> Bool {
    let (trace, order) = (proved.trace, proved.meeting.order)
    let claims = ReplayTrace(recognizers, pair).claims(trace, inner: inner, outer: outer, in: model)
    return claims?.hold(at: trace.claims, in: order) ?? false
  }

  private func state(_ model: [Int: Double], _ activities: [Int]) -> [StateAssignment] {
    guards.slots(activities).sorted().map { slot in
      let variable = machine.states[slot]
      let value = machine.states.value(of: slot, in: model)
      return StateAssignment(
        name: variable.name.value, value: variable.type.text(of: value), slot: slot, number: value,
        isTool: variable.isTool)
    }
  }
}
