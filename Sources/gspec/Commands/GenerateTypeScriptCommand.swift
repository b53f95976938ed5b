import ArgumentParser
import GestureCompiler
import SpecParser

/// `gspec generate typescript SPEC -o DIR`
struct GenerateTypeScriptCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "typescript",
    abstract: "Generate types in TypeScript and what recognizes on a web page: no other package is needed.",
    discussion:
      "DIR gets one file of the product's types and table, and the runtime as WebAssembly with two scripts that drive it from Pointer "
      + "Events. Docs/Web.md shows how a page uses them. Files that would stay as they are are not touched. "
      + "Exit status: 0 done, or nothing to do; 1 the spec has errors, or --check found a difference; 2 could not do it."
  )

  @OptionGroup var arguments: GenerateArguments

  @OptionGroup var terminal: OutputArguments

  func work() throws {
    let result = try LoadSpec.parse(arguments.spec)
    let checked = try LoadSpec.checked(result, path: arguments.spec, lack: "activities to generate")
    let files = try CommandFailure.ofTable(arguments.spec) {
      try CompilePipeline.typeScript(checked, prefix: arguments.prefix, arguments.header(result.sources))
    }
    try arguments.write(files, command: "gspec generate typescript")
  }
}

extension TypeScriptFile: GeneratedFile {}
