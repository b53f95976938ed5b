/// What mechanics result in, on an element, under a guard.
package struct Activity: Sendable, Hashable {
  package var name: Located<String>
  /// What it is for, in a designer's words; `nil` leaves it to the kind's.
  package var summary: Located<String>?
  /// The kind's name; `custom` for one that no vocabulary has.
  package var does: Located<String>
  /// Index into `CheckedSpec.elements`.
  package var target: Located<Int>
  /// Indices into `CheckedSpec.mechanics`; no mechanic twice.
  package var mechanics: [Located<Int>]
  /// For every translation that names no direction of its own.
  package var toward: Located<Directions>?
  /// Where its kind goes by itself on its target (`Kind.along`); `nil` is anywhere. `toward` overrides it.
  package var kindDirections: Directions?
  /// Narrows every spread: those of a mechanic's own senses that it may take; never empty. `toward` names either
  /// directions or senses.
  package var spreadSenses: Located<Set<SpreadSense>>?
  /// Narrows every orbit in the same way; never empty.
  package var orbitSenses: Located<Set<OrbitSense>>?
  /// For the first press; empty is anywhere.
  package var from: Located<Set<ScreenEdge>>?
  /// Whether `leading-edge` or `trailing-edge` is among them: left and right change places with the layout.
  package var fromFollowsReading = false
  /// Its own `when`, as written; `nil` is always. What counts is `condition`.
  package var guardExpression: Located<Guard>?
  /// The `when` of its target and of the elements around it, the outermost first; `nil` is always.
  package var elementCondition: Guard?
  /// What may touch; `nil` is what is usual. `takenTools` has the default in place.
  package var tools: Located<Set<Tool>>?
  /// How many touches in a row its outcomes count before they begin with 1 again: at least 2.
  package var taps: Located<Int>?
  /// Its outcomes say that it is possible so long after the press, in microseconds; `nil` where they do not.
  package var showsPossible: Located<Double>?
  /// What it asks of the tool of a touch, where that is a variable: see `CheckedSpec.withToolState`.
  package internal(set) var toolCondition: Guard?
  package var commit: Commit?
  package var feedback: Located<Feedback>?
  /// How else a person can do it.
  package var alternative: Located<String>?
  /// May only be the first claim in a touch.
  package var begins: Located<Bool>?
  /// Begins only where another hands its touch over.
  package var takesOver: Located<Bool>?
  /// Who goes on with its touch where the content of its target ends; no end twice.
  package var handOvers: [HandOver] = []
  /// Names of the mechanics after whose claim it may start, within the same touch.
  package var after: [Located<String>]
  /// Indices into `CheckedSpec.elements` of those that its outcomes name when a finger is over them; none twice.
  package var over: [Located<Int>]
  /// How its values count; none twice, `nil` is from the claim and as the fingers move.
  package var values: Located<Set<ValueWord>>?
  /// Index of the activity that takes over where this one is not defined, and the like.
  package var fallback: Located<Int>?
  package var important: Located<Bool>?
  /// The visible control or activity that it is a shortcut for; free text or an activity's name.
  package var shortcutFor: Located<String>?
  /// A latency budget of its own, in microseconds.
  package var latency: Located<Double>?

  /// When it exists: what its target's `when`, its own and its tools ask; `nil` is always.
  package var condition: Guard? {
    let parts = [elementCondition, guardExpression?.value, toolCondition].compactMap { $0 }
    return parts.count > 1 ? .and(parts) : parts.first
  }

  /// Where translations go that name no direction of their own; `nil` is anywhere.
  package var directions: Directions? { toward?.value ?? kindDirections }

  package init(
    name: Located<String>, does: Located<String>, target: Located<Int>, mechanics: [Located<Int>],
    toward: Located<Directions>? = nil, spreadSenses: Located<Set<SpreadSense>>? = nil,
    orbitSenses: Located<Set<OrbitSense>>? = nil, from: Located<Set<ScreenEdge>>? = nil,
    guardExpression: Located<Guard>? = nil, commit: Commit? = nil, feedback: Located<Feedback>? = nil,
    alternative: Located<String>? = nil, begins: Located<Bool>? = nil, after: [Located<String>] = [],
    over: [Located<Int>] = [], values: Located<Set<ValueWord>>? = nil,
    fallback: Located<Int>? = nil, important: Located<Bool>? = nil, shortcutFor: Located<String>? = nil,
    latency: Located<Double>? = nil
  ) {
    self.name = name
    self.does = does
    self.target = target
    self.mechanics = mechanics
    self.toward = toward
    self.spreadSenses = spreadSenses
    self.orbitSenses = orbitSenses
    self.from = from
    self.guardExpression = guardExpression
    self.commit = commit
    self.feedback = feedback
    self.alternative = alternative
    self.begins = begins
    self.after = after
    self.over = over
    self.values = values
    self.fallback = fallback
    self.important = important
    self.shortcutFor = shortcutFor
    self.latency = latency
  }
}

/// When a continuous activity counts as done, judged at the lift: either one suffices.
package struct Commit: Sendable, Hashable {
  /// Points, or per cent of the target's size.
  package var distance: Located<Quantity>?
  /// Points a second.
  package var velocity: Located<Double>?
  /// The places at which it may commit, the nearest first; empty where there is one, by the two above. `distance` is the first one's.
  package var detents: [Detent] = []
  package var span: SourceSpan

  package init(distance: Located<Quantity>?, velocity: Located<Double>?, span: SourceSpan) {
    self.distance = distance
    self.velocity = velocity
    self.span = span
  }
}
