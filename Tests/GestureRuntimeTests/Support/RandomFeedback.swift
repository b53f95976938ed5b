import GestureRuntime

/// Random feedback that loads: any of its instructions, in their order, with small to absurd values.
enum RandomFeedback {
  static func instructions(_ random: inout SeededRandom) -> [Instruction] {
    var code: [Instruction] = []
    func number(_ range: ClosedRange<Double>) -> Operand { .number(random.number(range)) }
    func maybe(_ opcode: Opcode, _ operands: @autoclosure () -> [Operand]) {
      if !random.oneIn(3) { code.append(Instruction(opcode, operands())) }
    }
    maybe(.follow, [number(-2...2), number(-2...2), number(-1...3), number(-2...2)])
    maybe(.ways, [.integer(UInt64(random.int(1...14)))])
    maybe(.turnPerWidth, [number(-90...90)])
    maybe(.opacity, [number(0...1), number(0...1)])
    maybe(.size, [number(0...3), number(0...3)])
    if !random.oneIn(3) {
      code.append(Instruction(.band, [.integer(UInt64(random.int(0...3))), number(0...2)]))
      maybe(.bandBeyond, [.integer(UInt64(random.int(0...1))), number(0...200)])
    }
    if !random.oneIn(3) {
      code.append(Instruction(.clamp, [.integer(UInt64(random.int(0...3)))]))
      maybe(.clampLeast, [number(0...1)])
      maybe(.clampMost, [number(1...300)])
    }
    maybe(.anchor, [.integer(1)])
    maybe(.shrink, [.integer(400_000), .integer(UInt64(random.int(1...400_000))), number(0...2)])
    for moment in 0..<3 where random.oneIn(2) {
      let cue = random.int(0...10)
      let first = Operand.integer(UInt64(moment))
      if cue == 10 { code.append(Instruction(.hapticWord, [first, .text(Array("thud".utf8))])) }
      if cue < 10 {
        code.append(Instruction(.haptic, [first, .integer(UInt64(cue)), .number(cue == 9 ? 0.5 : 0)]))
      }
    }
    for moment in 0..<4 where random.oneIn(2) {
      if moment == 3, !code.contains(where: { $0.opcode == .clamp }) { continue }
      code += motion(moment, &random)
    }
    return code
  }

  private static func motion(_ moment: Int, _ random: inout SeededRandom) -> [Instruction] {
    var code = [
      Instruction(.motion, [.integer(UInt64(moment)), .integer(UInt64(random.oneIn(4) ? 90_000 : 0))])
    ]
    let time = Operand.integer(UInt64(random.int(0...900_000)))
    switch random.int(0...4) {
    case 0:
      code.append(
        Instruction(
          .curve, [.number(0.3), .number(random.number(-2...2)), .number(0.6), .number(1), time]))
    case 1: code.append(Instruction(.spring, [.number(random.number(0...3)), time]))
    case 2: code.append(Instruction(.springFor, [.number(random.number(0...3)), time]))
    case 3: code.append(Instruction(.decay, [.number(random.number(0.5...0.999))]))
    default: code.append(Instruction(.pages, [.integer(1), .number(random.number(1...100))]))
    }
    if random.oneIn(3) {
      code.append(
        Instruction(.push, [.integer(UInt64(random.int(0...1))), .number(random.number(-900...900))]))
    }
    if random.oneIn(2) {
      let kind = random.int(0...8)
      let amount = kind < 5 ? 0 : random.number(-300...300)
      code.append(Instruction(.goal, [.integer(UInt64(kind)), .number(amount)]))
    }
    if moment == 0, random.oneIn(2) { code.append(Instruction(.fade, [.number(random.number(0...1))])) }
    if code.contains(where: { $0.opcode == .curve }), random.oneIn(2) { code.append(Instruction(.plain)) }
    return code
  }
}
