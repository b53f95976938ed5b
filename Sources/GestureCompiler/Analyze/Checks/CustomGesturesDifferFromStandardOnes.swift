import SpecParser

/// Checks that a custom gesture of the product differs clearly from every standard gesture.
///
/// It compares only gestures of the same build. They have as many contacts, the same sorts of moves in each, and holds before the same
/// moves. They share a number of fingers, and both or neither begin at an edge.
///
/// It lowers the product's gesture alone with the standard one. The gesture is near if the analysis proves a touch on which both claim within
/// the margin's time of each other. If no touch does both, the product's gesture is first widened by the margin (`GestureMargin`). A touch
/// that exists only on a border does not count.
///
/// It does not report pairs that the analysis leaves undecided, or a gesture near a standard one that does the same. It does not check
/// games, which may redefine gestures, or activities by a pen or an eraser alone: only fingers and a pointer do standard gestures.
struct CustomGesturesDifferFromStandardOnes: AnalysisCheck {
  static let rule = AppleAnalysisRules.similarGesture

  private let margin = GestureMargin()

  func findings(in context: AnalysisContext) -> [Finding] {
    guard let apple = AppleSpec(context.checks), !apple.isExperience(.game) else { return [] }
    var known: [BoundMechanic: [Near]] = [:]
    var result: [Finding] = []
    for index in apple.activities {
      let activity = apple.spec.activities[index]
      guard !activity.takenTools.isDisjoint(with: Tool.usual) else { continue }
      for bound in activity.mechanics where apple.isCustom(bound.value) {
        let key = BoundMechanic(bound.value, activity)
        let near = known[key] ?? near(bound.value, activity, apple)
        known[key] = near
        let same = apple.gestures(of: activity.does.value)
        guard let nearest = near.first, !near.contains(where: { same.contains($0.gesture) }) else { continue }
        result.append(finding(activity, bound, nearest, apple))
      }
    }
    return result
  }

  /// A standard gesture that is near the checked one.
  private struct Near {
    var gesture: AppleGesture
    var gap: Gap
    /// Number of holds by which the two differ.
    var holds: Int
  }

  /// The least time between two claims on one touch.
  private struct Gap {
    /// Microseconds; 0 only at the same instant.
    var time: Int64
    /// Whether that is so only for a hand that strays from the product's gesture.
    var isWidened: Bool
  }

  /// Standard gestures that are near, sorted by the difference in holds, then by the time between the claims.
  private func near(_ mechanic: Int, _ activity: Activity, _ apple: AppleSpec) -> [Near] {
    let own = apple.spec.mechanics[mechanic]
    let standards = StandardMechanics(metrics: apple.spec.metrics, span: own.name.span)
    var result: [Near] = []
    for gesture in AppleGesture.allCases where !apple.platforms(with: gesture).isEmpty {
      let standard = standards.mechanic(gesture)
      let forms = [own, standard].map { GestureForm(ElaboratedMechanic($0, under: apple.spec.metrics)) }
      guard isBuilt(forms[0], activity, like: forms[1]),
        let gap = gap(between: own, of: activity, and: standard, in: apple.spec)
      else { continue }
      let holds = abs(holds(forms[0]) - holds(forms[1]))
      let index = result.firstIndex { ($0.holds, $0.gap.time) > (holds, gap.time) } ?? result.count
      result.insert(Near(gesture: gesture, gap: gap, holds: holds), at: index)
    }
    return result
  }

  private func holds(_ form: GestureForm) -> Int { form.contacts.reduce(0) { $0 + $1.waits } }

  // MARK: Build

  private func isBuilt(_ own: GestureForm, _ activity: Activity, like standard: GestureForm) -> Bool {
    let hasEdge = activity.from.map { !$0.value.isEmpty } ?? false || comesFromEdge(own)
    return own.fingers.overlaps(standard.fingers) && build(own) == build(standard)
      && hasEdge == comesFromEdge(standard)
  }

