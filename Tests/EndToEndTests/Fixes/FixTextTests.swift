import GestureCompiler
import SpecParser
import Testing

@testable import gspec

/// Checks that the edits of fixes keep the author's style, comments and line breaks.
@Suite("Fixes: the text")
struct FixTextTests {
  static let head = """
    gspec: 1
    product: Test
    uses: [material]
    platforms: [android]
    state: {mode: [calm, busy, wild]}
    elements: {page: {children: {card: {}}}}

    """

  static let drags = """
    activities:
      a:   # the first
        does: custom
        target: page
        by: [drag]   # any drag
        # before the direction
        toward: left  # and no other
      b:
        does: custom
        target: page
        by:
          - drag
        # the end of b

    """

  /// The lines that a fix changes, with `-` and `+`.
  static func change(_ text: String, _ name: String) throws -> String {
    let fixed = try FixSupport.fixed(text, name)
    let style = TerminalStyle(isColored: false)
    let lines = RenderDiff.render(Array(text.utf8), Array(fixed.utf8), path: "x", style: style)
    return lines.split(separator: "\n").dropFirst(2).filter { $0.hasPrefix("+") || $0.hasPrefix("-") }.joined(
      separator: "\n")
  }

  static func twoDrags(_ towards: String) -> String {
    head + drags.replacing("by:\n      - drag\n", with: "by:\n      - drag\n    toward: \(towards)\n")
  }

