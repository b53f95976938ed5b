import Testing

@Suite("feedback/clamp-without-spring")
struct ClampsSpringBackTests {
  private func found(_ feedback: String) -> [String] {
    ActivityText.messages(
      "feedback/clamp-without-spring", "does: zoom-in, by: pinch-open, feedback: {\(feedback)}")
  }

  @Test("A `clamp` needs its own spring, or the spring of `on-cancel`")
  func springs() {
    let message = ["`a` clamps what went beyond its limit without a spring back"]
    #expect(found("clamp: {min: 1x, max: 3x}") == message)
    #expect(found("clamp: {max: 3x, duration: 350ms}") == message)
    #expect(found("clamp: {max: 3x}, on-commit: {spring: {damping: 0.7}}") == message)
    #expect(found("clamp: {max: 3x, spring: {damping: 0.65}}").isEmpty)
    #expect(found("clamp: {max: 3x}, on-cancel: {spring: {damping: 0.65}}").isEmpty)
    #expect(found("follow: {scale: 1x}, anchor: fingers").isEmpty)
  }
}
