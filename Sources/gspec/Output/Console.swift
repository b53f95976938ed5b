import Foundation

/// Standard output and standard error. Control characters are escaped, except by `pass`. A closed pipe ends the process without a message.
enum Console {
  /// Prints results on standard output.
  static func print(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  /// Prints lines on standard output, some at a time: they may be many, and each takes more memory than what it is made of.
  static func print(_ lines: some Sequence<String>) {
    var piece = ""
    for line in lines {
      piece += line
      guard piece.utf8.count >= pieceSize else { continue }
      print(piece)
      piece = ""
    }
    print(piece)
  }

  /// Prints a text that another program may read, such as a spec or a patch: as it is, unless it goes to a terminal.
  static func pass(_ text: String) {
    if isatty(STDOUT_FILENO) == 1 { print(text) } else { write(Array(text.utf8)) }
  }

  /// Writes bytes on standard output as they are.
  static func write(_ bytes: [UInt8]) { send(bytes, to: STDOUT_FILENO) }

  /// The most bytes that are collected, but for the last line of them.
  private static let pieceSize = 1 << 16

  /// Prints everything else on standard error: errors, remarks, progress.
  static func report(_ text: String) {
    write(text, to: STDERR_FILENO)
  }

  /// Prints a remark on standard error, as `gspec: …`.
  static func remark(_ text: String) {
    report("gspec: \(VisibleText.line(text))\n")
  }

  static func fail(_ failure: CommandFailure) {
    let style = TerminalStyle(for: STDERR_FILENO)
    report("\(style.red("error:")) \(VisibleText.line(failure.message))\n")
    if !failure.help.isEmpty { report("  \(style.bold("help:")) \(VisibleText.line(failure.help))\n") }
  }

  private static func write(_ text: String, to descriptor: Int32) {
    let visible = VisibleText.of(text, isColored: TerminalStyle(for: descriptor).isColored)
    send(Array(visible.utf8), to: descriptor)
  }

  /// Writes all of the bytes. If that fails, the process exits with status 2; a closed pipe is not reported.
  private static func send(_ bytes: [UInt8], to descriptor: Int32) {
    do {
      try WriteOutput.all(bytes, to: descriptor)
    } catch {
      if descriptor == STDOUT_FILENO, error.code != EPIPE {
        report("error: standard output: \(error.text)\n")
      }
      exit(ExitStatus.failure)
    }
  }

  /// Turns SIGPIPE and SIGXFSZ into errors of the write, so that partly written files are removed.
  static func ignoreSignalsOfWrites() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}
