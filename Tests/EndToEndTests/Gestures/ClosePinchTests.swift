import Testing

@testable import gspec

@Suite("Described gestures: fingers that would meet")
struct ClosePinchTests {
  @Test(
    "fingers cannot come closer than they are apart",
    arguments: [
      "pinch in 300pt", "pinch in 120pt span 80pt", "press two fingers then move inward 200pt",
      "rotate clockwise 30deg while move inward 195pt",
    ])
  func tooClose(_ line: String) {
    #expect { try Played(line) } throws: { error in
      (error as? GestureError)?.message.contains("apart cannot come") == true
    }
  }
}
