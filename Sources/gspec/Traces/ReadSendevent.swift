import GestureRuntime

/// Reads scripts of Android's `sendevent`, which play touches. Numbers are decimal; `sleep` and `usleep` advance the time.
///
///     sendevent /dev/input/event2 3 53 446
///     adb shell "sendevent /dev/input/event2 0 0 0; sleep 0.1"
enum ReadSendevent {
  /// - Parameter frameTime: time from one frame to the next, used if the script does not sleep between them.
  static func recording(_ bytes: [UInt8], frameTime: Microseconds?) -> EvdevRecording {
    var reader = Reader(clock: FrameClock(step: frameTime))
    for line in TextLines(bytes) { reader.read(line) }
    var recording = reader.devices.list.map(\.recording).mostTouched(notes: reader.notes)
    recording.notes.remarks.append(reader.clock.remark)
    return recording
  }

  private struct Reader {
    var devices = ReadGetevent.Devices()
    var notes = TraceNotes()
    var clock: FrameClock

    init(clock: FrameClock) { self.clock = clock }

    /// Reads the commands of a line, which may have several. Quotes stand around commands, and around the device.
    mutating func read(_ line: TextLine) {
      let text = String(decoding: line.bytes, as: UTF8.self).prefix { $0 != "#" }
      for command in text.split(whereSeparator: { ";&".contains($0) }) {
        read(command.split { " \t\"'".contains($0) }.map(String.init), line)
      }
    }

    private mutating func read(_ words: [String], _ line: TextLine) {
      guard let index = words.firstIndex(where: { Self.commands.contains(PathText.name(of: $0)) }) else {
        return
      }
      let arguments = Array(words[(index + 1)...])
      switch PathText.name(of: words[index]) {
      case "sleep": sleep(arguments, unit: 1_000_000, line)
      case "usleep": sleep(arguments, unit: 1, line)
      default: send(arguments, line)
      }
    }

    private static let commands = ["sendevent", "sleep", "usleep"]

    private mutating func sleep(_ arguments: [String], unit: Double, _ line: TextLine) {
      var text = arguments.first ?? ""
      if text.hasSuffix("s") { text.removeLast() }
      guard let time = Double(text), time >= 0, time * unit < 1e12 else {
        return notes.skip(line: line.number, "no time to sleep: \(line.excerpt)")
      }
      clock.sleep(Microseconds((time * unit).rounded()))
    }

    private mutating func send(_ arguments: [String], _ line: TextLine) {
      let numbers = arguments.dropFirst().prefix(3).compactMap { Int64($0) }
      // A value of -1 may be written as an unsigned number of 32 bits.
      guard numbers.count == 3, let type = Int(exactly: numbers[0]), let code = Int(exactly: numbers[1]),
        let value = Int32(exactly: numbers[2]) ?? UInt32(exactly: numbers[2]).map(Int32.init(bitPattern:))
      else {
        return notes.skip(
          line: line.number, "sendevent takes a device, a type, a code and a value: \(line.excerpt)")
      }
      let index = devices.index(of: arguments[0])
      let time = clock.time(type: type, code: code)
      devices.list[index].recording.events.append(
        EvdevEvent(time: time, type: type, code: code, value: Int(value), line: line.number))
    }
  }
}
