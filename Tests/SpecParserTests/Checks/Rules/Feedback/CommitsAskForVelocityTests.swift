import Testing

@Suite("feedback/commit-without-velocity")
struct CommitsAskForVelocityTests {
  private func found(_ body: String) -> [String] {
    ActivityText.messages("feedback/commit-without-velocity", body)
  }

  @Test("A distance alone breaks the rule; a velocity, alone or with a distance, does not")
  func distance() {
    let drag = "does: dismiss, by: [drag, swipe], toward: left"
    #expect(found("\(drag), commit: {distance: 120pt}") == ["`a` commits by its distance alone"])
    #expect(found("\(drag), commit: {distance: 33%}").count == 1)
    #expect(found("\(drag), commit: {distance: 120pt, velocity: 800pt/s}").isEmpty)
    #expect(found("\(drag), commit: {velocity: 800pt/s}").isEmpty)
    #expect(found(drag).isEmpty)
  }

  @Test("A movement after a hold and a spread cannot be flicks; a drag in a second touch can")
  func movements() {
    let commit = "commit: {distance: 120pt}"
    #expect(found("does: custom, by: throw, \(commit)").isEmpty)
    #expect(found("does: custom, by: pinch-open, \(commit)").isEmpty)
    #expect(found("does: custom, by: [pinch-open, two-finger-drag], \(commit)").count == 1)
    #expect(found("does: custom, by: twice, \(commit)").count == 1)
  }

  @Test("A projected detent accounts for flicks")
  func detents() {
    let drag = "does: dismiss, by: [drag, swipe], toward: left"
    #expect(found("\(drag), commit: [{name: n, distance: 72pt}, {name: f, distance: 60%}]").count == 1)
    #expect(
      found("\(drag), commit: [{name: n, distance: 72pt, projected: true}, {name: f, distance: 60%}]").isEmpty
    )
  }

  @Test("`swipe-to-refresh` needs no velocity, because a list is pulled and not flicked")
  func refresh() {
    #expect(found("does: swipe-to-refresh, by: drag, toward: down, commit: {distance: 80pt}").isEmpty)
    #expect(found("does: scroll, by: drag, toward: down, commit: {distance: 80pt}").count == 1)
  }
}
