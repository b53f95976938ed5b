import Foundation

/// Standard output and standard error: written whole, control characters escaped, no error when the reader has closed them.
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
