import Foundation
import GestureRuntime
import Testing

@testable import gspec

/// Tests of further forms: evtest from bug reports, getevent without -t, scripts that play touches by sendevent.
@Suite("Other recorders")
struct OtherRecorderTests {
  private static let evtest = """
    Available devices:
    /dev/input/event0:\tPower Button
    /dev/input/event5:\tAtmel maXTouch Touchscreen
    Select the device event number [0-5]: 5
    Input driver version is 1.0.1
    Input device ID: bus 0x18 vendor 0x3eb product 0x2134 version 0x100
    Input device name: "Atmel maXTouch Touchscreen"
    Supported events:
      Event type 0 (EV_SYN)
      Event type 3 (EV_ABS)
        Event code 47 (ABS_MT_SLOT)
          Value      1
          Min        0
          Max        9
        Event code 53 (ABS_MT_POSITION_X)
          Value      0
          Min        0
          Max     1000
          Resolution      10
        Event code 54 (ABS_MT_POSITION_Y)
          Value      0
          Min        0
          Max     2000
          Resolution      10
    Properties:
      Property type 1 (INPUT_PROP_DIRECT)
    Testing ... (interrupt to exit)
    Event: time 1405436904.100000, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 7
    Event: time 1405436904.100000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 254
    Event: time 1405436904.100000, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 508
    Event: time 1405436904.100000, type 4 (EV_MSC), code 4 (MSC_SCAN), value 90001
    Event: time 1405436904.100000, -------------- SYN_REPORT ------------
    Event: time 1405436904.112500, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 381
    Event: time 1405436904.112500, -------------- Report Sync ------------
    Event: time 1405436904.150000, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value -1
    Event: time 1405436904.150000, -------------- SYN_REPORT ------------

    """

