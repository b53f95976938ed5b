@testable import GestureRuntime

/// Changes an input in its own form, so that the result is close to inputs that are accepted.
enum Mutation {
  /// - Returns: `nil` if the target's input has no form, or if these bytes do not have it.
  static func changed(_ bytes: [UInt8], of target: FuzzTarget, seed: UInt64) -> [UInt8]? {
    var random = MutationNumbers(state: seed)
    switch target {
    case .yaml, .specs, .traces, .cases: return lines(bytes, &random)
    case .tables: return table(bytes, &random)
    case .guards, .quantities: return text(bytes, &random)
    case .samples, .json, .messages, .editor: return nil
    }
  }

  // MARK: Text

  private static let words = [
    "gspec", "product", "uses", "material", "apple", "platforms", "ios", "metrics", "state", "elements",
    "scrolls",
    "pages", "zooms", "swipeable", "children", "mechanics", "fingers", "steps", "press", "move", "lift",
    "wait",
    "toward", "distance", "within", "deviation", "velocity", "from", "top-edge", "after", "outward", "inward",
    "orbit", "continuous", "true", "activities", "does", "target", "by", "when", "commit", "feedback",
    "resolve",
    "for", "prefer", "over", "together", "touch", "double-touch", "long-press", "drag", "swipe", "fling",
    "pinch-open",
    "rotate", "custom", "alternative", "taps", "tools", "pen", "hand-over", "shows-possible", "latency",
    "begins",
    "horizontal", "vertical", "leading", "any", "none", "bool", "and", "or", "not", "in", "lint", "disable",
  ]
  private static let numbers = [
    "0", "1", "-1", "0pt", "0.000001pt/s", "1e6pt", "9999999pt", "40pt..", "..20deg", "330deg..30deg", "0ms",
    "1ms",
    "9007199254740993", "1e308", "0.1%", "100%", "1..10", "400ms..400ms", ">= 401ms", "<= 0pt/s", "1.0..8.0",
  ]

  /// Removes, doubles, moves, indents or unindents lines, or replaces a word or a number in them.
  private static func lines(_ bytes: [UInt8], _ random: inout MutationNumbers) -> [UInt8]? {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    guard !lines.isEmpty else { return nil }
    for _ in 0...random.below(3) where !lines.isEmpty {
      let index = random.below(lines.count)
      switch random.below(8) {
      case 0: lines.remove(at: index)
      case 1: lines.insert(lines[index], at: random.below(lines.count))
      case 2: lines.swapAt(index, random.below(lines.count))
      case 3: lines[index].insert(contentsOf: [0x20, 0x20], at: 0)
      case 4: lines[index] = Array(lines[index].drop { $0 == 0x20 })
      default: lines[index] = text(lines[index], &random) ?? lines[index]
      }
    }
    return Array(lines.joined(separator: [0x0A]))
  }

  /// Replaces a word or a number by another one.
  private static func text(_ bytes: [UInt8], _ random: inout MutationNumbers) -> [UInt8]? {
    var pieces: [[UInt8]] = []
    for byte in bytes {
      if let last = pieces.last, isPart(byte), last.last.map(isPart) == true {
        pieces[pieces.count - 1].append(byte)
      } else {
        pieces.append([byte])
      }
    }
    let places = pieces.indices.filter { pieces[$0].first.map(isPart) == true }
    guard !places.isEmpty else { return nil }
    let place = places[random.below(places.count)]
    let isNumber = pieces[place].first.map { (0x30...0x39).contains($0) } == true
    let choices = isNumber != (random.below(8) == 0) ? numbers : words
    pieces[place] = Array(choices[random.below(choices.count)].utf8)
    return Array(pieces.joined())
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
      || [0x2D, 0x2E, 0x25].contains(byte)
  }

  // MARK: Tables

  /// Removes, doubles, moves or adds instructions, or changes an operand. The header is written anew.
  private static func table(_ bytes: [UInt8], _ random: inout MutationNumbers) -> [UInt8]? {
    guard let body = try? Table.instructions(of: bytes) else { return nil }
    var code = body
    for _ in 0...random.below(3) where !code.isEmpty {
      let index = random.below(code.count)
      switch random.below(6) {
      case 0: code.remove(at: index)
      case 1: code.insert(code[random.below(code.count)], at: index)
      case 2: code.swapAt(index, random.below(code.count))
      case 3: code.insert(made(&random), at: index)
      default: change(&code[index], &random)
      }
    }
    var writer = TableWriter()
    for instruction in code { writer.append(instruction) }
    return writer.finish()
  }

  private static func made(_ random: inout MutationNumbers) -> Instruction {
    let opcode = Opcode.allCases[random.below(Opcode.allCases.count)]
    return Instruction(opcode, opcode.info.operands.map { operand($0.kind, &random) })
  }

  private static func change(_ instruction: inout Instruction, _ random: inout MutationNumbers) {
    guard !instruction.operands.isEmpty else { return }
    let index = random.below(instruction.operands.count)
    instruction.operands[index] = operand(instruction.opcode.info.operands[index].kind, &random)
  }

  private static func operand(_ kind: OperandKind, _ random: inout MutationNumbers) -> Operand {
    switch kind {
    case .count, .time:
      let large: [UInt64] = [0, 1, 2, 3, 10, 11, 64, 65, 400_000, 1 << 53, .max]
      return .integer(random.below(2) == 0 ? UInt64(random.below(8)) : large[random.below(large.count)])
    case .number:
      let extreme = [
        0, -0.0, 1, -1, 0.1, 45, 90, 180, 359, 360, Double.leastNonzeroMagnitude, 1e-300, 1e6, 1e300,
        .infinity, .nan,
      ]
      return .number(random.below(2) == 0 ? Double(random.below(1000)) : extreme[random.below(extreme.count)])
    case .text: return .text(Array("n\(random.below(5))".utf8))
    }
  }
}

/// Random numbers from libFuzzer's seed (SplitMix64).
struct MutationNumbers {
  var state: UInt64

  mutating func below(_ count: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((z ^ (z >> 31)) >> 33) % max(count, 1)
  }
}
