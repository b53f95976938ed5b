import ArgumentParser
import Foundation
import SpecParser

/// `gspec init NAME`
struct InitCommand: ReportingCommand {
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
      "What it is for: \(Platform.allValueStrings.joined(separator: ", ")). Apple's platforms alone take Apple's vocabulary, others Material's.",
      valueName: "platform"), completion: .list(Platform.allValueStrings))
  var platforms: [Platform] = [.ios, .ipados]

  @OptionGroup var terminal: OutputArguments

  func work() throws {
    try checkPlatforms()
    // One that is given twice is one.
    let named = Platform.allCases.filter(platforms.contains)
    let product = NewProduct(name: name, platforms: named)
    let spec = PathText.path(output, product.fileName + LoadSpec.suffix)
    let cases = PathText.path(output, product.fileName + CaseFile.suffix)
    let bytes = Array(product.spec.utf8)
    try checkName(of: LoadSpec.parse(bytes, path: spec))
    for path in [spec, cases] where FileManager.default.fileExists(atPath: path) {
      throw CommandFailure(
        "\(path): is there already; nothing was written", help: "give another name or another --output")
    }
    try WriteOutput.files([(bytes, spec), (Array(product.cases.utf8), cases)])
    Console.print(
      """
      \(spec)
      \(cases)
      next: `gspec lint \(PathText.argument(spec))`, `gspec test \(PathText.argument(cases))`

      """)
  }
}

extension InitCommand {
  /// Refuses names that no product can have, as in a spec, and those that YAML reads as something else, such as `null`.
  private func checkName(of result: ParseResult) throws(CommandFailure) {
    let fault = NameFault(of: name, for: "product")
    guard fault != nil || name.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw CommandFailure(
        "`\(name)` has no letter and no digit, and the files are named after the product; nothing was written",
        help: "give a name with letters, such as Mail")
    }
    if fault == nil, result.spec?.product.value == name { return }
    throw CommandFailure(
      (fault?.message ?? "`\(name)` cannot be the name of a product: it is a word of YAML")
        + "; nothing was written", help: fault?.help.first ?? "")
  }

  /// Refuses platforms on which every gesture of the vocabularies would be a finding.
  private func checkPlatforms() throws(CommandFailure) {
    let untouched = Platform.allCases.filter { platforms.contains($0) && !$0.hasTouchScreen }
    guard !untouched.isEmpty else { return }
    let names = inWords(untouched.map { "`\($0.rawValue)`" })
    throw CommandFailure(
      "\(names) \(untouched.count == 1 ? "has" : "have") no touch gestures, and this spec is made of them; nothing was written",
      help: "name platforms with a touch screen only; others need a spec with mechanics of their own")
  }
}

extension Platform: ExpressibleByArgument {
  /// The platforms that can be named; the others are refused with a reason.
  package static var allValueStrings: [String] { allCases.filter(\.hasTouchScreen).map(\.rawValue) }
}
