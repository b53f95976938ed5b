/// A spec for Apple's platforms, prepared for the checks of Apple's guidance.
package struct AppleSpec: Sendable {
  package let context: CheckContext
  /// The listed Apple platforms, in the order of `Platform`; never empty.
  package let platforms: [Platform]
  /// The form of each mechanic, by the mechanic's index.
  package let forms: [GestureForm]
  /// `CheckContext.possibleActivities`.
  package let activities: [Int]
  /// The names of the mechanics that each kind in scope lists, by the kind's name.
  private let listed: [String: Set<String>]
  /// The names of all mechanics that some kind lists.
  private let meant: Set<String>
  /// The standard gestures of each kind, by its name.
  private let gestures: [String: Set<AppleGesture>]

  /// Prepares a spec; `nil` if it lists no Apple platform.
  package init?(_ context: CheckContext) {
    let spec = context.spec
    let named = Set(spec.platforms.map(\.value))
    platforms = Platform.allCases.filter { $0.isApple && named.contains($0) }
    guard !platforms.isEmpty else { return nil }
    self.context = context
    activities = context.possibleActivities
    let forms = context.mechanics.map { GestureForm($0) }
    self.forms = forms
    let listed = Self.listed(in: spec)
    self.listed = listed
    meant = listed.values.reduce(into: []) { $0.formUnion($1) }
    let byName = Dictionary(firstOf: spec.mechanics.indices.map { (spec.mechanics[$0].name.value, $0) })
    var gestures = listed.mapValues { names in
      Set(names.compactMap { byName[$0] }.compactMap { forms[$0].gesture })
    }
    for gesture in AppleGesture.allCases {
      for action in gesture.actions { gestures[action, default: []].insert(gesture) }
    }
    self.gestures = gestures
  }

  package var spec: CheckedSpec { context.spec }

  /// Whether one of these platforms is listed.
  package func isFor(_ platforms: Platform...) -> Bool {
    self.platforms.contains { platforms.contains($0) }
  }

  package func isExperience(_ experiences: Experience...) -> Bool {
    experiences.contains { spec.experience.contains($0) }
  }

  /// Whether the product is immersive in the sense of Apple's pages: a game, drawing, or a product that is declared immersive.
  package var isImmersive: Bool { !spec.experience.isEmpty }

  // MARK: Gestures

  /// The standard gesture of a mechanic in an activity, if all of its limits are metrics.
  package func standard(_ mechanic: Int, in activity: Activity) -> AppleGesture? {
    forms[mechanic].standard.map { fromEdge($0, mechanic, activity) }
  }

  /// The standard gesture of a mechanic in an activity, apart from limits.
  package func gesture(_ mechanic: Int, in activity: Activity) -> AppleGesture? {
    forms[mechanic].gesture.map { fromEdge($0, mechanic, activity) }
  }

  private func fromEdge(_ gesture: AppleGesture, _ mechanic: Int, _ activity: Activity) -> AppleGesture {
    let isFromEdge = activity.from.map { !$0.value.isEmpty } ?? false
    return isFromEdge && gesture.isMovement && forms[mechanic].fingers.lowerBound == 1 ? .edgeSwipe : gesture
  }

  /// The listed Apple platforms that have the gesture.
  package func platforms(with gesture: AppleGesture) -> [Platform] {
    platforms.filter(gesture.platforms.contains)
  }

  /// Whether a mechanic is standard on no platform. The product or a vocabulary that is not bundled declares it, no kind lists it, and no
  /// standard gesture has its steps and limits.
  package func isCustom(_ mechanic: Int) -> Bool {
    !isBundled(mechanic) && forms[mechanic].standard == nil
      && !meant.contains(spec.mechanics[mechanic].name.value)
  }

  /// Whether a mechanic is from a bundled vocabulary.
  package func isBundled(_ mechanic: Int) -> Bool {
    spec.mechanics[mechanic].vocabulary.map(CheckedSpec.bundledVocabularies.contains) ?? false
  }

  /// Whether all mechanics of an activity are custom.
  package func isOnlyCustom(_ activity: Activity) -> Bool {
    activity.mechanics.allSatisfy { isCustom($0.value) }
  }

  // MARK: Meanings

  /// The standard gestures of a kind by Apple's tables and the vocabularies in use; empty if it has none.
  package func gestures(of kind: String) -> Set<AppleGesture> {
    var result = gestures[kind] ?? []
    if spec.usesMaterial { result.formUnion(Self.shared[kind] ?? []) }
    return result
  }

  /// Whether the kind's own vocabulary lists the mechanic for it, by name.
  package func isListed(_ mechanic: Int, for kind: String) -> Bool {
    listed[kind]?.contains(spec.mechanics[mechanic].name.value) ?? false
  }

  /// Whether the kind lists mechanics, so that it is not the product's own idea.
  package func isStandardAction(_ kind: String) -> Bool {
    listed[kind].map { !$0.isEmpty } ?? false
  }

  // MARK: Ways

  /// Whether only custom mechanics do an activity: those of the activity and of its twins, and it names no other way.
  package func hasOnlyCustomWays(_ index: Int) -> Bool {
    let activity = spec.activities[index]
    return isOnlyCustom(activity) && !activity.hasAlternative && !hasTwin(index) { !isOnlyCustom($0) }
  }

  /// Whether another activity of the same kind, on the same element path and possible in a common state, meets a condition. A `custom`
  /// activity has no twin.
  package func hasTwin(_ index: Int, where condition: (Activity) -> Bool) -> Bool {
    let activity = spec.activities[index]
    guard activity.does.value != "custom" else { return false }
    return activities.contains { other in
      other != index && spec.activities[other].does.value == activity.does.value
        && spec.elements.areOnOnePath(spec.activities[other].target.value, activity.target.value)
        && context.canHoldTogether(index, other) && condition(spec.activities[other])
    }
  }

  /// For kinds of both bundled vocabularies, the gestures of Material's. They count also where Apple's vocabulary is used later.
  private static let shared: [String: Set<AppleGesture>] = [
    "pan": [.swipe, .flick, .pan], "dismiss": [.flick], "select": [.longPress],
  ]

  private static func listed(in spec: CheckedSpec) -> [String: Set<String>] {
    Dictionary(firstOf: spec.kinds.map { ($0.name.value, Set($0.mechanics.map(\.value))) })
  }
}
