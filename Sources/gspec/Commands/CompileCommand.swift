import ArgumentParser
import GestureCompiler
import SpecParser

/// `gspec compile SPEC -o FILE`
struct CompileCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile", abstract: "Compile a spec to a bytecode table, or to another form of its machine."
  )

  @Argument(
    help: ArgumentHelp("The spec; - is standard input.", valueName: "spec"), completion: Completions.spec)
  var spec: String

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where to write; - is standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(help: "What to write: the table, the machine as text, or its graph for Graphviz.")
  var emit: Emission = .table

  @OptionGroup var terminal: OutputArguments

  func validate() throws {
    if emit == .table, output == nil {
      throw ValidationError("a table is bytes: say where they go with -o FILE")
    }
  }

  func work() throws {
    let result = try LoadSpec.parse(spec)
    let checked = try LoadSpec.checked(result, path: spec, lack: "table of its own")
    try WriteOutput.file(try bytes(checked), output ?? "-")
  }

  private func bytes(_ checked: CheckedSpec) throws -> [UInt8] {
    switch emit {
    case .machine: return Array(CompilePipeline.dump(CompilePipeline.lower(checked)).utf8)
    case .dot: return Array(CompilePipeline.dumpDOT(CompilePipeline.lower(checked)).utf8)
    case .table: return try CommandFailure.ofTable(spec) { try CompilePipeline.compile(checked).bytes }
    }
  }
}

/// The values of `compile --emit`.
enum Emission: String, ExpressibleByArgument, CaseIterable {
  case table, machine, dot
}

/// `gspec disassemble FILE`
struct DisassembleCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "disassemble", abstract: "Print a table, one instruction a line.")

  @Argument(help: ArgumentHelp("The table; - is standard input.", valueName: "file"), completion: .file())
  var table: String

  @OptionGroup var terminal: OutputArguments

  func work() throws {
    let bytes = try ReadInput.bytes(table, limit: SourceFile.sizeLimit)
    Console.print(try CommandFailure.ofTable(table) { try CompilePipeline.disassemble(bytes) })
  }
}
