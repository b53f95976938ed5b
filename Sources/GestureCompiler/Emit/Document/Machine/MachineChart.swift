import SpecParser

/// A recognizer of the machine as states and transitions, in words.
struct MachineChart: Sendable, Hashable {
  enum Sort: Sendable, Hashable {
    /// No finger touches yet.
    case idle
    /// It may still claim or fail.
    case possible
    /// It claims; a continuous one changes from here on.
    case claims(isContinuous: Bool)
    /// It is after the claim and can no longer fail.
    case goesOn
    case ended
  }

  struct State: Sendable, Hashable {
    var sort: Sort
    var title: String
    /// Notes about the state.
    var notes: [String] = []
    /// Causes of a failure in this state.
    var failures: [String] = []
  }

  struct Transition: Sendable, Hashable {
    /// The movement of the fingers: `press`.
    var action: String
    /// The limits of the movement; may be empty.
    var limits: [String]
  }

  /// Names of the mechanics, joined.
  let title: String
  /// The states, one more than transitions.
  private(set) var states: [State]
  private(set) var transitions: [Transition] = []

  /// - Parameters:
  ///   - commits: the threshold for a commit at the end; `nil` without a threshold.
  ///   - waits: the activities for which a claim is held; empty if none.
  init(_ recognizer: MachineRecognizer, in machine: Machine, commits: String?, waits: [String]) {
    title = machine.names(of: recognizer).joined(separator: " · ")
    states = [State(sort: .idle, title: "no finger yet")]
    let claim = recognizer.claimStep
    for (index, step) in recognizer.steps.enumerated() {
      if index <= claim {
        states[index].failures = MachineFailures.of(
          step, recognizer, isLast: index == recognizer.steps.count - 1)
      }
      transitions.append(
        Transition(action: MachineWords.action(step, recognizer.fingers), limits: MachineWords.limits(step)))
      states.append(Self.state(after: index, recognizer, claim: claim))
    }
    states[claim + 1].notes += waits
    let names = Self.endNames(recognizer, machine)
    states[states.count - 1].notes += names + [commits].compactMap { $0 }
  }

  private static func state(after index: Int, _ recognizer: MachineRecognizer, claim: Int) -> State {
    let step = recognizer.steps[index]
    let isLast = index == recognizer.steps.count - 1
    if index == claim {
      return recognizer.isContinuous
        ? State(
          sort: .claims(isContinuous: true), title: "claims: began")
        : State(sort: .claims(isContinuous: false), title: "claims: recognized")
    }
    if isLast { return State(sort: .ended, title: "ended") }
    return State(sort: index > claim ? .goesOn : .possible, title: place(step.kind, recognizer.fingers))
  }

  private static func place(_ kind: ElaboratedStep.Kind, _ fingers: ClosedRange<Int>) -> String {
    switch kind {
    case .press: "possible: " + (fingers == 1...1 ? "finger down" : "fingers down")
    case .wait: "possible: held"
    case .move: "possible: moved"
    case .lift: "possible: lifted"
    }
  }

  /// The conditions under which a movement with several names gets each name at its end, fastest first.
  private static func endNames(_ recognizer: MachineRecognizer, _ machine: Machine) -> [String] {
    guard recognizer.names.count > 1 else { return [] }
    return recognizer.names.map { name in
      let mechanic = machine.mechanics[name.mechanic]
      guard let speed = name.limits[.velocity].low else { return "\(mechanic) otherwise" }
      return "\(mechanic) at \(MachineWords.least(speed, .velocity))"
    }
  }
}
