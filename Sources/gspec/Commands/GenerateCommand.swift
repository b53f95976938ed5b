import ArgumentParser
import Foundation
import GestureCompiler
import GestureRuntime
import SpecParser

/// `gspec generate …`
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: "Generate sources of a spec.",
    subcommands: [GenerateSwiftCommand.self, GenerateTypeScriptCommand.self, GenerateInBuildCommand.self])
}

/// `gspec generate swift SPEC -o DIR`
struct GenerateSwiftCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swift", abstract: "Generate a typed recognizer in Swift, which needs GestureRuntime alone.",
    discussion:
      "Files that would stay as they are are not touched. Generated files that the spec no longer gives are removed. "
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
    help: "What recognizes: the runtime with the compiled table as constants, or the spec's states as code.")
  var style: SwiftOptions.Style = .table

  @Option(help: "Who may use the generated types.")
  var access: SwiftOptions.Access = .internal

  @Option(help: "One file, or one for each type.")
  var files: SwiftOptions.Layout = .one

  @Option(
    help:
      "What feeds it: your own code, a UIGestureRecognizer, or that with a SwiftUI modifier (iOS, iPadOS, Catalyst)."
  )
  var ui: SwiftOptions.UserInterface = .none

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
      let generated = try sources(checked, result.sources)
      try GenerateFiles(check: check, what: "generated sources", command: "gspec generate swift")
        .run(generated, in: GeneratedFolder(output, SwiftOwner(source: GenerateFiles.source(of: spec))))
    }
  }

  func sources(_ checked: CheckedSpec, _ read: SourceSet) throws -> [SwiftFile] {
    var options = SwiftOptions(
      version: GSpec.version, source: GenerateFiles.source(of: spec),
      digest: Digest.of(read.files.map(\.bytes)))
    options.style = style
    options.access = access
    options.layout = files
    options.userInterface = ui
    options.prefix = prefix
    do {
      switch try EmitSwift.run(checked, options, sources: read) {
      case .files(let files): return files
      case .clashes(let findings): throw LoadError.findings(findings, read)
      case .beyondStyle(let reason):
        throw CommandFailure(
          "\(spec): cannot be written with --style \(style.rawValue): \(reason)", help: "use --style table")
      }
    } catch let error as TableError {
      throw LoadTable.failure(error, path: spec)
    }
  }
}

extension SwiftOptions.Style: ExpressibleByArgument {}
extension SwiftOptions.Access: ExpressibleByArgument {}
extension SwiftOptions.UserInterface: ExpressibleByArgument {}
extension SwiftOptions.Layout: ExpressibleByArgument {}
