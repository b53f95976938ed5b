import Foundation

/// Standard output and standard error: written whole, without what a terminal would obey, and quiet when nobody reads any more.
enum Console {
  /// Results.
  static func print(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  /// Everything else: errors, remarks, progress.
  static func report(_ text: String) {
    write(text, to: STDERR_FILENO)
  }

  /// `gspec: …`, as an error or a remark.
  static func remark(_ text: String) {
    report("gspec: \(text)\n")
  }

  static func fail(_ failure: CommandFailure) {
    let style = TerminalStyle(for: STDERR_FILENO)
    report("\(style.red("error:")) \(failure.message)\n")
    if !failure.help.isEmpty { report("  \(style.bold("help:")) \(failure.help)\n") }
  }

  /// A reader that has gone is no error to talk about: the command ends, as unsuccessful.
  private static func write(_ text: String, to descriptor: Int32) {
    let text = VisibleText.of(text, isColored: TerminalStyle(for: descriptor).isColored)
    do {
      try WriteOutput.all(Array(text.utf8), to: descriptor)
    } catch {
      if descriptor == STDOUT_FILENO, error.code != EPIPE {
        report("error: standard output: \(error.text)\n")
      }
      exit(ExitStatus.failure)
    }
  }

  /// A closed pipe and a file that may not grow become errors of the write, so that half-written files are cleaned up.
  static func ignoreSignalsOfWrites() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}

/// Colours where a person looks at a terminal, plain text everywhere else.
struct TerminalStyle: Sendable, Hashable {
  let isColored: Bool

  init(isColored: Bool) { self.isColored = isColored }

  /// `NO_COLOR` (https://no-color.org) and terminals that are `dumb` get none.
  init(for descriptor: Int32) {
    let environment = ProcessInfo.processInfo.environment
    isColored =
      isatty(descriptor) == 1 && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  func bold(_ text: String) -> String { paint(text, "1") }
  func dim(_ text: String) -> String { paint(text, "2") }
  func red(_ text: String) -> String { paint(text, "1;31") }
  func green(_ text: String) -> String { paint(text, "32") }
  func yellow(_ text: String) -> String { paint(text, "33") }
  func cyan(_ text: String) -> String { paint(text, "36") }

  private func paint(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