  @Test("evtest: events, axes, the size of a unit and the starting slot")
  func evtest() throws {
    let read = try TraceText.read(Self.evtest, TraceOptions())
    #expect(
      read.touches == ["0 down 0 160,320", "12.5 move 0 240,320", "50 up 0 240,320"])
    #expect(read.trace.header.device == "Atmel maXTouch Touchscreen")
    #expect(read.notes == ["x: not used: \(UnusedReason.notTouch.text(1))"])
    #expect(ReadEvtest.recording(Array(Self.evtest.utf8)).device.startingSlot == 1)
  }

  @Test("evtest without a description, with protocol A, SYN_DROPPED and a damaged line")
  func evtestAlone() throws {
    let head = "Event: time 1.0, "
    let read = try TraceText.read(
      """
      \(head)type 3 (Absolute), code 53 (?), value 10
      \(head)type 3 (Absolute), code 54 (?), value 20
      \(head)++++++++++++++ SYN_MT_REPORT ++++++++++++
      \(head)-------------- SYN_REPORT ------------
      \(head)type 3 (EV_ABS), value
      Event: time 2.0, >>>>>>>>>>>>>> SYN_DROPPED <<<<<<<<<<<<
      Event: time 2.0, -------------- SYN_REPORT ------------
      """)
    #expect(read.touches == ["0 down 0 10,20", "1000 cancel 0 10,20"])
    #expect(read.notes.first?.hasPrefix("x:5: skipped: not a time, a type, a code and a value") == true)
  }

  @Test("evtest: values of scan codes and time stamps, which are not used, may be any word")
  func scanCodes() throws {
    let head = "Event: time 1.0, type"
    let read = try TraceText.read(
      """
      \(head) 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 10
      \(head) 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 20
      \(head) 4 (EV_MSC), code 5 (MSC_TIMESTAMP), value 4294967295
      \(head) 4 (EV_MSC), code 5 (MSC_TIMESTAMP), value 123456789012
      \(head) 4 (EV_MSC), code 4 (MSC_SCAN), value c00e2
      Event: time 1.0, -------------- SYN_REPORT ------------
      """)
    #expect(read.notes == ["x: not used: 3 \(UnusedReason.notTouch.rawValue)"], "\(read.notes)")
  }

  private static let untimed = """
    /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   00000001
    /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    0000000a
    /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    00000014
    /dev/input/event2: EV_SYN       SYN_REPORT           00000000
    /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    0000000c
    /dev/input/event2: EV_SYN       SYN_REPORT           00000000
    /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
    /dev/input/event2: EV_SYN       SYN_REPORT           00000000

    """

  @Test("getevent without times: frames at even intervals, with a remark")
  func untimed() throws {
    let read = try TraceText.read(Self.untimed)
    #expect(read.touches == ["0 down 0 10,20", "10 move 0 12,20", "20 up 0 12,20"])
    #expect(
      read.notes.count == 1
        && read.notes.first?.contains("a frame is taken to come every 10 ms (--frame-time") == true)
    var options = TraceOptions(dpi: 160)
    options.frameTime = 4_000
    #expect(try TraceText.read(Self.untimed, options).touches.last == "8 up 0 12,20")
    // If one event has a time, events without a time are damaged lines.
    let mixed = try TraceText.read(
      Self.untimed + "[ 5.000000] /dev/input/event2: EV_SYN SYN_REPORT 00000000\n", options)
    #expect(mixed.touches.isEmpty && mixed.notes.first?.contains("an event without a time") == true)
  }

  @Test("getevent: damaged lines are reported, and not lists of devices and codes, or prose")
  func damagedUntimed() throws {
    let damaged = [
      "/dev/input/event2: 0003 0039 fffffff", "EV_ABS       ABS_MT_POSITION_X", "0003 0035 000",
      "[ 1.00x00] /dev/input/event2: 0003 0035 00000001",
    ]
    let others = [
      "/dev/input/event0:\tPower Button",
      "could not get driver version for /dev/input/mice, Not a typewriter",
      "    KEY (0001): 0072  0073  0074  008e  008f  00d9  0244", "                0100  0101* 0102",
      "[1]+ Done", "shell@device:/ $ getevent",
    ]
    let read = try TraceText.read(Self.untimed + (damaged + others).joined(separator: "\n"))
    let skipped = read.notes.filter { $0.contains("skipped") }
    #expect(skipped.count == damaged.count, "\(read.notes)")
    for (note, line) in zip(skipped, damaged) {
      #expect(note.contains("a type, a code and a value of 8 hex digits: \(line)"), "\(note)")
    }
    #expect(skipped.last?.contains("skipped: not a time, a type") == true)
  }

  @Test(
    "sendevent: several commands in a line, unsigned values, sleeps; frames without a sleep at even intervals"
  )
  func sendevent() throws {
    let read = try TraceText.read(
      """
      #!/system/bin/sh
      sendevent /dev/input/event2 3 57 1
      sendevent /dev/input/event2 3 53 10; sendevent /dev/input/event2 3 54 20
      sendevent /dev/input/event2 0 0 0
      sleep 0.25
      adb shell "sendevent /dev/input/event2 3 53 12 ; sendevent /dev/input/event2 0 0 0"
      sendevent /dev/input/event2 3 53 13   # no sleep before it
      sendevent /dev/input/event2 0 0 0
      usleep 5000
      sendevent /dev/input/event2 3 57 4294967295 && sendevent /dev/input/event2 0 0 0
      sendevent /dev/input/event2 3 53 five
      """)
    #expect(
      read.touches == ["0 down 0 10,20", "250 move 0 12,20", "260 move 0 13,20", "265 up 0 13,20"])
    #expect(
      read.notes.first?.hasPrefix("x:11: skipped: sendevent takes a device, a type, a code and a value")
        == true)
  }

  @Test("evtest: the marks of its versions that write the type of the event")
  func marks() throws {
    let old = Self.evtest.replacing("SYN_REPORT", with: "EV_SYN")
    #expect(
      try TraceText.read(old, TraceOptions()).touches == TraceText.read(Self.evtest, TraceOptions()).touches)
  }

  @Test("getevent -l: labels of tools")
  func labelledTools() throws {
    let tool = "/dev/input/event2: EV_ABS       ABS_MT_TOOL_TYPE     MT_TOOL_"
    var lines = Self.untimed.components(separatedBy: "\n")
    lines.insert(tool + "PALM", at: 5)
    lines.insert(tool + "FINGER", at: 4)
    lines.insert(tool + "PEN", at: 0)
    let read = try TraceText.read(lines.joined(separator: "\n"))
    #expect(read.touches == ["0 down 0 10,20", "10 cancel 0 10,20"])
    #expect(Array(read.trace.touches).first?.tool == .pen)
    #expect(!read.notes.contains { $0.contains("skipped") }, "\(read.notes)")
  }

  @Test("sendevent: quotes around the device")
  func quotedDevice() throws {
    let script = """
      DEV=/dev/input/event2
      sendevent "$DEV" 3 57 1; sendevent '$DEV' 3 53 10
      adb shell 'sendevent "$DEV" 3 57 1; sendevent "$DEV" 3 53 10' && adb shell "sendevent $DEV 3 54 20"
      sendevent "$DEV" 0 0 0
      sleep "0.05"
      sendevent "$DEV" 3 57 -1; sendevent "$DEV" 0 0 0
      """
    let read = try TraceText.read(script)
    #expect(read.touches == ["0 down 0 10,20", "50 up 0 10,20"], "\(read.notes)")
  }

  @Test(
    "a prompt, prose or the kernel's log may stand before a recording",
    arguments: [
      "[user@host ~]$ evtest /dev/input/event5", "[    5.123456] usb 1-2: new full-speed device",
      "2026 was the year of this phone", "2026-11-30: the touchscreen jumps", "user@host:~$ evtest",
    ])
  func linesBefore(_ line: String) throws {
    #expect(try TraceText.read(line + "\n" + Self.evtest, TraceOptions()).touches.count == 3)
    #expect(try TraceText.read(line + "\n" + Self.untimed).touches.count == 3)
    #expect(throws: TraceError.self) { try TraceText.read(line) }
  }

  @Test("evemu: a recording that is indented, as in a bug report")
  func indented() throws {
    let lines = [
      "# EVEMU 1.3", "N: panel", "I: 0018 0000 0000 0000", "P: 02 00 00 00 00 00 00 00",
      "B: 00 0b 00 00 00 00 00 00 00",
      "A: 35 0 1000 0 0 10", "A: 36 0 1000 0 0 10", "E: 0.000001 0003 0039 0001",
      "E: 0.000001 0003 0035 0127",
      "E: 0.000001 0003 0036 0254", "E: 0.000001 0000 0000 0000",
    ]
    let text = "The panel:\n\n" + lines.map { "    " + $0 }.joined(separator: "\n")
    let read = try TraceText.read(text, TraceOptions())
    #expect(read.touches == ["0 down 0 80,160", "0 cancel 0 80,160"])
    #expect(read.notes.isEmpty, "\(read.notes)")
  }

  @Test("the command reads them, and has an option for the time of a frame")
  func command() async throws {
    let run = try await GSpecProcess.run(
      "convert", "-", "--dpi", "160", "--frame-time", "20ms", stdin: Self.untimed)
    #expect(run.status == 0 && run.stdout.contains("{\"t\":40,\"phase\":\"up\""), "\(run)")
    let wrong = try await GSpecProcess.run("convert", "-", "--frame-time", "0ms", stdin: Self.untimed)
    #expect(wrong.status == 2 && wrong.stderr.contains("--frame-time"))
  }
}

/// The touches of a trace as text.
enum TraceText {
  /// What is read of a recording.
  static func read(_ text: String, _ options: TraceOptions = TraceOptions(dpi: 160)) throws(TraceError) -> (
    touches: [String], notes: [String], trace: Trace
  ) {
    var notes = TraceNotes()
    let trace = try ReadTrace.trace(Array(text.utf8), options: options, notes: &notes)
    return (touches(of: trace), notes.lines(path: "x"), trace)
  }

  /// `12.5 move 0 10,20`: milliseconds, phase, finger, place in points.
  static func touches(of trace: Trace) -> [String] {
    trace.events.compactMap { event in
      guard case .touch(let touch) = event.action else { return nil }
      let place = "\(DecimalText.text(touch.location.x)),\(DecimalText.text(touch.location.y))"
      return "\(DecimalText.text(Double(touch.time) / 1000)) \(touch.phase) \(touch.finger) \(place)"
    }
  }
}
