import TestSupport

/// A small spec made from a seed: one to three elements, two to six activities, bundled mechanics and mechanics of its own.
struct RandomSketch {
  private var random: RandomNumbers
  private var sketch = SpecSketch(uses: [], elements: [], activities: [])

  init(seed: UInt64) { random = RandomNumbers(seed: seed ^ 0x68_61_6e_64_73) }

  /// - Parameter isWide: whether it has rarer features, too.
  static func make(seed: UInt64, isWide: Bool) -> SpecSketch {
    var maker = RandomSketch(seed: seed)
    let sketch = maker.make()
    guard isWide else { return sketch }
    var widen = WidenSketch(random: RandomNumbers(seed: seed ^ 0x77_69_64_65), sketch: sketch)
    return widen.make()
  }

  private mutating func make() -> SpecSketch {
    sketch.uses = random.pick([["material"], ["material"], ["material"], ["apple"], ["apple", "material"]])
    sketch.elements = random.pick([
      ["a"], ["a"], ["a"], ["a", "a/b"], ["a", "a/b"], ["a", "a/b", "a/b/c"], ["a", "a/b", "a/c"],
    ])
    if random.chance(25) { addMetrics() }
    if random.chance(35) {
      sketch.states = ["flag: bool", "mode: [x, y, z]", "level: 1..8"]
    }
    var maker = RandomMechanic(random: RandomNumbers(seed: random.next()))
    for number in 0..<random.pick([0, 1, 1, 2, 2, 3]) {
      sketch.mechanics.append(maker.make("own-\(number)"))
    }
    let names = ["p", "q", "r", "s", "t", "u"].shuffled(using: &random)
    for name in names.prefix(random.pick([2, 2, 2, 3, 3, 4, 5, 6])) { addActivity(name) }
    addLines()
    return sketch
  }

  private mutating func addMetrics() {
    let all = [
      ["touch-slop: 4pt", "touch-slop: 12pt"], ["drag-slop: 4pt", "drag-slop: 16pt"],
      ["long-press-slop: 4pt", "long-press-slop: 16pt"],
      ["long-press-timeout: 250ms", "long-press-timeout: 600ms"],
      ["touch-max-duration: none", "touch-max-duration: 200ms"], ["double-touch-timeout: 200ms"],
      ["multi-finger-press-window: 60ms", "multi-finger-press-window: 300ms"],
      ["multi-finger-max-separation: 120pt"], ["scale-min-span: 80pt"], ["scale-slop: 8pt"],
      ["rotation-slop: 10deg"], ["velocity-samples: 3"], ["velocity-estimator: endpoints"],
    ]
    for group in all.shuffled(using: &random).prefix(random.int(1...2)) {
      sketch.metrics.append(random.pick(group))
    }
  }

  // MARK: Activities

  private mutating func addActivity(_ name: String) {
    var activity = SpecSketch.Activity(name: name, target: random.pick(sketch.elements), by: binding())
    let own = sketch.mechanics.filter { activity.by.contains($0.name) }
    let moves = activity.by.contains { !["touch", "double-touch", "tap", "double-tap"].contains($0) }
    if moves, random.chance(25), own.isEmpty || own.contains(where: { $0.steps.contains("move") }) {
      activity.entries.append(
        "toward: " + random.pick(["left", "horizontal", "vertical", "30deg..150deg", "up"]))
    }
    if random.chance(5) {
      activity.entries.append("from: " + random.pick(["left-edge", "top-edge", "any-edge"]))
    }
    if !sketch.states.isEmpty, random.chance(45) { activity.entries.append("when: " + guardText()) }
    if random.chance(5) { activity.entries.append("begins: true") }
    if random.chance(4), let other = sketch.activities.last?.by.first {
      activity.entries.append("after: [\(other)]")
    }
    sketch.activities.append(activity)
  }

  private mutating func guardText() -> String {
    let atoms = [
      "flag", "not flag", "mode == x", "mode != y", "mode in (x, z)", "level < 4", "level >= 2", "level == 1",
    ]
    let (a, b) = (random.pick(atoms), random.pick(atoms))
    return random.pick([a, a, "\(a) and \(b)", "\(a) or \(b)", "not (\(a))"])
  }

  private mutating func binding() -> [String] {
    if !sketch.mechanics.isEmpty, random.chance(45) {
      let own = random.pick(sketch.mechanics).name
      return random.chance(15) ? [random.pick(bundled)[0], own].sorted() : [own]
    }
    return random.pick(bundled)
  }

  private var bundled: [[String]] {
    (sketch.uses.contains("material") ? Self.material : [])
      + (sketch.uses.contains("apple") ? Self.apple : [])
  }

  private static let material: [[String]] = [
    ["touch"], ["touch"], ["double-touch"], ["drag"], ["drag", "swipe", "fling"], ["swipe", "fling"],
    ["swipe"],
    ["fling"], ["long-press"], ["long-press-drag"], ["double-touch-drag"], ["edge-swipe"], ["pinch-open"],
    ["pinch-closed"], ["pinch-open", "pinch-closed"], ["rotate"], ["two-finger-touch"], ["two-finger-drag"],
    ["two-finger-swipe", "two-finger-fling"], ["two-finger-long-press"], ["two-finger-long-press-drag"],
    ["two-finger-double-touch"], ["touch", "two-finger-touch"], ["drag", "two-finger-drag"],
    ["double-touch", "pinch-open"], ["long-press", "two-finger-touch"],
  ]

  private static let apple: [[String]] = [
    ["tap"], ["double-tap"], ["long-press"], ["pan"], ["pan", "flick"], ["swipe"], ["flick"], ["pinch"],
    ["rotation"], ["edge-swipe"], ["three-finger-swipe"], ["three-finger-pinch"],
  ]

  // MARK: resolve

  private mutating func addLines() {
    let names = sketch.activities.map(\.name)
    for (place, a) in names.enumerated() {
      for b in names[(place + 1)...] {
        switch random.int(0...99) {
        case ..<7: sketch.lines.append(.wait(a, b))
        case ..<12: sketch.lines.append(.wait(b, a))
        case ..<18: sketch.lines.append(.prefer(a, b))
        case ..<24: sketch.lines.append(.prefer(b, a))
        case ..<32: sketch.lines.append(.together([a, b]))
        default: break
        }
      }
    }
    if names.count > 2, random.chance(6) { sketch.lines = [.together(Array(names.prefix(3)))] }
  }
}
