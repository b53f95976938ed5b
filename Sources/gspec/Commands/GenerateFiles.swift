import ArgumentParser
import Foundation

/// What the commands share that write a folder of files from one spec.
struct GenerateFiles {
  /// Nothing is written: what would be is told, and fails the command.
  let check: Bool
  /// What the files are, for the error: `pages`.
  let what: String
  /// The command that writes them, without `--check`.
  let command: String

  /// The name that files bear of the spec they are made from.
  static func source(of spec: String) -> String {
    spec == "-" ? "standard input" : PathText.name(of: spec)
  }

  /// - Throws: `CommandFailure`, or the exit status when there are differences to tell.
  func run<Owner: FileOwner>(_ files: [Owner.File], in folder: GeneratedFolder<Owner>) throws {
    guard check else { return try folder.update(to: files) }
    let differences = try folder.differences(from: files)
    guard !differences.isEmpty else { return }
    Console.print(differences.map { "\($0.path): \($0.reason)\n" }.joined())
    Console.report("error: \(what) are stale\nhelp: run `\(command)` again, without --check\n")
    throw ExitCode(ExitStatus.findings)
  }
}
