import GestureRuntime

/// Operands written as literals: `op(.element, "list", 0)`.
enum Literal: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  case text(String)
  case integer(UInt64)
  case number(Double)

  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: UInt64) { self = .integer(value) }
  init(floatLiteral value: Double) { self = .number(value) }
}

/// One instruction. An integer literal can stand for a number.
func op(_ opcode: Opcode, _ operands: Literal...) -> Instruction {
  let kinds = opcode.info.operands.map(\.kind)
  precondition(kinds.count == operands.count, "\(opcode) takes \(kinds.count) operands")
  return Instruction(
    opcode,
    zip(operands, kinds).map { literal, kind in
      switch literal {
      case .text(let text): .text(Array(text.utf8))
      case .number(let number): .number(number)
      case .integer(let integer): kind == .number ? .number(Double(integer)) : .integer(integer)
      }
    })
}

/// The bytes of a table, without checks.
func assemble(_ instructions: [Instruction]) -> [UInt8] {
  var writer = TableWriter()
  for instruction in instructions { writer.append(instruction) }
  return writer.finish()
}

/// A table of these activities on `view`, an element of `list`, with material's metrics. The mechanics are `touch`,
/// `long-press`, `drag`, `fling`, `double-touch` and `pinch`, in this order.
func makeTable(
  _ activities: [Instruction], relations: [Instruction] = [], declarations: [Instruction] = []
) throws -> Table {
  try Table(bytes: assemble(preamble + declarations + mechanics + activities + relations + [op(.end)]))
}

let preamble = [
  op(.product, "Test"), op(.velocity, 0, 20, 100_000, 40_000, 8000), op(.thresholds, 300, 1000, 20),
  op(.element, "list", 0), op(.element, "view", 1),
]

let mechanics = ["touch", "long-press", "drag", "fling", "double-touch", "pinch"].map {
  Instruction(.mechanic, [.text(Array($0.utf8))])
}

/// The element `list/view` of `makeTable`.
let view = ElementID(index: 1)
