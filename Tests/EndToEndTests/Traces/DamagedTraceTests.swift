import Foundation
import GestureRuntime
import TestSupport
import Testing

@testable import gspec

/// Checks that damaged traces are read, or are errors with a reason, and never crash the reader.
@Suite("Damaged traces")
struct DamagedTraceTests {
  static let sources: [(TraceFormat, String)] = {
    let line =
      "two fingers press, then move outward 60pt in 50ms, then lift 1 finger, then move up 20pt in 50ms"
    guard let parsed = try? ParseGesture.line(line),
      let trace = try? Hand.trace(parsed, settings: HandSettings())
    else { return [] }
    let writer = RecordingWriter()
    return [
      (.evemu, writer.evemu(trace)), (.libinput, writer.libinput(trace)),
      (.getevent, writer.getevent(writer.slotEvents(trace), isLabelled: true)),
      (.getevent, writer.getevent(writer.listedEvents(trace, withIDs: false), isLabelled: false)),
      (.jsonLines, Sample.touch + #"{"t":99,"set":{"a":"\u00e9","b":[1,2,{"c":null}]}}"#),
    ]
  }()

  @Test("changed, missing and repeated bytes", arguments: sources.indices)
  func mutated(_ index: Int) {
    let (format, text) = Self.sources[index]
    let original = Array(text.utf8)
    var random = RandomNumbers(seed: UInt64(index) + 1)
    for _ in 0..<400 {
      var bytes = original
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(UInt8.random(in: 0x20...0x7E, using: &random), at: place)
        default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 60)], at: place)
        }
      }
      read(bytes, format)
    }
  }

  @Test(
    "the greatest and least numbers that can be written",
    arguments: [
      (
        TraceFormat.evemu,
        "A: 35 -9223372036854775808 9223372036854775807 0 0 1\nE: 9000000000.999999 0000 0002 2147483647\n"
      ),
      (
        .evemu,
        "A: 35 -9223372036854775808 9223372036854775807 0 0 9223372036854775807\nE: 1.0 0003 0035 -2147483648\nE: 1.0 0000 0000 0\n"
      ),
      (.evemu, "E: 99999999999999999999.0 0003 0035 1\nE: 1.1 ffff ffff 1\nE: 1.1 fffffffff 1 1\n"),
      (
        .libinput,
        "- node: x\n- [9223372036854775807, 9223372036854775807, 3, 53, 2147483647]\n- [8999999999, 999999, 0, 0, 0]\n"
      ),
      (
        .libinput,
        "- [0, 0, 9223372036854775807, -9223372036854775808, -2147483648]\n 53: [-9223372036854775808, 9223372036854775807, 0, 0, 1]\n"
      ),
      (
        .getevent,
        "[ 9223372036854775807.999999] 0003 0035 ffffffff\n[ 1.0] 0003 0035 80000000\n[ 1.0] 0000 0000 00000000\n"
      ),
      (.jsonLines, #"{"t":9007199254740.992,"phase":"down","id":9223372036854775807,"x":1e308,"y":-1e308}"#),
      (
        .jsonLines,
        #"{"trace":1,"unit":"px","dpi":1e-300}"# + "\n" + #"{"t":0,"phase":"down","id":1,"x":1e300,"y":1}"#
      ),
    ])
  func extremes(_ format: TraceFormat, _ text: String) {
    read(Array(text.utf8), format)
  }

  private func read(_ bytes: [UInt8], _ format: TraceFormat) {
    var notes = TraceNotes()
    do throws(TraceError) {
      let trace = try ReadTrace.trace(bytes, options: TraceOptions(format: format, dpi: 160), notes: &notes)
      let touches = trace.events.count
      #expect(touches <= bytes.count)
    } catch {
      #expect(!error.message.isEmpty)
    }
  }
}
