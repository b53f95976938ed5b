import GestureRuntime
import SpecParser

/// The failure of a command, which exits with status 2.
struct CommandFailure: Error, Sendable, Hashable {
  /// One line without a period at the end. It begins with the path, if it is about one.
  var message: String
  /// The advice, which may be empty.
  var help: String

  init(_ message: String, help: String = "") {
    self.message = message
    self.help = help
  }

  static let changeOfStandardInput = CommandFailure(
    "standard input cannot be changed", help: "give the spec as a file")

  init(_ error: TraceError, path: String) {
    let line = error.line.map { ":\($0)" } ?? ""
    self.init("\(path)\(line): \(error.message)", help: error.help)
  }

  /// The failure to open a file. If there is none, the help is a name in its folder that was probably meant.
  ///
  /// - Parameter suffix: the end of the names of such files.
  init(_ error: SystemError, path: String, suffix: String = "") {
    self.init("\(path): \(error.text)")
    guard error.isMissingFile else { return }
    let isWhole = !suffix.isEmpty && FileStatus(path + suffix) != nil
    let meant = isWhole ? path + suffix : FindFiles.nearest(to: path)
    help = meant.map(NearMiss.question) ?? ""
  }

  /// The result of what reads or makes a table, with the path in its failure.
  static func ofTable<Value>(_ path: String, _ work: () throws -> Value) throws -> Value {
    do { return try work() } catch let error as TableError { throw LoadTable.failure(error, path: path) }
  }
}

/// The exit statuses of every command.
enum ExitStatus {
  static let findings: Int32 = 1
  static let failure: Int32 = 2
}
