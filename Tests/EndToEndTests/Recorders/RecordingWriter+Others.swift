import GestureRuntime

@testable import gspec

/// The forms of evtest and hid-recorder.
extension RecordingWriter {
  /// The form of `evtest`: the device's description, then events.
  func evtest(_ trace: Trace) -> String {
    let head = """
      Input driver version is 1.0.1
      Input device ID: bus 0x18 vendor 0x0 product 0x0 version 0x0
      Input device name: "Made touchscreen"
      Supported events:
        Event type 0 (EV_SYN)
        Event type 3 (EV_ABS)
          Event code 47 (ABS_MT_SLOT)
            Value      0
            Min        0
            Max        9
          Event code 53 (ABS_MT_POSITION_X)
            Value      0
            Min        0
            Max     \(range.x)
            Resolution      \(resolution.x)
          Event code 54 (ABS_MT_POSITION_Y)
            Value      0
            Min        0
            Max     \(range.y)
            Resolution      \(resolution.y)
      Properties:
        Property type 1 (INPUT_PROP_DIRECT)
      Testing ... (interrupt to exit)

      """
    return head
      + slotEvents(trace).map { event in
        let start = "Event: time \(seconds(event.time + 1_405_436_904_100_000)), "
        if event.type == Evdev.syn { return start + "-------------- SYN_REPORT ------------\n" }
        let type = Evdev.types.first { $0.value == event.type }?.key ?? ""
        let code = Evdev.codes[event.type]?.first { $0.value == event.code }?.key ?? ""
        return start + "type \(event.type) (\(type)), code \(event.code) (\(code)), value \(event.value)\n"
      }.joined()
  }

  /// The form of `hid-recorder` for a panel with two fingers in a report. More fingers are spread over several reports.
  func hid(_ trace: Trace) -> String {
    let finger =
      "09 22 a1 02 05 0d 09 42 15 00 25 01 75 01 95 01 81 02 95 07 81 03 09 51 25 7f 75 08 95 01 81 02 "
      + "05 01 75 10 55 0e 65 11 35 00 09 30 \(high(range.x, of: resolution.x)) 81 02 "
      + "09 31 \(high(range.y, of: resolution.y)) 81 02 c0 05 0d "
    let descriptor =
      "05 0d 09 04 a1 01 85 01 \(finger)\(finger)09 54 25 7f 75 08 95 01 81 02 c0".split(separator: " ")
    var text =
      "R: \(descriptor.count) \(descriptor.joined(separator: " "))\nN: Made touchscreen\nI: 18 0000 0000\n"
    var contacts: [[Int]] = []
    for event in listedEvents(trace, withIDs: true) {
      switch (event.type, event.code) {
      case (Evdev.abs, Evdev.trackingID): contacts.append([event.value])
      case (Evdev.abs, _): contacts[contacts.count - 1].append(event.value)
      case (Evdev.syn, Evdev.synReport):
        for start in stride(from: 0, to: max(1, contacts.count), by: 2) {
          let part = contacts[start..<min(contacts.count, start + 2)]
          let bytes = report(Array(part), count: start == 0 ? contacts.count : 0)
          text +=
            "E: \(seconds(event.time)) \(bytes.count) \(bytes.map { hex($0, digits: 2) }.joined(separator: " "))\n"
        }
        contacts = []
      default: break
      }
    }
    return text
  }

  /// The logical and the physical maximum of an axis. Physical lengths are in tenths of a millimetre.
  private func high(_ units: Int, of perMillimetre: Int) -> String {
    let length = Int((Double(units) * 10 / Double(perMillimetre)).rounded())
    return "26 \(bytes(units)) 46 \(bytes(length))"
  }

  private func bytes(_ value: Int) -> String {
    "\(hex(value & 255, digits: 2)) \(hex(value >> 8, digits: 2))"
  }

  private func report(_ contacts: [[Int]], count: Int) -> [Int] {
    var bytes = [1]
    for number in 0..<2 {
      guard number < contacts.count else {
        bytes += [0, 0, 0, 0, 0, 0]
        continue
      }
      let (id, x, y) = (contacts[number][0], contacts[number][1], contacts[number][2])
      bytes += [1, id & 127, x & 255, x >> 8 & 255, y & 255, y >> 8 & 255]
    }
    return bytes + [count]
  }
}
