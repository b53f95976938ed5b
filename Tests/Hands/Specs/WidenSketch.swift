import TestSupport

/// Adds rarer features of the language to a random spec: tools, guards of elements, layouts, lifts on targets, hand-overs, more metrics.
struct WidenSketch {
  var random: RandomNumbers
  var sketch: SpecSketch

  mutating func make() -> SpecSketch {
    if random.chance(40) { addTools() }
    if random.chance(40) { guardElements() }
    if random.chance(35) { addLayouts() }
    if random.chance(40) { addLifts() }
    if random.chance(50) { addMetrics() }
    if random.chance(25) { addActivityKeys() }
    if random.chance(25) { addHandOvers() }
    if random.chance(25) { addWindows() }
    return sketch
  }

  /// Gives several fingers other times to land.
  private mutating func addWindows() {
    if !sketch.metrics.contains(where: { $0.hasPrefix("multi-finger-press-window") }), random.chance(30) {
      sketch.metrics.append("multi-finger-press-window: " + random.pick(["60ms", "400ms"]))
    }
    for index in sketch.mechanics.indices where sketch.mechanics[index].fingers != "1" {
      for step in sketch.mechanics[index].steps.indices where random.chance(60) {
        guard sketch.mechanics[index].steps[step] == "press" else { continue }
        let window = random.pick(["60ms", "400ms", "100ms..400ms", "150ms..600ms"])
        sketch.mechanics[index].steps[step] = "press: {within: \(window)}"
      }
    }
  }

  /// Lets a movement hand its touch over to another one, which may do nothing else.
  private mutating func addHandOvers() {
    let continuous = ["drag", "pan", "two-finger-drag", "long-press-drag"]
    let movers = sketch.activities.indices.filter { index in
      sketch.activities[index].by.contains { name in
        continuous.contains(name) || sketch.mechanics.contains { $0.name == name && $0.isContinuous }
      }
    }
    guard movers.count > 1 else { return }
    let shuffled = movers.shuffled(using: &random)
    for (giver, taker) in zip(shuffled, shuffled.dropFirst()) where random.chance(80) {
      let (from, to) = (sketch.activities[giver].target, sketch.activities[taker].target)
      guard from.hasPrefix(to) || to.hasPrefix(from) else { continue }
      let end = random.pick([
        "top", "bottom", "left", "[top, bottom]", "[left, right]", "[top, start]",
        "[left, right, top, bottom]",
      ])
      sketch.activities[giver].entries.append("hand-over: {to: \(sketch.activities[taker].name), at: \(end)}")
      let begins = sketch.activities[taker].entries.contains { $0.hasPrefix("begins") }
      if !begins, random.chance(30) { sketch.activities[taker].entries.append("begins: hand-over") }
    }
  }

  private mutating func addTools() {
    for index in sketch.activities.indices where random.chance(60) {
      sketch.activities[index].entries.append(
        "tools: "
          + random.pick([
            "[pen]", "[pen]", "[finger, pen]", "[finger]", "[mouse]", "[pen, eraser]", "[finger, mouse, pen]",
          ]))
    }
  }

  private mutating func guardElements() {
    if sketch.states.isEmpty { sketch.states = ["flag: bool", "mode: [x, y, z]", "level: 1..8"] }
    for element in sketch.elements where random.chance(50) {
      sketch.elementGuards[element] = random.pick([
        "flag", "not flag", "mode == x", "mode != y", "level < 4", "level >= 2 and flag", "flag or mode == z",
      ])
    }
  }

  /// Puts `leading` or `trailing` in place of directions and edges.
  private mutating func addLayouts() {
    for index in sketch.activities.indices {
      for entry in sketch.activities[index].entries.indices {
        let old = sketch.activities[index].entries[entry]
        if old.hasPrefix("toward: "), random.chance(70) {
          sketch.activities[index].entries[entry] =
            "toward: " + random.pick(["leading", "trailing", "[leading, up]", "[trailing, down]"])
        } else if old.hasPrefix("from: "), random.chance(70) {
          sketch.activities[index].entries[entry] = "from: " + random.pick(["leading-edge", "trailing-edge"])
        }
      }
      let moves = sketch.activities[index].by.contains {
        ["drag", "swipe", "pan", "flick", "fling"].contains($0)
      }
      let isFree = !sketch.activities[index].entries.contains { $0.hasPrefix("toward: ") }
      if moves, isFree, random.chance(40) {
        sketch.activities[index].entries.append("toward: " + random.pick(["leading", "trailing"]))
      }
    }
  }

  /// Adds a button's mechanics, which count where fingers lift, and lets activities have them.
  private mutating func addLifts() {
    let fingers = random.pick(["1", "1", "1", "2", "1..2"])
    let lift = random.pick([
      "lift: {on: target}", "lift: {on: target}", "lift: {on: target, within: 600ms}",
      "lift: {on: target, slop: 20pt}",
    ])
    let middle = random.chance(20) ? ["wait: 300ms"] : []
    sketch.mechanics.append(
      SpecSketch.Mechanic(
        name: "button", fingers: fingers, isContinuous: false, steps: ["press"] + middle + [lift]))
    for index in sketch.activities.indices where random.chance(35) {
      let hasTurn = sketch.activities[index].entries.contains {
        $0.hasPrefix("toward: ") || $0.hasPrefix("from: ")
      }
      if !hasTurn { sketch.activities[index].by = ["button"] }
    }
    sketch.removeUnused()
  }

  private mutating func addMetrics() {
    let all = [
      ["double-touch-slop: 30pt", "double-touch-slop: 200pt"], ["double-touch-min-time: 100ms"],
      ["swipe-velocity: 600pt/s", "swipe-velocity: 100pt/s"], ["swipe-min-distance: 40pt"],
      ["swipe-max-deviation: 20deg"], ["min-fling-velocity: 400pt/s", "min-fling-velocity: 2000pt/s"],
      ["max-fling-velocity: 3000pt/s"], ["edge-width: 40pt"], ["velocity-horizon: 50ms"],
      ["velocity-stop-gap: 20ms"], ["velocity-estimator: linear", "velocity-estimator: impulse"],
      ["min-stroke-duration: 60ms", "min-stroke-duration: 10ms"], ["max-finger-velocity: 3000pt/s"],
      ["latency-budget: 0ms", "latency-budget: 400ms"],
    ]
    let set = Set(sketch.metrics.map { $0.prefix { $0 != ":" } })
    for group in all.shuffled(using: &random).prefix(random.int(1...3)) {
      let metric = random.pick(group)
      if !set.contains(metric.prefix { $0 != ":" }) { sketch.metrics.append(metric) }
    }
  }

  /// Keys that change outcomes but not who wins.
  private mutating func addActivityKeys() {
    for index in sketch.activities.indices where random.chance(50) {
      let isTouch = sketch.activities[index].by.allSatisfy { ["touch", "tap"].contains($0) }
      let key =
        isTouch && random.chance(50)
        ? "taps: 1..3" : random.pick(["shows-possible: 100ms", "important: true"])
      sketch.activities[index].entries.append(key)
    }
  }
}
