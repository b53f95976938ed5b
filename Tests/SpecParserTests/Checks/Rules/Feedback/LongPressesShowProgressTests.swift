import Testing

@Suite("feedback/long-press-progress")
struct LongPressesShowProgressTests {
  private func found(_ body: String) -> [String] {
    ActivityText.messages("feedback/long-press-progress", "does: custom, \(body)")
  }

  @Test("Feedback of a hold needs a visible `progress`")
  func progress() {
    let message = ["`a` shows nothing while the finger waits"]
    #expect(found("by: long-press, feedback: {haptic: {claim: medium}}") == message)
    #expect(found("by: [touch, long-press-drag], feedback: {haptic: {claim: medium}}") == message)
    #expect(found("by: long-press, feedback: {progress: {scale: 1x, duration: 150ms}}") == message)
    #expect(found("by: long-press, feedback: {progress: {scale: 0.93x}}").isEmpty)
    #expect(found("by: long-press, feedback: {progress: {duration: 150ms}}").isEmpty)
  }

  @Test("Without feedback, and without a hold, nothing is reported")
  func silent() {
    #expect(found("by: long-press").isEmpty)
    #expect(found("by: drag, feedback: {haptic: {claim: medium}}").isEmpty)
    #expect(found("by: swipe-hold, feedback: {haptic: {claim: medium}}").isEmpty)
    #expect(found("by: touch-hold, feedback: {haptic: {claim: medium}}").isEmpty)
  }
}
