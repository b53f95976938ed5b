/// An element that pages by a swipe has no swipeable elements inside that respond to the same movement.
///
/// Material's guidance for gestures asks pages of swipeable elements for another way. A page and an element inside it compete if they move
/// along one axis and their guards can hold together. If activities swipe the element, their guards count; if none does yet, its trait
/// `swipeable` is enough. An element that an activity dismisses is swipeable, with or without the trait.
struct PagingSparesSwipeableElements: SpecCheck {
  static let rule = RuleInfo(
    id: "material/paging-swipe-on-swipeable", defaultSeverity: .error,
    summary: "a paging swipe over elements that are swipeable along the same axis",
    reason:
      "People cannot tell whether a swipe will turn the page or move the element. An element that an "
      + "activity dismisses counts as swipeable, even without the trait.",
    source: "Material, Gestures: Paging swipe",
    example: MaterialExample.text(
      elements: """
        tabs:
          ✗ pages: horizontal
          ✓ pages: vertical
          children:
            message: {swipeable: left}
        """,
      activities: """
        turn-page:
          does: paging-swipe
          target: tabs
          by: [drag, swipe, fling]
          ✗ toward: horizontal
          ✓ toward: vertical
          commit: {distance: 50%, velocity: 500pt/s}
        """))

  func findings(in context: CheckContext) -> [Finding] {
    let spec = context.spec
    guard spec.usesMaterial else { return [] }
    let activities = Dictionary(grouping: spec.activities.indices) { spec.activities[$0].target.value }
    let swipeable = spec.elements.indices.filter { element in
      spec.elements[element].traits.swipeable != nil
        || activities[element, default: []].contains { dismisses($0, context) }
    }
    var result: [Finding] = []
    for page in context.possibleActivities where spec.activities[page].does.value == "paging-swipe" {
      let directions = SwipeDirections(of: spec.activities[page], in: spec).all
      for element in swipeable
      where result.count < Self.limit && spec.isElement(element, inside: spec.activities[page].target.value) {
        let own = activities[element] ?? []
        if let found = finding(page: page, element: element, activities: own, directions, context) {
          result.append(found)
        }
      }
    }
    return result
  }

  /// The most findings that are reported.
  private static let limit = 1000

  /// The finding about a page and an element inside it. It is `nil` if the element swipes along the other axis, or if the guards of all
  /// that swipes it exclude the page's.
  private func finding(
    page: Int, element: Int, activities: [Int], _ directions: Directions, _ context: CheckContext
  ) -> Finding? {
    let spec = context.spec
    let trait = spec.elements[element].traits.swipeable
    if let trait, !trait.value.sharesAxis(with: directions) { return nil }
    // Only activities that begin with a movement: one that begins with a hold leaves the swipe to the page.
    let swiping = activities.filter { index in
      SwipeDirections(of: spec.activities[index], in: spec).swipes.contains {
        $0.sharesAxis(with: directions)
      }
    }
    let rivals = swiping.filter {
      !context.deadActivities.contains($0) && context.canHoldTogether(page, $0)
    }
    guard swiping.isEmpty && trait != nil || !rivals.isEmpty else { return nil }
    if trait == nil && !rivals.contains(where: { dismisses($0, context) }) { return nil }
    let (activity, path) = (spec.activities[page], spec.elements[element].path)
    let names = rivals.map { spec.activities[$0].name.value }
    return finding(
      "`\(activity.name.value)` pages along the axis on which `\(path)` inside is "
        + (trait == nil ? "dismissed" : "swipeable"),
      at: activity.does.span,
      notes: rivals.prefix(1).flatMap { meeting(page, $0, context) },
      help: ["page along the other axis, page in states of its own, or leave swiping to one of the two"],
      related: (trait.map { [Finding.Related(span: $0.span, message: "`\(path)` is swipeable by this")] }
        ?? [])
        + rivals.map {
          Finding.Related(
            span: spec.activities[$0].name.span, message: "`\(spec.activities[$0].name.value)` swipes it")
        }, activities: [activity.name.value] + names)
  }

  private func dismisses(_ activity: Int, _ context: CheckContext) -> Bool {
    context.spec.activities[activity].does.value == "dismiss" && !context.deadActivities.contains(activity)
  }

  /// A note with a state in which both exist, if they have guards.
  private func meeting(_ page: Int, _ rival: Int, _ context: CheckContext) -> [String] {
    let both = context.guards[page].intersection(context.guards[rival])
    let guards = [page, rival].compactMap { context.spec.activities[$0].condition }
    let slots = Guard.and(guards).slots
    guard !slots.isEmpty, let model = both.model else { return [] }
    return ["both exist where " + GuardText(states: context.spec.states).text(of: model, slots: slots)]
  }
}

/// The directions in which an activity's movements may go.
private struct SwipeDirections {
  /// For each mechanic that begins with a movement, its directions.
  var swipes: [Directions]

  init(of activity: Activity, in spec: CheckedSpec) {
    swipes = activity.mechanics.compactMap { bound in
      let mechanic = ElaboratedMechanic(spec.mechanics[bound.value], for: activity, under: spec.metrics)
      return mechanic.steps.dropFirst().first?.kind.directions
    }
  }

  var all: Directions { Directions(arcs: swipes.flatMap(\.arcs), axes: []) }
}
