import GestureRuntime
import SpecParser

@testable import gspec

/// Writes a trace in the forms of recorders, to test their readers.
struct RecordingWriter {
  /// Device units per millimetre, different for the two axes.
  var resolution = (x: 20, y: 11)
  /// The greatest places on the panel, in device units.
  var range = (x: 2_000, y: 2_000)
  /// Whether the recording has the resolution.
  var saysResolution = true

  /// One event, which all forms have in common.
  struct Event {
    var time: Microseconds
    var type: Int
    var code: Int
    var value: Int
  }

  /// The touches that a reader must find: places in whole device units, without moves that change nothing.
  func expected(_ trace: Trace) -> [EvdevTouch] {
    var last: [Int: (x: Int, y: Int)] = [:]
    return touches(trace).compactMap { touch in
      let place = units(touch.location)
      if touch.phase == .move, let old = last[touch.finger], old == place { return nil }
      let shown = touch.phase == .up ? last[touch.finger] ?? place : place
      last[touch.finger] = place
      return EvdevTouch(
        time: touch.time, phase: touch.phase, finger: touch.finger, x: shown.x, y: shown.y, line: 0)
    }
  }

  private func touches(_ trace: Trace) -> [TraceTouch] {
    trace.events.compactMap { if case .touch(let touch) = $0.action { touch } else { nil } }
  }

  private func units(_ place: Point) -> (x: Int, y: Int) {
    (
      Int((place.x / PointUnit.points(1) * Double(resolution.x)).rounded()),
      Int((place.y / PointUnit.points(1) * Double(resolution.y)).rounded())
    )
  }

  // MARK: Events

  /// Protocol B: slots, only changes.
  func slotEvents(_ trace: Trace) -> [Event] {
    var events: [Event] = []
    var slots: [Int: Int] = [:]
    var current = 0
    var sent: [Int: (x: Int, y: Int)] = [:]
    for frame in frames(trace) {
      let time = frame[0].time
      func add(_ type: Int, _ code: Int, _ value: Int) {
        events.append(Event(time: time, type: type, code: code, value: value))
      }
      let before = events.count
      for touch in frame {
        let slot = slots[touch.finger] ?? (0...).first { !slots.values.contains($0) } ?? 0
        let place = units(touch.location)
        if touch.phase == .move, let old = sent[slot], old == place { continue }
        if slot != current { add(3, 0x2F, slot) }
        current = slot
        if touch.phase == .down { add(3, 0x39, touch.finger + 100) }
        if touch.phase == .up {
          add(3, 0x39, -1)
        } else {
          // The kernel sends only values that differ from the slot's last ones, even if those are from an earlier finger.
          if sent[slot]?.x != place.x { add(3, 0x35, place.x) }
          if sent[slot]?.y != place.y { add(3, 0x36, place.y) }
          sent[slot] = place
        }
        slots[touch.finger] = touch.phase == .up ? nil : slot
      }
      if events.count > before { add(0, 0, 0) }
    }
    return events
  }

  /// Protocol A: every frame lists all contacts.
  func listedEvents(_ trace: Trace, withIDs: Bool) -> [Event] {
    var events: [Event] = []
    var down: [Int: (x: Int, y: Int)] = [:]
    for frame in frames(trace) {
      let time = frame[0].time
      for touch in frame { down[touch.finger] = touch.phase == .up ? nil : units(touch.location) }
      for (finger, place) in down.sorted(by: { $0.key < $1.key }) {
        if withIDs { events.append(Event(time: time, type: 3, code: 0x39, value: finger)) }
        events.append(Event(time: time, type: 3, code: 0x35, value: place.x))
        events.append(Event(time: time, type: 3, code: 0x36, value: place.y))
        events.append(Event(time: time, type: 0, code: 2, value: 0))
      }
      if down.isEmpty { events.append(Event(time: time, type: 0, code: 2, value: 0)) }
      events.append(Event(time: time, type: 0, code: 0, value: 0))
    }
    return events
  }

