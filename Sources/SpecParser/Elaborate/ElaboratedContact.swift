/// What fingers do from one press to the next, or to the end.
package struct ElaboratedContact: Sendable, Hashable {
  package var press: ElaboratedStep
  /// What follows the press, up to the lift.
  package var steps: [ElaboratedStep]

  package var hasWait: Bool { steps.contains { $0.kind == .wait } }

  package var moves: [ElaboratedStep] { steps.filter(\.kind.isMove) }

  /// `nil` where the mechanic is over before its fingers lift.
  package var lift: ElaboratedStep? { steps.last { $0.kind == .lift } }
}

extension [ElaboratedStep] {
  /// Steps of a mechanic, which begin with a press, contact by contact.
  package var contacts: [ElaboratedContact] {
    reduce(into: []) { contacts, step in
      if step.kind == .press {
        contacts.append(ElaboratedContact(press: step, steps: []))
      } else if !contacts.isEmpty {
        contacts[contacts.count - 1].steps.append(step)
      }
    }
  }
}
