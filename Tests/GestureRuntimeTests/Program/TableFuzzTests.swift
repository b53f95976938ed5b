import Testing

@testable import GestureRuntime

/// Any bytes are refused or become a table that runs safely. Seeds are fixed, and a failure names its seed.
struct TableFuzzTests {
  @Test func randomBytesAreRefused() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<2000 {
      let bytes = (0..<random.int(0...200)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      #expect(throws: TableError.self) { try Table(bytes: bytes) }
      tryOut(Refused.body(bytes), seed: 1)
    }
  }

  @Test func everyTruncationIsRefused() {
    let bytes = Refused.good
    for count in bytes.indices {
      #expect(throws: TableError.self, "\(count) bytes") { try Table(bytes: Array(bytes[..<count])) }
    }
  }

  @Test func truncationsWithARightHeaderAreRefused() {
    let body = Refused.good[TableHeader.size...]
    for count in 0..<body.count {
      #expect(throws: TableError.self, "\(count) bytes") {
        try Table(bytes: Refused.body(Array(body.prefix(count))))
      }
    }
  }

  @Test func everyFlippedBitIsRefused() {
    for index in Refused.good.indices {
      for bit in 0..<8 {
        var bytes = Refused.good
        bytes[index] ^= 1 << UInt8(bit)
        #expect(throws: TableError.self, "byte \(index), bit \(bit)") { try Table(bytes: bytes) }
      }
    }
  }

  @Test(arguments: 0..<150)
  func generatedTablesLoadAndRun(_ seed: UInt64) throws {
    var source = RandomTable(seed: seed)
    let bytes = assemble(source.instructions())
    let table = try Table(bytes: bytes)
    #expect(try assemble(Table.instructions(of: bytes)) == bytes)
    Trial.run(table, seed: seed, samples: 400)
  }

  /// Mutated tables have a correct checksum, so that they reach the reader of instructions.
  @Test(arguments: 0..<40)
  func mutatedTablesAreRefusedOrRun(_ seed: UInt64) {
    var random = SeededRandom(seed: seed &+ 1000)
    var source = RandomTable(seed: seed)
    let body = Array(assemble(source.instructions())[TableHeader.size...])
    for _ in 0..<60 { tryOut(Refused.body(mutate(body, &random)), seed: seed) }
  }

  /// Tables with random instructions removed, doubled, swapped or taken from elsewhere.
  @Test(arguments: 0..<40)
  func shuffledInstructionsAreRefusedOrRun(_ seed: UInt64) {
    var random = SeededRandom(seed: seed &+ 2000)
    var source = RandomTable(seed: seed)
    let code = source.instructions()
    for _ in 0..<60 { tryOut(assemble(shuffle(code, &random)), seed: seed) }
  }

  /// If the bytes load, expects that they are written the same way again, and runs the table.
  private func tryOut(_ bytes: [UInt8], seed: UInt64) {
    guard let table = try? Table(bytes: bytes) else { return }
    #expect((try? assemble(Table.instructions(of: bytes))) == bytes, "seed \(seed)")
    Trial.run(table, seed: seed, samples: 60)
  }

  private func mutate(_ body: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = body
    for _ in 0..<random.int(1...4) where !bytes.isEmpty {
      let index = random.int(0...(bytes.count - 1))
      switch random.int(0...4) {
      case 0: bytes[index] ^= 1 << UInt8(random.int(0...7))
      case 1: bytes[index] = random.pick([0, 1, 0x7f, 0x80, 0xff])
      case 2: bytes.remove(at: index)
      case 3: bytes.insert(random.pick(Opcode.allCases).rawValue, at: index)
      default: bytes[index] = UInt8(truncatingIfNeeded: random.next())
      }
    }
    return bytes
  }

  private func shuffle(_ code: [Instruction], _ random: inout SeededRandom) -> [Instruction] {
    var code = code
    for _ in 0..<random.int(1...3) where code.count > 1 {
      let index = random.int(0...(code.count - 1))
      switch random.int(0...3) {
      case 0: code.remove(at: index)
      case 1: code.insert(code[random.int(0...(code.count - 1))], at: index)
      case 2: code.swapAt(index, random.int(0...(code.count - 1)))
      default: change(&code[index], &random)
      }
    }
    return code
  }

  private func change(_ instruction: inout Instruction, _ random: inout SeededRandom) {
    for index in instruction.operands.indices {
      switch instruction.operands[index] {
      case .integer: instruction.operands[index] = .integer(random.pick([0, 1, 2, 3, 1 << 53, .max]))
      case .number: instruction.operands[index] = .number(random.pick([0, -1, 1e-300, 1e300, 0.1, 180, 360]))
      case .text: break
      }
    }
  }
}
