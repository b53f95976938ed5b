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

  init(_ error: TraceError, path: String) {
    let line = error.line.map { ":\($0)" } ?? ""
    self.init("\(path)\(line): \(error.message)", help: error.help)
  }
}

/// The exit statuses of every command.
enum ExitStatus {
  static let findings: Int32 = 1
  static let failure: Int32 = 2
}
