import SpecParser

/// Finds activities, and mechanics of activities, that are new, removed or renamed.
struct CompareActivities {
  let pair: SpecPair

  var changes: [ProductChange] {
    pair.removed.map(removed) + pair.added.map(added) + pair.both.flatMap(ways)
  }

  private func removed(_ index: Int) -> ProductChange {
    let activity = pair.old.activities[index]
    return ProductChange(
      .activityRemoved, [activity.name.value], "is gone", before: what(pair.old, index),
      oldSpan: activity.name.span)
  }

  private func added(_ index: Int) -> ProductChange {
    let activity = pair.new.activities[index]
    return ProductChange(
      .activityAdded, [activity.name.value], "is new", after: what(pair.new, index),
      newSpan: activity.name.span)
  }

  /// A description such as `dismiss on list/message by drag or swipe`.
  private func what(_ spec: CheckedSpec, _ index: Int) -> String {
    let activity = spec.activities[index]
    let mechanics = spec.mechanicNames(of: activity)
    let condition = activity.condition.map { ", when \(GuardWords(spec.states).text($0))" } ?? ""
    return
      "\(activity.does.value) on \(spec.elements[activity.target.value].path) by \(inWords(mechanics, joinedBy: "or"))"
      + condition
  }

  private func ways(_ old: Int, _ new: Int) -> [ProductChange] {
    let (before, after) = (pair.old.activities[old], pair.new.activities[new])
    var changes: [ProductChange] = []
    if before.name.value != after.name.value {
      changes.append(pair.change(.activityRenamed, of: (old, new), "was called `\(before.name.value)`"))
    }
    let known = mechanics(pair.old, before)
    let now = mechanics(pair.new, after)
    for mechanic in known where !now.contains(where: { $0.name == mechanic.name }) {
      changes.append(
        pair.change(
          .wayRemoved, of: (old, new), "can no longer be done by \(mechanic.name)", at: mechanic.span))
    }
    for mechanic in now where !known.contains(where: { $0.name == mechanic.name }) {
      changes.append(
        pair.change(
          .wayAdded, of: (old, new), "can also be done by \(mechanic.name)", at: nil, mechanic.span))
    }
    return changes + alternative(old, new)
  }

  private func mechanics(_ spec: CheckedSpec, _ activity: Activity) -> [(name: String, span: SourceSpan)] {
    activity.mechanics.map { (spec.mechanics[$0.value].name.value, $0.span) }
  }

  private func alternative(_ old: Int, _ new: Int) -> [ProductChange] {
    let (before, after) = (pair.old.activities[old].alternative, pair.new.activities[new].alternative)
    guard before?.value != after?.value else { return [] }
    let (kind, words): (ProductChange.Kind, String) =
      after == nil
      ? (.alternativeRemoved, "has no alternative any more")
      : before == nil
        ? (.alternativeAdded, "has an alternative now") : (.alternative, "has another alternative")
    return [
      pair.change(
        kind, of: (old, new), words, before: before?.value, after: after?.value, at: before?.span, after?.span
      )
    ]
  }
}
