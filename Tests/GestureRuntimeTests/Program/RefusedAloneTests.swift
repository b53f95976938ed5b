@testable import GestureRuntime
import Testing

/// Each refused table is one change away from an accepted one, so only the check that refuses it has a reason to.
struct RefusedAloneTests {
  // Very long tables are left out: they are refused only for the number of their entries, and trying changes takes long.
  @Test(arguments: Refused.all.filter { (1..<1000).contains($0.instructions.count) })
  func oneChangeMendsIt(_ refused: Refused) {
    #expect(Mending(refused.instructions).isFound, "no single change makes a table of it")
  }
}

/// Looks for one change with which a table is accepted. Begins at the last instruction, because most tables are wrong there.
private struct Mending {
  private(set) var isFound = false

  /// Instructions that may be missing.
  private static let missing = [
    op(.product, "a"), op(.press), op(.lift), op(.word, "y"), op(.name, 0, 0, 1, 1), op(.name, 0, 0, 2, 3),
    op(.stateBool, "s"), op(.mechanic, "m"), op(.element, "e", 0),
  ]

  init(_ instructions: [Instruction]) {
    for place in instructions.indices.reversed() where !isFound {
      take(instructions, place, 1)
      if place + 1 < instructions.count { take(instructions, place, 2) }
      for operand in instructions[place].operands.indices where !isFound {
        for value in Self.others(instructions[place].operands[operand]) where !isFound {
          var changed = instructions
          changed[place].operands[operand] = value
          attempt(changed)
        }
      }
      if instructions.count < 200 {
        for missing in Self.missing where !isFound {
          attempt(Array(instructions[..<place]) + [missing] + instructions[place...])
        }
        if place + 1 < instructions.count {
          var swapped = instructions
          swapped.swapAt(place, place + 1)
          attempt(swapped)
        }
      }
    }
  }

  private mutating func take(_ instructions: [Instruction], _ place: Int, _ count: Int) {
    if isFound { return }
    var rest = instructions
    rest.removeSubrange(place..<place + count)
    attempt(rest)
  }

  private mutating func attempt(_ instructions: [Instruction]) {
    if !isFound { isFound = (try? Table(bytes: assemble(instructions))) != nil }
  }

  private static func others(_ operand: Operand) -> [Operand] {
    switch operand {
    case .integer(let value): [.integer(value &+ 1), .integer(value &- 1), .integer(0), .integer(1)]
    case .number(let value): [.number(value + 1), .number(value - 1), .number(0), .number(1)]
    case .text(let text): [.text(text + [0x78])]
    }
  }
}
