package import GestureRuntime
package import SpecParser

/// Every stage from a checked spec to an artefact, with the type that goes in and the type that comes out.
///
///     CheckedSpec ──lower──► Machine ──encode──► [Instruction] ──assemble──► bytes of a table
///                               │                                               │
///                               └──dump──► text, DOT                            └──disassemble──► text
///
/// (Text becomes a `CheckedSpec` in `SpecParser.ParseSpec`.)
package enum CompilePipeline {
  /// A checked spec to its machine: every default in place, one movement's names put together, everything in the order
  /// of its name, so that the order in which a spec lists things cannot matter.
  ///
  /// The machine is that of the spec's layout. The table of a spec that is laid out from left to right has both.
  package static func lower(_ spec: CheckedSpec) -> Machine {
    LowerSpec(spec).machine()
  }

  /// A machine to the instructions of a table.
  package static func encode(_ machine: Machine) -> [Instruction] {
    EncodeMachine(machine).instructions()
  }

  /// Instructions to the bytes of a table, checked by loading them.
  ///
  /// - Throws: `TableError` when the spec is larger than a table can be (more than 65,535 activities, elements, …).
  package static func assemble(_ instructions: [Instruction]) throws(TableError) -> [UInt8] {
    var writer = TableWriter()
    for instruction in instructions { writer.append(instruction) }
    let bytes = writer.finish()
    _ = try Table(bytes: bytes)
    return bytes
  }

  /// A checked spec to the bytes of its table.
  package static func compile(_ spec: CheckedSpec) throws(TableError) -> [UInt8] {
    try assemble(encode(lower(spec)))
  }

  /// The bytes of a table to a listing, one instruction a line.
  package static func disassemble(_ bytes: [UInt8]) throws(TableError) -> String {
    Disassembly.text(try Table.instructions(of: bytes))
  }
}
