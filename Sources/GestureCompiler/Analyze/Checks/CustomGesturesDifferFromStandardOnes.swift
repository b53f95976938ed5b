import SpecParser

/// A gesture of the product's own is plainly different from every standard gesture.
///
/// Compared are gestures of the same build: as many contacts, moves of the same sorts in each, holds before the same moves, a
/// shared number of fingers, an edge on both or on neither. The product's one is widened by a margin (`GestureMargin`) and
/// lowered together with the standard one, alone. It is near when the analysis shows a touch, not just on a border, on which
/// both claim within the margin's time of each other. What the analysis leaves undecided is not reported; nor is a gesture that
/// comes near one that does the same, and games, which may redefine gestures.
struct CustomGesturesDifferFromStandardOnes: AnalysisCheck {
  static let rule = AppleAnalysisRules.similarGesture

  private let margin = GestureMargin()

  func findings(in context: AnalysisContext) -> [Finding] {
    guard let apple = AppleSpec(context.checks), !apple.isExperience(.game) else { return [] }
    return apple.activities.flatMap { index in
      let activity = apple.spec.activities[index]
      return activity.mechanics.compactMap { bound -> Finding? in
        guard apple.isCustom(bound.value), let near = nearest(bound.value, activity, apple) else {
          return nil
        }
        return finding(activity, bound, near, apple)
      }
    }
  }

  /// A standard gesture, and how far from it the claim comes, in microseconds.
  private struct Near {
    var gesture: AppleGesture
    var gap: Int64
  }

  private func nearest(_ mechanic: Int, _ activity: Activity, _ apple: AppleSpec) -> Near? {
    let own = apple.spec.mechanics[mechanic]
    let same = apple.gestures(of: activity.does.value)
    var nearest: Near?
    for gesture in AppleGesture.allCases where !apple.platforms(with: gesture).isEmpty {
      let standard = StandardMechanics(metrics: apple.spec.metrics, span: own.name.span)
        .mechanic(gesture, fingers: own.fingers)
      guard isBuilt(own, activity, like: standard),
        let gap = gap(between: own, of: activity, and: standard, in: apple.spec)
      else { continue }
      if same.contains(gesture) { return nil }
      if gap < nearest?.gap ?? .max { nearest = Near(gesture: gesture, gap: gap) }
    }
    return nearest
  }

  // MARK: Build

  private func isBuilt(_ own: Mechanic, _ activity: Activity, like standard: Mechanic) -> Bool {
    let (a, b) = (GestureForm(own), GestureForm(standard))
    let hasEdge = activity.from.map { !$0.value.isEmpty } ?? false || a.contacts.first?.edges.isEmpty == false
    return own.fingers.overlaps(standard.fingers) && build(a) == build(b)
      && hasEdge == (b.contacts.first?.edges.isEmpty == false)
  }

  /// A word for each step that tells gestures apart. A hold counts before a move; without one, time alone tells.
  private func build(_ form: GestureForm) -> [[String]] {
    form.contacts.map { contact in
      let moves = contact.moves.map { move in
        switch move.path {
        case .translation: "move"
        case .spread: "spread"
        case .orbit: "orbit"
        }
      }
      return moves.isEmpty ? [] : Array(repeating: "wait", count: contact.waits) + moves
    }
  }

  // MARK: Analysis

  /// The least time between the claims of both on one touch; `nil` when it is longer than the margin, or none is shown.
  private func gap(
    between own: Mechanic, of activity: Activity, and standard: Mechanic, in spec: CheckedSpec
  ) -> Int64? {
    let pair = pair(own, activity, standard, spec)
    let decision = AnalyzeConflicts.decision(pair, CompilePipeline.lower(pair))
    return decision.proved.filter { !$0.meeting.isBoundary }
      .map { $0.meeting.order == .same ? 0 : max(1, $0.meeting.gap.lowerBound) }
      .filter { Double($0) <= margin.time }.min()
  }

  /// A spec of nothing but the two: the product's own, widened, and the standard gesture.
  private func pair(
    _ own: Mechanic, _ activity: Activity, _ standard: Mechanic, _ spec: CheckedSpec
  ) -> CheckedSpec {
    let span = own.name.span
    var mine = Activity(
      name: Located("a", span), does: Located("custom", span), target: Located(0, span),
      mechanics: [Located(0, span)])
    mine.toward = activity.toward.map { Located(margin.widened($0.value), $0.span) }
    mine.spreadSenses = activity.spreadSenses
    mine.orbitSenses = activity.orbitSenses
    mine.from = activity.from
    let theirs = Activity(
      name: Located("b", span), does: mine.does, target: mine.target, mechanics: [Located(1, span)])
    let element = Element(name: Located("element", span), parent: nil, path: "element", traits: Traits())
    return CheckedSpec(
      product: spec.product, vocabularies: [], platforms: [], experience: [], protectedEdges: nil,
      metrics: spec.metrics, states: [], elements: [element],
      mechanics: [margin.widened(renamed(own, "own")), renamed(standard, "standard")], kinds: [],
      activities: [mine, theirs], resolutions: [], suppressions: [])
  }

  private func renamed(_ mechanic: Mechanic, _ name: String) -> Mechanic {
    var mechanic = mechanic
    mechanic.name = Located(name, mechanic.name.span)
    return mechanic
  }

  // MARK: Words

  private func finding(
    _ activity: Activity, _ bound: Located<Int>, _ near: Near, _ apple: AppleSpec
  ) -> Finding {
    let mechanic = apple.spec.mechanics[bound.value].name
    let apart = (near.gap + 999) / 1000
    return finding(
      "`\(mechanic.value)`, by which `\(activity.name.value)` is done, is hardly different from \(near.gesture.text)",
      at: bound.span,
      notes: [
        "a hand that strays from it by 10 pt, 100 ms, 15° or a fifth of the speed does both: they are recognized "
          + (near.gap == 0 ? "at one instant" : "\(apart) ms apart"),
        "\(near.gesture.text) \(near.gesture.meaning)",
      ],
      help: [
        "bind the standard gesture, or make this one plainly different: longer, further, with more fingers"
      ],
      related: [Finding.Related(span: mechanic.span, message: "the gesture")],
      activities: [activity.name.value])
  }
}
