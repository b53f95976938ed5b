/// What fingers do from one press to the next, or to the end.
package struct ElaboratedContact: Sendable, Hashable {
  package var press: ElaboratedStep
  /// The steps after the press, up to the lift.
  package var steps: [ElaboratedStep]

  package var hasWait: Bool { steps.contains { $0.kind == .wait } }

  package var moves: [ElaboratedStep] { steps.filter(\.kind.isMove) }

  /// The lift; `nil` if the mechanic ends before its fingers lift.
  package var lift: ElaboratedStep? { steps.last { $0.kind == .lift } }
}

extension [ElaboratedStep] {
  /// The wait directly behind the first press, as in a long press; `nil` if the mechanic goes on otherwise.
  package var firstHold: ElaboratedStep? {
    guard let next = contacts.first?.steps.first, next.kind == .wait else { return nil }
    return next
  }

  /// The contacts of a mechanic's steps, which begin with a press.
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
