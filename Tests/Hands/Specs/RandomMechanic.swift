import TestSupport

/// A mechanic of a product's own, in the words of the spec language.
struct RandomMechanic {
  var random: RandomNumbers

  mutating func make(_ name: String) -> SpecSketch.Mechanic {
    let (least, most) = random.pick([(1, 1), (1, 1), (1, 1), (1, 2), (2, 2), (2, 2), (2, 3), (3, 3), (1, 3)])
    var steps: [String] = []
    let contacts = least < 3 && random.chance(25) ? (random.chance(75) ? 2 : 3) : 1
    for contact in 0..<contacts {
      steps.append(press(isFirst: contact == 0, least))
      let isLast = contact == contacts - 1
      // A contact before another press is most often a touch.
      steps += isLast && contacts == 1 || random.chance(25) ? motion(least, mayStop: isLast) : [lift()]
    }
    let last = steps.lastIndex { !$0.hasPrefix("lift") && !$0.hasPrefix("- lift") } ?? 0
    let mayGoOn =
      last == steps.count - 2 && !steps[last].hasPrefix("press")
      && !steps[last].hasPrefix("{press")
    let fingers = least == most ? "\(least)" : "\(least)..\(most)"
    return SpecSketch.Mechanic(
      name: name, fingers: fingers, isContinuous: mayGoOn && random.chance(50), steps: steps)
  }

  // MARK: Steps

  private mutating func press(isFirst: Bool, _ fingers: Int) -> String {
    var entries: [String] = []
    if isFirst, random.chance(6) {
      entries.append("from: " + random.pick(["left-edge", "any-edge", "bottom-edge"]))
    }
    if !isFirst, random.chance(30) {
      entries.append("after: " + random.pick(["40ms..200ms", "100ms..500ms"]))
    }
    if fingers > 1, random.chance(8) { entries.append("within: 60ms") }
    return step("press", entries)
  }

  private mutating func lift() -> String {
    step(
      "lift",
      random.chance(25) ? ["within: " + random.pick(["200ms", "300ms", "600ms", "300ms..600ms"])] : [])
  }

  private mutating func fastLift() -> String {
    step("lift", random.chance(20) ? ["velocity: " + random.pick(["300pt/s", "600pt/s", "..400pt/s"])] : [])
  }

  /// What one contact does between its press and its end.
  private mutating func motion(_ fingers: Int, mayStop: Bool) -> [String] {
    let move = fingers > 1 && random.chance(50) ? pairMove() : self.move()
    let end = mayStop && random.chance(12) ? [] : [fastLift()]
    switch random.int(0...99) {
    case ..<20: return [lift()]
    case ..<32: return [wait()] + (end.isEmpty ? [] : ["lift"])
    case ..<62: return [move] + end
    case ..<74: return [wait(), move] + end
    case ..<81: return [move, wait()] + end
    case ..<91: return [self.move(), reverse()] + end
    case ..<96: return [self.move(), self.move()] + end
    default: return fingers > 1 ? [self.move(), pairMove()] + end : [move, wait(), self.move()] + end
    }
  }

  private mutating func wait() -> String {
    random.pick([
      "wait", "wait", "wait: 100ms", "wait: 200ms", "wait: 600ms", "wait: 300ms..500ms", "wait: 100ms..400ms",
    ])
  }

  private mutating func move() -> String {
    var entries: [String] = []
    if random.chance(45) {
      let towards = [
        "left", "right", "down", "up", "horizontal", "vertical", "20deg..70deg", "330deg..30deg",
      ]
      entries.append("toward: " + random.pick(towards))
    }
    if random.chance(40) {
      entries.append(
        "distance: " + random.pick(["4pt", "20pt", "40pt", "60pt", "8pt..40pt", "..30pt", "20pt..60pt"]))
    }
    if random.chance(20) {
      entries.append("within: " + random.pick(["100ms", "200ms", "400ms", "100ms..400ms"]))
    }
    if random.chance(12) { entries.append("deviation: 20deg") }
    if random.chance(6) { entries.append("velocity: " + random.pick(["200pt/s", "..400pt/s"])) }
    return step("move", entries)
  }

  private mutating func reverse() -> String {
    step(
      "reverse",
      random.chance(40) ? ["distance: " + random.pick(["4pt", "15pt", "30pt"])] : [])
  }

  private mutating func pairMove() -> String {
    switch random.int(0...5) {
    case 0, 1:
      return step("move outward", random.chance(40) ? ["span: " + random.pick(["10pt", "30pt"])] : [])
    case 2, 3: return step("move inward", random.chance(30) ? ["within: 300ms"] : [])
    case 4: return step("orbit", random.chance(40) ? ["angle: " + random.pick(["10deg", "20deg"])] : [])
    default: return "orbit: " + random.pick(["clockwise", "counterclockwise"])
    }
  }

  private func step(_ word: String, _ entries: [String]) -> String {
    entries.isEmpty ? word : "\(word): {\(entries.joined(separator: ", "))}"
  }
}
