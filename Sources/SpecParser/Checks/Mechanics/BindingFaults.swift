/// What an activity asks of a mechanic that the mechanic cannot give: its own edge or sense says otherwise.
///
/// Its directions are asked of no mechanic that names its own.
struct MechanicBinding {
  let activity: Activity
  let reading: MechanicReading

  func faults() -> [MechanicFault] {
    edgeFaults() + senseFaults() + deviationFaults()
  }

  /// The first press comes from an edge that both name. Corners do not count: the activity's edges narrow the
  /// mechanic's, and where none is left there is no edge to come from.
  private func edgeFaults() -> [MechanicFault] {
    guard let from = activity.from, !from.value.isEmpty, let contact = reading.contacts.first,
      !contact.press.from.isEmpty, contact.press.from.isDisjoint(with: from.value)
    else { return [] }
    return [
      MechanicFault(
        message:
          "it comes from \(Self.text(contact.press.from)), and the activity asks for \(Self.text(from.value))",
        span: from.span,
        related: [Finding.Related(span: contact.pressSpan, message: "the mechanic's own edge")])
    ]
  }

  /// A spread or an orbit that none of the activity's senses is left of.
  private func senseFaults() -> [MechanicFault] {
    reading.mechanic.steps.compactMap { step in
      guard case .move(let move) = step.action else { return nil }
      switch move.path {
      case .translation: return nil
      case .spread(let own): return senseFault(own, activity.spreadSenses, step.span)
      case .orbit(let own): return senseFault(own, activity.orbitSenses, step.span)
      }
    }
  }

  private func senseFault<Sense: RawRepresentable<String> & CaseIterable>(
    _ own: Set<Sense>, _ asked: Located<Set<Sense>>?, _ step: SourceSpan
  ) -> MechanicFault? {
    guard let asked, own.isDisjoint(with: asked.value) else { return nil }
    return MechanicFault(
      message: "it goes \(Self.text(own)), and the activity asks for \(Self.text(asked.value))",
      span: asked.span, related: [Finding.Related(span: step, message: "the mechanic's own sense")],
      help: ["leave `toward` out, or take a mechanic of the other sense"])
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
    reading.mechanic.steps(toward: activity.toward?.value).compactMap { step in
      guard case .move(let move) = step.action, case .translation(let directions) = move.path else {
        return nil
      }
      return Translation(move: move, directions: directions, span: step.span)
    }
  }

  private static func text<Word: RawRepresentable<String> & CaseIterable>(_ words: Set<Word>) -> String {
    listed(Word.allCases.filter(words.contains).map(\.rawValue), joinedBy: "or")
  }
}
