import GestureRuntime
import Testing

@testable import gspec

/// Where a finger presses while others are down.
@Suite("A press beside a finger that is down")
struct PressesBesideTests {
  private static let keys = ScreenLayout(frames: [
    "q": Rectangle(x: 0, y: 600, width: 36, height: 50), "w": Rectangle(x: 38, y: 600, width: 36, height: 50),
    "board": Rectangle(x: 0, y: 600, width: 36, height: 50),
  ])

  private func presses(_ line: String) throws -> [Point] {
    try Played(line, jitter: 0, layout: Self.keys).fingers.map { $0.samples[0].location }
  }

  @Test("lands in its own frame, however near a finger on another element is")
  func ownFrame() throws {
    #expect(try presses("press on q, press on w") == [Point(x: 18, y: 625), Point(x: 56, y: 625)])
    #expect(try presses("press on w then touch on q") == [Point(x: 56, y: 625), Point(x: 18, y: 625)])
  }

  @Test("moves aside on the same element, in the same place, and on an element whose frame is unknown")
  func aside() throws {
    #expect(try presses("press on q, press on q") == [Point(x: 18, y: 625), Point(x: 98, y: 625)])
    #expect(try presses("press on q, press on board") == [Point(x: 18, y: 625), Point(x: 98, y: 625)])
    #expect(try presses("press on fire, press on jump") == [Point(x: 195, y: 422), Point(x: 275, y: 422)])
  }
}
