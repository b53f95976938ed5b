import Testing

@testable import SpecParser

/// `when` on an element counts for every activity on it and below.
@Suite struct ElementGuardTests {
  private static func text(_ list: String, row: String = "{}", when: String? = nil) -> String {
    let own = when.map { ", when: \($0)" } ?? ""
    return """
      gspec: 1
      product: Example
      uses: [material]
      platforms: [android]
      state: {mode: [view, edit], count: 0..9}
      elements:
        list:
          when: \(list)
          children:
            row: \(row)
        other: {}
      activities:
        open: {does: activate, target: row, by: touch\(own)}
        elsewhere: {does: activate, target: other, by: touch}
      """
  }

  @Test("The guards of elements and activity are joined by `and`, the outermost first")
  func joined() throws {
    #expect(try SpecText.condition(Self.text("mode == view")) == "mode == view")
    #expect(
      try SpecText.condition(Self.text("mode == view", when: "count > 2")) == "mode == view and count > 2")
    #expect(
      try SpecText.condition(Self.text("mode == view", row: "{when: count < 8}", when: "count > 2"))
        == "mode == view and count < 8 and count > 2")
    #expect(try SpecText.checked(Self.text("mode == view")).activities[1].condition == nil)
  }

  @Test("With another target, the guards of that element count")
  func otherTarget() throws {
    let spec = try SpecText.checked(Self.text("mode == view", when: "count > 2"))
    let other = try #require(spec.elements.firstIndex { $0.path == "other" })
    let changed = SpecChange.target(activity: 0, element: other).applied(to: spec)
    #expect(
      GuardText(states: spec.states).text(of: try #require(changed.activities[0].condition)) == "count > 2")
  }

  private static func lint(_ text: String) -> [String] {
    SpecText.lint(text).filter { $0.rule.hasPrefix("guard/") }.map {
      "\($0.rule): \($0.message); \($0.notes.first ?? ""); \($0.related.map(\.message).joined())"
    }
  }

  @Test("A guard that no state satisfies is reported once, at the element or activity that makes it so")
  func never() {
    #expect(
      Self.lint(Self.text("count > 9")) == [
        "guard/never: nothing on `list` can ever happen: no state satisfies its `when`; `count > 9` never holds; "
      ])
    #expect(
      Self.lint(Self.text("mode == view", row: "{when: mode == edit}", when: "count > 2")) == [
        "guard/never: nothing on `list/row` can ever happen: no state satisfies its `when`; `mode == view` and `mode == edit` cannot hold together; everything on `list` asks this too"
      ])
    #expect(
      Self.lint(Self.text("mode == view", when: "mode == edit")) == [
        "guard/never: `open` can never happen: no state satisfies its `when`; `mode == view` and `mode == edit` cannot hold together; everything on `list` asks this too"
      ])
  }

  @Test("A guard that every state satisfies is a note, at the element or the activity")
  func always() {
    #expect(
      Self.lint(Self.text("count <= 9")) == [
        "guard/always: the `when` of `list` holds in every state; count is a number from 0 to 9; "
      ])
    #expect(
      Self.lint(Self.text("mode == view", when: "count <= 9")) == [
        "guard/always: the `when` of `open` holds in every state; count is a number from 0 to 9; "
      ])
    #expect(Self.lint(Self.text("mode == view", when: "count < 9")).isEmpty)
  }

  @Test("Mistakes in an element's guard are reported as in any guard")
  func mistakes() {
    let found = SpecText.lint(Self.text("mod == view"))
    #expect(found.map(\.rule) == ["name/undeclared"])
    #expect(found.first?.help.joined().contains("`mode`") == true)
  }

  @Test("Two activities whose elements exclude each other do not conflict")
  func excluded() throws {
    let spec = try SpecText.checked(
      """
      gspec: 1
      product: Example
      uses: [material]
      state: {mode: [view, edit]}
      elements:
        page: {children: {row: {when: mode == edit}}}
      activities:
        open: {does: activate, target: page, by: touch, when: mode == view}
        mark: {does: custom, target: row, by: touch}
      """)
    #expect(!CheckContext(spec).canHoldTogether(0, 1))
  }
}
