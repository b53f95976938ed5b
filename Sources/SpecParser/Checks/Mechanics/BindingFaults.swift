/// A mechanic bound by an activity whose demands its own edge, sense or deviation may contradict.
///
/// Directions of the activity do not apply to a mechanic that names its own.
struct MechanicBinding {
  let activity: Activity
  /// The mechanic alone; `bound` has the activity's demands added.
  let alone: ElaboratedMechanic
  let bound: ElaboratedMechanic

  func faults() -> [MechanicFault] {
    [edgeFault()].compactMap(\.self) + senseFaults() + deviationFaults()
  }

  /// The fault of a first press for which the two name no common edge. Corners do not count: the activity's edges narrow the mechanic's, so
  /// no edge is left.
  private func edgeFault() -> MechanicFault? {
    guard let from = activity.from, !from.value.isEmpty, let press = alone.steps.first,
      !press.edges.isEmpty, press.edges.intersection(from.value).isEmpty
    else { return nil }
    return MechanicFault(
      message:
        "it comes from \(Self.text(press.edges)), and the activity asks for \(Self.text(from.value))",
      span: from.span,
      related: [Finding.Related(span: press.span, message: "the mechanic's own edge")])
  }

  /// The faults of spreads and orbits that have none of the activity's senses.
  private func senseFaults() -> [MechanicFault] {
    alone.steps.compactMap { step in
      switch step.kind {
      case .move(.spread(let own)): senseFault(own, activity.spreadSenses, step.span)
      case .move(.orbit(let own)): senseFault(own, activity.orbitSenses, step.span)
      case .press, .wait, .move(.translation), .lift: nil
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

  /// The faults of minimum deviations that no direction in `toward` has from its axis.
  private func deviationFaults() -> [MechanicFault] {
    bound.steps.compactMap { step in
      guard let directions = step.kind.directions, let least = step.deviation.low else { return nil }
      let greatest = directions.greatestDeviation
      guard least.amount > greatest || (least.amount == greatest && !least.isIncluded) else { return nil }
      return MechanicFault(
        message:
          "it would have to deviate \(least.asLeast(.angle)) from the nearest direction that `toward` names, "
          + "which lies at most \(MeasureText.text(greatest, .angle)) away",
        span: step.span, origins: [least.origin])
    }
  }

  private static func text(_ edges: Sides) -> String { listed(edges.sides.map(\.edge), joinedBy: "or") }

  private static func text<Word: RawRepresentable<String> & CaseIterable>(_ words: Set<Word>) -> String {
    listed(Word.allCases.filter(words.contains).map(\.rawValue), joinedBy: "or")
  }
}
