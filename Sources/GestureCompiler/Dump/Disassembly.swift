import GestureRuntime
import SpecParser

/// Prints a table as text, one instruction a line, from the instruction list alone.
enum Disassembly {
  static func text(_ instructions: [Instruction]) -> String {
    instructions.map(line).joined(separator: "\n") + "\n"
  }

  /// One instruction as text, indented by its depth.
  static func line(_ instruction: Instruction) -> String {
    let info = instruction.opcode.info
    let operands = zip(info.operands, instruction.operands).map { "\($0.name) \(value($1, $0.kind))" }
    let indent = String(repeating: "  ", count: info.depth)
    return indent + ([String(describing: info.mnemonic)] + operands).joined(separator: " ")
  }

  private static func value(_ operand: Operand, _ kind: OperandKind) -> String {
    switch operand {
    case .integer(let integer): kind == .time ? microseconds(integer) : String(integer)
    case .number(let number): MeasureText.exact(number)
    case .text(let bytes): "\"" + String(decoding: bytes, as: UTF8.self) + "\""
    }
  }

  /// A time in milliseconds if they are whole, else in microseconds.
  private static func microseconds(_ time: UInt64) -> String {
    time.isMultiple(of: 1000) ? "\(time / 1000)ms" : "\(time)us"
  }
}
