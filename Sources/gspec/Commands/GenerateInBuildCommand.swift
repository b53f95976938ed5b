import ArgumentParser
import Foundation
import GestureCompiler
import SpecParser

/// `gspec generate in-build SPEC -o FILE --again FILE`: the build step of one spec, run by `GSpecPlugin`.
///
/// The command is hidden, because only the plugin uses it and both have the same version. It prints errors and warnings like the compiler
/// and writes the Swift file that the build expects. Otherwise it prints nothing.
struct GenerateInBuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "in-build", abstract: "What the build-tool plugin runs for a spec.", shouldDisplay: false)

  @Argument(help: "The spec or vocabulary.")
  var spec: String

  @Option(name: .shortAndLong, help: "The Swift file; a vocabulary's has a comment alone.")
  var output: String

  @Option(help: "An input of the step; it is touched when the next build has to take the step again.")
  var again: String

  @Option(help: "A file with options of `gspec generate swift`.")
  var options: String?

  @Option(name: .customLong("watched"), help: "A file whose changes the build notices.")
  var watched: [String] = []

  @Option(name: .customLong("beside"), help: "Another spec or vocabulary of the target.")
  var others: [String] = []

  func run() throws {
    try CommandRun.reporting {
      let generate = try BuildOptions.command(file: options, spec: spec)
      let result = try LoadSpec.parse(spec)
      // A build shows the same findings as lint, so the repository's configuration applies.
      let session = LintSession()
      let findings = session.spec(spec, result, fixes: false).findings
      for config in session.configs.reports { try report(config.findings, config.sources) }
      let clashes = result.spec.map { self.clashes(of: $0, generate.arguments.prefix) } ?? []
      try report(findings + clashes, result.sources)
      let bytes = Array(try text(result, generate).utf8)
      // An unchanged file is not written, so that it is not compiled again.
      let old = try? ReadInput.bytes(output, limit: ReadInput.outputLimit, from: .gspec, isInput: false)
      var files = FileSet()
      if old != bytes { files.write(bytes, output) }
      if isWorthAnotherRun(findings, result.sources) { files.write(touched, again) }
      try files.commit()
    }
  }

  /// Prints errors and warnings. Notes are only for `gspec lint`, because a build would print them every time and be slower.
  private func report(_ findings: [Finding], _ sources: SourceSet) throws {
    let findings = findings.filter { $0.severity >= .warning }
    let root = FileManager.default.currentDirectoryPath
    Console.print(RenderXcode.render(LintReport(findings, sources, root: root)))
    if findings.contains(where: { $0.severity == .error }) { throw ExitCode(ExitStatus.findings) }
  }

  /// The error that another spec of the target gives the same names to its types, which the compiler would report at each use.
  private func clashes(of checked: CheckedSpec, _ prefix: String?) -> [Finding] {
    let types = SwiftFile.types(of: checked, prefix: prefix)
    for other in others {
      guard let spec = try? LoadSpec.parse(other).spec else { continue }
      let shared = SwiftFile.types(of: spec, prefix: prefix).intersection(types).sorted()
      if let first = shared.first {
        let name = PathText.name(of: other)
        let clash =
          shared.count == 1
          ? "this spec and \(name) both declare the type `\(first)` in one target"
          : "the types of this spec and of \(name) have the same names in one target"
        return [
          Finding(SwiftRules.nameClash, clash, at: checked.product.span, help: [Self.help(for: prefix)])
        ]
      }
    }
    return []
  }

  private static func help(for prefix: String?) -> String {
    prefix == nil
      ? "give one of the products another name"
      : "leave `--prefix` out of gspec.options, or move one of the specs to another target"
  }

  /// The whole text of the generated file.
  private func text(_ result: ParseResult, _ generate: GenerateSwiftCommand) throws -> String {
    guard let checked = result.spec else {
      let name = PathText.name(of: spec)
      return "\(GeneratedHeader.mark) \(GSpec.version) from \(name). A vocabulary has no Swift of its own.\n"
    }
    do {
      return SwiftFile.joined(try generate.sources(checked, result.sources))
    } catch LoadError.findings(let clashes, let sources) {
      try report(clashes, sources)
      throw ExitCode(ExitStatus.findings)
    }
  }

  /// Whether the next build must run this step again, which is so in two cases:
  /// - There are findings, which must be shown on every build.
  /// - The spec imports a vocabulary that the build does not watch.
  private func isWorthAnotherRun(_ findings: [Finding], _ sources: SourceSet) -> Bool {
    let known = Set((watched + [spec]).map(Self.standard))
    return findings.contains { $0.severity >= .warning }
      || sources.files.contains { !$0.path.hasPrefix("<") && !known.contains(Self.standard($0.path)) }
  }

  private static func standard(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.path
  }

  /// The new contents of the `again` file. Builds compare size and time, so its size changes even if the clock is coarse.
  private var touched: [UInt8] {
    let last = (try? ReadInput.bytes(again, limit: 1 << 10, from: .gspec, isInput: false)) ?? []
    return last.count > 64 ? [] : last + [0x2E]
  }
}

/// `gspec.options`, a file in a target with command line options for the plugin.
enum BuildOptions {
  /// The most bytes of the file, which is more than all options need.
  private static let limit = 1 << 16

  /// - Parameter file: lines of options. A `#` begins a comment.
  /// - Throws: `ExitCode`, after an error in the file has been printed like a compiler's.
  static func command(file: String?, spec: String) throws -> GenerateSwiftCommand {
    var words: [String] = []
    if let file {
      let text = String(decoding: try ReadInput.bytes(file, limit: limit), as: UTF8.self)
      for line in text.split(whereSeparator: \.isNewline) {
        words += line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      }
    }
    do {
      let command = try GenerateSwiftCommand.parse([spec, "-o", "."] + words)
      guard command.files == .one, !command.arguments.check, command.arguments.spec == spec,
        command.arguments.output == "."
      else {
        throw ValidationError(
          "--files, --check and -o are the plugin's: only --style, --access, --ui and --prefix")
      }
      return command
    } catch {
      let message = GenerateSwiftCommand.message(for: error).split(whereSeparator: \.isNewline).first ?? ""
      Console.print("\(file ?? spec):1:1: error: \(message)\n")
      throw ExitCode(ExitStatus.failure)
    }
  }
}
