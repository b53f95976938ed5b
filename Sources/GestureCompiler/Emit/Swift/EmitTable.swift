import SpecParser

/// Emits the compiled table as constants.
///
/// It uses words of 64 bits, since the compile time of a list depends on the number of its literals.
enum EmitTable {
  @SwiftBuilder static func emit(_ program: SwiftProgram) -> [SwiftNode] {
    doc("The compiled spec. It is loaded once, when it is first used.")
    "private static let table = GestureRuntime.Table(generated: words, count: \(program.bytes.count))"
    blank
    let literals = words(program.bytes).map { "0x" + $0.digits(16, uppercase: true) }
    "private static let words: [Swift.UInt64] = \(array: literals.texts)"
  }

  private static func words(_ bytes: [UInt8]) -> [UInt64] {
    stride(from: 0, to: bytes.count, by: 8).map { start in
      bytes[start..<min(start + 8, bytes.count)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
  }
}
