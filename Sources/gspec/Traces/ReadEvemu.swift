/// Reads evemu recordings and descriptions, versions 1.0 to 1.3. A file may have several, one after the other.
///
///     N: name   I: bus vendor product version   P: property bits   B: supported codes
///     A: code min max fuzz flat [resolution]    L:, S: LEDs and switches
///     E: seconds.microseconds type code value    types and codes hexadecimal, values decimal
enum ReadEvemu {
  /// The recording of the device with the most touch events. The events of other devices are counted.
  static func recording(_ bytes: [UInt8]) -> EvdevRecording {
    var finished: [EvdevRecording] = []
    var notes = TraceNotes()
    var recording = EvdevRecording()
    var comments = DescriptionComments()
    var properties: [UInt8] = []
    func finish() {
      recording.device.isPointer = properties.first.map { $0 & 1 != 0 } ?? false
      notes.merge(recording.notes)
      recording.notes = TraceNotes()
      finished.append(recording)
    }
    // evemu-record first prints a list of devices to choose from.
    let lines = Array(TextLines(bytes))
    let start =
      lines.firstIndex { line in
        var scanner = LineScanner(line)
        return scanner.take("# EVEMU")
      } ?? 0
    for line in lines[start...] {
      if isNewDevice(line, after: recording) {
        finish()
        (recording, comments, properties) = (EvdevRecording(), DescriptionComments(), [])
      }
      comments.read(line, into: &recording.device)
      read(line, into: &recording, properties: &properties)
    }
    finish()
    return finished.mostTouched(notes: notes)
  }

  /// Whether a line begins another device. Version 1.0 has no line before the name.
  private static func isNewDevice(_ line: TextLine, after recording: EvdevRecording) -> Bool {
    var scanner = LineScanner(line)
    if scanner.take("# EVEMU") { return !recording.isEmpty }
    let isKnown =
      !recording.device.name.isEmpty || !recording.device.axes.isEmpty || !recording.events.isEmpty
    return isKnown && scanner.take("N:")
  }

  private static func read(_ line: TextLine, into recording: inout EvdevRecording, properties: inout [UInt8])
  {
    var scanner = LineScanner(line)
    if scanner.isAtEnd || scanner.peek == UInt8(ascii: "#") { return }
    if scanner.take("E:") {
      readEvent(&scanner, line, into: &recording)
    } else if scanner.take("A:") {
      readAxis(&scanner, line, into: &recording)
    } else if scanner.take("N:") {
      recording.device.name = scanner.restText
    } else if scanner.take("P:") {
      scanner.skipBlanks()
      while let byte = scanner.hexadecimal() {
        properties.append(UInt8(truncatingIfNeeded: byte))
        scanner.skipBlanks()
      }
    } else if !scanner.take("I:"), !scanner.take("B:"), !scanner.take("L:"), !scanner.take("S:") {
      recording.notes.skip(line: line.number, "no line of an evemu recording: \(line.excerpt)")
    }
  }

  private static func readEvent(
    _ scanner: inout LineScanner, _ line: TextLine, into recording: inout EvdevRecording
  ) {
    scanner.skipBlanks()
    guard let time = scanner.seconds() else {
      return recording.notes.skip(line: line.number, "no time (seconds.microseconds) after E:")
    }
    scanner.skipBlanks()
    guard let type = scanner.hexadecimal() else {
      return recording.notes.skip(line: line.number, "no event type after the time")
    }
    scanner.skipBlanks()
    guard let code = scanner.hexadecimal() else {
      return recording.notes.skip(line: line.number, "no event code after the type")
    }
    scanner.skipBlanks()
    guard let value = scanner.decimal().flatMap(Int32.init(exactly:)) else {
      return recording.notes.skip(line: line.number, "no value (a whole number of 32 bits) after the code")
    }
    recording.events.append(
      EvdevEvent(time: time, type: Int(type), code: Int(code), value: Int(value), line: line.number))
  }

  private static func readAxis(
    _ scanner: inout LineScanner, _ line: TextLine, into recording: inout EvdevRecording
  ) {
    scanner.skipBlanks()
    let code = scanner.hexadecimal()
    var numbers: [Int] = []
    scanner.skipBlanks()
    while let number = scanner.decimal() {
      numbers.append(Int(clamping: number))
      scanner.skipBlanks()
    }
    guard let code, numbers.count >= 4 else {
      return recording.notes.skip(line: line.number, "an axis needs: code min max fuzz flat")
    }
    let resolution = numbers.count > 4 ? max(0, numbers[4]) : 0
    recording.device.axes[Int(code)] = .init(low: numbers[0], high: numbers[1], resolution: resolution)
  }
}
