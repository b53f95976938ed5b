import Testing

@Suite("feedback/pinch-anchor")
struct PinchesScaleAtTheFingersTests {
  private func found(_ body: String) -> [String] {
    ActivityText.messages("feedback/pinch-anchor", body)
  }

  @Test("A pinch whose scale follows the fingers needs `anchor: fingers`")
  func anchors() {
    let pinch = "does: zoom-in, by: [double-touch, pinch-open], feedback: "
    #expect(
      found(pinch + "{follow: {scale: 1x}}") == ["the pinch of `a` does not say about which point it scales"])
    #expect(found(pinch + "{anchor: center}") == ["the pinch of `a` scales about the element's centre"])
    #expect(found(pinch + "{follow: {scale: 1x}, anchor: fingers}").isEmpty)
    #expect(found(pinch + "{follow: {scale: 0x, opacity: 1x}}").isEmpty)
    #expect(found(pinch + "{haptic: {claim: medium}}").isEmpty)
    let byDefault = "{on-cancel: {spring: {damping: 1}}"
    #expect(
      found(pinch + byDefault + "}") == ["the pinch of `a` does not say about which point it scales"],
      "without `follow` it follows with all that its mechanics move")
    #expect(found(pinch + byDefault + ", anchor: fingers}").isEmpty)
    #expect(found(pinch + byDefault + ", follow: {translation: 1x}}").isEmpty)
  }

  @Test("Other mechanics may scale about the element's centre")
  func others() {
    #expect(found("does: custom, by: drag, feedback: {follow: {scale: 1x}, anchor: center}").isEmpty)
    #expect(found("does: custom, by: grow, feedback: {anchor: center}").isEmpty)
  }
}
