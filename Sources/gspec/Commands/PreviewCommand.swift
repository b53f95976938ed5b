import ArgumentParser
import GestureCompiler

/// `gspec preview SPEC`
struct PreviewCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Write one page on which a spec can be tried by hand, in a browser: no network, no app.",
    discussion:
      "The page has the runtime, the spec's screen, its conflicts with their fixes, and the cases of cases files beside the spec. "
      + "Docs/Preview.md says what it shows. With --serve the page is at an address of this machine, and loads again when the spec or a "
      + "vocabulary of it changes, until the command is interrupted. Errors of rules, as conflicts, are on the page and make the exit "
      + "status 1; a spec with other errors has no page. Exit status: 0 done; 1 the spec has errors; 2 could not do it."
  )

  @Argument(
    help: ArgumentHelp("The spec; - is standard input.", valueName: "spec"), completion: Completions.spec)
  var spec: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write; - is standard output. Without it, NAME.preview.html in the working directory.",
      valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Serve the page to this machine's browser, and load it again when the spec is saved.")
  var serve = false

  @Option(
    help: ArgumentHelp("With --serve: the port; one that is free unless it is given.", valueName: "number"))
  var port: UInt16 = 0

  @OptionGroup var terminal: OutputArguments

  func validate() throws {
    if serve, output != nil { throw ValidationError("--serve writes no file") }
    if !serve, spec == "-", output == nil {
      throw ValidationError("standard input has no name: say where the page goes with -o FILE")
    }
    if !serve, port != 0 { throw ValidationError("--port is for --serve") }
  }

  func work() throws {
    if serve {
      var server = try ServePreview(spec, port: port)
      server.run()
    }
    let preview = try MakePreview.preview(of: spec)
    if let output {
      try WriteOutput.file(preview.page, output)
    } else {
      let path = MakePreview.name(of: spec)
      var files = FileSet()
      files.write(preview.page, path, own: OwnFile(folder: "", made: (EmitPreview.opening, "preview")))
      try files.commit()
      Console.print("wrote \(path)\n")
    }
    if !preview.errors.isEmpty { throw LoadError.findings(preview.errors, preview.sources) }
  }
}
