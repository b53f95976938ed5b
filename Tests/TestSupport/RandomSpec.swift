import SpecParser

/// A small spec made from a seed: nested elements, mechanics of `material` and mechanics of its own, guards, and lines of `resolve`
/// that do not contradict each other.
package func randomSpec(seed: UInt64) -> SpecBuilder {
  var maker = RandomSpecMaker(seed: seed)
  return maker.make()
}

private struct RandomSpecMaker {
  private var random: RandomNumbers
  private var builder = SpecBuilder()
  private var ownMechanics: [String] = []
  /// The number of presses of each activity's longest mechanic.
  private var presses: [Int] = []

  private let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
    random = RandomNumbers(seed: seed)
  }

  mutating func make() -> SpecBuilder {
    builder = SpecBuilder(
      metrics: randomMetrics(),
      estimator: random.chance(70) ? .leastSquares : random.pick(VelocityEstimatorKind.allCases))
    for path in random.pick([["a"], ["a", "a/b"], ["a", "a/b", "a/b/c"], ["a", "a/b", "a/d"]]) {
      builder.element(path)
    }
    if random.chance(40) { addStates() }
    builder.mechanic("pan", fingers: 1...3, continuous: true, [.pressing(), .moving(), .lifting()])
    for index in 0..<random.int(0...3) { addMechanic("own-\(index)") }
    let names = ["p", "q", "r", "s", "t", "u"].shuffled(using: &random).prefix(random.int(2...6))
    for name in names { addActivity(name) }
    nameElements(seed: seed)
    countValues(seed: seed)
    turnBack(seed: seed)
    addResolutions()
    return builder
  }

  private mutating func randomMetrics() -> [Metric: Double?] {
    var metrics: [Metric: Double?] = [:]
    if random.chance(15) { metrics[.touchMaxDuration] = Double?.none }
    if random.chance(15) { metrics[.dragSlop] = random.pick([4, 12, 16]) }
    if random.chance(10) { metrics[.longPressSlop] = random.pick([4, 12]) }
    if random.chance(10) { metrics[.multiFingerMaxSeparation] = 120 }
    if random.chance(10) { metrics[.scaleMinSpan] = 100 }
    if random.chance(10) { metrics[.velocitySamples] = random.pick([3, 5]) }
    return metrics
  }

  private mutating func addStates() {
    builder.state("flag")
    builder.state("mode", words: ["x", "y", "z"])
    builder.state("level", in: 1...8)
  }

  private mutating func randomGuard() -> Guard? {
    guard !builder.states.isEmpty, random.chance(40) else { return nil }
    let atoms: [Guard] = [
      .isOneOf(slot: 0, values: [random.int(0...1)]),
      .isOneOf(slot: 1, values: random.pick([[0], [1, 2], [0, 2]])),
      .compares(slot: 2, random.pick(Comparison.allCases), random.pick([1, 2, 4])),
    ]
    let (a, b) = (random.pick(atoms), random.pick(atoms))
    return random.pick([a, .not(a), .and([a, b]), .or([a, b])])
  }

  /// Some activities get an `over`. A separate random sequence keeps the rest of the spec the same.
  private mutating func nameElements(seed: UInt64) {
    var random = RandomNumbers(seed: seed ^ 0x6f76_6572)
    for index in builder.activities.indices where random.chance(30) {
      let elements = builder.elements.indices.filter { _ in random.chance(50) }
      builder.changeActivity(index) { $0.over = elements.map(SpecBuilder.at) }
    }
  }

  /// Some activities get `values`: along an axis, from the press, or both. Also with a separate random sequence.
  private mutating func countValues(seed: UInt64) {
    var random = RandomNumbers(seed: seed ^ 0x7661_6c75)
    for index in builder.activities.indices where random.chance(30) {
      let words = random.pick([[ValueWord.along], [.fromPress], [.along, .fromPress]])
      builder.changeActivity(index) { $0.values = SpecBuilder.at(Set(words)) }
    }
  }

  /// In some mechanics the last of several moves becomes a reversal.
  private mutating func turnBack(seed: UInt64) {
    var random = RandomNumbers(seed: seed ^ 0x6261_636b)
    for index in builder.mechanics.indices where builder.mechanics[index].vocabulary == nil {
      let steps = builder.mechanics[index].steps
      let moves = steps.indices.filter { place in
        if case .move(let move) = steps[place].action, case .translation = move.path { true } else { false }
      }
      guard moves.count > 1, let last = moves.last, random.chance(40) else { continue }
      builder.changeMechanic(index) { $0.steps[last].action = .reversing() }
    }
  }

  // MARK: Activities

  private mutating func addActivity(_ name: String) {
    let names = randomBinding()
    let mechanics = names.map { builder.mechanics[builder.index(ofMechanic: $0)] }
    // `after` cannot name a swipe or a fling: a movement gets such a name only at its end.
    let named = builder.activities.flatMap { $0.mechanics.map { builder.mechanics[$0.value] } }
      .filter { $0.isContinuous || !hasTranslation($0) }.map(\.name.value)
    let isAfter = !named.isEmpty && random.chance(6) && mechanics.allSatisfy { $0.steps.count > 1 }
    builder.activity(
      name, on: random.pick(builder.elements.map(\.path)), by: names, toward: randomToward(),
      from: random.chance(6) ? [random.pick(Side.allCases)] : nil, when: randomGuard(),
      commit: mechanics.allSatisfy(hasTranslation) ? randomCommit() : nil, begins: random.chance(6),
      after: isAfter ? [random.pick(named)] : [])
    presses.append(mechanics.map(pressCount).max() ?? 1)
  }

  /// Whether the mechanic has a translation. A commit has no meaning for a mechanic without one.
  private func hasTranslation(_ mechanic: Mechanic) -> Bool {
    mechanic.steps.contains {
      if case .move(let move) = $0.action, case .translation = move.path { true } else { false }
    }
  }

  private func pressCount(_ mechanic: Mechanic) -> Int {
    mechanic.steps.count { if case .press = $0.action { true } else { false } }
  }

  /// Mechanics for one activity. At most one of them is a continuous name of one movement.
  private mutating func randomBinding() -> [String] {
    if !ownMechanics.isEmpty, random.chance(40) {
      let own = random.pick(ownMechanics)
      return random.chance(25) ? ["touch", own] : [own]
    }
    let common: [[String]] = [
      ["touch"], ["touch"], ["double-touch"], ["drag"], ["drag", "swipe", "fling"], ["drag", "fling"],
      ["swipe", "fling"], ["swipe"], ["fling"], ["long-press"], ["long-press-drag"], ["double-touch-drag"],
      ["edge-swipe"], ["pinch-open"], ["pinch-closed"], ["pinch-open", "pinch-closed"], ["rotate"],
      ["two-finger-touch"], ["two-finger-drag"], ["two-finger-swipe", "two-finger-fling"],
      ["pan", "swipe"], ["pan", "two-finger-swipe", "fling"], ["pan"], ["two-finger-long-press"],
      ["two-finger-long-press-drag"], ["two-finger-double-touch"],
    ]
    // Nothing could distinguish two continuous names of one movement.
    return random.chance(75)
      ? random.pick(common) : mixed(common)
  }

  /// Two bindings joined, without the mechanics that would be a second continuous name of one movement.
  private mutating func mixed(_ common: [[String]]) -> [String] {
    let all = Set(random.pick(common) + random.pick(common))
    return (all.contains("pan") ? all.subtracting(["drag", "two-finger-drag"]) : all).sorted()
  }

  private mutating func randomToward() -> Directions? {
    guard random.chance(60) else { return nil }
    return random.pick([
      .left, .right, .up, .down, .horizontal, .vertical, .any, .range(30, to: 60), .range(330, to: 30),
      .range(45, to: 180),
    ])
  }

  private mutating func randomCommit() -> Commit? {
    guard random.chance(35) else { return nil }
    let distance: Double? = random.chance(80) ? random.pick([20, 32, 40, 50]) : nil
    let velocity: Double? = distance == nil || random.chance(40) ? random.pick([250, 500]) : nil
    return .when(distance: distance, isProportion: random.chance(25), velocity: velocity)
  }

  // MARK: Resolutions

  private mutating func addResolutions() {
    let count = builder.activities.count
    guard count > 1 else { return }
    // The activity that waits has at most as many presses as the one that it waits for, so that the lines and the default waits
    // have no cycle.
    let order = (0..<count).shuffled(using: &random).sorted { presses[$0] < presses[$1] }
    for (place, a) in order.enumerated() {
      for b in order[(place + 1)...] {
        let (x, y) = (SpecBuilder.at(a), SpecBuilder.at(b))
        switch random.int(0...99) {
        case ..<12: builder.add(.wait([x], for: [y]))
        case ..<24: builder.add(.prefer([x], over: [y]))
        case ..<30: builder.add(.prefer([y], over: [x]))
        case ..<48: builder.add(.together([x, y]))
        default: break
        }
      }
    }
    breakCircles()
  }

  /// Drops lines until `prefer` has no cycle.
  private mutating func breakCircles() {
    var kept: [[Int]] = []
    var without = builder
    without.removeResolutions()
    for resolution in builder.resolutions {
      if case .prefer(let a, let b) = resolution.rule, let x = a.first?.value, let y = b.first?.value {
        if reaches(from: y, to: x, kept) { continue }
        kept.append([x, y])
      }
      without.add(resolution.rule)
    }
    builder = without
  }

  private func reaches(from: Int, to: Int, _ edges: [[Int]]) -> Bool {
    from == to || edges.contains { $0[0] == from && reaches(from: $0[1], to: to, edges) }
  }

  // MARK: Own mechanics

  private mutating func addMechanic(_ name: String) {
    let fingers = random.pick([1...1, 1...1, 1...1, 1...2, 2...2, 2...3, 3...3])
    let (isContinuous, steps) = randomSteps(fingers)
    builder.mechanic(name, fingers: fingers, continuous: isContinuous, steps)
    ownMechanics.append(name)
  }

  private mutating func randomSteps(_ fingers: ClosedRange<Int>) -> (Bool, [StepAction]) {
    let continuous = random.chance(50)
    let press = StepAction.pressing(
      from: random.chance(8) ? [random.pick(Side.allCases)] : [],
      within: random.chance(8) ? .atMost(ms(100)) : nil)
    let lift = StepAction.lifting(within: random.chance(30) ? .atMost(ms(200)) : nil)
    switch random.int(0...11) {
    case 0: return (false, [press, lift])
    case 1: return (false, [press])
    case 2: return (false, [press, .waiting(randomWait())])
    case 3: return (continuous, [press, .waiting(randomWait()), .lifting()])
    case 4: return (continuous, [press, randomMove(), .lifting()])
    case 5: return (false, [press, randomMove()])
    case 6: return (continuous, [press, .waiting(randomWait()), randomMove(), .lifting()])
    case 7: return (false, [press, randomMove(), .lifting(velocity: .atLeast(random.pick([200, 600])))])
    case 8: return (false, [press, lift, .pressing(after: .between(ms(100), ms(500))), lift])
    case 9: return (false, [press, .lifting(), .pressing(), .lifting(), .pressing(), .lifting()])
    case 10: return randomTwoFingerMove(continuous, press, fingers)
    default: return randomStrokes(continuous, press)
    }
  }

  private mutating func randomStrokes(_ continuous: Bool, _ press: StepAction) -> (Bool, [StepAction]) {
    let there: StepAction = .moving(toward: random.pick([.right, .horizontal, .any]))
    let back: StepAction = .moving(toward: random.pick([.left, .vertical, .any]))
    let rest: StepAction = .waiting(.atLeast(ms(random.pick([100, 200]))))
    return random.pick([
      (continuous, [press, there, back, .lifting()]), (continuous, [press, there, rest, .lifting()]),
      (false, [press, there, rest]), (false, [press, there, back]),
      (continuous, [press, there, rest, back, .lifting()]),
    ])
  }

  private mutating func randomTwoFingerMove(
    _ continuous: Bool, _ press: StepAction, _ fingers: ClosedRange<Int>
  ) -> (Bool, [StepAction]) {
    guard fingers.lowerBound > 1 else { return (continuous, [press, randomMove(), .lifting()]) }
    let moves: [StepAction] = [
      .spreading([.outward, .inward], span: random.chance(50) ? .atLeast(random.pick([10, 24])) : nil),
      .spreading([.inward], within: .atMost(ms(200))),
      .turning([.clockwise], angle: random.chance(50) ? .atLeast(20) : nil),
      .turning([.clockwise, .counterclockwise]),
    ]
    let move = random.pick(moves)
    guard random.chance(40) else { return (continuous, [press, move, .lifting()]) }
    // A turn or a spread after another step.
    return random.pick([
      (continuous, [press, .moving(), move, .lifting()]), (continuous, [press, move, .moving(), .lifting()]),
      (continuous, [press, random.pick(moves), move, .lifting()]),
      (continuous, [press, .waiting(.atLeast(ms(100))), move, .lifting()]),
      (continuous, [press, .moving(), .waiting(.atLeast(ms(100))), move, .lifting()]),
    ])
  }

  private mutating func randomWait() -> Limits? {
    random.pick([nil, .atLeast(ms(200)), .between(ms(300), ms(500)), .between(ms(100), ms(400))])
  }

  private mutating func randomMove() -> StepAction {
    .moving(
      toward: random.chance(40) ? random.pick([.left, .down, .horizontal, .range(45, to: 135)]) : nil,
      distance: random.pick([nil, nil, .atLeast(4), .atLeast(20), .between(8, 40)]),
      within: random.chance(30) ? .atMost(ms(random.pick([100, 200]))) : nil,
      deviation: random.chance(20) ? .atMost(20) : nil)
  }
}
