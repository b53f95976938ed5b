/// A meaning of mechanics on an element, under a guard.
package struct Activity: Sendable, Hashable {
  package var name: Located<String>
  /// The purpose in a designer's words; `nil` uses the kind's summary.
  package var summary: Located<String>?
  /// The kind's name, or `custom` if no vocabulary has the kind.
  package var does: Located<String>
  /// Index into `CheckedSpec.elements`.
  package var target: Located<Int>
  /// Indices into `CheckedSpec.mechanics`; no mechanic twice.
  package var mechanics: [Located<Int>]
  /// The directions of every translation that names none.
  package var toward: Located<Directions>?
  /// The directions of its kind on its target (`Kind.along`); `nil` is any. `toward` overrides them.
  package var kindDirections: Directions?
  /// The senses to which it narrows every spread of its mechanics; never empty. `toward` names either directions or senses.
  package var spreadSenses: Located<Set<SpreadSense>>?
  /// The senses to which it narrows every orbit; never empty.
  package var orbitSenses: Located<Set<OrbitSense>>?
  /// The edges at which the first press may land; empty is anywhere.
  package var from: Located<Sides>?
  /// Its own `when`, as written; `nil` is always. Use `condition` for the whole condition.
  package var guardExpression: Located<Guard>?
  /// The `when` of its target and of the elements around it, the outermost first; `nil` is always.
  package var elementCondition: Guard?
  /// The tools that it accepts; `nil` is the default. `takenTools` includes the default.
  package var tools: Located<Set<Tool>>?
  /// The count after which touches in a row count from 1 again; at least 2.
  package var taps: Located<Int>?
  /// The delay after the press at which an outcome says that it is possible, in microseconds; `nil` for no such outcome.
  package var showsPossible: Located<Double>?
  /// Its condition on the variable for the tool of a touch: see `CheckedSpec.withToolState`.
  package internal(set) var toolCondition: Guard?
  package var commit: Commit?
  package var feedback: Located<Feedback>?
  /// Another way for a person to do it.
  package var alternative: Located<String>?
  /// Whether it may only be the first claim in a touch.
  package var begins: Located<Bool>?
  /// Whether it begins only when another activity hands its touch over.
  package var takesOver: Located<Bool>?
  /// The activities that take its touch over at an end of its target's content; no end twice.
  package var handOvers: [HandOver] = []
  /// Names of the mechanics after whose claim it may start, within the same touch.
  package var after: [Located<String>] = []
  /// The elements that its outcomes name when a finger is over them, as indices into `CheckedSpec.elements`; none twice.
  package var over: [Located<Int>] = []
  /// How its values count; none twice. With `nil` they count from the claim and follow the fingers.
  package var values: Located<Set<ValueWord>>?
  /// Index of the activity that takes over in states where this one does not exist.
  package var fallback: Located<Int>?
  package var important: Located<Bool>?
  /// The visible control or activity that it is a shortcut for: free text or an activity's name.
  package var shortcutFor: Located<String>?
  /// Its own latency budget, in microseconds.
  package var latency: Located<Double>?

  /// The condition under which it exists: its own `when`, that of its target and of the elements around it, and its tools. `nil` is always.
  package var condition: Guard? {
    let parts = [elementCondition, guardExpression?.value, toolCondition].compactMap { $0 }
    return parts.count > 1 ? .and(parts) : parts.first
  }

  /// Whether it names another way to do it: `alternative` or `shortcut-for`.
  package var hasAlternative: Bool { alternative != nil || shortcutFor != nil }

  /// The directions of translations that name none; `nil` is any.
  package var directions: Directions? { toward?.value ?? kindDirections }

  /// The edges at which the first press of one of its mechanics may land: the mechanic's, narrowed by `from`. Empty is anywhere.
  ///
  /// `mechanic/impossible` reports edges that have none in common; `from` then counts.
  package func edges(narrowing own: Sides) -> Sides {
    guard let from = from?.value, !from.isEmpty else { return own }
    let both = own.intersection(from)
    return both.isEmpty ? Sides(from.sides, layout: both.layout) : both
  }

  /// The senses of a mechanic's spread that its own leave; all if it names none.
  func senses(narrowing own: Set<SpreadSense>) -> Set<SpreadSense> {
    own.intersection(spreadSenses?.value ?? own)
  }

  package init(
    name: Located<String>, does: Located<String>, target: Located<Int>, mechanics: [Located<Int>]
  ) {
    self.name = name
    self.does = does
    self.target = target
    self.mechanics = mechanics
  }
}

/// The thresholds at which a continuous activity counts as done, judged at the lift. Reaching either suffices.
package struct Commit: Sendable, Hashable {
  /// Points, or percent of the target's size.
  package var distance: Located<Quantity>?
  /// Points per second.
  package var velocity: Located<Double>?
  /// The named thresholds, the nearest first; empty if the commit has only the two above. `distance` is then that of the first detent.
  package var detents: [Detent] = []
  package var span: SourceSpan

  package init(distance: Located<Quantity>?, velocity: Located<Double>?, span: SourceSpan) {
    self.distance = distance
    self.velocity = velocity
    self.span = span
  }
}
