/// A command could not do what it was asked: exit status 2.
struct CommandFailure: Error, Sendable, Hashable {
  /// One line without a full stop; begins with the path that it is about, if any.
  var message: String
  /// What to do about it; may be empty.
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
