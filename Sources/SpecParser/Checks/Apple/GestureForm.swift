/// A mechanic by its steps: which standard gesture it is, whatever its name.
package struct GestureForm: Sendable {
  /// What happens between a press and the next one.
  package struct Contact: Sendable, Hashable {
    package var edges: Set<ScreenEdge> = []
    package var waits = 0
    package var moves: [MoveStep] = []
    /// At the lift.
    package var velocity: Limits?
  }

  package private(set) var contacts: [Contact] = []
  package let fingers: ClosedRange<Int>
  package let isContinuous: Bool
  /// Whether a limit is the mechanic's own, and not a metric's: a gesture with limits of its own is not the standard one.
  package private(set) var hasOwnLimits = false

  package init(_ mechanic: Mechanic) {
    fingers = mechanic.fingers
    isContinuous = mechanic.isContinuous
    for step in mechanic.steps { add(step.action) }
  }

  /// The standard gesture that has these steps, limits aside.
  package var gesture: AppleGesture? {
    if contacts.count == 2 {
      let isTouchedTwice = contacts.allSatisfy { $0.waits == 0 && $0.moves.isEmpty }
      return isTouchedTwice && fingers == 1...1 ? .doubleTap : nil
    }
    guard contacts.count == 1, let contact = contacts.first else { return nil }
    if contact.moves.isEmpty { return fingers == 1...1 ? (contact.waits == 0 ? .tap : .longPress) : nil }
    guard contact.waits == 0, contact.moves.count == 1, let move = contact.moves.first else { return nil }
    return gesture(move, contact)
  }

  /// The standard gesture that it is but for a hold before its movement, as things are picked up to be dragged.
  package var gestureAfterHold: AppleGesture? {
    guard contacts.count == 1, contacts[0].waits == 1, !contacts[0].moves.isEmpty else { return nil }
    var form = self
    form.contacts[0].waits = 0
    return form.gesture
  }

  /// The standard gesture that it is, its limits being the metrics'.
  package var standard: AppleGesture? { hasOwnLimits ? nil : gesture }

  private func gesture(_ move: MoveStep, _ contact: Contact) -> AppleGesture? {
    switch move.path {
    case .orbit: return fingers == 2...2 ? .rotation : nil
    case .spread(let senses):
      if fingers == 2...2 { return .pinch }
      if fingers == 3...3 { return .threeFingerPinch }
      return fingers == 4...4 && senses.contains(.inward) ? .fourFingerPinch : nil
    case .translation:
      if !contact.edges.isEmpty { return fingers == 1...1 ? .edgeSwipe : nil }
      if isContinuous { return .pan }
      if isFlung(contact) { return .flick }
      switch fingers {
      case 1...1: return .swipe
      case 3...3: return .threeFingerSwipe
      case 4...4: return .fourFingerSwipe
      default: return nil
      }
    }
  }

  /// A flick asks for the speed of a fling, which is a metric.
  private func isFlung(_ contact: Contact) -> Bool {
    if case .metric(.minFlingVelocity, _) = contact.velocity?.low?.origin { return true }
    return false
  }

  private mutating func add(_ action: StepAction) {
    switch action {
    case .press(let press):
      contacts.append(Contact(edges: press.from))
      note([press.after, press.within])
    case .wait(let wait):
      guard !contacts.isEmpty else { return }
      contacts[contacts.count - 1].waits += 1
      note([wait.duration])
    case .move(let move):
      guard !contacts.isEmpty else { return }
      contacts[contacts.count - 1].moves.append(move)
      note([move.distance, move.within, move.deviation, move.velocity])
    case .lift(let lift):
      guard !contacts.isEmpty else { return }
      contacts[contacts.count - 1].velocity = lift.velocity
      note([lift.velocity, lift.within])
    }
  }

  private mutating func note(_ limits: [Limits?]) {
    for limit in limits.compactMap({ $0 }).flatMap({ [$0.low, $0.high] }) {
      if case .written = limit?.origin { hasOwnLimits = true }
    }
  }
}
