import ArgumentParser
import GestureCompiler
import GestureRuntime
import SpecParser

/// `gspec generate typescript SPEC -o DIR`
struct GenerateTypeScriptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "typescript",
    abstract: "Generate types in TypeScript and what recognizes on a web page: no other package is needed.",
    discussion:
      "DIR gets one file of the product's types and table, and the runtime as WebAssembly with two scripts that drive it from Pointer "
      + "Events. Docs/Web.md shows how a page uses them. Files that would stay as they are are not touched. "
      + "Exit status: 0 done, or nothing to do; 1 the spec has errors, or --check found a difference; 2 could not do it."
  )

  @Argument(
    help: ArgumentHelp("The spec; - is standard input.", valueName: "spec"), completion: Completions.spec)
  var spec: String

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder for the sources.", valueName: "dir"),
    completion: .directory)
  var output: String

  @Option(
    help: ArgumentHelp("What names of types begin with, instead of the product's name.", valueName: "name"))
  var prefix: String?

  @Flag(help: "Write nothing; fail when the files in DIR are not what would be written.")
  var check = false

  @OptionGroup var terminal: OutputArguments

  func validate() throws { try GenerateFiles.validate(prefix: prefix) }

  func run() throws {
    try CommandRun.reporting(terminal) {
      let result = try LoadSpec.parse(spec)
      let checked = try LoadSpec.checked(result, path: spec, lack: "activities to generate")
      let source = GenerateFiles.source(of: spec)
      let options = TypeScriptOptions(
        prefix: prefix, version: GSpec.version, source: source,
        digest: Digest.of(result.sources.files.map(\.bytes)))
      let files: [TypeScriptFile]
      do {
        files = try EmitTypeScript.run(checked, options)
      } catch let error as TableError {
        throw LoadTable.failure(error, path: spec)
      }
      try GenerateFiles(check: check, what: "generated sources", command: "gspec generate typescript")
        .run(files, in: GeneratedFolder(output, TypeScriptOwner(source: source)))
    }
  }
}

extension TypeScriptFile: GeneratedFile {}

/// Of generated TypeScript: the product's file is its spec's; the runtime beside it belongs to all specs of the folder.
struct TypeScriptOwner: FileOwner {
  typealias File = TypeScriptFile

  /// The spec's file name, which the first line of its file bears.
  let source: String

  static let headLength = SwiftOwner.headLength

  func mayOwn(_ name: String) -> Bool { name.hasSuffix(".ts") || name.hasSuffix(".js") }

  func owns(_ name: String, _ head: String) -> Bool {
    let line = String(head.unicodeScalars.prefix { $0 != "\n" })
    return line.hasPrefix(EmitTypeScript.mark) && line.contains(" from \(source). ")
  }

  func refusal(of name: String, _ head: String) -> CommandFailure? {
    if head.isEmpty || head.hasPrefix(EmitTypeScript.mark) { return nil }
    return CommandFailure(
      "was not generated, and would be written over",
      help: "move it or rename it, or choose another folder or `--prefix`")
  }
}
