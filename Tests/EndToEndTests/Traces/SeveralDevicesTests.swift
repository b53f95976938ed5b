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
}
