/// A failure of the lint run. Every report contains it, because a report without it would look complete.
struct ReportFailure: Sendable, Hashable {
  /// The file or folder that failed, relative to the report's root; `nil` if there is none.
  var path: String?
  /// One line without a period at the end.
  var message: String
  /// The advice, which may be empty.
  var help: String

  /// - Parameter path: the path on the command line.
  init(_ failure: CommandFailure, path: String? = nil, root: String = "") {
    self.path = path.map { ReportPlace.relative($0, to: root) }
    message = failure.message
    help = failure.help
  }

  /// The failure as it is printed on standard error.
  var failure: CommandFailure { CommandFailure(message, help: help) }

  /// The message and the help, as sentences.
  var sentences: String { Sentence.joined([message] + (help.isEmpty ? [] : ["Help: \(help)"])) }

  /// The rule id in formats that have only findings.
  static let rule = "gspec/failure"
}
