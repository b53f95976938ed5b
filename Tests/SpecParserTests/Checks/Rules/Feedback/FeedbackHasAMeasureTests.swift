import Testing

@Suite("feedback/without-measure")
struct FeedbackHasAMeasureTests {
  private func found(_ body: String) -> [String] {
    ActivityText.messages("feedback/without-measure", "does: custom, \(body)")
  }

  @Test("Progress needs a commit distance")
  func progress() {
    let opacity = ["`follow: opacity` of `a` goes by a commit distance, and it has none"]
    #expect(found("by: drag, feedback: {follow: {opacity: 0.7}}") == opacity)
    #expect(found("by: drag, feedback: {follow: {opacity: {from: 1, to: 0.7}}}") == opacity)
    #expect(found("by: drag, commit: {velocity: 800pt/s}, feedback: {follow: {opacity: 0.7}}") == opacity)
    #expect(found("by: drag, commit: {distance: 20pt}, feedback: {follow: {opacity: 0.7}}").isEmpty)
    #expect(found("by: drag, feedback: {follow: {opacity: none}}").isEmpty)
    #expect(found("by: drag, feedback: {follow: {scale: 0.9x}}").count == 1)
    #expect(found("by: pinch-open, feedback: {follow: {scale: 1x}, anchor: fingers}").isEmpty)
    #expect(found("by: pinch-open, feedback: {follow: {scale: {from: 1x, to: 2x}}}").count == 1)
    #expect(found("by: drag, feedback: {haptic: {threshold: light}}").count == 1)
    #expect(found("by: drag, feedback: {haptic: {threshold: none}}").isEmpty)
    #expect(found("by: drag, feedback: {on-commit: {target: threshold}}").count == 1)
    #expect(found("by: drag, feedback: {on-commit: {target: outside}}").isEmpty)
  }

  @Test("Rotation as a share of the fingers' turn needs fingers that turn")
  func turn() {
    #expect(found("by: drag, feedback: {follow: {rotation: 1x}}") == ["the fingers of `a` do not turn"])
    #expect(found("by: drag, feedback: {follow: {rotation: 23deg}}").isEmpty)
    #expect(found("by: drag, feedback: {follow: {rotation: 0x}}").isEmpty)
  }

  @Test("The progress of a press needs a wait behind the first press")
  func wait() {
    let message = ["`a` does not begin with a hold, so nothing shows its `progress`"]
    #expect(found("by: drag, feedback: {progress: {scale: 0.93x}}") == message)
    #expect(found("by: swipe-hold, feedback: {progress: {scale: 0.93x}}") == message)
    #expect(found("by: touch-hold, feedback: {progress: {scale: 0.93x}}") == message)
    #expect(found("by: long-press, feedback: {progress: {scale: 0.93x}}").isEmpty)
    #expect(found("by: [swipe-hold, long-press], feedback: {progress: {scale: 0.93x}}").isEmpty)
  }
}
