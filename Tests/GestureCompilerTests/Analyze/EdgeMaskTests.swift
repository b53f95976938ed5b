import Testing

@testable import GestureCompiler

/// Where one finger can land for several sets of edges.
struct EdgeMaskTests {
  @Test(
    "one edge that all sets share, else a corner that all of them touch",
    arguments: [
      ([], .left), ([.right], .right), ([.left | .right, .right | .top], .right),
      ([.left, .top], .left | .top),
      ([.right | .bottom, .left, .top | .bottom], .left | .bottom), ([.left, .right], nil),
      ([.left, .top, .bottom], nil),
    ] as [([EdgeMask], EdgeMask?)])
  func meetingPlace(_ sets: [EdgeMask], _ place: EdgeMask?) {
    #expect(EdgeMask.meetingPlace(of: sets) == place)
  }
}
