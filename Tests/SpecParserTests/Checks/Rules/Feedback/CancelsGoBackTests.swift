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

  @Test("A cancelled movement must not go to the commit distance or beyond it")
  func distances() {
    let message = ["a cancelled `a` goes where a committed one goes"]
    let committing = { (commit: String, target: String) in
      found("commit: \(commit), feedback: {on-cancel: {target: \(target)}}")
    }
    #expect(committing("{distance: 120pt, velocity: 800pt/s}", "120pt") == message)
    #expect(committing("{distance: 120pt}", "200pt") == message)
    #expect(committing("{distance: 50%}", "150%") == message)
    #expect(
      committing("[{name: reveal, distance: 72pt}, {name: delete, distance: 60%, projected: true}]", "80pt")
        == message)
  }

  @Test("A cancelled movement must not stay beside the place where it began")
  func places() {
    let message = ["a cancelled `a` does not return to where it began"]
    let committing = { (commit: String, target: String) in
      found("commit: \(commit), feedback: {on-cancel: {target: \(target)}}")
    }
    #expect(committing("{distance: 120pt}", "20pt") == message)
    #expect(committing("{distance: 120pt}", "-200pt") == message)
    #expect(committing("{distance: 120pt}", "150%") == message)
    #expect(committing("{velocity: 800pt/s}", "20pt") == message)
    for target in ["0pt", "0%", "start", "1x", "90deg"] {
      #expect(committing("{distance: 120pt}", target).isEmpty)
    }
    #expect(found("feedback: {on-cancel: {target: 20pt}}").isEmpty)
    #expect(
      found("commit: {distance: 120pt}, feedback: {on-commit: {target: start}, on-cancel: {target: start}}")
        .isEmpty)
  }
}
