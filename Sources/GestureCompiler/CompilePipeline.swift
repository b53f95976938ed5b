package import GestureRuntime
package import SpecParser

/// The stages from a checked spec to each artifact, with their input and output types.
///
///     CheckedSpec ──lower──► Machine ──encode──► [Instruction] ──assemble──► bytes of a table
///                               │                                               │
///                               └──dump──► text, DOT                            └──disassemble──► text
///
/// `SpecParser.ParseSpec` makes the `CheckedSpec` from text.
package enum CompilePipeline {
  /// Lowers a checked spec to its machine. Every default is in place, and the names of one movement are grouped. Everything is sorted by
  /// name, so that the order of declarations in a spec cannot matter.
  ///
  /// The machine has the spec's layout. The table of a spec laid out from left to right contains both layouts.
  package static func lower(_ spec: CheckedSpec) -> Machine {
    LowerSpec(spec).machine()
  }

  /// Encodes a machine as the instructions of a table.
  package static func encode(_ machine: Machine) -> [Instruction] {
    EncodeMachine(machine).instructions()
  }

  /// Assembles instructions into the bytes of a table, and checks them by loading.
  ///
  /// - Throws: `TableError` if the spec is larger than a table can be (more than 65,535 activities, elements and so on).
  package static func assemble(_ instructions: [Instruction]) throws(TableError) -> [UInt8] {
    var writer = TableWriter()
    for instruction in instructions { writer.append(instruction) }
    let bytes = writer.finish()
    _ = try Table(bytes: bytes)
    return bytes
  }

  /// Compiles a checked spec to the bytes of its table.
  package static func compile(_ spec: CheckedSpec) throws(TableError) -> [UInt8] {
    try assemble(encode(lower(spec)))
  }

  /// Disassembles the bytes of a table to a listing with one instruction a line.
  package static func disassemble(_ bytes: [UInt8]) throws(TableError) -> String {
    Disassembly.text(try Table.instructions(of: bytes))
  }
}
