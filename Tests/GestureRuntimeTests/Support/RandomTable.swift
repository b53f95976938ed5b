import GestureRuntime

/// Makes random tables that load: every instruction, in any allowed order, with small to absurd values.
struct RandomTable {
  var random: SeededRandom
  /// Whether activities have feedback, too.
  var hasFeedback = false
  /// The greatest number of activities. Of many, only few are related or asleep, so that outcomes still come.
  var most = 6
  private var elements = 0
  private var states = 0
  private var mechanics = 0

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func instructions() -> [Instruction] {
    var code = declarations()
    let count = random.int(0...most)
    let names = (0..<count).map { most > 9 ? "a\($0 + 1000)" : "a\($0)" }
    for name in names { code += activity(name) }
    code += relations(count) + [op(.end)]
    return code
  }

  private mutating func declarations() -> [Instruction] {
    var code = [op(.product, "P")]
    code.append(
      Instruction(
        .velocity,
        [
          count(0...3), count(1...32), count(0...200_000), count(1...100_000),
          .number(random.number(1...9000)),
        ]))
    code.append(Instruction(.thresholds, [length(), length(), length()]))
    states = random.int(0...3)
    for _ in 0..<states { code += state() }
    elements = random.int(1...5)
    for index in 0..<elements {
      code.append(Instruction(.element, [.text(Array("e\(index)".utf8)), count(0...index)]))
    }
    mechanics = random.int(1...4)
    for index in 0..<mechanics { code.append(Instruction(.mechanic, [.text(Array("m\(index)".utf8))])) }
    return code
  }

  private mutating func state() -> [Instruction] {
    switch random.int(0...2) {
    case 0: return [op(.stateBool, "b")]
    case 1: return [op(.stateWords, "w", 3), op(.word, "x"), op(.word, "y"), op(.word, "z")]
    default:
      let low = random.number(-5...5)
      return [
        Instruction(
          .stateNumber, [.text([0x6e]), .number(low), .number(low + random.number(0...9))])
      ]
    }
  }

  private mutating func detents() -> [Instruction] {
    (1...random.int(1...3)).map { number in
      Instruction(
        .detent,
        [
          .text(Array("detent-\(number)".utf8)), count(0...1), .number(30 * Double(number)), count(0...1),
        ])
    }
  }

  private mutating func activity(_ name: String) -> [Instruction] {
    var code = [
      Instruction(
        .activity, [.text(Array(name.utf8)), .text(Array("k".utf8)), count(0...(elements - 1))])
    ]
    if random.oneIn(most) { code.append(op(.begins)) }
    if random.oneIn(most * 2) { code.append(op(.takesOver)) }
    if random.oneIn(most > 9 ? most * most : most) {
      code.append(Instruction(.after, [count(0...(mechanics - 1))]))
    }
    if random.oneIn(4) {
      code += detents()
    } else if random.oneIn(3) {
      code.append(
        Instruction(random.oneIn(2) ? .commitShare : .commitDistance, [.number(random.number(1...99))]))
    }
    if code.last?.opcode != .detent, random.oneIn(3) {
      code.append(Instruction(.commitVelocity, [.number(random.number(1...999))]))
    }
    if random.oneIn(5) { code.append(op(.taps, 3, 300_000, 100)) }
    if random.oneIn(6) { code.append(op(.showsPossible, 100_000)) }
    if random.oneIn(5) { code.append(Instruction(.tools, [count(1...15)])) }
    if random.oneIn(4) { code.append(Instruction(.over, [count(0...(elements - 1))])) }
    if random.oneIn(8) { code.append(Instruction(.valuesAlong)) }
    if random.oneIn(8) { code.append(Instruction(.valuesFromPress)) }
    if hasFeedback, !random.oneIn(4) { code += RandomFeedback.instructions(&random) }
    if random.oneIn(2) { code += condition() }
    for _ in 0..<random.int(1...3) { code += recognizer() }
    return code
  }

  /// A guard in postfix order, which leaves one value.
  private mutating func condition() -> [Instruction] {
    var code = [test()]
    for _ in 0..<random.int(0...5) {
      code += random.oneIn(3) ? [op(.not)] : [test(), random.oneIn(2) ? op(.and) : op(.or)]
    }
    return code
  }

  private mutating func test() -> Instruction {
    guard states > 0 else { return Instruction(.constant, [count(0...1)]) }
    let state = count(0...(states - 1))
    switch random.int(0...4) {
    case 0: return Instruction(.isOneOf, [state, .integer(0), .integer(random.next())])
    case 1: return Instruction(.isLess, [state, .number(random.number(-5...5))])
    case 2: return Instruction(.isAtMost, [state, .number(random.number(-5...5))])
    case 3: return Instruction(.isEqual, [state, .number(Double(random.int(0...2)))])
    default: return Instruction(.constant, [count(0...1)])
    }
  }

