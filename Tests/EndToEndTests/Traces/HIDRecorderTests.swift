import GestureRuntime
import Testing

@testable import gspec

/// Tests of reports of a panel with two fingers in each report.
@Suite("hid-recorder")
struct HIDRecorderTests {
  /// The descriptor of a finger: tip and confidence, contact id, x up to 1000 for 100 mm, y up to 2000 for 200 mm.
  private static let finger = """
    09 22 a1 02 05 0d 09 42 15 00 25 01 75 01 95 01 81 02 09 47 81 02 95 06 81 03 \
    09 51 25 7f 75 08 95 01 81 02 05 01 09 30 26 e8 03 75 10 55 0e 65 11 35 00 46 e8 03 81 02 \
    09 31 26 d0 07 46 d0 07 81 02 c0
    """

  /// The descriptor of a mouse's report 2, followed by that of a touch screen's report 1.
  private static let descriptor = """
    05 01 09 02 a1 01 85 02 09 30 09 31 15 81 25 7f 75 08 95 02 81 06 c0 \
    05 0d 09 04 a1 01 85 01 \(finger) 05 0d \(finger) 05 0d 09 54 25 7f 75 08 95 01 81 02 c0
    """

  private static let head = """
    # Panel
    D: 0
    R: 160 \(descriptor)
    N: Some Panel
    P: usb-0000:00:14.0-1/input0
    I: 3 1234 5678

    """

  /// A report with fingers as `tip id x y`, and with the number of contacts of the frame.
  private func report(_ milliseconds: Int, count: Int, _ fingers: [[Int]]) -> String {
    var bytes = [1]
    for number in 0..<2 {
      let finger = number < fingers.count ? fingers[number] : [0, 0, 0, 0]
      bytes += [finger[0], finger[1], finger[2] & 255, finger[2] >> 8, finger[3] & 255, finger[3] >> 8]
    }
    let text = (bytes + [count]).map { (($0 < 16) ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
    return "E: 000000.\(String(1_000_000 + milliseconds * 1000).dropFirst()) 14 \(text)\n"
  }

  private func read(_ text: String) throws(TraceError) -> (touches: [String], notes: [String], trace: Trace) {
    try TraceText.read(text, TraceOptions())
  }

  @Test("places, the size of the panel, lifts with a report and lifts without one")
  func touches() throws {
    let text =
      Self.head + report(0, count: 1, [[3, 5, 100, 200]]) + "E: 000000.005000 3 02 01 ff\n"
      + report(10, count: 2, [[3, 5, 100, 210], [3, 9, 500, 400]])
      + report(20, count: 2, [[2, 5, 0, 0], [3, 9, 500, 410]]) + report(30, count: 1, [[2, 9, 500, 410]])
      + report(40, count: 1, [[3, 5, 0, 0]]) + report(50, count: 0, [])
    let read = try read(text)
    #expect(
      read.touches == [
        "0 down 0 62.992,125.984", "10 move 0 62.992,132.283", "10 down 1 314.961,251.969",
        "20 up 0 62.992,132.283", "20 move 1 314.961,258.268", "30 up 1 314.961,258.268", "40 down 2 0,0",
        "50 up 2 0,0",
      ])
    #expect(read.trace.header.device == "Some Panel")
    #expect(read.trace.header.screen.map { ($0.x * 25.4 / 160).rounded() == 100 } == true)
    #expect(read.notes == ["x: not used: \(UnusedReason.notTouch.text(1))"])
  }

  @Test("a frame may be spread over several reports; a contact without confidence is a palm")
  func hybrid() throws {
    let text =
      Self.head + report(0, count: 3, [[3, 1, 10, 10], [3, 2, 20, 10]])
      + report(2, count: 0, [[3, 3, 30, 10]])
      + report(10, count: 3, [[3, 1, 10, 10], [1, 2, 20, 10]]) + report(12, count: 0, [[2, 3, 30, 10]])
    let read = try read(text)
    #expect(
      read.touches.map { $0.split(separator: " ").prefix(3).joined(separator: " ") } == [
        "0 down 0", "0 down 1", "0 down 2", "10 cancel 1", "10 up 2", "10 cancel 0",
      ])
  }

  @Test("a contact that ends without confidence is a palm, and does not lift; its slot is free afterwards")
  func palmAtEnd() throws {
    let text =
      Self.head + report(0, count: 2, [[3, 1, 10, 10], [3, 2, 500, 10]])
      + report(10, count: 2, [[0, 1, 10, 10], [2, 2, 500, 10]]) + report(20, count: 1, [[3, 3, 30, 10]])
      + report(30, count: 1, [[2, 3, 30, 10]])
    let read = try read(text)
    #expect(
      read.touches.map { $0.split(separator: " ").prefix(3).joined(separator: " ") } == [
        "0 down 0", "0 down 1", "10 cancel 0", "10 up 1", "20 down 2", "30 up 2",
      ])
  }

  @Test(
    "a report with fewer bytes than it states, or with something else, is skipped, and its fingers stay down",
    arguments: [(" 01 02\n", "\n"), (" 02\n", " 02 |\n"), (" d2 00 ", " d200 "), (" 14 ", " x ")])
  func cut(_ piece: String, _ other: String) throws {
    let pressed = Self.head + report(0, count: 2, [[3, 5, 100, 200], [3, 9, 500, 400]])
    let damaged = report(10, count: 2, [[3, 5, 100, 210], [3, 9, 500, 410]])
    #expect(damaged.contains(piece))
    let read = try read(
      pressed + damaged.replacing(piece, with: other)
        + report(20, count: 2, [[3, 5, 0, 0], [3, 9, 500, 420]]))
    #expect(
      read.touches.map { $0.split(separator: " ").prefix(3).joined(separator: " ") } == [
        "0 down 0", "0 down 1", "20 move 0", "20 move 1", "20 cancel 0", "20 cancel 1",
      ])
    #expect(
      read.notes.first?.hasPrefix("x:8: skipped: not a count and as many bytes in hexadecimal digits: E: ")
        == true, "\(read.notes)")
  }

  @Test("a damaged descriptor is an error with its line")
  func cutDescriptor() {
    do throws(TraceError) {
      _ = try read(
        Self.head.replacing(" c0\n", with: " c0 zz\n") + report(0, count: 1, [[3, 5, 100, 200]]))
      Issue.record("read")
    } catch {
      #expect(error.line == 3 && error.message.hasPrefix("not a count and as many bytes"), "\(error)")
    }
  }

  @Test("damaged descriptors and reports never crash the reader")
  func damage() {
    for length in stride(from: 0, through: Self.descriptor.count, by: 7) {
      let text =
        "R: 9 \(Self.descriptor.prefix(length))\n" + report(0, count: 2, [[3, 5, 1, 2], [3, 6, 1, 2]])
      _ = try? read(text)
      _ = try? read(text + "E: 000000.010000 2 01 03\nE: x\nD: -5\nR: 3 fe ff 00 05\nR: 4 95 ff 75 ff\n")
    }
    #expect(HIDReportDescriptor([0xFE]).fields.isEmpty && HIDReportDescriptor([0x27, 1]).fields.isEmpty)
    #expect(throws: TraceError.self) { try read("R: 2 05 0d\n") }
  }
}
