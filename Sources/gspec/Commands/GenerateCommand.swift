import ArgumentParser
import GestureCompiler
import SpecParser

/// `gspec generate …`
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: "Generate sources of a spec.",
    subcommands: [GenerateSwiftCommand.self, GenerateTypeScriptCommand.self, GenerateInBuildCommand.self])
}

/// `gspec generate swift SPEC -o DIR`
struct GenerateSwiftCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "swift", abstract: "Generate a typed recognizer in Swift, which needs GestureRuntime alone.",
    discussion:
      "Files that would stay as they are are not touched. Generated files that the spec no longer gives are removed. "
      + "Exit status: 0 done, or nothing to do; 1 the spec has errors, or --check found a difference; 2 could not do it."
  )

  @OptionGroup var arguments: GenerateArguments

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

  @OptionGroup var terminal: OutputArguments

  func work() throws {
    let result = try LoadSpec.parse(arguments.spec)
    let checked = try LoadSpec.checked(result, path: arguments.spec, lack: "activities to generate")
    try arguments.write(
      try sources(checked, result.sources), command: "gspec generate swift",
      names: SwiftFile.names(ofProduct: checked.product.value, prefix: arguments.prefix))
  }

  func sources(_ checked: CheckedSpec, _ read: SourceSet) throws -> [SwiftFile] {
    var options = SwiftOptions(arguments.header(read))
    options.style = style
    options.access = access
    options.layout = files
    options.userInterface = ui
    options.prefix = arguments.prefix
    let emitted = try CommandFailure.ofTable(arguments.spec) {
      try CompilePipeline.swift(checked, options, sources: read)
    }
    switch emitted {
    case .files(let files): return files
    case .clashes(let findings): throw LoadError.findings(findings, read)
    case .beyondStyle(let reason):
      throw CommandFailure(
        "\(arguments.spec): cannot be written with --style \(style.rawValue): \(reason)",
        help: "use --style table")
    }
  }
}

extension SwiftOptions.Style: ExpressibleByArgument {}
extension SwiftOptions.Access: ExpressibleByArgument {}
extension SwiftOptions.UserInterface: ExpressibleByArgument {}
extension SwiftOptions.Layout: ExpressibleByArgument {}
