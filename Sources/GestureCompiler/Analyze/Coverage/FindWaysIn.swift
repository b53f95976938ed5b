import SpecParser

/// Finds activities without a counterpart, and traits that no activity fulfills (`coverage/way-in`).
struct FindWaysIn {
  let spec: CheckedSpec
  /// Activities that can never hold.
  let dead: Set<Int>

  /// Kinds whose effect can be undone, and the kinds that undo it or lead to it.
  private static let counterparts: [(kinds: Set<String>, need: [String], what: String)] = [
    (["zoom-in", "zoom-in-to-fit"], ["zoom-out", "zoom-toggle", "magnify"], "zooms out again"),
    (["zoom-out"], ["zoom-in", "zoom-in-to-fit", "zoom-toggle", "magnify"], "zooms in again"),
    (["expand"], ["collapse"], "collapses it again"),
    (["collapse"], ["expand"], "expands it again"),
    (["select-more"], ["select", "multi-select-drag"], "selects the first one"),
    (["undo"], ["redo"], "does it again"),
    (["redo"], ["undo"], "undoes it"),
    (["paste"], ["copy"], "copies what could be pasted"),
  ]

  /// Traits, and for each the kinds of which it promises one.
  private static let promises: [(trait: String, need: [String])] = [
    ("scrolls", ["scroll", "pan", "reveal-on-scroll"]),
    ("pages", ["paging-swipe", "navigate-back"]),
    ("zooms", ["zoom-in", "zoom-out", "zoom-in-to-fit", "zoom-toggle", "magnify"]),
    ("swipeable", ["dismiss", "reveal-actions"]),
    ("selectable", ["select", "select-more", "multi-select-drag"]),
    ("collapsible", ["collapse", "expand", "overscroll-collapse"]),
    ("menu", ["menu-open", "edit-menu"]),
  ]

  func findings() -> [Finding] { missingCounterparts + brokenPromises }

  private var living: [Int] { spec.activities.indices.filter { !dead.contains($0) } }

  // MARK: Counterparts

  private var missingCounterparts: [Finding] {
    living.flatMap { number -> [Finding] in
      let activity = spec.activities[number]
      return Self.counterparts.compactMap { entry in
        guard entry.kinds.contains(activity.does.value), isFirst(number, entry.kinds) else { return nil }
        let others = living.filter {
          spec.elements.areOnOnePath(activity.target.value, spec.activities[$0].target.value)
        }
        guard !others.contains(where: { $0 != number && gives($0, entry.need) }) else { return nil }
        let path = spec.elements[activity.target.value].path
        return finding(
          "on `\(path)`, `\(activity.name.value)` does \(activity.does.value), and in no state anything there \(entry.what)",
          at: activity.does.span, [activity.name.value], entry.need)
      }
    }
  }

  /// Whether this is the first activity on its element with one of the kinds. Only the first is reported.
  private func isFirst(_ number: Int, _ kinds: Set<String>) -> Bool {
    let target = spec.activities[number].target.value
    return living.first {
      spec.activities[$0].target.value == target && kinds.contains(spec.activities[$0].does.value)
    } == number
  }

  // MARK: Promises

  private var brokenPromises: [Finding] {
    spec.elements.indices.flatMap { element in
      Self.promises.compactMap { promise in
        guard spec.elements[element].traits.has(promise.trait) else { return nil }
        let path = Set(spec.elements.outward(from: element))
        let isGiven = living.contains {
          path.contains(spec.activities[$0].target.value) && gives($0, promise.need)
        }
        guard !isGiven else { return nil }
        return finding(
          "`\(spec.elements[element].path)` is said to be \(word(promise.trait)), and in no state an activity does that",
          at: spec.elements[element].name.span, [], promise.need)
      }
    }
  }

  private func word(_ trait: String) -> String {
    switch trait {
    case "scrolls", "pages", "zooms": "one that \(trait)"
    case "menu": "a menu"
    default: trait
    }
  }

  // MARK: Short forms

  /// Whether an activity has one of the kinds. A custom activity with a mechanic of one of the kinds may have that purpose.
  private func gives(_ number: Int, _ kinds: [String]) -> Bool {
    let activity = spec.activities[number]
    if kinds.contains(activity.does.value) { return true }
    guard activity.does.value == "custom" else { return false }
    let names = spec.mechanicNames(of: activity)
    return spec.kinds.contains { kind in
      kinds.contains(kind.name.value) && kind.mechanics.contains { names.contains($0.value) }
    }
  }

  private func finding(
    _ message: String, at span: SourceSpan, _ activities: [String], _ kinds: [String]
  ) -> Finding {
    let known = kinds.filter { kind in spec.kinds.contains { $0.name.value == kind } }
    return Finding(
      CoverageRules.wayIn, message, at: span,
      help: known.isEmpty
        ? [] : ["an activity that does \(inWords(known, joinedBy: "or")) would be a way in"],
      activities: activities)
  }
}
