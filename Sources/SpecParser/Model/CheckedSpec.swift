/// A product's spec with every name resolved, every unit canonical and every default of a vocabulary in place.
///
/// Only made without errors: what it says is well formed, though its activities may still conflict.
package struct CheckedSpec: Sendable, Hashable {
  package var product: Located<String>
  /// Names of the vocabularies in the order of use, those that they use themselves first.
  package var vocabularies: [String]
  package var platforms: [Located<Platform>]
  package var experience: Set<Experience>
  /// Screen edges that `edges: {protect: [...]}` names.
  package var protectedEdges: Located<Sides>?
  /// The layout that its directions and edges are of.
  package internal(set) var layout = LayoutDirection.ltr
  /// Whether some activity says what may touch.
  package let namesTools: Bool
  /// Index of the variable that is the tool of a touch; `nil` for a spec as it is written.
  package internal(set) var toolSlot: Int?
  package var metrics: Metrics
  package var states: [StateVariable]
  /// Parents before their children, otherwise in the order of the spec.
  package var elements: [Element]
  /// Every mechanic in scope; names are unique. A later vocabulary replaces an earlier one's, the product both.
  package var mechanics: [Mechanic]
  /// Every kind in scope; names are unique.
  package var kinds: [Kind]
  package var activities: [Activity]
  package var resolutions: [Resolution]
  package var suppressions: [Suppression]

  package init(
    product: Located<String>, vocabularies: [String], platforms: [Located<Platform>],
    experience: Set<Experience>, protectedEdges: Located<Sides>?, metrics: Metrics,
    states: [StateVariable], elements: [Element], mechanics: [Mechanic], kinds: [Kind],
    activities: [Activity], resolutions: [Resolution], suppressions: [Suppression]
  ) {
    self.product = product
    self.vocabularies = vocabularies
    self.platforms = platforms
    self.experience = experience
    self.protectedEdges = protectedEdges
    self.metrics = metrics
    self.states = states
    self.elements = elements
    self.mechanics = mechanics
    self.kinds = kinds
    self.activities = activities
    self.resolutions = resolutions
    self.suppressions = suppressions
    namesTools = activities.contains { $0.tools != nil }
  }
}