  /// Groups the samples of one time. Lifts get a frame of their own, so that the last place of a lifting finger counts.
  private func frames(_ trace: Trace) -> [[TraceTouch]] {
    var frames: [[TraceTouch]] = []
    for touch in touches(trace) {
      if let last = frames.last?.first, last.time == touch.time, (last.phase == .up) == (touch.phase == .up) {
        frames[frames.count - 1].append(touch)
      } else {
        frames.append([touch])
      }
    }
    return frames
  }

  // MARK: Forms

  func evemu(_ trace: Trace) -> String {
    let resolutions = saysResolution ? [resolution.x, resolution.y] : [0, 0]
    return """
      # EVEMU 1.3
      # Input device name: "Made touchscreen"
      N: Made touchscreen
      I: 0018 0000 0000 0000
      P: 02 00 00 00 00 00 00 00
      A: 2f 0 9 0 0 0
      A: 35 0 \(range.x) 0 0 \(resolutions[0])
      A: 36 0 \(range.y) 0 0 \(resolutions[1])
      A: 39 0 65535 0 0 0

      """
        + slotEvents(trace).map { "E: \(seconds($0.time + 1)) \(hex($0.type)) \(hex($0.code)) \($0.value)\n" }
        .joined()
  }

  func libinput(_ trace: Trace) -> String {
    """
    # libinput record
    version: 1
    ndevices: 1
    devices:
    - node: /dev/input/event5
      evdev:
        # Name: Made touchscreen
        #   Event type 3 (EV_ABS)
        #     Event code 47 (ABS_MT_SLOT)
        #       Value      0
        name: "Made touchscreen"
        id: [24, 0, 0, 0]
        absinfo:
          47: [0, 9, 0, 0, 0]
          53: [0, \(range.x), 0, 0, \(resolution.x)]
          54: [0, \(range.y), 0, 0, \(resolution.y)]
          57: [0, 65535, 0, 0, 0]
        properties: [1]
      events:
      - evdev:

    """
      + slotEvents(trace).map {
        "    - [\($0.time / 1_000_000), \($0.time % 1_000_000), \($0.type), \($0.code), \($0.value)]\n"
      }.joined()
  }

  /// - Parameters:
  ///   - events: the events of either protocol.
  ///   - isLabelled: the form of `getevent -lt`, else that of `getevent -t`.
  func getevent(_ events: [Event], isLabelled: Bool) -> String {
    let head = """
      add device 1: /dev/input/event2
        name:     "made_touchscreen"
          ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                      ABS_MT_POSITION_X     : value 0, min 0, max \(range.x), fuzz 0, flat 0, resolution \(resolution.x)
                      ABS_MT_POSITION_Y     : value 0, min 0, max \(range.y), fuzz 0, flat 0, resolution \(resolution.y)
        input props:
          INPUT_PROP_DIRECT

      """
    return (saysResolution ? head : "") + events.map { line($0, isLabelled: isLabelled) }.joined()
  }

  private func line(_ event: Event, isLabelled: Bool) -> String {
    let bits = hex(UInt32(bitPattern: Int32(event.value)), digits: 8)
    let time = "[ \(seconds(event.time + 53_890_813_990))] /dev/input/event2: "
    guard isLabelled else { return "\(time)\(hex(event.type)) \(hex(event.code)) \(bits)\r\r\n" }
    let type = Evdev.types.first { $0.value == event.type }?.key ?? ""
    let code = Evdev.codes[event.type]?.first { $0.value == event.code }?.key ?? ""
    return "\(time)\(type)       \(code)   \(bits)            \n"
  }

  func seconds(_ time: Microseconds) -> String {
    let micro = String(time % 1_000_000)
    return "\(time / 1_000_000)." + String(repeating: "0", count: 6 - micro.count) + micro
  }

  func hex(_ value: some BinaryInteger, digits: Int = 4) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
