@testable import SpecParser

/// A spec made in code, with a different place for every part, for checks that need no text.
struct SpecInCode {
  var states: [StateVariable] = []
  var elements: [Element] = []
  var mechanics: [Mechanic] = []
  var activities: [Activity] = []
  var resolutions: [Resolution] = []
  var suppressions: [Suppression] = []
  var vocabularies: [String] = []
  var kinds: [Kind] = []
  var metrics: [Metric: Double?] = [:]
  private var offset = 0

  /// A place that no other part has.
  mutating func place() -> SourceSpan {
    offset += 10
    return SourceSpan(file: 0, start: offset, end: offset + 5)
  }

  mutating func located<Value>(_ value: Value) -> Located<Value> {
    Located(value, place())
  }

  @discardableResult
  mutating func state(_ name: String, _ type: StateType) -> Int {
    states.append(StateVariable(name: located(name), type: type))
    return states.count - 1
  }

  @discardableResult
  mutating func element(_ name: String, in parent: Int? = nil, swipeable: Directions? = nil) -> Int {
    var traits = Traits()
    traits.swipeable = swipeable.map { located($0) }
    let path = parent.map { elements[$0].path + "/" + name } ?? name
    elements.append(Element(name: located(name), parent: parent, path: path, traits: traits))
    return elements.count - 1
  }

  @discardableResult
  mutating func mechanic(
    _ name: String, _ actions: [StepAction], fingers: ClosedRange<Int> = 1...1, isContinuous: Bool = false
  ) -> Int {
    let steps = actions.map { Step($0, span: place()) }
    mechanics.append(
      Mechanic(
        name: located(name), vocabulary: nil, summary: "", platforms: nil, fingers: fingers,
        isContinuous: isContinuous, steps: steps))
    return mechanics.count - 1
  }

  @discardableResult
  mutating func activity(
    _ name: String, does: String = "custom", on target: Int = 0, by mechanics: [Int] = [0],
    toward: Directions? = nil, from: Set<Side>? = nil, when guardExpression: Guard? = nil
  ) -> Int {
    var activity = Activity(
      name: located(name), does: located(does), target: located(target),
      mechanics: mechanics.map { located($0) })
    activity.toward = toward.map { located($0) }
    activity.from = from.map { located(Sides($0)) }
    activity.guardExpression = guardExpression.map { located($0) }
    activity.alternative = located("a button")
    activities.append(activity)
    return activities.count - 1
  }

  mutating func prefer(_ first: Int, over second: Int) {
    resolutions.append(Resolution(.prefer([located(first)], over: [located(second)]), span: place()))
  }

  mutating func wait(_ first: Int, for second: Int) {
    resolutions.append(Resolution(.wait([located(first)], for: [located(second)]), span: place()))
  }

  mutating func together(_ activities: Int...) {
    resolutions.append(Resolution(.together(activities.map { located($0) }), span: place()))
  }

  mutating func disable(_ rule: String, _ activities: Int...) {
    suppressions.append(
      Suppression(
        rule: located(rule), activities: activities.map { located($0) }, reason: located("why"), span: place()
      ))
  }

  var checked: CheckedSpec {
    CheckedSpec(
      product: Located("Test", SourceSpan(file: 0, start: 0, end: 4)), vocabularies: vocabularies,
      platforms: [],
      experience: [], protectedEdges: nil, metrics: Metrics(settings: settings), states: states,
      elements: elements, mechanics: mechanics, kinds: kinds, activities: activities,
      resolutions: resolutions,
      suppressions: suppressions)
  }

  /// What every check reports but that a name is unused, because the spec may have more than a test needs.
  var found: [Finding] {
    LintStages().findings(of: checked).filter { $0.rule != DeclarationsAreUsed.rule.id }
  }

  /// `found`, as `rule: message`.
  var findings: [String] { found.map { "\($0.rule): \($0.message)" } }

  private var settings: [Metric: MetricSetting] {
    let values = Self.defaults.merging(metrics) { $1 }
    return values.mapValues { MetricSetting(amount: $0, setBy: "gspec", span: nil) }
  }

  /// Values of the metrics in points, microseconds, points a second and degrees.
  private static let defaults: [Metric: Double?] = [
    .touchSlop: 8, .dragSlop: 8, .pagingSlop: 16, .longPressSlop: 8, .scaleSlop: 16, .scaleMinSpan: 0,
    .rotationSlop: 5, .doubleTouchTimeout: 300_000, .doubleTouchMinTime: 40_000, .doubleTouchSlop: 100,
    .longPressTimeout: 400_000, .touchMaxDuration: 400_000, .multiFingerPressWindow: 150_000,
    .multiFingerMaxSeparation: nil, .swipeVelocity: 300, .swipeMinDistance: 8, .swipeMaxDeviation: 45,
    .minFlingVelocity: 1000, .maxFlingVelocity: 8000, .edgeWidth: 20, .latencyBudget: 100_000,
    .velocityHorizon: 100_000, .velocitySamples: 20, .velocityStopGap: 40_000, .velocityEstimator: nil,
    .minStrokeDuration: 30_000, .maxFingerVelocity: 10_000,
  ]
}

extension Limits {
  /// Both ends included, as the spec writes ranges.
  static func from(_ low: Double? = nil, to high: Double? = nil) -> Limits {
    let origin = Origin.written(SourceSpan(file: 0, start: 1, end: 2))
    return Limits(
      low: low.map { Limit($0, isIncluded: true, origin: origin) },
      high: high.map { Limit($0, isIncluded: true, origin: origin) })
  }
}

extension Directions {
  static let left = Directions(arcs: [Arc(start: 135, extent: 90)], axes: [180])
  static let right = Directions(arcs: [Arc(start: 315, extent: 90)], axes: [0])
  static let up = Directions(arcs: [Arc(start: 45, extent: 90)], axes: [90])
  static let down = Directions(arcs: [Arc(start: 225, extent: 90)], axes: [270])
  static let horizontal = Directions(
    arcs: [Arc(start: 135, extent: 90), Arc(start: 315, extent: 90)], axes: [0, 180])
  static let vertical = Directions(
    arcs: [Arc(start: 45, extent: 90), Arc(start: 225, extent: 90)], axes: [90, 270])
}
