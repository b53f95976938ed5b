import GestureRuntime
import Testing

@testable import gspec

/// Tests of recordings and descriptions of several devices, one after the other.
@Suite("Several devices")
struct SeveralDevicesTests {
  // MARK: evtest

  private func evtest(_ name: String, property: Int, resolution: Int) -> String {
    """
    Input driver version is 1.0.1
    Input device ID: bus 0x3 vendor 0x1 product 0x2 version 0x1
    Input device name: "\(name)"
      Event type 3 (EV_ABS)
        Event code 53 (ABS_MT_POSITION_X)
          Max     1000
          Resolution      \(resolution)
        Event code 54 (ABS_MT_POSITION_Y)
          Max     2000
          Resolution      \(resolution)
    Properties:
      Property type \(property) (INPUT_PROP)
    Testing ... (interrupt to exit)

    """
  }

  private static let pressed = """
    Event: time 1.0, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 1
    Event: time 1.0, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 254
    Event: time 1.0, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 508
    Event: time 1.0, -------------- SYN_REPORT ------------

    """

  @Test("evtest: the device with the touches is read, whatever is described before or after it")
  func evtest() throws {
    let screen = evtest("Screen", property: 1, resolution: 10) + Self.pressed
    let pad = evtest("Pad", property: 0, resolution: 50)
    for text in [screen, screen + pad, pad + screen] {
      let read = try TraceText.read(text, TraceOptions())
      #expect(read.touches.first == "0 down 0 160,320")
      #expect(read.trace.header.device == "Screen" && read.notes.isEmpty, "\(read.notes)")
    }
    let both = try TraceText.read(
      pad + Self.pressed + screen
        + "Event: time 1.1, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 300\n",
      TraceOptions())
    #expect(both.trace.header.device == "Screen")
    #expect(both.notes.contains("x: not used: 4 \(UnusedReason.otherDevice.rawValue)"), "\(both.notes)")
  }

  // MARK: evemu

  private func evemu(_ name: String, properties: String, resolution: Int, head: String = "# EVEMU 1.3\n")
    -> String
  {
    """
    \(head)N: \(name)
    I: 0003 0001 0002 0001
    P: \(properties) 00 00 00 00 00 00 00
    A: 35 0 1000 0 0 \(resolution)
    A: 36 0 2000 0 0 \(resolution)

    """
  }

  private static let events = """
    E: 1.000000 0003 0039 1
    E: 1.000000 0003 0035 254
    E: 1.000000 0003 0036 508
    E: 1.000000 0000 0000 0

    """

  @Test("evemu: the device with the touches is read, also where no line tells the versions apart")
  func evemu() throws {
    for head in ["# EVEMU 1.3\n", ""] {
      let screen = evemu("Screen", properties: "02", resolution: 10, head: head) + Self.events
      let pad = evemu("Pad", properties: "01", resolution: 50, head: head)
      for text in [screen, screen + pad, pad + screen, "# EVEMU 1.3\nN: Keys\nP: 01\n" + screen] {
        let read = try TraceText.read(text, TraceOptions())
        #expect(read.touches.first == "0 down 0 160,320")
        #expect(read.trace.header.device == "Screen" && read.notes.isEmpty, "\(read.notes)")
      }
      let damaged = try TraceText.read(screen + pad + "E: 1.0 0003 zz\n", TraceOptions())
      #expect(damaged.notes.first?.contains("skipped: no event code after the type") == true)
    }
  }

  // MARK: --device

  @Test("a description may have the form of any recorder; of several devices the one with axes is meant")
  func descriptions() throws {
    let axes = """
      add device 1: /dev/input/event1
        name:     "Keys"
      add device 2: /dev/input/event2
        name:     "Screen"
          ABS (0003): 0035  : value 0, min 0, max 1000, fuzz 0, flat 0, resolution 10
                      0036  : value 0, min 0, max 2000, fuzz 0, flat 0, resolution 10

      """
    let texts = [
      axes, evtest("Screen", property: 1, resolution: 10),
      evemu("Screen", properties: "02", resolution: 10), "A: 35 0 1000 0 0 10\n",
    ]
    for text in texts {
      let axis = ReadTrace.device(Array(text.utf8))?.xAxis
      #expect(axis == EvdevDevice.Axis(low: 0, high: 1000, resolution: 10), "\(text)")
    }
    for text in ["", "notes\n", "N: Screen\n", "{\"trace\":1}\n", "Input driver version is 1.0.1\n"] {
      #expect(ReadTrace.device(Array(text.utf8)) == nil, "\(text)")
    }
  }

  @Test("the command reads a description, also from standard input, and refuses what is none")
  func command() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.spec, "sample.gspec.yaml")
    let screen = evtest("Screen", property: 1, resolution: 10)
    try folder.write(screen, "screen.evtest.txt")
    try folder.write("notes\n", "notes.txt")
    try folder.write("# EVEMU 1.3\n" + Self.events, "touch.evemu")
    for device in ["screen.evtest.txt", "-"] {
      let convert = try await folder.gspec(["convert", "touch.evemu", "--device", device], stdin: screen)
      #expect(convert.status == 0 && convert.stdout.contains("\"x\":160,\"y\":320"), "\(convert)")
      let run = try await folder.gspec(
        [
          "run", "sample.gspec.yaml", "--trace", "touch.evemu", "--target", "page/card", "--device", device,
          "--format", "json",
        ], stdin: screen)
      #expect(run.status == 0, "\(run)")
    }
    let wrong = try await folder.gspec(["convert", "touch.evemu", "--dpi", "160", "--device", "notes.txt"])
    #expect(
      wrong.status == 2 && wrong.stdout.isEmpty && wrong.stderr.contains("notes.txt: describes no device"),
      "\(wrong)")
  }
}
