import Testing

@Suite("feedback/commit-without-velocity")
struct CommitsAskForVelocityTests {
  private func found(_ body: String) -> [String] {
    ActivityText.messages("feedback/commit-without-velocity", body)
  }

  @Test("A distance alone is broken, a velocity beside it or alone is not")
  func distance() {
    let drag = "does: dismiss, by: [drag, swipe], toward: left"
    #expect(found("\(drag), commit: {distance: 120pt}") == ["`a` commits by its distance alone"])
    #expect(found("\(drag), commit: {distance: 33%}").count == 1)
    #expect(found("\(drag), commit: {distance: 120pt, velocity: 800pt/s}").isEmpty)
    #expect(found("\(drag), commit: {velocity: 800pt/s}").isEmpty)
    #expect(found(drag).isEmpty)
  }

  @Test("What is held first, and what spreads, has no flick; a drag of a second touch has")
  func movements() {
    let commit = "commit: {distance: 120pt}"
    #expect(found("does: custom, by: throw, \(commit)").isEmpty)
    #expect(found("does: custom, by: pinch-open, \(commit)").isEmpty)
    #expect(found("does: custom, by: [pinch-open, two-finger-drag], \(commit)").count == 1)
    #expect(found("does: custom, by: twice, \(commit)").count == 1)
  }

  @Test("A projected detent takes flicks in")
  func detents() {
    let drag = "does: dismiss, by: [drag, swipe], toward: left"
    #expect(found("\(drag), commit: [{name: n, distance: 72pt}, {name: f, distance: 60%}]").count == 1)
    #expect(
      found("\(drag), commit: [{name: n, distance: 72pt, projected: true}, {name: f, distance: 60%}]").isEmpty
    )
  }

  @Test("A list is pulled, not flicked, to be loaded again")
  func refresh() {
    #expect(found("does: swipe-to-refresh, by: drag, toward: down, commit: {distance: 80pt}").isEmpty)
    #expect(found("does: scroll, by: drag, toward: down, commit: {distance: 80pt}").count == 1)
  }
}
