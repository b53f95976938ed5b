import ArgumentParser
import Foundation
import GestureCompiler
import GestureRuntime
import SpecParser

/// `gspec preview SPEC`
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Write one page on which a spec can be tried by hand, in a browser: no network, no app.",
    discussion:
      "The page has the runtime, the spec's screen, its conflicts with their fixes, and the cases of cases files beside the spec. "
      + "Docs/Preview.md says what it shows. Exit status: 0 done; 1 the spec has errors; 2 could not do it.")

  @Argument(
    help: ArgumentHelp("The spec; - is standard input.", valueName: "spec"), completion: Completions.spec)
  var spec: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write; - is standard output. Without it, beside the working directory's files as NAME.preview.html.",
      valueName: "file"))
  var output: String?

  @OptionGroup var terminal: OutputArguments

  func run() throws {
    try CommandRun.reporting(terminal) {
      let page = try MakePreview.page(of: spec)
      let path = output ?? MakePreview.name(of: spec)
      try WriteOutput.file(page, path)
      if output == nil { Console.print("wrote \(path)\n") }
    }
  }
}
