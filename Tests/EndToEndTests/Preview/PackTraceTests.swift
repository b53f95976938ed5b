import GestureRuntime
import Testing

@testable import gspec

@Suite("Traces on a preview page")
struct PackTraceTests {
  /// A finger that moves to places with these x, one after the other.
  private func trace(_ places: [Double]) -> Trace {
    let events = places.enumerated().map { index, x in
      TraceEvent(
        .touch(
          TraceTouch(
            time: Microseconds(index * 1000), phase: index == 0 ? .down : .move, finger: 0,
            location: Point(x: x, y: 0))))
    }
    return Trace(header: TraceHeader(), events: events)
  }

  private func lines(_ places: [Double]) -> [String] {
    Array(PackTrace.lines(PackTrace.rounded(trace(places)), screen: Point(x: 390, y: 844)).dropFirst(2))
  }

  @Test("moves are one line of numbers")
  func moves() {
    #expect(lines([0, 1, 1.5]) == ["[1000,0,64,0,1000,0,32,0]"])
  }

  @Test(
    "a move too far for such a line stays as it is, with the last bit of its place",
    arguments: [1e15, 9.3e18, 1e300, -1.7e308, 1.7e308])
  func far(_ x: Double) throws {
    let lines = lines([0, x, -x, -x])
    #expect(lines.count == 3 && lines.last == "[1000,0,0,0]", "\(lines)")
    for (line, place) in zip(lines, [x, -x]) {
      guard case .number(let text) = try JSONReader.value(line.utf8)["x"] else {
        Issue.record("no place: \(line)")
        continue
      }
      #expect(Double(text) == place)
    }
  }
}
