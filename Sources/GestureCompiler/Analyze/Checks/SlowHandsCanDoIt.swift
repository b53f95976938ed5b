import SpecParser

/// A slow or trembling hand can do everything, or there is another way.
///
/// It is broken by an activity without `alternative` and `shortcut-for` none of whose mechanics such a hand can make claim,
/// alone and undisturbed. A mechanic is beyond it when one of its steps asks for more than `SlowHand` can do, or when the
/// search of the conflict analysis, with that hand's limits, proves that no trace makes it claim. Where the search comes
/// to its bound, nothing is reported. Rivals do not matter here.
struct SlowHandsCanDoIt: AnalysisCheck {
  static let rule = SlowHandRules.beyondSlowHands

  private var hand = SlowHand()

  func findings(in context: AnalysisContext) -> [Finding] {
    var check = self
    check.hand = context.slowHand
    return check.breaches(in: context)
  }

  private func breaches(in context: AnalysisContext) -> [Finding] {
    let byName = Dictionary(
      context.machine.activities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var verdicts = Verdicts()
    return context.spec.activities.indices.compactMap { index in
      let activity = context.spec.activities[index]
      guard !activity.hasAlternative, !context.checks.deadActivities.contains(index),
        let machine = byName[activity.name.value]
      else { return nil }
      let limits = machine.recognizers.map { limit($0, context.machine, &verdicts) }
      guard !limits.isEmpty, limits.allSatisfy({ $0 != nil }) else { return nil }
      return finding(about: activity, zip(machine.recognizers, limits.compactMap { $0 }), context.machine)
    }
  }

  /// What was found out about shapes.
  private struct Verdicts {
    var limits: [RecognizerShape: [SlowHandLimit]] = [:]
    /// What all searches may take: of what is left out when it is used up, nothing is said.
    var workLeft = 1_000_000
  }

  /// Why no way of claiming by a recognizer is within the hand's reach; `nil` when one is, or may be.
  private func limit(
    _ recognizer: MachineRecognizer, _ machine: Machine, _ verdicts: inout Verdicts
  ) -> SlowHandLimit? {
    // Shapes are cut to what the spec's hand can do, not to this one's, so that they say what is asked.
    let own = HandLimits(machine.metrics)
    var first: SlowHandLimit?
    for shape in MakeShapes(recognizer, own).shapes {
      let limits = verdicts.limits[shape] ?? limits(beyond: shape, own, &verdicts.workLeft)
      verdicts.limits[shape] = limits
      guard let limit = limits.first else { return nil }
      first = first ?? limit
    }
    return first
  }

  private func limits(
    beyond shape: RecognizerShape, _ own: HandLimits, _ workLeft: inout Int
  ) -> [SlowHandLimit] {
    let single = hand.limits(beyond: shape)
    if !single.isEmpty || workLeft <= 0 { return single }
    // One way to claim is enough, with no rivals.
    var search = TouchSearch(
      [hand.slowed(shape)], levels: [0], goal: .escape([]), hand: hand.limits(own), mostWays: 1)
    let found = search.run()
    workLeft -= found.work
    guard found.isComplete, search.ways.isEmpty else { return [] }
    return [SlowHandLimit(message: "its steps together leave too little time", step: nil)]
  }

  private func finding(
    about activity: Activity, _ limits: Zip2Sequence<[MachineRecognizer], [SlowHandLimit]>, _ machine: Machine
  ) -> Finding {
    var notes: [String] = []
    var related: [Finding.Related] = []
    for (recognizer, limit) in limits {
      let names = recognizer.names.map { "`\(machine.mechanics[$0.mechanic])`" }
      notes.append("\(MeasureWords.list(names)): \(limit.message)")
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
