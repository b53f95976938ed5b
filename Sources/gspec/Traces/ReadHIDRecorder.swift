import GestureRuntime

/// Reads the output of `hid-recorder`: a panel's report descriptor and its raw reports.
///
///     R: 614 05 0d 09 04 a1 01 …       N: vendor device       I: 3 056a 00e2
///     E: 000001.312345 12 01 07 00 a0 01 …
///
/// Contacts become events of slots, as the kernel's hid-multitouch makes them. A frame may have several reports; the first gives the
/// number of contacts. A contact that is not in a frame has lifted.
enum ReadHIDRecorder {
  static func recording(_ bytes: [UInt8]) -> EvdevRecording {
    var reader = Reader()
    for line in TextLines(bytes) { reader.read(line) }
    return reader.recordings.mostTouched(notes: reader.notes)
  }

  private struct Reader {
    var notes = TraceNotes()
    private var devices: [Int: Device] = [:]
    /// The device of the lines that follow, set by a line such as `D: 1`.
    private var current = 0

    var recordings: [EvdevRecording] { devices.sorted { $0.key < $1.key }.map(\.value.recording) }

    mutating func read(_ line: TextLine) {
      var scanner = LineScanner(line)
      if scanner.take("D:") {
        scanner.skipBlanks()
        current = scanner.decimal().map(Int.init(clamping:)) ?? current
      } else if scanner.take("N:") {
        devices[current, default: Device()].recording.device.name = scanner.restText
      } else if scanner.take("R:") {
        guard let bytes = Self.bytes(&scanner) else { return skip(line) }
        devices[current, default: Device()].describe(HIDReportDescriptor(bytes))
      } else if scanner.take("E:") {
        scanner.skipBlanks()
        guard let time = scanner.seconds() else {
          return notes.skip(line: line.number, "no time (seconds.microseconds) after E:")
        }
        guard let bytes = Self.bytes(&scanner) else { return skip(line) }
        devices[current, default: Device()].take(bytes[...], time: time, line: line.number)
      }
    }

    /// A report without its last bytes would lift the fingers that they describe.
    private mutating func skip(_ line: TextLine) {
      notes.skip(line: line.number, "not a count and as many bytes in hexadecimal digits: \(line.excerpt)")
    }

    /// Reads a count and bytes in hexadecimal digits; `nil` if there are fewer bytes, or if something else follows.
    private static func bytes(_ scanner: inout LineScanner) -> [UInt8]? {
      var bytes: [UInt8] = []
      scanner.skipBlanks()
      guard let count = scanner.decimal() else { return nil }
      scanner.skipBlanks()
      while let byte = scanner.hexadecimal().flatMap(UInt8.init(exactly:)) {
        bytes.append(byte)
        scanner.skipBlanks()
      }
      return scanner.isAtEnd && bytes.count >= count ? bytes : nil
    }
  }

  /// One panel, with its fields and the slots of the contacts that are down.
  private struct Device {
    var recording = EvdevRecording()
    private var reports = HIDReports(HIDReportDescriptor([]))
    private var slots: [Int: Int] = [:]
    private var contacts: [Contact] = []
    /// The number of contacts of the frame not yet read.
    private var missing = 0
    private var nextID = 0

    private struct Contact {
      var id: Int
      var x: Int
      var y: Int
      var touches: Bool
      var isPalm: Bool
    }

    mutating func describe(_ descriptor: HIDReportDescriptor) {
      reports = HIDReports(descriptor)
      recording.device.isPointer = descriptor.isTouchpad
      let x = descriptor.fields.first { $0.finger != nil && $0.usage == HIDUsage.x }
      let y = descriptor.fields.first { $0.finger != nil && $0.usage == HIDUsage.y }
      guard let x, let y else { return }
      recording.device.axes[Evdev.positionX] = .init(low: x.low, high: x.high, resolution: 0)
      recording.device.axes[Evdev.positionY] = .init(low: y.low, high: y.high, resolution: 0)
      if let width = x.millimetres, let height = y.millimetres {
        recording.device.size = Point(x: width, y: height)
      }
    }

    mutating func take(_ report: ArraySlice<UInt8>, time: Microseconds, line: Int) {
      var values = report
      let number = reports.haveNumbers ? Int(values.popFirst() ?? 0) : 0
      guard let layout = reports[number], layout.fingerCount > 0 else {
        return recording.notes.count(.notTouch)
      }
      let counted = layout.contactCount?.value(in: values)
      if let counted, counted > 0 || missing == 0 { (missing, contacts) = (max(0, counted), []) }
      if counted == nil { (missing, contacts) = (layout.fingerCount, []) }
      let reported = min(missing, layout.fingerCount)
      let read = layout.fingers.prefix(min(reported, EvdevContacts.limit - contacts.count))
      for finger in read {
        if let contact = contact(finger, values) { contacts.append(contact) }
      }
      recording.notes.count(.overLimit, reported - read.count)
      missing -= reported
      if missing == 0 { finishFrame(time, line) }
    }

    private func contact(_ finger: HIDReports.Finger, _ report: ArraySlice<UInt8>) -> Contact? {
      func value(_ usage: Int) -> Int? { finger.fields[usage]?.value(in: report) }
      guard let x = value(HIDUsage.x), let y = value(HIDUsage.y), let tip = value(HIDUsage.tip) else {
        return nil
      }
      return Contact(
        id: value(HIDUsage.contactID) ?? finger.number, x: x, y: y, touches: tip != 0,
        isPalm: value(HIDUsage.confidence) == 0)
    }

    private mutating func finishFrame(_ time: Microseconds, _ line: Int) {
      func add(_ type: Int, _ code: Int, _ value: Int) {
        recording.events.append(EvdevEvent(time: time, type: type, code: code, value: value, line: line))
      }
      func lift(_ ids: some Sequence<(key: Int, value: Int)>) {
        for (id, slot) in ids {
          add(Evdev.abs, Evdev.slot, slot)
          add(Evdev.abs, Evdev.trackingID, -1)
          slots[id] = nil
        }
      }
      let touching = contacts.filter(\.touches)
      // A contact that ends without confidence becomes a palm before it lifts.
      let palms = Set(contacts.filter { !$0.touches && $0.isPalm }.map(\.id))
      let lifted = slots.sorted { $0.value < $1.value }.filter { id, _ in
        !touching.contains { $0.id == id }
      }
      lift(lifted.filter { !palms.contains($0.key) })
      for contact in touching {
        let known = slots[contact.id]
        let slot = known ?? (0...slots.count).first { number in !slots.values.contains(number) } ?? 0
        slots[contact.id] = slot
        add(Evdev.abs, Evdev.slot, slot)
        if known == nil {
          add(Evdev.abs, Evdev.trackingID, nextID)
          nextID += 1
        }
        add(Evdev.abs, Evdev.toolType, contact.isPalm ? Evdev.palm : 0)
        add(Evdev.abs, Evdev.positionX, contact.x)
        add(Evdev.abs, Evdev.positionY, contact.y)
      }
      let ended = lifted.filter { palms.contains($0.key) }
      for (_, slot) in ended {
        add(Evdev.abs, Evdev.slot, slot)
        add(Evdev.abs, Evdev.toolType, Evdev.palm)
      }
      add(Evdev.syn, Evdev.synReport, 0)
      guard !ended.isEmpty else { return }
      lift(ended)
      add(Evdev.syn, Evdev.synReport, 0)
    }
  }
}