  @Test("a value in block style is replaced, its comment stays")
  func blockValue() throws {
    let text = Self.twoDrags("170deg..260deg")
    #expect(
      try Self.change(text, "narrow:a")
        == "-    toward: left  # and no other\n+    toward: 135deg..170deg  # and no other")
  }

  @Test("a list in block style and one in flow style are replaced")
  func lists() throws {
    let block = Self.twoDrags("\n      - 170deg..260deg")
    #expect(
      try Self.change(block, "narrow:b") == "-      - 170deg..260deg\n+      225deg..260deg")
    let flow = Self.twoDrags("[170deg..260deg]")
    #expect(
      try Self.change(flow, "narrow:b") == "-    toward: [170deg..260deg]\n+    toward: 225deg..260deg")
  }

  @Test("what replaces a list whose dashes stand below the key stands further right")
  func listBelowKey() throws {
    let block = Self.twoDrags("\n    - 170deg..200deg\n    - 190deg..260deg")
    #expect(
      try Self.change(block, "narrow:b")
        == "-    - 170deg..200deg\n-    - 190deg..260deg\n+      225deg..260deg")
    #expect(try FixSupport.problems(FixSupport.fixed(block, "narrow:b")).isEmpty)
  }

  @Test("a list with a comment in it is not changed")
  func commentInList() {
    let text = Self.twoDrags("\n      - 170deg..200deg # a\n      - 190deg..260deg")
    let names = FixSupport.lint(text).specs[0].findings.flatMap(\.fixes).map(\.name)
    #expect(names.contains("narrow:a") && !names.contains("narrow:b"))
  }

  @Test("a key that is missing comes after `by`, in block and in flow style")
  func newKey() throws {
    let block =
      Self.head + """
        activities:
          a: {does: custom, target: page, by: drag, toward: left}
          b:
              does: custom
              by: [drag, swipe]   # both
              target: page/card

        """
    #expect(
      try Self.change(block, "narrow:b") == "+      toward: [right, up, down]")
    let flow = block.replacing(
      "  b:\n      does: custom\n      by: [drag, swipe]   # both\n      target: page/card\n",
      with: "  b: { does: custom,\n    by: drag,\n    target: page/card }  # in braces\n")
    #expect(
      try Self.change(flow, "narrow:b")
        == "-    target: page/card }  # in braces\n+    target: page/card, toward: [right, up, down] }  # in braces"
    )
  }

  @Test("a key that is missing comes where `gspec format` has it", arguments: [true, false])
  func newKeyInOrder(_ isFlow: Bool) throws {
    let b =
      isFlow
      ? "  b: {does: custom, target: page/card, by: drag, alternative: a menu}\n"
      : "  b:\n    does: custom\n    target: page/card\n    by: drag\n    alternative: a menu\n"
    let text =
      Self.head + "\nactivities:\n  a: {does: custom, target: page, by: drag, toward: left}\n" + b
    func formatted(_ text: String) throws -> String {
      String(
        decoding: try FormatSpec.run(SourceFile(path: "a.gspec.yaml", text: text)), as: UTF8.self)
    }
    let clean = try formatted(text)
    let fixed = try FixSupport.fixed(clean, "narrow:b")
    #expect(fixed != clean)
    #expect(try formatted(fixed) == fixed)
  }

  static func touches(_ guardText: String, isFlow: Bool) -> String {
    let b =
      isFlow
      ? "  b: {does: custom, target: page/card, by: touch, when: \(guardText)}\n"
      : "  b:\n    does: custom\n    target: page/card\n    by: touch\n    when: \(guardText)\n"
    return head + "activities:\n  a: {does: custom, target: page/card, by: touch, when: mode == calm}\n" + b
  }

  @Test("a guard keeps the author's words, and gets double quotes where YAML needs quotes")
  func guards() throws {
    #expect(
      try Self.change(Self.touches("not mode == wild", isFlow: false), "guard:b")
        == "-    when: not mode == wild\n+    when: \"not mode == wild and mode in (busy, wild)\"")
    #expect(
      try Self.change(Self.touches("'mode  in (calm, busy)'", isFlow: true), "guard:b").hasSuffix(
        "when: \"mode == busy\"}"))
    #expect(
      try Self.change(Self.touches("mode == calm or mode == busy", isFlow: false), "guard:b").hasSuffix(
        "+    when: \"(mode == calm or mode == busy) and mode in (busy, wild)\""))
  }

  @Test(
    "a guard names the state of its element as briefly as it can be read, and with its path where an inner one has the name"
  )
  func stateOfElements() throws {
    func text(_ card: String) -> String {
      """
      gspec: 1
      product: Test
      uses: [material]
      elements: {page: {state: {media: bool}, children: {card: {\(card)}}}}
      activities:
        a: {does: custom, target: page/card, by: long-press, when: page.media, alternative: x}
        b: {does: custom, target: page/card, by: long-press-drag, alternative: x}

      """
    }
    let own = text("")
    #expect(try Self.change(own, "guard:b").contains("long-press-drag, when: not media, alternative: x}"))
    #expect(try FixSupport.fix("guard:b", of: own).title == "write `when: not media` in `b`")
    let inner = text("state: {media: bool}")
    #expect(try Self.change(inner, "guard:b").contains("when: not page.media, alternative: x}"))
  }

  @Test("a guard over several lines is not changed")
  func foldedGuard() {
    let text = Self.touches(">\n      mode in\n      (calm, busy)", isFlow: false)
    let names = FixSupport.lint(text).specs[0].findings.flatMap(\.fixes).map(\.name)
    #expect(names.contains("prefer:a") && !names.contains { $0.hasPrefix("guard:b") })
  }

  @Test("a spec without `resolve` gets one after its activities and their comments")
  func newResolve() throws {
    let text = Self.twoDrags("170deg..260deg") + "\n# the rest\nlint: {disable: []}\n"
    let end = "    # the end of b\n\nresolve:\n  - {prefer: a, over: b}\n\n# the rest\nlint: {disable: []}\n"
    #expect(try FixSupport.fixed(text, "prefer:a").hasSuffix(end))
  }

  @Test(
    "a new line in `resolve`, in any style",
    arguments: [
      ("resolve:\n  - {prefer: c, over: a}   # c first\n", "+  - {prefer: a, over: b}"),
      ("resolve:\n- prefer: c\n  over: a\n# end", "+- {prefer: a, over: b}"),
      ("resolve:\n      - together: [c,\n         b]\n", "+      - {prefer: a, over: b}"),
      ("resolve: []\n", "-resolve: []\n+resolve: [{prefer: a, over: b}]"),
      ("resolve:\n", "+  - {prefer: a, over: b}"),
      (
        "resolve: [{prefer: c, over: a}]\n",
        "-resolve: [{prefer: c, over: a}]\n+resolve: [{prefer: c, over: a}, {prefer: a, over: b}]"
      ),
    ])
  func existingResolve(_ section: String, _ expected: String) throws {
    let text =
      Self.head + """
        activities:
          a: {does: custom, target: page, by: drag, toward: left}
          b: {does: custom, target: page, by: drag, toward: 170deg..260deg}
          c: {does: custom, target: page, by: rotate}

        """ + section
    #expect(try Self.change(text, "prefer:a") == expected)
  }

  @Test(
    "a line about the same two activities is replaced",
    arguments: [
      ("resolve: [{prefer: a, over: b}]\n", "+resolve: [{wait: a, for: b}]"),
      ("resolve:\n  - {prefer: a, over: b}   # a first\n", "+  - {wait: a, for: b}   # a first"),
      ("resolve:\n  - prefer: a\n    over: b\n", "-    over: b\n+  - {wait: a, for: b}"),
    ])
  func replacedLine(_ section: String, _ expected: String) throws {
    let text =
      Self.head + """
        activities:
          a: {does: custom, target: page, by: touch}
          b: {does: custom, target: page, by: double-touch}

        """ + section
    #expect(try Self.change(text, "wait:a").hasSuffix(expected))
  }

  @Test(
    "a line is deleted, and its section with the only one",
    arguments: [
      ("resolve: [{prefer: b, over: a}]\n", "-resolve: [{prefer: b, over: a}]"),
      (
        "\nresolve:\n  - prefer: b\n    over: a   # b first\n# end\n",
        "-\n-resolve:\n-  - prefer: b\n-    over: a   # b first"
      ),
      ("resolve:\n  # why\n  - {prefer: b, over: a}\n", "-  - {prefer: b, over: a}"),
      ("resolve:\n  - {prefer: b, over: a}\n  - together: [b, c]\n", "-  - {prefer: b, over: a}"),
      ("resolve:\n  - together: [b, c]\n  - {prefer: b, over: a}\n", "-  - {prefer: b, over: a}"),
      (
        "resolve: [{prefer: b, over: a}, {together: [b, c]}]\n",
        "-resolve: [{prefer: b, over: a}, {together: [b, c]}]\n+resolve: [{together: [b, c]}]"
      ),
      (
        "resolve: [{together: [b, c]}, {prefer: b, over: a}]\n",
        "-resolve: [{together: [b, c]}, {prefer: b, over: a}]\n+resolve: [{together: [b, c]}]"
      ),
    ])
  func deletedLine(_ section: String, _ expected: String) throws {
    let text =
      Self.head + """
        activities:
          a: {does: custom, target: page/card, by: touch}
          b: {does: custom, target: page, by: touch}
          c: {does: custom, target: page, by: rotate}

        """ + section
    #expect(try Self.change(text, "drop") == expected)
  }

  @Test("a line with a comment between it and the next is not deleted")
  func commentBetweenLines() {
    let text =
      Self.head + """
        activities:
          a: {does: custom, target: page/card, by: touch}
          b: {does: custom, target: page, by: touch}
          c: {does: custom, target: page, by: rotate}
        resolve: [{prefer: b, over: a}, # why
          {together: [b, c]}]

        """
    let names = FixSupport.lint(text).specs[0].findings.flatMap(\.fixes).map(\.name)
    #expect(names.contains("prefer:a") && !names.contains("drop"))
  }

  @Test("`together` is put in braces if the list is in brackets")
  func togetherInBrackets() throws {
    let text = Self.twoDrags("170deg..260deg") + "resolve: []\n"
    #expect(try Self.change(text, "together") == "-resolve: []\n+resolve: [{together: [a, b]}]")
  }

  @Test("CR LF stays CR LF")
  func carriageReturns() throws {
    let text = Self.twoDrags("170deg..260deg").replacing("\n", with: "\r\n")
    for name in ["prefer:a", "narrow:b", "together"] {
      let fixed = Array(try FixSupport.fixed(text, name).utf8)
      let breaks = fixed.indices.filter { fixed[$0] == 0x0A }
      #expect(breaks.allSatisfy { $0 > 0 && fixed[$0 - 1] == 0x0D })
    }
  }

  @Test("texts without a line break at the end, with a byte-order mark, or all in braces")
  func oddFiles() throws {
    let text = Self.twoDrags("170deg..260deg")
    let bare = String(text.split(separator: "    # the end of b")[0].dropLast())
    #expect(try FixSupport.fixed(bare, "prefer:a") == bare + "\n\nresolve:\n  - {prefer: a, over: b}")
    #expect(try FixSupport.fixed("\u{FEFF}" + bare, "prefer:b").hasPrefix("\u{FEFF}gspec"))
    let braces = """
      {"gspec": 1, "product": "Test", "uses": ["material"], "platforms": ["android"], "elements": {"page": {}},
       "activities": {"a": {"does": "custom", "target": "page", "by": "drag", "toward": "left"},
         "b": {"does": "custom", "target": "page", "by": "drag", "toward": "170deg..260deg"}}}
      """
    #expect(try FixSupport.fixed(braces, "prefer:a").hasSuffix("}}, resolve: [{prefer: a, over: b}]}"))
    #expect(try FixSupport.fixed(braces, "narrow:a").contains("\"toward\": \"135deg..170deg\"}"))
  }

  @Test("aliases and their anchors are not changed")
  func aliases() {
    let text =
      Self.head + """
        activities:
          a: {does: custom, target: page, by: drag, toward: &left left}
          b: {does: custom, target: page, by: drag, toward: 170deg..260deg}
          c: {does: custom, target: page/card, by: drag, toward: *left, when: mode == calm}

        """
    let fixes = FixSupport.lint(text).specs[0].findings.flatMap(\.fixes).map(\.name)
    #expect(fixes.contains("narrow:b") && !fixes.contains("narrow:a") && !fixes.contains("narrow:c"))
  }

  @Test("a step gets one more limit, both in its short and in its long form")
  func steps() throws {
    let text =
      Self.head + """
        mechanics:
          near:
            fingers: 1
            steps:
              - press
              - move: left   # that way
              - lift
          far: {fingers: 1, steps: [press, move: 170deg..260deg, {lift: {velocity: 900pt/s..}}]}
        activities:
          a: {does: custom, target: page/card, by: near}
          b: {does: custom, target: page/card, by: far}

        """
    #expect(try Self.change(text, "velocity:a") == "-      - lift\n+      - {lift: {velocity: ..900pt/s}}")
    let distance = text.replacing(
      "move: 170deg..260deg, {lift: {velocity: 900pt/s..}}",
      with: "move: {toward: 170deg..260deg, distance: 50pt..}, lift")
    #expect(
      try Self.change(distance, "distance:a")
        == "-      - move: left   # that way\n+      - move: {toward: left, distance: ..50pt}   # that way")
    let two = text.replacing("fingers: 1", with: "fingers: 2")
    let far = "move: 170deg..260deg, {lift: {velocity: 900pt/s..}}"
    let turn = two.replacing("move: left ", with: "orbit: clockwise ")
      .replacing(far, with: "orbit: {angle: 50deg..}, lift")
    #expect(
      try Self.change(turn, "angle:a")
        == "-      - orbit: clockwise   # that way\n"
        + "+      - orbit: {toward: clockwise, angle: ..50deg}   # that way")
    // A span is changed by the word that its author wrote.
    for key in ["span", "distance"] {
      let spread = two.replacing("move: left ", with: "move outward: {\(key): 20pt..} ")
        .replacing(far, with: "move outward: {span: 50pt..}, lift")
      #expect(
        try Self.change(spread, "span:a")
          == "-      - move outward: {\(key): 20pt..}   # that way\n"
          + "+      - move outward: {\(key): 20pt..50pt}   # that way")
    }
  }
}
