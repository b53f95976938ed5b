/// The steps of a mechanic, which determine its standard gesture whatever its name.
package struct GestureForm: Sendable {
  package private(set) var contacts: [ElaboratedContact]
  package let fingers: ClosedRange<Int>
  package let isContinuous: Bool
  /// Whether some limit is the mechanic's own, not a metric. A gesture with its own limits is not the standard one.
  package let hasOwnLimits: Bool

  /// - Parameter mechanic: the mechanic alone, not bound to an activity.
  package init(_ mechanic: ElaboratedMechanic) {
    contacts = mechanic.contacts
    fingers = mechanic.fingers
    isContinuous = mechanic.isContinuous
    hasOwnLimits = mechanic.mechanic.steps.contains {
      $0.action.limits.all.contains(where: \.range.isWritten)
    }
  }

  /// The standard gesture with these steps, apart from limits.
  package var gesture: AppleGesture? {
    if contacts.count == 2 {
      let isTouchedTwice = contacts.allSatisfy { !$0.hasWait && $0.moves.isEmpty }
      return isTouchedTwice && fingers == 1...1 ? .doubleTap : nil
    }
    guard contacts.count == 1, let contact = contacts.first else { return nil }
    if contact.moves.isEmpty { return fingers == 1...1 ? (contact.hasWait ? .longPress : .tap) : nil }
    guard !contact.hasWait, let move = onlyMove else { return nil }
    return gesture(move, contact)
  }

  /// The standard gesture that remains without a hold before the movement, as when things are picked up and dragged.
  package var gestureAfterHold: AppleGesture? {
    guard contacts.count == 1, contacts[0].waits == 1, !contacts[0].moves.isEmpty else { return nil }
    var form = self
    form.contacts[0].steps.removeAll { $0.kind == .wait }
    return form.gesture
  }

  /// The standard gesture, if all limits are metrics.
  package var standard: AppleGesture? { hasOwnLimits ? nil : gesture }

  /// The movement of its only contact; `nil` if there are several or none.
  private var onlyMove: ElaboratedStep? {
    guard contacts.count == 1, contacts[0].moves.count == 1 else { return nil }
    return contacts[0].moves[0]
  }

  /// Whether it moves, scales or turns what it touches while it lasts.
  var isManipulation: Bool { isContinuous && onlyMove != nil }

  /// The movement of fingers that press, move side by side once, and lift; `nil` for any other gesture.
  var translation: ElaboratedStep? {
    onlyMove.flatMap { $0.kind.isTranslation && !contacts[0].hasWait ? $0 : nil }
  }

  private func gesture(_ move: ElaboratedStep, _ contact: ElaboratedContact) -> AppleGesture? {
    switch move.kind.path {
    case nil: return nil
    case .orbit: return fingers == 2...2 ? .rotation : nil
    case .spread(let senses):
      if fingers == 2...2 { return .pinch }
      if fingers == 3...3 { return .threeFingerPinch }
      return fingers == 4...4 && senses.contains(.inward) ? .fourFingerPinch : nil
    case .translation:
      if !contact.press.edges.isEmpty { return fingers == 1...1 ? .edgeSwipe : nil }
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

  /// Whether the lift asks for the speed of a fling, which is a metric. A flick does.
  private func isFlung(_ contact: ElaboratedContact) -> Bool {
    if case .metric(.minFlingVelocity, _) = contact.lift?.velocity.low?.origin { return true }
    return false
  }
}

extension ElaboratedContact {
  package var waits: Int { steps.count { $0.kind == .wait } }
}
