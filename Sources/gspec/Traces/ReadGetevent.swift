import GestureRuntime

/// Reads the output of Android's `getevent -t`, `-lt` and `-p`.
///
///     [   53890.813990] /dev/input/event2: 0003 0035 000001be
///     [    1807.354865] EV_ABS       ABS_MT_POSITION_X    00000004
///     53890-813990: /dev/input/event2: 0003 0035 000001be            Android 2
///     /dev/input/event2: 0003 0035 000001be                          without -t
///     ABS (0003): ABS_MT_POSITION_X     : value 0, min 0, max 720, fuzz 0, flat 0, resolution 0
enum ReadGetevent {
  /// The recording of the device with the most touch events. The events of other devices are counted.
  ///
  /// - Parameter frameTime: time from one frame to the next, used if no event has a time.
  static func recording(_ bytes: [UInt8], frameTime: Microseconds? = nil) -> EvdevRecording {
    var reader = Reader()
    for line in TextLines(bytes) { reader.read(line) }
    guard reader.hasUntimed, reader.devices.list.allSatisfy(\.recording.events.isEmpty) else {
      return reader.result
    }
    let clock = FrameClock(step: frameTime)
    reader = Reader(clock: clock)
    for line in TextLines(bytes) { reader.read(line) }
    reader.notes.remarks.append(clock.remark + "; getevent -lt records them")
    return reader.result
  }

  struct Device {
    var path: String
    var recording = EvdevRecording()
  }

  /// Devices in the order in which a recording names them.
  struct Devices {
    var list: [Device] = []
    private var indices: [String: Int] = [:]

    /// The index of the device with a path, which is added if it is new.
    mutating func index(of path: String) -> Int {
      if let index = indices[path] { return index }
      indices[path] = list.count
      list.append(Device(path: path))
      return list.count - 1
    }
  }
}

extension ReadGetevent {
  struct Reader {
    fileprivate(set) var devices = Devices()
    fileprivate var notes = TraceNotes()
    /// Whether there is an event without a time.
    fileprivate var hasUntimed = false
    /// The clock for a log without times.
    private var clock: FrameClock?
    /// The index of the device that the lines of `getevent -p` describe.
    private var described = 0

    init(clock: FrameClock? = nil) { self.clock = clock }

    /// The recording of the most touched device. Events that name no device get the first description with an x axis.
    fileprivate var result: EvdevRecording {
      var recordings = devices.list.map(\.recording)
      if let unnamed = devices.list.firstIndex(where: { $0.path.isEmpty }),
        let other = devices.list.first(where: { $0.recording.device.xAxis != nil })
      {
        recordings[unnamed].device = other.recording.device
      }
      return recordings.mostTouched(notes: notes)
    }

    mutating func read(_ line: TextLine) {
      var scanner = LineScanner(line)
      if scanner.isAtEnd || scanner.peek == UInt8(ascii: "#") { return }
      if scanner.take("add device") {
        let path = scanner.skip(past: ": ") ? scanner.restText : ""
        described = devices.index(of: path)
      } else if let time = Self.time(&scanner) {
        readEvent(&scanner, line, time: time)
      } else if !readDescription(scanner) {
        readUntimed(&scanner, line)
      }
    }

    /// Reads an event without a time. Another line is damaged only if it begins as an event does, since logs have prose.
    private mutating func readUntimed(_ scanner: inout LineScanner, _ line: TextLine) {
      let start = scanner
      guard let event = Self.event(&scanner) else {
        guard Self.isMeantAsEvent(start) else { return }
        let time = start.peek == UInt8(ascii: "[") ? "a time, " : ""
        return notes.skip(line: line.number, "not \(time)\(Self.needed): \(line.excerpt)")
      }
      hasUntimed = true
      guard let time = clock?.time(type: event.type, code: event.code) else {
        return notes.skip(line: line.number, "an event without a time")
      }
      append(event, line, time: time)
    }

    /// Whether a line is an event, with a time or without.
    static func isEvent(_ line: TextLine) -> Bool {
      var scanner = LineScanner(line)
      _ = time(&scanner)
      return event(&scanner) != nil
    }

    /// Whether a line begins as an event does.
    static func isMeantAsEvent(_ line: TextLine) -> Bool {
      var scanner = LineScanner(line)
      return time(&scanner) != nil || isMeantAsEvent(scanner)
    }

    /// Reads a time such as `[ 12.345678]` or `12-345678:`.
    private static func time(_ scanner: inout LineScanner) -> Microseconds? {
      var copy = scanner
      if copy.take("[") {
        copy.skipBlanks()
        guard let time = copy.seconds(), copy.take("]") else { return nil }
        scanner = copy
        return time
      }
      guard let seconds = copy.decimal(), seconds >= 0, seconds < 9_000_000_000, copy.take("-"),
        let micro = copy.decimal(), (0..<1_000_000).contains(micro), copy.take(":")
      else { return nil }
      scanner = copy
      return seconds * 1_000_000 + micro
    }

