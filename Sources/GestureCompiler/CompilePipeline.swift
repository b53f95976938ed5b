package import GestureRuntime
package import SpecParser

/// Every stage from a text to each artifact, with its input and output types. Commands call the stages from here.
///
///     SourceFile ──parse──► ParseResult: tree, CheckedSpec ──lint──► [Finding] ──fix──► [Finding]
///                                            │
///                                  elaborate, lower
///                                            ▼
///                     text, DOT ◄──dump── Machine ──encode──► [Instruction] ──assemble──► CompiledTable ──disassemble──► text
///
/// `swift`, `typeScript`, `pages` and `preview` write a `CheckedSpec` by way of these stages.
package enum CompilePipeline {
  // MARK: Reading

  /// Reads a text as a tree, and the tree as a spec or a vocabulary with nothing left to resolve.
  package static func parse(
    _ source: SourceFile, tree: SyntaxTree? = nil, load: @escaping ImportLoader,
    kept: (any KeptVocabularies)? = nil
  ) -> ParseResult {
    ParseSpec.parse(source, tree: tree, load: load, kept: kept)
  }

  /// Puts every default of a mechanic in place, as an activity binds it.
  package static func elaborate(_ mechanic: Int, for activity: Int, in spec: CheckedSpec)
    -> ElaboratedMechanic
  {
    spec.elaborated(mechanic, for: activity)
  }

  // MARK: Lint

  /// The findings of a spec or a vocabulary, in the order of every report.
  package static func lint(_ result: ParseResult, _ lint: LintSpec = LintSpec()) -> [Finding] {
    lint.findings(of: result)
  }

  /// Adds fixes to findings that nothing accepts.
  package static func fix(_ findings: [Finding], of result: ParseResult, _ lint: LintSpec = LintSpec())
    -> [Finding]
  {
    lint.fixed(findings, of: result)
  }

  /// The latency of every claim, or only of those of an activity.
  package static func latency(_ spec: CheckedSpec, of activity: String? = nil) -> LatencyReport {
    MeasureLatency.report(of: spec, only: activity)
  }

  // MARK: Tables

  /// Lowers a checked spec to its machine. Every default is in place, and the names of one movement are grouped. Everything is sorted by
  /// name, so that the order of declarations in a spec cannot matter.
  ///
  /// The machine has the spec's layout. The table of a spec laid out from left to right contains both layouts.
  ///
  /// - Parameter other: the machine of the same spec with other metrics, which has the same relations.
  package static func lower(_ spec: CheckedSpec, relationsOf other: Machine? = nil) -> Machine {
    LowerSpec(spec).machine(relationsOf: other)
  }

  /// Lowers the spec of a context, which knows its mechanics with every default in place.
  package static func lower(_ context: CheckContext) -> Machine {
    LowerSpec(context.spec, alone: context.mechanics).machine()
  }

  /// Encodes a machine as the instructions of a table.
  package static func encode(_ machine: Machine) -> [Instruction] {
    EncodeMachine(machine: machine).instructions()
  }

  /// Assembles instructions into the bytes of a table, and checks them by loading.
  ///
  /// - Throws: `TableError` if the spec is larger than a table can be (more than 65,535 activities, elements and so on).
  package static func assemble(_ instructions: [Instruction]) throws(TableError) -> CompiledTable {
    try CompiledTable(instructions)
  }

  /// Compiles a machine to its table.
  package static func compile(_ machine: Machine) throws(TableError) -> CompiledTable {
    try assemble(encode(machine))
  }

  /// Compiles a checked spec to its table.
  package static func compile(_ spec: CheckedSpec) throws(TableError) -> CompiledTable {
    try compile(lower(spec))
  }

  /// Disassembles the bytes of a table to a listing with one instruction a line.
  package static func disassemble(_ bytes: [UInt8]) throws(TableError) -> String {
    Disassembly.text(try Table.instructions(of: bytes))
  }

  // MARK: Texts

  /// Writes a machine as text.
  package static func dump(_ machine: Machine) -> String { DumpMachine.text(machine) }

  /// Writes a machine as a graph for Graphviz.
  package static func dumpDOT(_ machine: Machine) -> String { DumpDOT.text(machine) }

  /// Writes a spec as Swift sources.
  package static func swift(_ spec: CheckedSpec, _ options: SwiftOptions, sources: SourceSet)
    throws(TableError) -> EmitSwift.Result
  {
    try EmitSwift.run(spec, options, sources: sources)
  }

  /// Writes a spec as TypeScript sources, with the runtime for the web.
  package static func typeScript(_ spec: CheckedSpec, prefix: String?, _ header: GeneratedHeader)
    throws(TableError) -> [TypeScriptFile]
  {
    try EmitTypeScript.run(spec, prefix: prefix, header)
  }

  /// Writes a spec, its findings and cases as pages.
  package static func pages(_ input: DocumentInput) -> [DocumentFile] { EmitDocument.run(input) }

  /// Writes the page on which a spec can be tried.
  package static func preview(_ input: PreviewInput) throws(TableError) -> [UInt8] {
    try EmitPreview.run(input)
  }
}

/// A table as bytes and as loaded from them.
package struct CompiledTable: Sendable {
  package let bytes: [UInt8]
  package let table: Table

  fileprivate init(_ instructions: [Instruction]) throws(TableError) {
    var writer = TableWriter()
    for instruction in instructions { writer.append(instruction) }
    bytes = writer.finish()
    table = try Table(bytes: bytes)
  }
}
