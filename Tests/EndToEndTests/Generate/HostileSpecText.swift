import TestSupport

/// The text of a random spec, with names from all of Unicode and keywords of Swift. Every third text is damaged.
struct HostileSpecText {
  private var random: RandomNumbers
  private let seed: UInt64
  private var states: [String] = []
  private var elements: [String] = []
  private var mechanics = [
    "touch", "double-touch", "long-press", "drag", "pinch-open", "rotate", "edge-swipe",
  ]
  private var activities: [String] = []

  static func text(seed: UInt64) -> String {
    var maker = HostileSpecText(seed)
    let text = maker.spec()
    return seed % 3 == 2 ? maker.damaged(text) : text
  }

  private init(_ seed: UInt64) {
    self.seed = seed
    random = RandomNumbers(seed: seed)
  }

  private mutating func spec() -> String {
    // The number makes the types of several specs in one module different.
    let head = [
      "gspec: 1", "product: \(quoted(name() + "S\(seed)"))", "uses: [material]",
      "edges: {protect: [left, top]}",
    ]
    let lines = head + stateLines() + elementLines() + mechanicLines() + activityLines() + resolutionLines()
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func stateLines() -> [String] {
    guard random.chance(70) else { return [] }
    return ["state:"]
      + (0..<random.int(1...4)).map { _ in
        let name = name()
        let words = (0..<random.int(1...4)).map { _ in quoted(self.name()) }.joined(separator: ", ")
        states.append(name)
        return "  \(quoted(name)): " + random.pick(["bool", "[\(words)]", "-1.5..8.0"])
      }
  }

  private mutating func elementLines() -> [String] {
    var lines = ["elements:"]
    for _ in 0..<random.int(1...3) {
      let (parent, child) = (name(), name())
      elements += [parent, parent + "/" + child]
      lines += ["  \(quoted(parent)):", "    children:", "      \(quoted(child)): {swipeable: left}"]
    }
    return lines
  }

  private mutating func mechanicLines() -> [String] {
    guard random.chance(60) else { return [] }
    return ["mechanics:"]
      + (0..<random.int(1...3)).map { _ in
        let name = name()
        mechanics.append(name)
        let steps = random.pick(["press, lift", "press, move, lift", "press, wait, move, lift"])
        return "  \(quoted(name)): {fingers: \(random.int(1...4)), steps: [\(steps)]}"
      }
  }

  private mutating func activityLines() -> [String] {
    var lines = ["activities:"]
    for _ in 0..<random.int(1...8) {
      let name = name()
      activities.append(name)
      let by = mechanics.shuffled(using: &random).prefix(random.int(1...3)).map(quoted).joined(
        separator: ", ")
      lines += [
        "  \(quoted(name)):", "    does: \(random.pick(["custom", "dismiss", "zoom-in", "select"]))",
        "    target: \(quoted(random.pick(elements)))", "    by: [\(by)]",
        "    alternative: \(quoted(remark()))",
      ]
      if random.chance(30) { lines.append("    commit: {distance: 25%, velocity: 500pt/s}") }
      if random.chance(30) { lines.append("    over: [\(quoted(random.pick(elements)))]") }
      if random.chance(30) {
        lines.append("    feedback: {follow: {opacity: 0.5}, haptic: {claim: \(quoted("x" + self.name()))}}")
      }
    }
    return lines
  }

  private mutating func resolutionLines() -> [String] {
    guard activities.count > 1, random.chance(50) else { return [] }
    return ["resolve:", "  - together: [\(quoted(activities[0])), \(quoted(activities[1]))]"]
  }

  // MARK: Names

  private mutating func name() -> String {
    if random.chance(30) { return word() }
    let part = { (random: inout RandomNumbers) in
      String(String.UnicodeScalarView((0..<random.int(1...6)).map { _ in Self.scalar(&random) }))
    }
    let parts = (0..<random.int(1...3)).map { _ in
      random.chance(30) ? word() : part(&random)
    }
    return String(parts.joined(separator: random.pick(["-", "_", ".", ""])).drop { $0 == "-" || $0 == "." })
  }

  private mutating func word() -> String { random.pick(HostileNames.wordsBesideGuards) }

  /// A character that names may have: letters, marks, digits and signs of every script.
  private static func scalar(_ random: inout RandomNumbers) -> Unicode.Scalar {
    let ranges: [ClosedRange<UInt32>] = [
      0x30...0x7A, 0xA1...0x24F, 0x250...0x6FF, 0x700...0x1FFF, 0x2000...0x2BFF, 0x2E80...0x33FF,
      0x3400...0xD7FF,
      0xF900...0xFFFD, 0x10000...0x1FFFF, 0x20000...0x323AF, 0xE0100...0xE01EF,
    ]
    while true {
      let value = UInt32(random.int(0...0x10FFFF))
      let range = random.pick(ranges)
      let place = range.lowerBound + value % UInt32(range.count)
      if let scalar = Unicode.Scalar(place), isNamePart(scalar) { return scalar }
    }
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_"
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      return false
    default: return true
    }
  }

  /// A text for people, with characters that could end a comment or a string.
  private mutating func remark() -> String {
    "a "
      + (0..<random.int(1...5)).map { _ in
        random.pick([
          "*/", "/*", "\"", "\\", "\\(x)", "\u{2028}", "\u{202E}", "`", "#\"", "//", "\r", "\t", "日本",
          "a \n b",
          name(),
        ])
      }.joined(separator: " ")
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{2028}": result += "\\u2028"
      case "\u{202E}": result += "\\u202E"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  // MARK: Damage

  /// Removes, repeats or changes a few lines.
  private mutating func damaged(_ text: String) -> String {
    var lines = text.split(separator: "\n").map(String.init)
    for _ in 0..<random.int(1...3) {
      let index = random.int(2...lines.count - 1)
      switch random.int(0...2) {
      case 0: lines.remove(at: index)
      case 1: lines.insert(lines[index], at: random.int(2...lines.count - 1))
      default:
        lines[index] = lines[index].replacing(
          random.pick([", ", "a", "25%", "left", "custom"]),
          with: random.pick(["", "z", "0%", "right", "pan"]))
      }
      if lines.count < 4 { break }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
