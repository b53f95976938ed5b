extension TraceFormat {
  /// The usual endings of traces and recordings.
  private static let endings = [
    ".jsonl", ".evemu", ".evtest", "evtest.txt", ".getevent", "getevent.txt", ".hid", ".libinput",
    ".libinput.yml",
  ]

  /// Whether a file has the name of a trace, whatever is in it.
  static func isNamed(_ path: String) -> Bool { endings.contains { path.hasSuffix($0) } }

  /// Detects the format by the first line that shows it, among the first 2000.
  ///
  /// - Throws: if the bytes are not text, or the format is unknown.
  static func detect(_ bytes: [UInt8]) throws(TraceError) -> TraceFormat {
    try checkText(bytes)
    let lines = TextLines(bytes).prefix(2000)
    for line in lines {
      if let format = format(of: line) { return format }
    }
    // Every event may be damaged.
    if lines.contains(where: ReadGetevent.Reader.isMeantAsEvent) { return .getevent }
    throw TraceError(
      bytes.isEmpty ? "the trace is empty" : "neither a JSON Lines trace nor a recording that gspec knows",
      help:
        "known are JSON Lines, evemu, libinput record, evtest, hid-recorder, getevent and scripts of sendevent; "
        + "--input-format forces one of them"
    )
  }

  /// The number of bytes that are searched for NUL, which text does not have.
  private static let searched = 4096

  private static func checkText(_ bytes: [UInt8]) throws(TraceError) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw TraceError("the trace is UTF-16 text", help: "convert it to UTF-8")
    }
    if bytes.prefix(searched).contains(0) {
      throw TraceError("the trace is not text: it has NUL bytes")
    }
  }

  private static func format(of line: TextLine) -> TraceFormat? {
    let scanner = LineScanner(line)
    guard let first = scanner.peek else { return nil }
    switch first {
    case UInt8(ascii: "{"): return .jsonLines
    case UInt8(ascii: "#"): return commented(scanner)
    case UInt8(ascii: "[") where scanner.beginsArray: return .jsonLines
    // A shell's prompt may begin with a bracket, and prose with a number.
    case _ where ReadGetevent.Reader.isEvent(line): return .getevent
    default: return plain(scanner) ?? (isSendevent(scanner) ? .sendevent : nil)
    }
  }

  private static func isSendevent(_ scanner: LineScanner) -> Bool {
    var scanner = scanner
    return scanner.skip(past: "sendevent ")
  }

  private static func commented(_ scanner: LineScanner) -> TraceFormat? {
    var scanner = scanner
    if scanner.take("# EVEMU") { return .evemu }
    if scanner.take("# libinput record") { return .libinput }
    return nil
  }

  private static func plain(_ scanner: LineScanner) -> TraceFormat? {
    var scanner = scanner
    if scanner.take("E: ") || scanner.take("N: ") || scanner.take("I: ") { return .evemu }
    if scanner.take("ndevices:") || scanner.take("- evdev:") || scanner.take("- node:") { return .libinput }
    if scanner.take("R: ") || scanner.take("D: ") { return .hidRecorder }
    if scanner.take("add device ") || scanner.take("EV_") || scanner.take("ABS (0003)") { return .getevent }
    if scanner.take("Event: time ") || scanner.take("Input driver version") || scanner.take("Input device ") {
      return .evtest
    }
    return nil
  }
}
