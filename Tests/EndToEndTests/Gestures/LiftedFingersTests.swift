import Testing

@testable import gspec

/// Which fingers a part of a gesture in words can end.
@Suite("Lifts and cancels")
struct LiftedFingersTests {
  @Test("fingers that are not down cannot lift or cancel; only a `lift` of all may end none")
  func notDown() throws {
    for (line, message) in [
      ("pinch out 120pt, then lift 1 finger, then move left 100pt", "no finger is down that could lift"),
      ("drag left 100pt, then cancel", "no finger is down that could cancel"),
      ("press, then lift 2 fingers", "2 fingers cannot lift: only one is down"),
      ("two fingers press, then cancel 3 fingers", "3 fingers cannot cancel: only 2 are down"),
    ] {
      let error = #expect(throws: GestureError.self, "\(line)") { try Played(line) }
      #expect(error?.message == message)
    }
    #expect(try Played("drag left 100pt, then wait 100ms, then lift").fingers.count == 1)
  }
}
