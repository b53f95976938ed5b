/// Something that lint could not do. Every report says it: a report without it would look clean.
struct ReportFailure: Sendable, Hashable {
  /// The file or folder that it is about, relative to the report's root; `nil` where there is none.
  var path: String?
  /// One line without a full stop.
  var message: String
  /// What to do about it; may be empty.
  var help: String

  /// - Parameter path: as it was given.
  init(_ failure: CommandFailure, path: String? = nil, root: String = "") {
    self.path = path.map { $0 == "-" ? "<stdin>" : ReportPlace.relative($0, to: root) }
    message = failure.message
    help = failure.help
  }

  /// As standard error has it.
  var failure: CommandFailure { CommandFailure(message, help: help) }

  /// Message and help, each a sentence.
  var sentences: String { Sentence.joined([message] + (help.isEmpty ? [] : ["Help: \(help)"])) }

  /// The rule that formats which know nothing but findings show it under.
  static let rule = "gspec/failure"
}
