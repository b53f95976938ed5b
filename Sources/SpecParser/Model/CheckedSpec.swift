/// A product's spec with every name resolved, every unit canonical and every default of a vocabulary in place.
///
/// If there are errors, only `ReadableSpec` has one. Without, it is well formed, but its activities may still conflict.
package struct CheckedSpec: Sendable, Hashable {
  package var product: Located<String>
  /// Names of the vocabularies in the order of use. Those that a vocabulary uses come before it.
  package var vocabularies: [String]
  package var platforms: [Located<Platform>]
  package var experience: Set<Experience>
  /// Screen edges that `edges: {protect: [...]}` names.
  package var protectedEdges: Located<Sides>?
  /// The layout of its directions and edges.
  package internal(set) var layout = LayoutDirection.ltr
  /// Whether some activity names `tools`.
  package let namesTools: Bool
  /// Index of the variable for the tool of a touch; `nil` for a spec as it is written.
  package internal(set) var toolSlot: Int?
  package var metrics: Metrics
  package var states: [StateVariable]
  /// Parents before their children, otherwise in the order of the spec.
  package var elements: [Element]
  /// Every mechanic in scope; names are unique. A later vocabulary overrides an earlier one, and the product overrides both.
  package var mechanics: [Mechanic]
  /// Every kind in scope; names are unique.
  package var kinds: [Kind]
  package var activities: [Activity]
  package var resolutions: [Resolution]
  package var suppressions: [Suppression]
  /// The lines on which comments accept findings.
  package var acceptedLines: [AcceptedLine] = []

  /// The vocabularies that come with gspec.
  static let bundledVocabularies: Set<String> = ["material", "apple"]

  var usesMaterial: Bool { vocabularies.contains("material") }

  /// The index of each activity by its name.
  package var activityIndices: [String: Int] {
    Dictionary(firstOf: activities.enumerated().map { ($1.name.value, $0) })
  }

  /// The names of the mechanics that an activity binds, in the order of `by`.
  package func mechanicNames(of activity: Activity) -> [String] {
    activity.mechanics.map { mechanics[$0.value].name.value }
  }

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
