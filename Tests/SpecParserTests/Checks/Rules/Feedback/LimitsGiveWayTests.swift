import Testing

@testable import SpecParser

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
    #expect(found("does: pan, by: drag, feedback: {\(clamp), rubber-band: {coefficient: 0.55}}").isEmpty)
    #expect(found("does: zoom-in, by: pinch-open, feedback: {\(clamp)}").isEmpty)
    #expect(found("does: custom, by: swipe, toward: left, feedback: {\(clamp)}").isEmpty)
    #expect(found("does: pan, by: drag, feedback: {clamp: {duration: 100ms}}").isEmpty)
  }

  @Test("The suggested rubber band begins at the clamp, not beside it")
  func help() {
    let text = RuleInfo.feedbackExample(
      "push: {does: pan, target: card, by: drag, alternative: keys, feedback: {clamp: {min: -3000pt, max: 0pt}}}"
    )
    let found = SpecText.lint(text).filter { $0.rule == "feedback/limit-without-rubber-band" }
    #expect(found.map(\.help) == [["add `rubber-band: {coefficient: 0.55}`, which begins at the clamp"]])
  }

  @Test(
    "The coefficient of a rubber band lies between 0 and 1, both excluded",
    arguments: [("0", 1), ("0.1", 0), ("0.99", 0), ("1", 1)])
  func coefficients(_ coefficient: String, _ count: Int) {
    let band = "rubber-band: {beyond: 120pt, coefficient: \(coefficient)}"
    #expect(found("does: pan, by: drag, feedback: {\(band)}").count == count)
  }
}
