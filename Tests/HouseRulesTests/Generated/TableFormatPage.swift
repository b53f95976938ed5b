import GestureRuntime

/// The text of `Docs/TableFormat.md`. Its list of instructions comes from the runtime, and everything else from here.
enum TableFormatPage {
  static var text: String {
    opening + sections.map(section).joined(separator: "\n")
  }

  /// Each heading with its introduction and the opcodes of its instructions.
  private static let sections: [(title: String, lead: String, ranges: [ClosedRange<UInt8>])] = [
    ("Declarations", "They come first, `product` before all others.", [0x01...0x09, 0x0b...0x0f]),
    (
      "Activities and recognizers",
      "An activity is followed by what qualifies it, its guard, and its recognizers; a recognizer by its names and steps.",
      [0x0a...0x0a, 0x10...0x17, 0x48...0x4b, 0x7c...0x7c]
    ),
    (
      "Guards",
      "In postfix order, over a stack of at most 64 values; one is left at the end. No guard always holds.",
      [0x18...0x1f]
    ),
    ("Steps", "What fingers do, in the order in which they must do it.", [0x20...0x2f]),
    (
      "Limits", "They belong to the step or name before them; which one can have which is checked.",
      [0x30...0x47]
    ),
    (
      "Feedback",
      "What is seen and felt during an activity: after its commit condition and before its guard, in the order of the "
        + "bytes. A haptic or a motion may stand once for each moment, in their order.",
      [0x60...0x77]
    ),
    ("Relations", "Between activities, sorted, after the last activity; then the end.", [0x50...0x5f]),
    ("End", "The last instruction.", [0x7f...0x7f]),
  ]

  private static func section(_ section: (title: String, lead: String, ranges: [ClosedRange<UInt8>]))
    -> String
  {
    let rows = Opcode.allCases.filter { opcode in section.ranges.contains { $0.contains(opcode.rawValue) } }
      .map(row)
    return
      "## \(section.title)\n\n\(section.lead)\n\n| instruction | operands | meaning |\n|---|---|---|\n"
      + rows.joined()
  }

  private static func row(_ opcode: Opcode) -> String {
    let info = opcode.info
    let operands = info.operands.map { "\($0.name): \($0.kind)" }.joined(separator: ", ")
    return "| \(hex(opcode.rawValue)) `\(info.mnemonic)` | \(operands) | \(info.meaning) |\n"
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return "0x" + (digits.count < 2 ? "0" + digits : digits)
  }
}
