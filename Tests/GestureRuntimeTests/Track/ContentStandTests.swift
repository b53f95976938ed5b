import GestureRuntime
import Testing

/// The short form of `ContentStand`, by the ends at which content stands.
struct ContentStandTests {
  @Test(arguments: [ContentEnds.left, .right, .top, .bottom, [.left, .top], [.right, .bottom], []])
  func atEnds(_ ends: ContentEnds) {
    let stand = ContentStand(at: ends)
    #expect(stand.left == (ends.contains(.left) ? 0 : .infinity))
    #expect(stand.right == (ends.contains(.right) ? 0 : .infinity))
    #expect(stand.top == (ends.contains(.top) ? 0 : .infinity))
    #expect(stand.bottom == (ends.contains(.bottom) ? 0 : .infinity))
  }
}
