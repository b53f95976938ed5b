package import GestureRuntime
package import SpecParser

/// Compares two versions of a product's spec: the changes for people, and for code that uses the generated Swift.
///
/// The comparison is by meaning. Order, comments, anchors and the notation of values make no difference.
package enum CompareSpecs {
  /// - Parameters:
  ///   - old: the old spec, which compiles to a table.
  ///   - new: the new spec, likewise.
  /// - Throws: `TableError` if one of them is larger than a table can be.
  package static func run(_ old: CheckedSpec, _ new: CheckedSpec) throws(TableError) -> ProductComparison {
    let pair = SpecPair(old, new)
    let parts: [[ProductChange]] = [
      CompareActivities(pair: pair).changes, CompareMovements(pair: pair).changes,
      CompareConditions(pair).changes, CompareHabits(pair: pair).changes, CompareMovedElements(pair).changes,
      CompareLatencies(pair: pair).changes, CompareRivals(pair: pair).changes,
      CompareSettings(pair: pair).changes, CompareConflicts(pair: pair).changes,
    ]
    return ProductComparison(
      changes: sorted(Array(parts.joined())), breaks: try CompareInterfaces.breaks(old, new))
  }

  /// The names in the new spec of activities in both specs, by their old names.
  package static func names(_ old: CheckedSpec, _ new: CheckedSpec) -> [String: String] {
    SpecPair(old, new).names
  }

  private static func sorted(_ changes: [ProductChange]) -> [ProductChange] {
    let effects = ProductChange.Effect.allCases
    let kinds = ProductChange.Kind.allCases
    let groups = Dictionary(grouping: changes, by: \.kind)
    return effects.flatMap { effect in
      kinds.filter { $0.effect == effect }.flatMap { groups[$0] ?? [] }
    }
  }
}

/// Two versions of a spec, and the pairs of corresponding activities.
struct SpecPair {
  let old: CheckedSpec
  let new: CheckedSpec
  /// Activities in both, as indices into each spec, in the order of the new one.
  let both: [(old: Int, new: Int)]
  /// Activities in one spec only, as indices.
  let removed: [Int]
  let added: [Int]
  /// New names of all activities in both, by their old names.
  let names: [String: String]

  init(_ old: CheckedSpec, _ new: CheckedSpec) {
    self.old = old
    self.new = new
    let byName = old.activityIndices
    var both = new.activities.indices.compactMap { index in
      byName[new.activities[index].name.value].map { (old: $0, new: index) }
    }
    let known = (Set(both.map(\.old)), Set(both.map(\.new)))
    var removed = old.activities.indices.filter { !known.0.contains($0) }
    var added = new.activities.indices.filter { !known.1.contains($0) }
    let renamed = Self.renamed(old, removed, new, added)
    both += renamed
    let again = (Set(renamed.map(\.old)), Set(renamed.map(\.new)))
    removed.removeAll { again.0.contains($0) }
    added.removeAll { again.1.contains($0) }
    self.both = both.sorted { $0.new < $1.new }
    self.removed = removed
    self.added = added
    names = Dictionary(
      firstOf: both.map { (old.activities[$0.old].name.value, new.activities[$0.new].name.value) })
  }

  /// A change of an activity that both have, at these places or else at its names.
  func change(
    _ kind: ProductChange.Kind, of activity: (old: Int, new: Int), _ predicate: String,
    before: String? = nil, after: String? = nil, at old: SourceSpan? = nil, _ new: SourceSpan? = nil
  ) -> ProductChange {
    let names = (self.old.activities[activity.old].name, self.new.activities[activity.new].name)
    return ProductChange(
      kind, [names.1.value], predicate, before: before, after: after, oldSpan: old ?? names.0.span,
      newSpan: new ?? names.1.span)
  }

  /// Finds renamed activities. A removed and a new activity are the same if they look equal and no other activity looks the same, even one
  /// that is in both specs.
  private static func renamed(
    _ old: CheckedSpec, _ removed: [Int], _ new: CheckedSpec, _ added: [Int]
  ) -> [(old: Int, new: Int)] {
    guard !removed.isEmpty, !added.isEmpty else { return [] }
    let (before, after) = (looks(old, removed), looks(new, added))
    let (gone, fresh) = (Set(removed), Set(added))
    return after.compactMap { look, indices in
      guard indices.count == 1, fresh.contains(indices[0]), let same = before[look], same.count == 1,
        gone.contains(same[0])
      else { return nil }
      return (same[0], indices[0])
    }
  }

  /// All activities by their look.
  ///
  /// - Parameter unmatched: the activities in one spec only. Others that hand over to them name them by what they do and where, since their
  ///   names may be what has changed.
  private static func looks(_ spec: CheckedSpec, _ unmatched: [Int]) -> [ActivityLook: [Int]] {
    let takers = Dictionary(
      firstOf: unmatched.map { index in
        let activity = spec.activities[index]
        return (
          activity.name.value, "\(activity.does.value) on \(spec.elements[activity.target.value].path)"
        )
      })
    let feedback = CompareHabits.feedback(spec)
    return Dictionary(grouping: spec.activities.indices) { index in
      ActivityLook(spec, index, takers, feedback[spec.activities[index].name.value])
    }
  }
}

/// The properties of an activity that people notice: everything except its name.
private struct ActivityLook: Hashable {
  /// The words of `CompareHabits`, from the meaning and the target on.
  var habits: [String?]
  var feedback: MachineFeedback?
  var alternative: String?
  var movements: [String: MovementLook]
  var condition: String

  /// - Parameter takers: how activities to which it hands over are named, by their names.
  init(_ spec: CheckedSpec, _ index: Int, _ takers: [String: String], _ feedback: MachineFeedback?) {
    let activity = spec.activities[index]
    habits = CompareHabits.words(spec, index, takers)
    self.feedback = feedback
    alternative = activity.alternative?.value
    movements = Dictionary(
      firstOf: activity.mechanics.map {
        (spec.mechanics[$0.value].name.value, MovementLook(spec, $0.value, index))
      })
    condition = GuardWords(spec.states).text(activity.condition) + activity.takenTools.words
  }
}
