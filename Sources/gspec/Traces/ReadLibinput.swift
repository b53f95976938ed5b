import GestureRuntime

/// Reads the files of `libinput record` (YAML, version 1) line by line. A recording of 30 seconds has 100,000 rows, and a YAML reader would
/// drop the comments with the size and the starting slot.
///
///     - [  0,      0,   3,  57,     810] # EV_ABS / ABS_MT_TRACKING_ID    810
enum ReadLibinput {
  /// The recording of the device with the most touch events. The events of other devices are counted.
  static func recording(_ bytes: [UInt8]) -> EvdevRecording {
    var reader = Reader()
    for line in TextLines(bytes) { reader.read(line) }
    return reader.devices.mostTouched(notes: reader.notes)
  }

  private struct Reader {
    var devices: [EvdevRecording] = [EvdevRecording()]
    var notes = TraceNotes()
    private var comments = DescriptionComments()
    /// Whether the lines list the codes of each type of event: they look like those of axes.
    private var isInCodes = false

    mutating func read(_ line: TextLine) {
      comments.read(line, into: &devices[devices.count - 1].device)
      var scanner = LineScanner(line)
      if scanner.take("- [") {
        readRow(&scanner, line)
      } else if scanner.take("- node:") {
        if !devices[devices.count - 1].isEmpty { devices.append(EvdevRecording()) }
        comments = DescriptionComments()
        isInCodes = false
      } else {
        readDescription(&scanner)
      }
    }

    private mutating func readRow(_ scanner: inout LineScanner, _ line: TextLine) {
      let numbers = scanner.numberList()
      guard numbers.count == 5, scanner.take("]"), let value = Int32(exactly: numbers[4]),
        (0..<9_000_000_000).contains(numbers[0]), (0..<1_000_000).contains(numbers[1])
      else {
        return notes.skip(
          line: line.number, "not [seconds, microseconds, type, code, value]: \(line.excerpt)")
      }
      devices[devices.count - 1].events.append(
        EvdevEvent(
          time: numbers[0] * 1_000_000 + numbers[1], type: Int(clamping: numbers[2]),
          code: Int(clamping: numbers[3]), value: Int(value), line: line.number))
    }

    /// Reads a line with the name, an axis, the properties or a size. Such keys have such values nowhere else.
    private mutating func readDescription(_ scanner: inout LineScanner) {
      let last = devices.count - 1
      if scanner.take("name:") {
        devices[last].device.name = scanner.restText.trimmingQuotes
      } else if scanner.take("properties: [") {
        devices[last].device.isPointer = scanner.numberList().contains(0)
      } else if scanner.take("size: [") {
        let size = scanner.numberList()
        if size.count == 2 { devices[last].device.setSize(width: size[0], height: size[1]) }
      } else if scanner.take("- ID_INPUT_WIDTH_MM=") {
        devices[last].device.setSize(width: scanner.decimal(), height: nil)
      } else if scanner.take("- ID_INPUT_HEIGHT_MM=") {
        devices[last].device.setSize(width: nil, height: scanner.decimal())
      } else if scanner.take("codes:") {
        isInCodes = true
      } else if scanner.take("absinfo:") {
        isInCodes = false
      } else if !isInCodes, let code = scanner.decimal(), scanner.take(": [") {
        let values = scanner.numberList()
        guard values.count == 5 else { return }
        devices[last].device.axes[Int(clamping: code)] = .init(
          low: Int(clamping: values[0]), high: Int(clamping: values[1]),
          resolution: max(0, Int(clamping: values[4])))
      }
    }
  }
}

extension LineScanner {
  /// Consumes numbers such as `1, 2, -3`, up to the first that is no number.
  fileprivate mutating func numberList() -> [Int64] {
    var numbers: [Int64] = []
    repeat {
      skipBlanks()
      guard let number = decimal() else { break }
      numbers.append(number)
      skipBlanks()
    } while take(",")
    return numbers
  }
}

extension EvdevDevice {
  fileprivate mutating func setSize(width: Int64?, height: Int64?) {
    let old = size ?? Point(x: 0, y: 0)
    size = Point(x: width.map(Double.init) ?? old.x, y: height.map(Double.init) ?? old.y)
  }
}

extension EvdevRecording {
  /// Whether nothing of a device is known yet.
  var isEmpty: Bool { events.isEmpty && device == EvdevDevice() }

  /// The rank of a device by its events: 2 with multi-touch, 1 with BTN_TOUCH, else 0.
  fileprivate var touchRank: Int {
    if events.contains(where: { $0.type == Evdev.abs && $0.code == Evdev.positionX }) { return 2 }
    return events.contains { $0.type == Evdev.key && $0.code == Evdev.btnTouch } ? 1 : 0
  }
}

extension [EvdevRecording] {
  /// The recording of one device, without events of a second device such as a pen or buttons.
  ///
  /// A device with multi-touch comes before one with BTN_TOUCH, and that before others such as a joystick. Among devices of one rank, the
  /// one with the most x positions is chosen; of several with as many, as in a description without events, one that has a multi-touch axis.
  func mostTouched(notes: TraceNotes) -> EvdevRecording {
    let ranks = map(\.touchRank)
    let counts = map { recording in
      recording.events.count {
        $0.type == Evdev.abs && ($0.code == Evdev.positionX || $0.code == Evdev.absX)
      }
    }
    let described = map { recording in
      [Evdev.positionX, Evdev.absX].firstIndex { recording.device.axes[$0] != nil } ?? 2
    }
    let best =
      counts.indices.max {
        (ranks[$0], counts[$0], described[$1], $1) < (ranks[$1], counts[$1], described[$0], $0)
      } ?? 0
    var chosen = isEmpty ? EvdevRecording() : self[best]
    chosen.notes.merge(notes)
    for (index, other) in enumerated() where index != best {
      chosen.notes.count(.otherDevice, other.events.count)
    }
    return chosen
  }
}

extension String {
  /// The text without one pair of double quotes around it.
  var trimmingQuotes: String {
    count >= 2 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
  }
}
