package import SpecParser

/// Builds small checked specs in code: `spec.activity("open", on: "list/message", by: ["touch"])`.
///
/// It has the mechanics and metrics of the `material` vocabulary. A name that does not exist is a programming error in the
/// test and stops it.
package struct SpecBuilder: Sendable {
  package private(set) var metrics: [Metric: MetricSetting] = [:]
  package private(set) var states: [StateVariable] = []
  package private(set) var elements: [Element] = []
  package private(set) var mechanics: [Mechanic] = []
  package private(set) var activities: [Activity] = []
  package private(set) var resolutions: [Resolution] = []

  /// - Parameter metrics: overrides in canonical units (points, microseconds, degrees); `nil` is `none`.
  package init(metrics overrides: [Metric: Double?] = [:], estimator: VelocityEstimatorKind = .leastSquares) {
    metrics = materialMetrics(overrides, estimator: estimator)
    mechanics = materialMechanics(metrics)
  }

  /// The place of everything in the spec: a spec built in code has no text.
  package static let nowhere = SourceSpan(file: 0, start: 0, end: 0)

  package static func at<Value>(_ value: Value) -> Located<Value> { Located(value, nowhere) }

  /// Adds an element; `path` names its parents, which come before it.
  package mutating func element(_ path: String) {
    let parts = path.split(separator: "/")
    let parent = parts.count > 1 ? index(ofElement: parts.dropLast().joined(separator: "/")) : nil
    let name = String(parts.last ?? "")
    elements.append(Element(name: Self.at(name), parent: parent, path: path, traits: Traits()))
  }

  package mutating func state(_ name: String, words: [String]) {
    states.append(StateVariable(name: Self.at(name), type: .enumeration(words.map(Self.at))))
  }

  package mutating func state(_ name: String) {
    states.append(StateVariable(name: Self.at(name), type: .bool))
  }

  package mutating func state(_ name: String, in range: ClosedRange<Double>) {
    states.append(
      StateVariable(name: Self.at(name), type: .number(low: range.lowerBound, high: range.upperBound)))
  }

  package mutating func mechanic(
    _ name: String, fingers: ClosedRange<Int> = 1...1, continuous: Bool = false, _ steps: [StepAction]
  ) {
    mechanics.append(makeMechanic(name, fingers, continuous, vocabulary: nil, steps))
  }

  package mutating func activity(
    _ name: String, on target: String = "view", by names: [String], toward: Directions? = nil,
    from: Set<Side>? = nil, when condition: Guard? = nil, commit: Commit? = nil, begins: Bool = false,
    after: [String] = [], over: [String] = []
  ) {
    if elements.isEmpty { element(target) }
    var activity = Activity(
      name: Self.at(name), does: Self.at("custom"), target: Self.at(index(ofElement: target)),
      mechanics: names.map { Self.at(index(ofMechanic: $0)) })
    activity.toward = toward.map(Self.at)
    activity.from = from.map { Self.at(Sides($0)) }
    activity.guardExpression = condition.map(Self.at)
    activity.commit = commit
    activity.begins = begins ? Self.at(true) : nil
    activity.after = after.map(Self.at)
    activity.over = over.map { Self.at(index(ofElement: $0)) }.sorted { $0.value < $1.value }
    activities.append(activity)
  }

  package mutating func wait(_ waiting: String..., for awaited: String...) {
    add(.wait(located(waiting), for: located(awaited)))
  }

  package mutating func prefer(_ preferred: String..., over others: String...) {
    add(.prefer(located(preferred), over: located(others)))
  }

  package mutating func together(_ names: String...) { add(.together(located(names))) }

  package mutating func add(_ rule: ResolutionRule<Located<Int>>) {
    resolutions.append(Resolution(rule, span: Self.nowhere))
  }

  package mutating func removeResolutions() { resolutions = [] }

  /// Keeps the activities for which the condition holds, and the lines of `resolve` between them.
  package mutating func keepActivities(_ isKept: (Int) -> Bool) {
    let kept = activities.indices.filter(isKept)
    let places = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    activities = kept.map { activities[$0] }
    renumberActivities { places[$0] }
  }

  /// Reverses the order of the activities and of the lines of `resolve`.
  package mutating func reverseActivities() {
    let last = activities.count - 1
    activities.reverse()
    resolutions.reverse()
    renumberActivities { last - $0 }
  }

  /// Gives activities other numbers where they are meant. What is about too few that still have one is removed.
  private mutating func renumberActivities(_ number: (Int) -> Int?) {
    func map(_ list: [Located<Int>]) -> [Located<Int>] {
      list.compactMap { number($0.value).map(Self.at) }
    }
    for index in activities.indices {
      activities[index].handOvers = activities[index].handOvers.compactMap { handOver in
        map([handOver.taker]).first.map {
          HandOver(taker: $0, ends: handOver.ends, layout: handOver.layout)
        }
      }
    }
    resolutions = resolutions.compactMap { resolution in
      resolution.rule.mapped(map).map { Resolution($0, span: Self.nowhere) }
    }
  }

  /// Replaces the names of activities, elements, states and the spec's own mechanics by names that sort the other way round.
  package mutating func renameAll() {
    let own = Set(mechanics.filter { $0.vocabulary == nil }.map(\.name.value))
    for index in activities.indices {
      activities[index].name = Self.at(Self.mirrored(activities[index].name.value))
      activities[index].after = activities[index].after.map {
        own.contains($0.value) ? Self.at(Self.mirrored($0.value)) : $0
      }
    }
    for index in mechanics.indices where mechanics[index].vocabulary == nil {
      mechanics[index].name = Self.at(Self.mirrored(mechanics[index].name.value))
    }
    for index in states.indices { states[index].name = Self.at(Self.mirrored(states[index].name.value)) }
    for index in elements.indices {
      elements[index].name = Self.at(Self.mirrored(elements[index].name.value))
      let parts = elements[index].path.split(separator: "/").map { Self.mirrored(String($0)) }
      elements[index].path = parts.joined(separator: "/")
    }
  }

  package mutating func removeResolution(at index: Int) { resolutions.remove(at: index) }

  /// Changes one mechanic.
  package mutating func changeMechanic(_ index: Int, _ change: (inout Mechanic) -> Void) {
    change(&mechanics[index])
  }

  package mutating func changeActivity(_ index: Int, _ change: (inout Activity) -> Void) {
    change(&activities[index])
  }

  package var checked: CheckedSpec {
    CheckedSpec(
      product: Self.at("Test"), vocabularies: ["material"], platforms: [], experience: [],
      protectedEdges: nil, metrics: Metrics(settings: metrics), states: states, elements: elements,
      mechanics: mechanics, kinds: [], activities: activities, resolutions: resolutions, suppressions: [])
  }

  // MARK: Names

  package func index(ofElement path: String) -> Int {
    guard let index = elements.firstIndex(where: { $0.path == path }) else {
      preconditionFailure("no element \(path)")
    }
    return index
  }

  package func index(ofMechanic name: String) -> Int {
    guard let index = mechanics.lastIndex(where: { $0.name.value == name }) else {
      preconditionFailure("no mechanic \(name)")
    }
    return index
  }

  package func index(ofActivity name: String) -> Int {
    guard let index = activities.firstIndex(where: { $0.name.value == name }) else {
      preconditionFailure("no activity \(name)")
    }
    return index
  }

  private func located(_ names: [String]) -> [Located<Int>] { names.map { Self.at(index(ofActivity: $0)) } }
}

