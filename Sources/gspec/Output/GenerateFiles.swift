import ArgumentParser

/// Writes or checks a folder of generated files, for the commands that generate files from a spec.
struct GenerateFiles {
  /// Whether to write nothing. Differences are then printed, and fail the command.
  let check: Bool
  /// The kind of files for the error message, such as `pages`.
  let what: String
  /// The command that writes the files, without `--check`.
  let command: String

  /// The name of the spec in the files that are generated from it.
  static func source(of spec: String) -> String {
    spec == "-" ? "standard input" : PathText.name(of: spec)
  }

  /// Throws for `-`, which is standard output elsewhere.
  ///
  /// - Parameter files: what the folder is for, as `pages`.
  static func checkFolder(_ path: String, of files: String) throws {
    if path == "-" { throw ValidationError("-o takes a folder: \(files) are several files") }
  }

  /// - Throws: `CommandFailure`, or the exit status if there are differences.
  func run<Owner: FileOwner>(_ files: [Owner.File], in folder: GeneratedFolder<Owner>) throws {
    guard check else { return try folder.update(to: files) }
    let differences = try folder.differences(from: files)
    guard !differences.isEmpty else { return }
    Console.print(differences.map { "\($0.path): \($0.reason)\n" }.joined())
    Console.fail(
      CommandFailure("\(what) are stale", help: "run `\(command)` again, without --check"))
    throw ExitCode(ExitStatus.findings)
  }
}
