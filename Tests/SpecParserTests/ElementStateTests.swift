import Testing

@testable import SpecParser

/// `state` on an element: each instance of the element has its own values.
@Suite struct ElementStateTests {
  private static func text(
    _ state: String = "{selected: bool}", when: String, product: String = "{mode: bool}"
  ) -> String {
    """
    gspec: 1
    product: Example
    uses: [material]
    platforms: [android]
    state: \(product)
    elements:
      list:
        state: {frozen: bool, level: 0..9}
        children:
          row: {state: \(state)}
      other: {}
    activities:
      open: {does: activate, target: row, by: touch, when: \(when)}
    """
  }

  @Test("A guard names the state of its element, or of one around it, by its name or its path")
  func names() throws {
    #expect(try SpecText.condition(Self.text(when: "selected")) == "list/row.selected")
    #expect(try SpecText.condition(Self.text(when: "list/row.selected")) == "list/row.selected")
    #expect(try SpecText.condition(Self.text(when: "frozen and mode")) == "list.frozen and mode")
    #expect(try SpecText.condition(Self.text(when: "list.level > 3")) == "list.level > 3")
    let states = try SpecText.checked(Self.text(when: "selected")).states
    #expect(states.map(\.name.value) == ["mode", "list.frozen", "list.level", "list/row.selected"])
    #expect(states.map(\.shortName) == ["mode", "frozen", "level", "selected"])
    #expect(states.map(\.element) == [nil, 0, 0, 1])
  }

  @Test("A guard reads the state of its element and of those around it")
  func visible() throws {
    let states = try SpecText.checked(Self.text(when: "selected")).states
    func visible(on path: String) -> [String] {
      states.filter { $0.isVisible(on: path) }.map(\.name.value)
    }
    #expect(visible(on: "list/row/icon") == states.map(\.name.value))
    #expect(visible(on: "list/row") == states.map(\.name.value))
    #expect(visible(on: "list") == ["mode", "list.frozen", "list.level"])
    #expect(visible(on: "list/rows") == ["mode", "list.frozen", "list.level"])
    #expect(visible(on: "other") == ["mode"])
  }

  @Test("Of two variables with one name the innermost counts; the other needs its path")
  func innermost() throws {
    let text = Self.text("{frozen: bool}", when: "frozen and not list.frozen")
    #expect(try SpecText.condition(text) == "list/row.frozen and not list.frozen")
  }

  @Test(
    "The end of a path is no name of state: the whole path is asked about, also where an element around has state of that name",
    arguments: [
      ("row.frozen", "`row.frozen` is not declared under `state`", "did you mean `list/row.frozen`?"),
      (
        "row.nothing", "`row.nothing` is not declared under `state`",
        "the state is `mode`, `list.frozen`, `level` and `frozen`"
      ),
    ])
  func ends(_ guardText: String, _ message: String, _ help: String) {
    let text = Self.text("{frozen: bool}", when: guardText)
    let findings = SpecText.lint(text).filter { $0.severity == .error }
    #expect(findings.map(\.message) == [message])
    #expect(findings.map(\.help) == [[help]])
  }

  @Test("The end of a path of an element that is not around the guard's is told as such")
  func endsElsewhere() {
    for (target, name) in [("other", "row.frozen"), ("list", "row.frozen")] {
      let text = Self.text("{frozen: bool}", when: name).replacing("target: row", with: "target: \(target)")
      #expect(
        SpecText.lint(text).filter { $0.severity == .error }.map(\.message) == [
          "`row.frozen` is state of an element that is not around this one"
        ])
    }
  }

  @Test("State that a guard cannot name is reported once, with its declaration or what to write")
  func mistakes() {
    func told(_ text: String) -> [String] {
      SpecText.lint(text).map { finding in
        ([finding.rule, finding.message] + finding.help + finding.related.map(\.message)).joined(
          separator: "; ")
      }
    }
    #expect(
      told(Self.text(when: "selcted")) == [
        "name/undeclared; `selcted` is not declared under `state`; did you mean `selected`?"
      ])
    let other = Self.text(when: "selected").replacing("target: row", with: "target: other")
    #expect(
      told(other) == [
        "name/undeclared; `selected` is state of an element that is not around this one; "
          + "a guard can ask the state of its own element and of those around it, and of the product; "
          + "`list/row.selected` is declared here"
      ])
    #expect(
      told(Self.text(when: "selected", product: "{selected: [a, b]}")) == [
        "name/duplicate; `selected` is also the name of state of the product; "
          + "give one of them another name: guards could mean either; the product's is declared here"
      ])
    #expect(
      told(Self.text("{selected: maybe}", when: "selected")) == [
        "syntax/type; `maybe` is no type of state; write `bool`, a list of words `[none, some]`, or a range `1.0..8.0`"
      ])
    #expect(told(Self.text(when: "selected").replacing("target: row", with: "target: rwo")).count == 1)
  }

  @Test("Two variables with one path are reported with both places")
  func clashes() {
    func told(_ elements: String, product: String = "{mode: bool}") -> [String] {
      let text = """
        gspec: 1
        product: Example
        uses: [material]
        platforms: [android]
        state: \(product)
        elements:
        \(elements)
        activities:
          open: {does: activate, target: a, by: touch, when: b.c}
        """
      return SpecText.lint(text).map { finding in
        ([finding.rule, finding.message] + finding.related.map(\.message)).joined(separator: "; ")
      }
    }
    #expect(
      told("  a.b: {state: {c: bool}}\n  a: {state: {b.c: bool}}") == [
        "name/duplicate; `a.b.c` is also the name of state of another element; another element's is declared here"
      ])
    #expect(
      told("  a: {state: {b.c: bool}}", product: "{a.b.c: bool}") == [
        "name/duplicate; `a.b.c` is also the name of state of the product; the product's is declared here"
      ])
    // The path of an element that is not around the guard hides no name.
    #expect(told("  b: {state: {c: bool}}\n  a: {state: {b.c: bool}}") == [])
  }

  @Test("A guard of an element can name its own state and that around it, not state inside it")
  func elementGuards() throws {
    let asks = Self.text(when: "mode").replacing(
      "row: {state", with: "row: {when: not frozen and selected, state")
    #expect(try SpecText.condition(asks) == "not list.frozen and list/row.selected and mode")
    let inside = Self.text(when: "mode").replacing("  list:\n", with: "  list:\n    when: selected\n")
    #expect(SpecText.lint(inside).map(\.rule) == ["name/undeclared"])
  }

  @Test("Guards over the state of elements exclude each other as guards over the product's state do")
  func analysis() throws {
    let text =
      Self.text(when: "selected") + "\n  close: {does: activate, target: row, by: touch, when: not selected}"
    #expect(SpecText.lint(text).isEmpty)
    let never = Self.text(when: "selected and not list/row.selected")
    #expect(SpecText.lint(never).map(\.rule).contains("guard/never"))
  }
}
