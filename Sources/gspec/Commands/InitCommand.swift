import ArgumentParser
import Foundation
import SpecParser

/// `gspec init NAME`
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Write a first spec and its cases, to go on from.",
    discussion:
      "The spec has no errors or warnings, and its cases pass. Files that are there already are left alone. "
      + "Exit status: 0 done, 2 could not do it.")

  @Argument(help: ArgumentHelp("The product's name, such as Mail.", valueName: "name"))
  var name: String

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder for the files.", valueName: "dir"),
    completion: .directory)
  var output = "."

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "What it is for: \(Platform.allCases.map(\.rawValue).joined(separator: ", ")). Apple's platforms alone take Apple's vocabulary, others Material's.",
      valueName: "platform"), completion: .list(Platform.allCases.map(\.rawValue)))
  var platforms: [Platform] = [.ios, .ipados]

  @OptionGroup var terminal: OutputArguments

  func run() throws {
    try CommandRun.reporting(terminal) {
      let product = NewProduct(name: name, platforms: platforms)
      let spec = PathText.path(output, product.fileName + ".gspec.yaml")
      let cases = PathText.path(output, product.fileName + ".cases.yaml")
      let bytes = Array(product.spec.utf8)
      // An invalid product name is reported like one in a spec.
      if let fault = LoadSpec.parse(bytes, path: spec).findings.first {
        throw CommandFailure("\(fault.message); nothing was written", help: fault.help.first ?? "")
      }
      for path in [spec, cases] where FileManager.default.fileExists(atPath: path) {
        throw CommandFailure(
          "\(path): is there already; nothing was written", help: "give another name or another --output")
      }
      try WriteOutput.files([(bytes, spec), (Array(product.cases.utf8), cases)])
      Console.print(
        """
        \(spec)
        \(cases)
        next: `gspec lint \(spec)`, `gspec test \(cases)`

        """)
    }
  }
}

extension Platform: ExpressibleByArgument {}
