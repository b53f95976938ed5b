/// Writes the compiled table as constants.
///
/// Words of 64 bits, since the compiler's time for a list goes by the number of its literals.
enum EmitTable {
  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    writer.doc("The compiled spec, checked once when it is first used: it was loaded before it was written.")
    writer.line(
      "private static let table = GestureRuntime.Table(generated: words, count: \(program.bytes.count))")
    writer.line()
    writer.line("private static let words: [Swift.UInt64] = [")
    let words = words(program.bytes)
    for start in stride(from: 0, to: words.count, by: 4) {
      writer.line("  " + words[start..<min(start + 4, words.count)].map(hex).joined(separator: ", ") + ",")
    }
    writer.line("]")
  }

  private static func words(_ bytes: [UInt8]) -> [UInt64] {
    stride(from: 0, to: bytes.count, by: 8).map { start in
      bytes[start..<min(start + 8, bytes.count)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
  }

  private static func hex(_ word: UInt64) -> String {
    let digits = String(word, radix: 16, uppercase: true)
    return "0x" + String(repeating: "0", count: 16 - digits.count) + digits
  }
}
