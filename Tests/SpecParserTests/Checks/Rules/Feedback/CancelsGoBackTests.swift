import Testing

@Suite("feedback/cancel-commits")
struct CancelsGoBackTests {
  private func found(_ body: String) -> [String] {
    ActivityText.messages(
      "feedback/cancel-commits", "does: dismiss, by: [drag, swipe], toward: left, \(body)")
  }

  @Test("A commit threshold must be more than 0")
  func thresholds() {
    #expect(
      found("commit: {distance: 0pt, velocity: 800pt/s}") == ["syntax/range: `distance` must be more than 0"])
    #expect(
      found("commit: {distance: 120pt, velocity: 0pt/s}") == ["syntax/range: `velocity` must be more than 0"])
    #expect(found("commit: {distance: 1pt, velocity: 1pt/s}").isEmpty)
  }

  @Test("A cancelled movement must not go where a committed one goes")
  func targets() {
    let message = ["a cancelled `a` goes where a committed one goes"]
    #expect(found("feedback: {on-commit: {target: outside}, on-cancel: {target: outside}}") == message)
    #expect(found("feedback: {on-cancel: {target: threshold}}") == message)
    #expect(found("feedback: {on-commit: {target: outside}, on-cancel: {target: start}}").isEmpty)
    #expect(found("feedback: {on-commit: {target: 300pt}, on-cancel: {target: 0pt}}").isEmpty)
    #expect(found("feedback: {on-commit: {curve: ease}, on-cancel: {curve: ease}}").isEmpty)
  }
}
