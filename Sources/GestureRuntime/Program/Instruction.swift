/// One instruction with its operands, as the compiler writes it and the loader reads it.
public struct Instruction: Sendable, Hashable {
  public var opcode: Opcode
  /// One for each of `opcode.info.operands`, of its kind.
  public var operands: [Operand]

  public init(_ opcode: Opcode, _ operands: [Operand] = []) {
    self.opcode = opcode
    self.operands = operands
  }
}

/// The value of an operand.
public enum Operand: Sendable, Hashable {
  /// A count or a time; not negative.
  case integer(UInt64)
  case number(Double)
  /// UTF-8.
  case text([UInt8])

  /// The longest time that a table can have, in microseconds. No touch takes as long, so a limit that ends there is open.
  package static var longestTime: UInt64 { UInt64(TouchTracker.timeLimit) }

  var integer: UInt64 {
    if case .integer(let value) = self { value } else { 0 }
  }

  var number: Double {
    if case .number(let value) = self { value } else { 0 }
  }

  var text: [UInt8] {
    if case .text(let value) = self { value } else { [] }
  }
}
