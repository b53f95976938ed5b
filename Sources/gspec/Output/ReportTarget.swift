import ArgumentParser
import Foundation

/// The value of `--format FORMAT` or `--format FORMAT=FILE`: a report format and its output.
struct ReportTarget<Format>: ExpressibleByArgument, Sendable, Hashable
where Format: RawRepresentable & CaseIterable & Sendable & Hashable, Format.RawValue == String {
  var format: Format
  /// The file of the report; `nil` for standard output.
  var path: String?

  init(_ format: Format, path: String? = nil) {
    self.format = format
    self.path = path
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    guard let name = parts.first, let format = Format(rawValue: name) else { return nil }
    self.format = format
    path = parts.count > 1 && parts[1] != "-" ? parts[1] : nil
  }

  /// The file descriptor that decides whether colors are used.
  var descriptor: Int32 { path == nil ? STDOUT_FILENO : TerminalStyle.file }

  static var allValueStrings: [String] { Format.allCases.map(\.rawValue) }
}

extension Array {
  /// Checks the reports of one run: at most one goes to standard output, and no two to the same file.
  func checkTargets<Format>() throws(ValidationError) where Element == ReportTarget<Format> {
    let printed = filter { $0.path == nil }.map(\.format.rawValue)
    if printed.count > 1 {
      throw ValidationError(
        "--format is given \(printed.count) times (\(printed.joined(separator: " and "))): "
          + "one report goes to standard output, the others need a file: --format \(printed[0])=FILE")
    }
    var distinct = DistinctFiles()
    for target in self {
      guard let path = target.path else { continue }
      if path.isEmpty { throw ValidationError("--format \(target.format.rawValue)= names no file") }
      if !distinct.insert(path) { throw ValidationError("two reports would go to one file: \(path)") }
    }
  }
}

/// Writes the reports of one run: at most one on standard output, the others in files.
struct WriteReports {
  private var printed: String?
  private var files: [(path: String, text: String)] = []
  private let others: FileSet

  /// - Parameter others: changes that are made together with the report files.
  init(with others: FileSet = FileSet()) { self.others = others }

  mutating func add(_ text: String, to path: String?) {
    if let path { files.append((path, text)) } else { printed = text }
  }

  /// Writes all files or none, then prints.
  ///
  /// - Throws: if the files cannot be written. The report for standard output is still printed.
  func finish() throws(CommandFailure) {
    defer { if let printed { Console.print(printed) } }
    try WriteOutput.files(
      files.map { path, text in
        let isColored = TerminalStyle(for: TerminalStyle.file).isColored
        return (Array(VisibleText.of(text, isColored: isColored).utf8), path)
      }, with: others)
  }
}
