import GestureRuntime
import TestSupport
import Testing

@testable import gspec

/// Tests with traces that are made to take hours: each of some hundred kilobytes is read within seconds.
@Suite("Hostile traces")
struct HostileTraceTests {
  /// Reads within 20 s of processor time: far above what it takes, and far below what comparing everything with everything would.
  private func read(_ text: String) throws -> (touches: [String], notes: [String]) {
    var result: (touches: [String], notes: [String]) = ([], [])
    let time = try processorSeconds {
      var notes = TraceNotes()
      let trace = try ReadTrace.trace(Array(text.utf8), options: TraceOptions(dpi: 160), notes: &notes)
      result = (TraceText.touches(of: trace), notes.lines(path: "x"))
    }
    #expect(time < 20)
    return result
  }

  private static let evemu = "# EVEMU 1.3\nA: 35 0 40000 0 0 100\nA: 36 0 40000 0 0 100\n"
  private static let notRead = UnusedReason.overLimit.rawValue

  @Test("the remark has the limit of contacts")
  func limit() { #expect(Self.notRead.hasSuffix("the first \(EvdevContacts.limit)")) }

  @Test("protocol A with 5,000 contacts in each frame: the first 64 are read")
  func listed() throws {
    var text = Self.evemu
    for frame in 0..<2 {
      for number in 0..<5000 {
        for event in ["0003 0035 \(number)", "0003 0036 \(number)", "0000 0002 0"] {
          text += "E: \(frame).000000 \(event)\n"
        }
      }
      text += "E: \(frame).000000 0000 0000 0\n"
    }
    let read = try read(text)
    // All are still down at the end, where they are cancelled.
    #expect(read.touches.count == 2 * EvdevContacts.limit)
    #expect(read.notes == ["x: not used: 9872 \(Self.notRead)"])
  }

  @Test("protocol B with 5,000 slots: the first 64 are read")
  func slots() throws {
    var text = Self.evemu
    for number in 0..<5000 {
      let time = "\(number / 1000).\(String(1_000_000 + number % 1000 * 1000).dropFirst())"
      for event in ["002f", "0039", "0035", "0036"] { text += "E: \(time) 0003 \(event) \(number)\n" }
      text += "E: \(time) 0000 0000 0\n"
    }
    let read = try read(text)
    #expect(read.touches.count == 2 * EvdevContacts.limit)
    #expect(read.notes == ["x: not used: \(3 * 4936) \(Self.notRead)"])
  }

  @Test("a panel whose descriptor has 4,000 fingers and one byte in each report")
  func fingers() throws {
    let finger = " 09 22 a1 02 09 42 81 02 c0"
    let text =
      "D: 0\nR: 9 05 0d 09 04 a1 01 25 01 75 01 95 01" + String(repeating: finger, count: 4000) + " c0\n"
      + String(repeating: "E: 000000.000000 1 00\n", count: 2000)
    let read = try read(text)
    #expect(read.touches.isEmpty && read.notes == ["x: not used: \(2000 * 3936) \(Self.notRead)"])
  }

  @Test("a descriptor with 30,000 ranges of usages has at most 4,096")
  func usages() {
    var bytes: [UInt8] = [0x05, 0x0D, 0x09, 0x04, 0xA1, 0x01, 0x75, 0x01, 0x95, 0x01, 0x19, 0x00]
    for _ in 0..<30_000 { bytes += [0x2A, 0xFF, 0x0F] }
    let time = processorSeconds {
      #expect(HIDReportDescriptor(bytes + [0x81, 0x02]).fields.map(\.usage) == [0x0D_0000])
    }
    #expect(time < 20)
  }

  @Test("a descriptor with 50,000 open collections and as many fields of nothing")
  func collections() {
    let open = [[UInt8]](repeating: [0xA1, 0x02], count: 50_000).joined()
    let inputs = [[UInt8]](repeating: [0x81, 0x02], count: 50_000).joined()
    let time = processorSeconds {
      let head: [UInt8] = [0x05, 0x0D, 0x09, 0x04, 0xA1, 0x01]
      #expect(HIDReportDescriptor(head + open + inputs).fields.isEmpty)
    }
    #expect(time < 20)
  }

  @Test("20,000 lines that each name another device", arguments: [TraceFormat.sendevent, .getevent])
  func devices(_ format: TraceFormat) throws {
    func line(_ device: Int, _ type: Int, _ code: Int, _ value: Int) -> String {
      if format == .sendevent { return "sendevent /dev/input/event\(device) \(type) \(code) \(value)\n" }
      func hex(_ number: Int, _ length: Int) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: length - digits.count) + digits
      }
      return "[ 1.000000] /dev/input/event\(device): \(hex(type, 4)) \(hex(code, 4)) \(hex(value, 8))\n"
    }
    let touch = line(0, 3, 53, 10) + line(0, 3, 54, 20) + line(0, 0, 0, 0)
    let read = try read(touch + (1...20_000).map { line($0, 3, 57, 1) }.joined())
    #expect(read.touches == ["0 down 0 10,20", "0 cancel 0 10,20"])
    #expect(read.notes.contains("x: not used: 20000 \(UnusedReason.otherDevice.rawValue)"))
  }

  @Test("a line with 50,000 keys, of which the last may be one of the first")
  func keys() throws {
    let many = (0..<50_000).map { "\"k\($0)\":1" }.joined(separator: ",")
    #expect(try read("{\"t\":0,\"phase\":\"tick\",\(many)}\n").touches.isEmpty)
    let down = "{\"t\":0,\"phase\":\"down\",\"id\":0,\"x\":1,\"y\":2,\(many)}\n"
    #expect(try read(down).touches == ["0 down 0 1,2"])
    for repeated in ["t", "k3", "k49999"] {
      let error = #expect(throws: TraceError.self) {
        try read("{\"t\":0,\"phase\":\"tick\",\(many),\"\(repeated)\":1}\n")
      }
      #expect(error?.message.hasSuffix("\"\(repeated)\" is said twice") == true)
    }
  }

  @Test("frames of one line keep their order")
  func oneLine() throws {
    func event(_ type: Int, _ code: Int, _ value: Int) -> String {
      "sendevent /dev/input/event1 \(type) \(code) \(value); "
    }
    let down = (0...1).map { event(3, 47, $0) + event(3, 57, $0) + event(3, 53, $0) + event(3, 54, $0) }
    let move = event(3, 47, 1) + event(3, 53, 5) + event(0, 0, 0) + event(3, 47, 0) + event(3, 53, 7)
    let read = try read(down.joined() + event(0, 0, 0) + move + event(0, 0, 0) + "\n")
    #expect(
      read.touches == [
        "0 down 0 0,0", "0 down 1 1,1", "10 move 1 5,1", "20 move 0 7,0", "20 cancel 0 7,0",
        "20 cancel 1 5,1",
      ])
  }
}