  private func comesFromEdge(_ form: GestureForm) -> Bool {
    form.contacts.first?.press.edges.isEmpty == false
  }

  /// The steps that tell gestures apart, as words, for each contact. A hold counts only before a move; without a move, only time differs.
  private func build(_ form: GestureForm) -> [[String]] {
    form.contacts.map { contact in
      let moves = contact.moves.map(\.kind).map {
        $0.isTranslation ? "move" : $0.isSpread ? "spread" : "turn"
      }
      return moves.isEmpty ? [] : Array(repeating: "wait", count: contact.waits) + moves
    }
  }

  // MARK: Analysis

  /// The least time between the claims of both; `nil` if it is longer than the margin or no touch that does both is proved.
  private func gap(
    between own: Mechanic, of activity: Activity, and standard: Mechanic, in spec: CheckedSpec
  ) -> Gap? {
    // A widened hold would claim at another time than the gesture does.
    for isWidened in [false, true] {
      let pair = pair(own, activity, standard, spec, isWidened: isWidened)
      let meetings = AnalyzeConflicts.provedMeetings(pair, CompilePipeline.lower(pair))
      let times = meetings.filter { !$0.isBoundary }.flatMap(\.ways).compactMap(time)
      guard let least = times.min() else { continue }
      return Double(least) <= margin.time ? Gap(time: least, isWidened: isWidened) : nil
    }
    return nil
  }

  /// The least time between the claims in one path on which both claim; 0 only at the same instant. It is `nil` if one begins at a later
  /// press than the other, and so is another gesture after the first.
  private func time(_ way: TouchPath) -> Int64? {
    guard way.runners[0].startContact == way.runners[1].startContact, let a = way.runners[0].claim,
      let b = way.runners[1].claim
    else {
      return nil
    }
    let (early, late) = (way.events[min(a, b)].instant, way.events[max(a, b)].instant)
    return a == b ? 0 : max(1, way.clock.least(late, after: early))
  }

  /// A spec with only two activities: the product's gesture, perhaps widened, and the standard gesture.
  private func pair(
    _ own: Mechanic, _ activity: Activity, _ standard: Mechanic, _ spec: CheckedSpec, isWidened: Bool
  ) -> CheckedSpec {
    let span = own.name.span
    var mine = Activity(
      name: Located("a", span), does: Located("custom", span), target: Located(0, span),
      mechanics: [Located(0, span)])
    mine.toward = activity.directions.map { Located(isWidened ? margin.widened($0) : $0, span) }
    mine.spreadSenses = activity.spreadSenses
    mine.orbitSenses = activity.orbitSenses
    mine.from = activity.from
    let theirs = Activity(
      name: Located("b", span), does: mine.does, target: mine.target, mechanics: [Located(1, span)])
    let first = renamed(own, "own")
    let element = Element(name: Located("element", span), parent: nil, path: "element", traits: Traits())
    return CheckedSpec(
      product: spec.product, vocabularies: [], platforms: [], experience: [], protectedEdges: nil,
      metrics: spec.metrics, states: [], elements: [element],
      mechanics: [isWidened ? margin.widened(first) : first, renamed(standard, "standard")], kinds: [],
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
    let apart = (near.gap.time + 999) / 1000
    let hand =
      near.gap.isWidened
      ? "a hand that strays from it by 10 pt, 100 ms, 15° or a fifth of the speed" : "one touch"
    return finding(
      "`\(mechanic.value)`, by which `\(activity.name.value)` is done, is hardly different from \(near.gesture.text)",
      at: bound.span,
      notes: [
        "\(hand) does both: they are recognized "
          + (near.gap.time == 0 ? "at one instant" : "\(apart) ms apart"),
        "\(near.gesture.text) \(near.gesture.meaning)",
      ],
      help: [
        "bind the standard gesture, or make this one plainly different: longer, further, with more fingers"
      ],
      related: [Finding.Related(span: mechanic.span, message: "the gesture")],
      activities: [activity.name.value])
  }
}
