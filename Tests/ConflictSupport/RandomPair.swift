package import GestureCompiler
package import SpecParser
package import TestSupport

/// Two activities with random mechanics over a small grid of times, distances and angles.
package struct RandomPair {
  package let spec: CheckedSpec
  package let builder: SpecBuilder
  package let machine: Machine
  /// Whether one activity's target lies inside the other's.
  package let isNested: Bool

  package init(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    var builder = SpecBuilder(metrics: Self.metrics(&random))
    for path in ["a", "a/b", "a/b/c"] { builder.element(path) }
    let isNested = random.chance(35)
    self.isNested = isNested
    let inner = random.pick(["a/b", "a/b", "a/b/c"])
    for name in ["p", "q"] {
      let names = Self.binding(name, &random, &builder)
      builder.activity(
        name, on: isNested && name == (seed % 2 == 0 ? "p" : "q") ? inner : "a", by: names,
        toward: random.chance(20) ? random.pick(Self.towards) : nil,
        from: random.chance(5) ? [random.pick([.left, .top])] : nil)
    }
    self.builder = builder
    spec = builder.checked
    machine = CompilePipeline.lower(spec)
  }

  private static let towards: [Directions] = [
    .left, .horizontal, .range(330, to: 30), .range(300, to: 60), .range(45, to: 135), .up,
  ]

  /// Mechanics of one activity: mostly one that is made for it, else bundled ones.
  private static func binding(
    _ name: String, _ random: inout RandomNumbers, _ builder: inout SpecBuilder
  ) -> [String] {
    if random.chance(15) {
      return random.pick([
        ["drag", "swipe", "fling"], ["swipe", "fling"], ["drag", "fling"], ["touch", "long-press"],
        ["double-touch", "pinch-open"], ["two-finger-swipe", "two-finger-fling"],
        ["touch", "two-finger-touch"],
        ["pinch-open", "pinch-closed"], ["drag", "two-finger-drag"], ["rotate"], ["double-touch-drag"],
      ])
    }
    let fingers = random.chance(65) ? 1...1 : random.pick([2...2, 2...2, 1...2, 3...3, 2...3, 1...3])
    var maker = MechanicMaker(random: random, fingers: fingers)
    let (steps, isContinuous) = maker.make()
    random = maker.random
    builder.mechanic("m\(name)", fingers: fingers, continuous: isContinuous, steps)
    return random.chance(10)
      ? ["m\(name)", random.pick(["touch", "long-press-drag", "fling"])] : ["m\(name)"]
  }

  private static func metrics(_ random: inout RandomNumbers) -> [Metric: Double?] {
    var metrics: [Metric: Double?] = [:]
    if random.chance(15) { metrics[.touchMaxDuration] = Double?.none }
    if random.chance(15) { metrics[.dragSlop] = random.pick([4, 16]) }
    if random.chance(15) { metrics[.longPressSlop] = random.pick([4, 16]) }
    if random.chance(5) { metrics[.multiFingerMaxSeparation] = 120 }
    if random.chance(5) { metrics[.scaleMinSpan] = 80 }
    return metrics
  }
}

/// Makes the steps of one mechanic.
private struct MechanicMaker {
  var random: RandomNumbers
  let fingers: ClosedRange<Int>

  mutating func make() -> ([StepAction], Bool) {
    switch random.int(0...16) {
    case 0, 1: return ([first(), lift()], false)
    case 2: return ([first(), wait(), .lifting()], random.chance(60))
    case 3, 4, 5: return ([first(), move(), moveLift()], random.chance(60))
    case 6, 7: return ([first(), wait(), move(), .lifting()], random.chance(60))
    case 8: return ([first(), lift(), press(), lift()], false)
    case 9: return ([first(), lift(), press(), move(), .lifting()], random.chance(60))
    case 10: return ([first(), move(), wait(), .lifting()], random.chance(60))
    case 11: return ([first(), move(), .lifting(), press(), lift()], false)
    case 12: return ([first(), lift(), press(), lift(), press(), lift()], false)
    case 13: return ([first(), move(), move(), .lifting()], random.chance(60))
    case 14: return ([first(), lift(), press(), wait(), .lifting()], random.chance(60))
    case 15: return ([first(), move()], false)
    default: return ([first(), wait()], false)
    }
  }