/// Milliseconds as microseconds.
package func ms(_ milliseconds: Double) -> Double { milliseconds * 1000 }

extension Limits {
  package static func atLeast(_ amount: Double) -> Limits { Limits(low: limit(amount)) }
  package static func atMost(_ amount: Double) -> Limits { Limits(high: limit(amount)) }
  package static func between(_ low: Double, _ high: Double) -> Limits {
    Limits(low: limit(low), high: limit(high))
  }

  private static func limit(_ amount: Double) -> Limit {
    Limit(amount, isIncluded: true, origin: .written(SpecBuilder.nowhere))
  }
}

extension Directions {
  /// A word's cone: 45° to both sides.
  private static func cone(_ axis: Double) -> Arc {
    Arc(start: (axis + 315).truncatingRemainder(dividingBy: 360), extent: 90)
  }

  package static let right = Directions(arcs: [cone(0)], axes: [0])
  package static let up = Directions(arcs: [cone(90)], axes: [90])
  package static let left = Directions(arcs: [cone(180)], axes: [180])
  package static let down = Directions(arcs: [cone(270)], axes: [270])
  package static let horizontal = Directions(arcs: [cone(180), cone(0)], axes: [0, 180])
  package static let vertical = Directions(arcs: [cone(90), cone(270)], axes: [90, 270])

  /// An angle range, counter-clockwise from `start`.
  package static func range(_ start: Double, to end: Double) -> Directions {
    let arc = Arc(start: start, extent: (end - start + 360).truncatingRemainder(dividingBy: 360))
    return Directions(arcs: [arc], axes: [arc.middle])
  }
}

extension Commit {
  /// - Parameters:
  ///   - distance: points, unless `isProportion`: then per cent of the target's size.
  ///   - velocity: points a second.
  package static func when(distance: Double? = nil, isProportion: Bool = false, velocity: Double? = nil)
    -> Commit
  {
    let quantity = distance.map { Quantity($0, isProportion ? .proportion : .length) }
    return Commit(
      distance: quantity.map(SpecBuilder.at), velocity: velocity.map(SpecBuilder.at),
      span: SpecBuilder.nowhere)
  }
}

extension StepAction {
  package static func pressing(
    from: Set<Side> = [], after: Limits? = nil, within: Limits? = nil
  ) -> StepAction {
    .press(PressStep(from: Sides(from), [.gap: after, .duration: within]))
  }

  package static func waiting(_ duration: Limits? = nil) -> StepAction {
    .wait(WaitStep([.duration: duration]))
  }

  package static func reversing(
    distance: Limits? = nil, within: Limits? = nil, deviation: Limits? = nil
  ) -> StepAction {
    .move(
      MoveStep(
        path: .translation(nil), [.distance: distance, .duration: within, .deviation: deviation],
        isReversal: true))
  }

  package static func moving(
    toward: Directions? = nil, distance: Limits? = nil, within: Limits? = nil, deviation: Limits? = nil,
    velocity: Limits? = nil, doubling: Double? = nil
  ) -> StepAction {
    .move(
      MoveStep(
        path: .translation(toward),
        [.distance: distance, .duration: within, .deviation: deviation, .velocity: velocity],
        doubling: doubling.map(SpecBuilder.at)))
  }

  package static func spreading(
    _ senses: Set<SpreadSense>, span: Limits? = nil, within: Limits? = nil
  ) -> StepAction {
    .move(MoveStep(path: .spread(senses), [.distance: span, .duration: within]))
  }

  package static func turning(
    _ senses: Set<OrbitSense>, angle: Limits? = nil, within: Limits? = nil
  ) -> StepAction {
    .move(MoveStep(path: .orbit(senses), [.distance: angle, .duration: within]))
  }

  package static func lifting(
    velocity: Limits? = nil, within: Limits? = nil, isOnTarget: Bool = false, slop: Limits? = nil
  ) -> StepAction {
    .lift(LiftStep([.velocity: velocity, .duration: within, .liftSlop: slop], isOnTarget: isOnTarget))
  }
}
