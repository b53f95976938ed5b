import Testing

@testable import SpecParser

@Suite("accessibility/reading-direction")
struct SwipesFollowTheReadingDirectionTests {
  private func found(_ body: String) -> [String] {
    ActivityText.messages("accessibility/reading-direction", body, all: true)
  }

  private static let message = [
    "`a` goes by the side of the screen, also where text runs from right to left"
  ]

  @Test("Swipes on rows, pages and the way back follow the text")
  func kinds() {
    #expect(found("does: dismiss, by: drag, toward: left") == Self.message)
    #expect(found("does: paging-swipe, by: drag, toward: [right, up]") == Self.message)
    #expect(found("does: edge-swipe, by: edge-swipe, from: left-edge") == Self.message)
    #expect(found("does: dismiss, by: drag, toward: leading").isEmpty)
    #expect(found("does: edge-swipe, by: edge-swipe, from: leading-edge, toward: trailing").isEmpty)
  }

  @Test("Directions that are the same in every layout, and kinds that follow no text, are not reported")
  func others() {
    #expect(found("does: custom, by: drag, toward: left").isEmpty)
    #expect(found("does: dismiss, by: drag, toward: up").isEmpty)
    #expect(found("does: paging-swipe, by: drag, toward: horizontal").isEmpty)
    #expect(found("does: dismiss, by: drag, toward: 150deg..200deg").isEmpty)
    #expect(found("does: edge-swipe, by: edge-swipe, from: any-edge, toward: any").isEmpty)
    #expect(!found("does: dismiss, by: drag, toward: left, when: false").contains { $0.contains("the side") })
  }
}
