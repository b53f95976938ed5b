import Testing

@testable import SpecParser

@Suite("accessibility/alternative")
struct ActivitiesHaveAnAlternativeTests {
  private func found(_ body: String) -> [String] {
    ActivityText.messages("accessibility/alternative", body, all: true)
  }

  private static let message = ["`a` has no other way than a gesture"]

  @Test("A gesture needs another way; touch, double touch and scrolling do not")
  func mechanics() {
    #expect(found("does: custom, by: drag") == Self.message)
    #expect(found("does: custom, by: [long-press, two-finger-touch]") == Self.message)
    #expect(found("does: custom, by: touch").isEmpty)
    #expect(found("does: custom, by: [pinch-open, double-touch]").isEmpty)
    #expect(found("does: scroll, by: drag, toward: vertical").isEmpty)
    #expect(found("does: custom, by: touch, from: left-edge").isEmpty)
  }

  @Test("An alternative or a visible control is another way")
  func words() {
    #expect(found("does: custom, by: drag, alternative: a button").isEmpty)
    #expect(found("does: custom, by: drag, shortcut-for: the back button").isEmpty)
  }

  @Test("An activity of the same kind by a touch is another way if it exists in every state of this one")
  func otherActivity() {
    func with(_ other: String, kind: String = "zoom-out") -> [String] {
      found("does: \(kind), by: pinch-closed, when: zoom > 1.0}\n  b: {does: \(kind), by: touch, \(other)")
    }
    #expect(with("target: card").isEmpty)
    #expect(with("target: card, when: zoom > 1.0").isEmpty)
    #expect(with("target: card, when: zoom > 2.0") == Self.message)
    #expect(with("target: other") == Self.message)
    #expect(with("target: card", kind: "custom") == Self.message)
  }

  @Test("The finding is a note, and activities that can never happen get none")
  func severity() {
    #expect(ActivitiesHaveAnAlternative.rule.defaultSeverity == .note)
    #expect(
      !found("does: custom, by: drag, when: false").contains { $0.contains("no other way") })
  }
}
