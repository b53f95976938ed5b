import ArgumentParser
import GestureCompiler
import SpecParser

/// `gspec doc SPEC -o DIR`
struct DocCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "doc", abstract: "Write pages about a spec for people: HTML and SVG in one folder.",
    discussion:
      "index.html is where to begin. Pages that would stay as they are are not touched; those of activities that are gone "
      + "are removed; other files are left alone. Errors of rules, as conflicts, are drawn and make the exit status "
      + "1; a spec with other errors has no pages. Exit status: 0 done, or nothing to do; 1 the spec has errors, or --check "
      + "found a difference; 2 could not do it.")

  @Argument(
    help: ArgumentHelp("The spec; - is standard input.", valueName: "spec"), completion: Completions.spec)
  var spec: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the pages, one for each spec.", valueName: "dir"),
    completion: .directory)
  var output: String

  @Flag(help: "Write nothing; fail when the pages in DIR are not what would be written.")
  var check = false

  @OptionGroup var terminal: OutputArguments

  func validate() throws {
    try GenerateFiles.checkFolder(output, of: "pages")
  }

  func work() throws {
    let document = try Self.document(of: spec)
    let owner = PageOwner(spec: spec, product: document.product)
    try GenerateFiles(check: check, what: "pages", command: "gspec doc")
      .run(document.files, in: GeneratedFolder(output, owner))
    if !document.errors.isEmpty { throw LoadError.findings(document.errors, document.sources) }
  }

  /// The pages of a spec, and the errors that prevent it from being run.
  struct Document {
    var product: String
    var files: [DocumentFile]
    var errors: [Finding]
    var sources: SourceSet
  }

  static func pages(of spec: String) throws -> [DocumentFile] { try document(of: spec).files }

  /// - Throws: if the spec cannot be read or compiled, so that there is nothing to draw.
  static func document(of spec: String) throws -> Document {
    let shown = try ShownSpec(spec, lack: "activities to draw")
    let (loaded, errors, sources) = (shown.loaded, shown.errors, shown.result.sources)
    var input = DocumentInput(
      spec: shown.spec, table: loaded.table, findings: shown.findings,
      latency: CompilePipeline.latency(shown.spec), sources: sources, version: GSpec.version,
      source: SpecOrigin.name(of: spec))
    if let cases = shown.cases {
      input.frames = cases.frames
      input.screen = cases.screen ?? input.screen
      // A spec with errors is not run, so its cases are not drawn.
      if errors.isEmpty { input.cases = cases.cases.map { drawn($0, loaded) } }
    }
    for number in input.drawn where errors.isEmpty {
      guard let witness = shown.findings[number].witness else { continue }
      input.touches[number] = TouchLanes(loaded: loaded).touch(witness, of: shown.findings[number])
    }
    return Document(
      product: shown.spec.product.value, files: CompilePipeline.pages(input), errors: errors,
      sources: sources)
  }

  private static func drawn(_ made: CaseResult, _ loaded: LoadedTable) -> DocumentCase {
    var gesture = ""
    if case .gesture(_, let written) = made.test.input { gesture = written.value }
    return DocumentCase(
      name: made.test.name.value, gesture: gesture, touch: TouchLanes(loaded: loaded).touch(made),
      failures: made.failures.map(\.sentence))
  }
}
