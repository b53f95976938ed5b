/// Some touch sequence meets the constraints of every mechanic.
///
/// Metrics fill in what a mechanic leaves open, as in the recognizer. A press is over before `touch-max-duration`, a move leaves its slop,
/// and the speed of a finger is at most `max-finger-velocity`. A mechanic is reported alone, and again if an activity's own senses or
/// `from` make it impossible. Mechanics of the bundled vocabularies are reported only if an activity uses them.
struct MechanicsArePossible: SpecCheck {
  static let rule = MechanicRules.impossible

  func findings(in context: CheckContext) -> [Finding] {
    mechanicFindings(context) + bindingFindings(context)
  }

  private func mechanicFindings(_ context: CheckContext) -> [Finding] {
    context.possibilities.faults.enumerated().flatMap { index, faults -> [Finding] in
      guard !faults.isEmpty else { return [] }
      let mechanic = context.spec.mechanics[index]
      let users = context.spec.activities.flatMap { activity in
        activity.mechanics.filter { $0.value == index }.map { (name: activity.name.value, use: $0.span) }
      }
      if users.isEmpty, CheckedSpec.bundledVocabularies.contains(mechanic.vocabulary ?? "") { return [] }
      // One limit may be impossible for several reasons.
      return faults.uniqued(by: \.place).map { fault in
        let place = mechanic.vocabulary == nil ? fault.place : users.first?.use ?? fault.place
        return finding(fault, of: mechanic, at: place, context.spec, activities: users.map(\.name))
      }
    }
  }

  private func bindingFindings(_ context: CheckContext) -> [Finding] {
    zip(context.spec.activities, context.possibilities.bindingFaults).flatMap { activity, faultsByMechanic in
      zip(activity.mechanics, faultsByMechanic).flatMap { bound, faults in
        faults.map {
          finding(
            $0, of: context.spec.mechanics[bound.value], at: $0.place, context.spec,
            activities: [activity.name.value])
        }
      }
    }
  }

  private func finding(
    _ fault: MechanicFault, of mechanic: Mechanic, at place: SourceSpan, _ spec: CheckedSpec,
    activities: [String]
  ) -> Finding {
    let related = fault.related + fault.origins.compactMap { $0.related(in: spec.metrics) }
    return finding(
      "`\(mechanic.name.value)` can never be made: \(fault.message)", at: place, help: fault.help,
      related: related.filter { $0.span != place }, activities: activities)
  }
}
