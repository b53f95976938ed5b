/// Reads the output of `evtest`, with or without the device's description at the top. Most bug reports have this form.
///
///     Input device name: "Atmel maXTouch Touchscreen"
///         Event code 53 (ABS_MT_POSITION_X)
///           Max     4095
///     Event: time 1405436904.108107, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 954
///     Event: time 1405436904.108107, -------------- SYN_REPORT ------------
enum ReadEvtest {
  static func recording(_ bytes: [UInt8]) -> EvdevRecording {
    var reader = Reader()
    for line in TextLines(bytes) { reader.read(line) }
    return (reader.finished + [reader.recording]).mostTouched(notes: reader.notes)
  }

  private struct Reader {
    /// The devices before the present one.
    private(set) var finished: [EvdevRecording] = []
    private(set) var recording = EvdevRecording()
    private(set) var notes = TraceNotes()
    /// The event type and code that the present lines of the description concern.
    private var type = -1
    private var code = -1

    mutating func read(_ line: TextLine) {
      var scanner = LineScanner(line)
      if scanner.take("Event: time ") {
        readEvent(&scanner, line)
      } else if scanner.take("Input driver version") || scanner.take("Input device ID") {
        beginDevice()
      } else if scanner.take("Input device name:") {
        recording.device.name = scanner.restText.trimmingQuotes
      } else if scanner.take("Property type ") {
        if scanner.decimal() == 0 { recording.device.isPointer = true }
      } else if scanner.take("Event type ") {
        (type, code) = (scanner.decimal().map(Int.init(clamping:)) ?? -1, -1)
      } else if scanner.take("Event code ") {
        code = scanner.decimal().map(Int.init(clamping:)) ?? -1
      } else if type == Evdev.abs, code >= 0 {
        readAxis(&scanner)
      }
    }

    /// A description may begin with either of two lines.
    private mutating func beginDevice() {
      if recording.isEmpty { return }
      finished.append(recording)
      (recording, type, code) = (EvdevRecording(), -1, -1)
    }

    private mutating func readEvent(_ scanner: inout LineScanner, _ line: TextLine) {
      guard let time = scanner.seconds(), scanner.take(","), let event = Self.event(&scanner) else {
        return notes.skip(
          line: line.number, "not a time, a type, a code and a value: \(line.excerpt)")
      }
      recording.events.append(
        EvdevEvent(time: time, type: event.type, code: event.code, value: event.value, line: line.number))
    }

    private static func event(_ scanner: inout LineScanner) -> (type: Int, code: Int, value: Int)? {
      scanner.skipBlanks()
      guard scanner.take("type ") else { return mark(scanner) }
      guard let type = scanner.decimal(), scanner.skip(past: "code "), let code = scanner.decimal(),
        scanner.skip(past: "value ")
      else { return nil }
      // EV_MSC, of which scan codes are hexadecimal and time stamps decimal, does not concern touches.
      let value = type == 4 ? scanner.word().map { _ in 0 } : scanner.decimal().flatMap(Int32.init(exactly:))
      guard let value else { return nil }
      return (Int(clamping: type), Int(clamping: code), Int(value))
    }

    /// The event of a line such as `-------------- SYN_REPORT ------------` or `++++++++++++++ SYN_MT_REPORT ++++++++++++`, also as older
    /// versions write it.
    private static func mark(_ scanner: LineScanner) -> (type: Int, code: Int, value: Int)? {
      let marks: [(StaticString, Int)] = [
        ("SYN_MT_REPORT", Evdev.synMTReport), ("SYN_DROPPED", Evdev.synDropped),
        ("SYN_REPORT", Evdev.synReport), ("Report Sync", Evdev.synReport), ("Config Sync", 1),
        ("SYN_CONFIG", 1), ("-- EV_SYN --", Evdev.synReport),
      ]
      for (text, code) in marks {
        var rest = scanner
        if rest.skip(past: text) { return (Evdev.syn, code, 0) }
      }
      return nil
    }

    /// Reads a line of an axis, such as `Min 0`. A value without a line is 0.
    private mutating func readAxis(_ scanner: inout LineScanner) {
      var axis = recording.device.axes[code] ?? .init(low: 0, high: 0, resolution: 0)
      if scanner.take("Value ") {
        scanner.skipBlanks()
        if code == Evdev.slot { recording.device.startingSlot = scanner.decimal().map(Int.init(clamping:)) }
      } else if let number = Self.number("Min ", &scanner) {
        axis.low = number
      } else if let number = Self.number("Max ", &scanner) {
        axis.high = number
      } else if let number = Self.number("Resolution ", &scanner) {
        axis.resolution = max(0, number)
      }
      recording.device.axes[code] = axis
    }

    private static func number(_ label: StaticString, _ scanner: inout LineScanner) -> Int? {
      guard scanner.take(label) else { return nil }
      scanner.skipBlanks()
      return scanner.decimal().map(Int.init(clamping:))
    }
  }
}
