import Testing

@Suite("feedback/delayed")
struct FeedbackComesAtOnceTests {
  private func found(_ feedback: String) -> [String] {
    ActivityText.messages("feedback/delayed", "does: custom, by: drag, feedback: {\(feedback)}")
  }

  @Test("A delay above 0 is reported; no delay and a delay of 0 are not")
  func delays() {
    #expect(
      found("on-commit: {delay: 1ms}") == ["the element of `a` stands still after the lift for 1 ms"])
    #expect(found("on-commit: {delay: 1ms}, on-cancel: {delay: 0.2s}").count == 2)
    #expect(
      found("on-end: {decay: normal, delay: 400ms}")
        == ["the element of `a` stands still after the lift for 400 ms"])
    #expect(found("follow: {translation: 1x}, on-cancel: {delay: 0ms}").isEmpty)
    #expect(found("follow: {translation: 1x}, on-commit: {duration: 280ms}").isEmpty)
  }
}