  private mutating func first() -> StepAction {
    .pressing(
      from: random.chance(4) ? [random.pick([.left, .right, .bottom])] : [],
      within: fingers.lowerBound > 1 && random.chance(10) ? .atMost(ms(60)) : nil)
  }

  private mutating func press() -> StepAction {
    .pressing(after: random.chance(30) ? .between(ms(40), ms(random.pick([100, 300]))) : nil)
  }

  private mutating func wait() -> StepAction {
    let limits: [Limits?] = [nil, nil, .atLeast(ms(300)), .between(ms(300), ms(500)), .atLeast(ms(500))]
    return .waiting(random.pick(limits))
  }

  private mutating func lift() -> StepAction {
    let limits: [Limits?] = [nil, nil, nil, .atMost(ms(200)), .between(ms(200), ms(600)), .atLeast(ms(300))]
    return .lifting(within: random.pick(limits))
  }

  private mutating func moveLift() -> StepAction {
    .lifting(velocity: random.chance(20) ? random.pick([.atLeast(300), .atLeast(1000), .atMost(200)]) : nil)
  }

  private mutating func move() -> StepAction {
    let distance: Limits? =
      random.chance(45)
      ? random.pick([.atLeast(20), .atLeast(40), .between(20, 60), .atMost(30), .between(5, 40)]) : nil
    let within: Limits? =
      random.chance(25)
      ? random.pick([.atMost(ms(100)), .atMost(ms(200)), .between(ms(100), ms(400))]) : nil
    if fingers.lowerBound >= 2, random.chance(60) {
      if random.chance(60) {
        return .spreading(
          random.pick([[.outward], [.inward], [.outward, .inward]]), span: distance, within: within)
      }
      return .turning(
        random.pick([[.clockwise], [.counterclockwise], [.clockwise, .counterclockwise]]),
        angle: random.chance(30) ? random.pick([.atLeast(10), .between(8, 30)]) : nil, within: within)
    }
    let toward: [Directions?] = [
      nil, .left, .up, .right, .horizontal, .vertical, .range(30, to: 60), .range(330, to: 30),
      .range(135, to: 200),
    ]
    return .moving(
      toward: random.pick(toward), distance: distance, within: within,
      deviation: random.chance(15) ? .atMost(20) : nil,
      velocity: random.chance(8) ? random.pick([.atLeast(300), .atMost(400)]) : nil)
  }
}

extension RandomPair {
  /// Both mechanics with their limits, for messages about a disagreement.
  package var describe: String {
    machine.activities.map { activity in
      let path = machine.elements[activity.target].path
      let told = activity.recognizers.map { recognizer in
        let steps = recognizer.steps.map(Self.describe).joined(separator: "; ")
        let names = recognizer.names.map { machine.mechanics[$0.mechanic] }
        return
          "\(names) \(recognizer.fingers) \(recognizer.isContinuous ? "continuous" : "discrete") \(steps)"
      }
      return "[\(path) \(told.joined(separator: " | "))]"
    }.joined(separator: " and ")
  }

  private static func describe(_ step: ElaboratedStep) -> String {
    var words = ["\(step.kind)"]
    if let directions = step.kind.directions {
      words = ["move \(directions.arcs.map { "\($0.start)+\($0.extent)" })"]
    }
    func add(_ name: String, _ limits: Limits) {
      guard limits.low != nil || limits.high != nil else { return }
      words.append("\(name) \(limits.low?.amount ?? 0)...\(limits.high?.amount ?? .infinity)")
    }
    add("distance", step.distance)
    add("time", step.duration)
    add("velocity", step.velocity)
    add("deviation", step.deviation)
    if let gap = step.gap { add("gap", gap) }
    if let slop = step.slop { words.append("slop \(slop.amount)") }
    if !step.edges.isEmpty { words.append("edges \(step.edges.sides.count)") }
    return words.joined(separator: " ")
  }
}