    private mutating func readEvent(_ scanner: inout LineScanner, _ line: TextLine, time: Microseconds) {
      guard let event = Self.event(&scanner) else {
        return notes.skip(line: line.number, "not \(Self.needed): \(line.excerpt)")
      }
      append(event, line, time: time)
    }

    private static let needed = "a type, a code and a value of 8 hex digits"

    private mutating func append(_ event: Event, _ line: TextLine, time: Microseconds) {
      // Newer Android versions write the halves of a time stamp as EV_SYN 4 and 5.
      if event.type == Evdev.syn, event.code > Evdev.synDropped { return }
      let device = devices.index(of: event.path)
      devices.list[device].recording.events.append(
        EvdevEvent(time: time, type: event.type, code: event.code, value: event.value, line: line.number))
    }
  }
}

extension ReadGetevent.Reader {
  fileprivate typealias Event = (path: String, type: Int, code: Int, value: Int)

  /// Reads an event such as `[/dev/input/event2:] EV_ABS ABS_MT_POSITION_X 000001be`, in which the device is optional.
  fileprivate static func event(_ scanner: inout LineScanner) -> Event? {
    scanner.skipBlanks()
    var path = ""
    if scanner.peek == UInt8(ascii: "/") {
      path = scanner.word() ?? ""
      guard scanner.take(":") else { return nil }
      scanner.skipBlanks()
    }
    guard let typeWord = scanner.word(), let type = Evdev.types[typeWord] ?? Int(typeWord, radix: 16) else {
      return nil
    }
    scanner.skipBlanks()
    guard let codeWord = scanner.word() else { return nil }
    scanner.skipBlanks()
    guard let valueWord = scanner.word(), let value = value(valueWord) else { return nil }
    guard let code = Evdev.codes[type]?[codeWord] ?? Int(codeWord, radix: 16) ?? otherCode(codeWord) else {
      return nil
    }
    return (path, type, code, value)
  }

  /// Whether a line without a readable time begins as an event does. A tab follows the device in a list of devices, and two blanks each code in a
  /// list of codes.
  fileprivate static func isMeantAsEvent(_ scanner: LineScanner) -> Bool {
    var scanner = scanner
    if scanner.take("EV_") { return true }
    if scanner.take("[") {
      scanner.skipBlanks()
      return scanner.decimal() != nil && scanner.take(".")
    }
    if scanner.peek == UInt8(ascii: "/") { return scanner.word() != nil && scanner.take(": ") }
    return (0..<2).allSatisfy { _ in
      guard let word = scanner.word(), word.utf8.count == 4, Int(word, radix: 16) != nil else { return false }
      return scanner.take(" ") || scanner.isAtEnd
    }
  }

  /// Converts eight hex digits of a 32-bit two's complement, or the label of the value of a key or of ABS_MT_TOOL_TYPE.
  private static func value(_ word: String) -> Int? {
    switch word {
    case "DOWN": return 1
    case "UP": return 0
    case "REPEAT": return 2
    case "MT_TOOL_FINGER": return 0
    case "MT_TOOL_PEN": return Evdev.pen
    case "MT_TOOL_PALM": return Evdev.palm
    default:
      guard word.utf8.count == 8, let bits = UInt32(word, radix: 16) else { return nil }
      return Int(Int32(bitPattern: bits))
    }
  }

  /// A code for a label that does not concern touches, so that its event is counted.
  private static func otherCode(_ word: String) -> Int? {
    word.contains("_") ? 0xFFFF : nil
  }

  /// Reads a line of `getevent -p`; returns whether it is one.
  fileprivate mutating func readDescription(_ scanner: LineScanner) -> Bool {
    var scanner = scanner
    if scanner.take("name:") {
      describe { $0.name = scanner.restText.trimmingQuotes }
      return true
    }
    if scanner.take("INPUT_PROP_POINTER") {
      describe { $0.isPointer = true }
      return true
    }
    if scanner.take("ABS (0003):") { scanner.skipBlanks() }
    guard let word = scanner.word() else { return false }
    scanner.skipBlanks()
    guard scanner.take(":"), let code = Evdev.codes[Evdev.abs]?[word] ?? Int(word, radix: 16),
      let value = Self.number(after: "value ", &scanner), let low = Self.number(after: "min ", &scanner),
      let high = Self.number(after: "max ", &scanner)
    else { return false }
    let resolution = Self.number(after: "resolution ", &scanner) ?? 0
    describe {
      $0.axes[code] = .init(low: low, high: high, resolution: max(0, resolution))
      if code == Evdev.slot { $0.startingSlot = value }
    }
    return true
  }

  private static func number(after label: StaticString, _ scanner: inout LineScanner) -> Int? {
    guard scanner.skip(past: label) else { return nil }
    return scanner.decimal().map(Int.init(clamping:))
  }

  private mutating func describe(_ change: (inout EvdevDevice) -> Void) {
    if devices.list.isEmpty { described = devices.index(of: "") }
    change(&devices.list[described].recording.device)
  }
}
