/// What an activity asks of a mechanic that the mechanic cannot give: its own edge or direction says otherwise.
struct MechanicBinding {
  let activity: Activity
  let reading: MechanicReading

  func faults() -> [MechanicFault] {
    edgeFaults() + directionFaults() + deviationFaults()
  }

  /// The first press has to come from the mechanic's edge and from the activity's. Neighbouring edges share a corner.
  private func edgeFaults() -> [MechanicFault] {
    guard let from = activity.from, !from.value.isEmpty, let contact = reading.contacts.first,
      !contact.press.from.isEmpty
    else { return [] }
    let meets = from.value.contains { edge in
      contact.press.from.contains { $0 != edge.opposite }
    }
    guard !meets else { return [] }
    return [
      MechanicFault(
        message:
          "it comes from \(Self.text(contact.press.from)), and the activity asks for \(Self.text(from.value))",
        span: from.span,
        related: [Finding.Related(span: contact.pressSpan, message: "the mechanic's own edge")])
    ]
  }

  /// Every move names a direction of its own, and none of them has one in common with the activity's.
  private func directionFaults() -> [MechanicFault] {
    guard let toward = activity.toward else { return [] }
    let translations = translationSteps
    let own = translations.compactMap(\.directions)
    guard let first = translations.first, own.count == translations.count,
      !own.contains(where: { $0.meets(toward.value) })
    else { return [] }
    return [
      MechanicFault(
        message: "its own moves have other directions than the activity's `toward`", span: toward.span,
        related: [Finding.Related(span: first.span, message: "the mechanic's own direction")],
        help: ["leave `toward` out, or take a mechanic that leaves it open"])
    ]
  }

  /// A least deviation that no direction in `toward` has from its axis.
  private func deviationFaults() -> [MechanicFault] {
    translationSteps.compactMap { step in
      guard let least = step.move.deviation?.low else { return nil }
      let directions = step.directions ?? activity.toward?.value ?? .any
      let greatest = directions.greatestDeviation
      guard least.amount > greatest || (least.amount == greatest && !least.isIncluded) else { return nil }
      return MechanicFault(
        message:
          "it would have to deviate \(least.asLeast(.angle)) from the nearest direction that `toward` names, "
          + "which lies at most \(MeasureText.text(greatest, .angle)) away",
        span: step.span, origins: [least.origin])
    }
  }

  private struct Translation {
    var move: MoveStep
    var directions: Directions?
    var span: SourceSpan
  }

  private var translationSteps: [Translation] {
    reading.mechanic.steps.compactMap { step in
      guard case .move(let move) = step.action, case .translation(let directions) = move.path else {
        return nil
      }
      return Translation(move: move, directions: directions, span: step.span)
    }
  }

  private static func text(_ edges: Set<ScreenEdge>) -> String {
    listed(ScreenEdge.allCases.filter(edges.contains).map(\.rawValue), joinedBy: "or")
  }
}

extension ScreenEdge {
  var opposite: ScreenEdge {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    }
  }
}
