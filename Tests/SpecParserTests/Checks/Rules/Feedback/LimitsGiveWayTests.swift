import Testing

@Suite("feedback/limit-without-rubber-band")
struct LimitsGiveWayTests {
  private func found(_ body: String) -> [String] {
    ActivityText.messages("feedback/limit-without-rubber-band", body)
  }

  @Test("The limit of a drag needs a rubber band; the limit of a pinch does not")
  func clamps() {
    let clamp = "clamp: {max: 200pt}"
    #expect(
      found("does: pan, by: drag, feedback: {\(clamp)}") == ["the element of `a` stops dead at its limit"])
    #expect(
      found("does: pan, by: drag, feedback: {\(clamp), rubber-band: {beyond: 200pt, coefficient: 0.55}}")
        .isEmpty)
    #expect(found("does: zoom-in, by: pinch-open, feedback: {\(clamp)}").isEmpty)
    #expect(found("does: custom, by: swipe, toward: left, feedback: {\(clamp)}").isEmpty)
    #expect(found("does: pan, by: drag, feedback: {clamp: {duration: 100ms}}").isEmpty)
  }

  @Test(
    "The coefficient of a rubber band lies between 0 and 1, both excluded",
    arguments: [("0", 1), ("0.1", 0), ("0.99", 0), ("1", 1)])
  func coefficients(_ coefficient: String, _ count: Int) {
    let band = "rubber-band: {beyond: 120pt, coefficient: \(coefficient)}"
    #expect(found("does: pan, by: drag, feedback: {\(band)}").count == count)
  }
}