  private mutating func relations(_ activities: Int) -> [Instruction] {
    var code: [Instruction] = []
    // Waits only point up or only down the list, so that they make no circle.
    let waitsDescend = random.oneIn(2)
    func mayRelate(_ opcode: Opcode, _ a: Int, _ b: Int) -> Bool {
      switch opcode {
      case .waits: waitsDescend ? a > b : a < b
      case .prefers: a != b
      default: a < b
      }
    }
    for opcode in [Opcode.waits, .prefers, .together] {
      for a in 0..<activities {
        for b in 0..<activities where mayRelate(opcode, a, b) && random.oneIn(max(8, activities)) {
          code.append(Instruction(opcode, [.integer(UInt64(a)), .integer(UInt64(b))]))
        }
      }
    }
    return code + handOvers(activities)
  }

  /// Hand-overs of an activity at different ends, because only one activity can take over at each end.
  private mutating func handOvers(_ activities: Int) -> [Instruction] {
    var code: [Instruction] = []
    for a in 0..<activities {
      for (place, b) in (0..<activities).filter({ $0 != a }).prefix(5).enumerated() where random.oneIn(3) {
        // The left and the right end follow the layout, in the activities with even numbers.
        let ends = UInt64(1 << place) | (place < 2 && a % 2 == 0 ? 32 : 0)
        code.append(Instruction(.handOver, [.integer(UInt64(a)), .integer(UInt64(b)), .integer(ends)]))
      }
    }
    return code
  }

  // MARK: Operands

  private mutating func count(_ range: ClosedRange<Int>) -> Operand { .integer(UInt64(random.int(range))) }

  private mutating func length() -> Operand { .number(random.number(0...60)) }

  private mutating func time() -> Operand { count(1...700_000) }
}

// MARK: Recognizers

extension RandomTable {
  private mutating func recognizer() -> [Instruction] {
    let steps = stroke()
    let needsTwo = steps.contains { $0 == .spread || $0 == .orbit }
    let least = random.int((needsTwo ? 2 : 1)...3)
    let most = least + random.int(0...2)
    let isContinuous = steps.last { $0 != .lift } != .press && random.oneIn(2)
    var code = [
      Instruction(
        .recognizer, [.integer(UInt64(least)), .integer(UInt64(most)), .integer(isContinuous ? 1 : 0)])
    ]
    for _ in 0..<random.int(1...2) {
      let middle = random.int(least...most)
      code.append(
        Instruction(
          .name, [count(0...(mechanics - 1)), count(0...1), count(least...middle), count(middle...most)]))
      if random.oneIn(2) { code.append(limit(.translate)) }
    }
    for step in steps {
      code.append(Instruction(step, step == .spread || step == .orbit ? [count(1...3)] : []))
      for _ in 0..<random.int(0...3) { code.append(limit(step)) }
    }
    return code
  }

  /// Steps in an order that fingers can perform.
  private mutating func stroke() -> [Opcode] {
    var steps: [Opcode] = []
    for contact in 0..<random.int(1...3) {
      if contact > 0 { steps.append(.lift) }
      steps.append(.press)
      for _ in 0..<random.int(0...3) { steps.append(random.pick([.wait, .translate, .spread, .orbit])) }
    }
    if random.oneIn(4) && steps.last != .press { return steps }
    return steps + [.lift]
  }

  /// A limit that this sort of step can have.
  private mutating func limit(_ step: Opcode) -> Instruction {
    var choices: [Opcode] = [
      .least, .before, .distanceLeast, .distanceMost, .deviationLeast, .deviationMost, .velocityLeast,
      .velocityMost,
    ]
    switch step {
    case .press: choices += [.edges, .gap, .near, .apart]
    case .spread: choices += [.slop, .minSpan]
    case .orbit: choices += [.slop, .fingerSlop]
    case .wait: choices += [.slop, .slop]
    case .lift: choices += [.slop, .slop, .onTarget]
    default: break
    }
    let opcode = random.pick(choices)
    switch opcode {
    case .edges: return Instruction(opcode, [count(1...15)])
    case .gap: return Instruction(opcode, [count(0...99_999), count(100_000...600_000)])
    case .least, .before: return Instruction(opcode, [time()])
    default: return Instruction(opcode, [length()])
    }
  }
}
