import SpecParser

/// Checks that a slow or trembling hand can perform every activity, or has an alternative.
///
/// It reports an activity without `alternative` and `shortcut-for` if such a hand can make none of its mechanics claim, alone and
/// undisturbed. A mechanic is beyond the hand in two cases:
/// - One of its steps demands more than `SlowHand` can do.
/// - The search of the conflict analysis proves that no trace within that hand's limits makes it claim.
///
/// If the search reaches its bound, nothing is reported. Rivals do not matter here.
struct SlowHandsCanDoIt: AnalysisCheck {
  static let rule = SlowHandRules.beyondSlowHands

  func findings(in context: AnalysisContext) -> [Finding] {
    let byName = Dictionary(firstOf: context.machine.activities.enumerated().map { ($1.name, $0) })
    var verdicts = Verdicts(hand: context.slowHand)
    return context.spec.activities.indices.compactMap { index in
      let activity = context.spec.activities[index]
      guard !activity.hasAlternative, !context.checks.deadActivities.contains(index),
        let number = byName[activity.name.value]
      else { return nil }
      // What no hand can perform is reported for itself.
      let recognizers = context.machine.activities[number].recognizers.enumerated().filter { place, _ in
        !context.report.impossible.contains(RecognizerPlace(number, place))
      }.map(\.element)
      let limits = recognizers.map { limit($0, context.machine, &verdicts) }
      guard !limits.isEmpty, limits.allSatisfy({ $0 != nil }) else { return nil }
      return finding(about: activity, zip(recognizers, limits.compactMap { $0 }), context.machine)
    }
  }

  /// Results for the shapes checked so far.
  private struct Verdicts {
    let hand: SlowHand
    var limits: [RecognizerShape: [SlowHandLimit]] = [:]
    /// Work that all searches together may still take. After it is used up, nothing is reported about the remaining shapes.
    var workLeft = 1_000_000
  }

  /// Why the hand cannot perform any shape of a recognizer; `nil` if it can perform one, or may.
  private func limit(
    _ recognizer: MachineRecognizer, _ machine: Machine, _ verdicts: inout Verdicts
  ) -> SlowHandLimit? {
    // Shapes are limited to what the spec's hand can do, not this one, so that they keep the spec's demands.
    let own = HandLimits(machine.metrics)
    var first: SlowHandLimit?
    for shape in MakeShapes(recognizer, own).shapes {
      let limits = verdicts.limits[shape] ?? limits(beyond: shape, own, &verdicts)
      verdicts.limits[shape] = limits
      guard let limit = limits.first else { return nil }
      first = first ?? limit
    }
    return first
  }

  private func limits(
    beyond shape: RecognizerShape, _ own: HandLimits, _ verdicts: inout Verdicts
  ) -> [SlowHandLimit] {
    let hand = verdicts.hand
    let single = hand.limits(beyond: shape)
    if !single.isEmpty || verdicts.workLeft <= 0 { return single }
    // One path to a claim is enough, and there are no rivals.
    var search = TouchSearch(
      [hand.slowed(shape)], levels: [0], goal: .escape([]), hand: hand.limits(own), mostWays: 1)
    let found = search.run()
    verdicts.workLeft -= found.work
    guard found.isComplete, search.ways.isEmpty else { return [] }
    return [SlowHandLimit(message: "its steps together leave too little time", step: nil)]
  }

  private func finding(
    about activity: Activity, _ limits: Zip2Sequence<[MachineRecognizer], [SlowHandLimit]>, _ machine: Machine
  ) -> Finding {
    var notes: [String] = []
    var related: [Finding.Related] = []
    for (recognizer, limit) in limits {
      let names = machine.names(of: recognizer).map { "`\($0)`" }
      notes.append("\(inWords(names)): \(limit.message)")
      if let step = limit.step, recognizer.steps.indices.contains(step) {
        related.append(.init(span: recognizer.steps[step].span, message: "this step asks for it"))
      }
    }
    return finding(
      "a slow or trembling hand cannot do `\(activity.name.value)`",
      at: activity.mechanics.first?.span ?? activity.name.span, notes: notes,
      help: ["widen the limit, bind an easier mechanic too, or name another way in `alternative`"],
      related: related,
      activities: [activity.name.value])
  }
}
