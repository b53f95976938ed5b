import ArgumentParser
import GestureCompiler
import SpecParser

/// The arguments of commands that generate a folder of sources from one spec, in any language.
struct GenerateArguments: ParsableArguments {
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

  func validate() throws {
    try GenerateFiles.checkFolder(output, of: "sources")
    guard let prefix else { return }
    let isName =
      prefix.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      && prefix.first?.isNumber == false
    if !isName {
      throw ValidationError(
        "--prefix \(prefix): begin with a letter from A to Z or _, then such letters, digits and _")
    }
  }

  /// - Parameter read: the spec and its vocabularies.
  func header(_ read: SourceSet) -> GeneratedHeader {
    GeneratedHeader(
      version: GSpec.version, source: SpecOrigin.name(of: spec), digest: Digest.of(read.files.map(\.bytes)))
  }

  /// Writes the files, or with `--check` reports what would change.
  ///
  /// - Parameters:
  ///   - command: the command that writes them.
  ///   - names: the names of files that the spec may have with other options.
  func write<File: GeneratedFile>(_ files: [File], command: String, names: Set<String> = []) throws {
    let owner = SourceOwner<File>(spec: spec, names: names)
    try GenerateFiles(check: check, what: "generated sources", command: command)
      .run(files, in: GeneratedFolder(output, owner))
  }
}
