import GestureCompiler
import SpecParser
import Testing

@testable import gspec

/// Tests of every sort of fix: where it is offered, what it costs, and that it removes the finding.
@Suite("Fixes: what is offered")
struct FixKindTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var told: [String]
    var testDescription: String { told.joined(separator: ", ") }
  }

  static let own = """
    mechanics:
      near: {fingers: 1, steps: [press, {move: {distance: 20pt..80pt}}, lift]}
      far: {fingers: 1, steps: [press, {move: {distance: 60pt..}}, lift]}
      little: {fingers: 2, steps: [press, {move outward: {span: 20pt..}}, lift]}
      wide: {fingers: 2, steps: [press, {move outward: {span: '> 40pt'}}, lift]}
      nudge: {fingers: 2, steps: [press, orbit: clockwise, lift]}
      turn: {fingers: 2, steps: [press, {orbit: {toward: clockwise, angle: 45deg..}}, lift]}
      slow: {fingers: 1, steps: [press, move, {lift: {velocity: ..700pt/s}}]}
      fast: {fingers: 1, steps: [press, move, {lift: {velocity: 500pt/s..}}]}

    """

  static let rows: [Row] = [
    Row(
      text: FixSupport.pair(
        "target: page, by: drag, toward: left", "target: page, by: drag, toward: 170deg..260deg"),
      told: ["conflict/ambiguous a b: narrow:a narrow:b prefer:a prefer:b together"]),
    // The directions of `a` lie within those of `b`: narrowing `a` would leave nothing of it.
    Row(
      text: FixSupport.pair("target: page/card, by: drag, toward: left", "target: page, by: drag"),
      told: []),
    Row(
      text: FixSupport.pair("target: page/card, by: drag", "target: page, by: drag, toward: left"),
      told: ["conflict/nested a b: narrow:a element:b/list prefer:a prefer:b together"]),
    Row(
      text: FixSupport.pair("target: page, by: touch", "target: page, by: double-touch"),
      told: ["conflict/delayed a b: wait:a together"]),
    Row(
      text: FixSupport.pair(
        "target: page/card, by: touch, when: 'mode in (calm, busy)'",
        "target: page/card, by: touch, when: mode == calm and unread"),
      told: [
        "conflict/ambiguous a b: guard:a/mode guard:a/unread prefer:b together"
      ]),
    // `a` cannot read state of an element inside its own.
    Row(
      text: FixSupport.pair(
        "target: page, by: drag", "target: page/card, by: drag, when: open and unread"
      ).replacing("card: {}", with: "card: {state: {open: bool}}"),
      told: [
        "conflict/nested a b: element:a/list prefer:b guard:a/unread together"
      ]),
    Row(
      text: FixSupport.pair("target: page, by: touch", "target: page, by: touch"),
      told: [
        "conflict/ambiguous a b: element:a/card element:a/list element:b/card element:b/list together"
      ]),
    Row(
      text: FixSupport.pair("target: page/card, by: near", "target: page/card, by: far", head: own),
      told: ["conflict/ambiguous a b: distance:a distance:b prefer:a prefer:b together"]),
    Row(
      text: FixSupport.pair("target: page/card, by: little", "target: page/card, by: wide", head: own),
      told: ["conflict/ambiguous a b: span:a prefer:b together"]),
    Row(
      text: FixSupport.pair("target: page/card, by: nudge", "target: page/card, by: turn", head: own),
      told: ["conflict/ambiguous a b: angle:a prefer:b together"]),
    Row(
      text: FixSupport.pair("target: page/card, by: slow", "target: page/card, by: fast", head: own),
      told: ["conflict/ambiguous a b: velocity:a velocity:b prefer:a prefer:b together"]),
    // A wait is no fix here: `swipe` can claim as long as fingers stay down.
    Row(
      text: FixSupport.pair("target: page/card, by: drag", "target: page/card, by: swipe, toward: left"),
      told: ["conflict/unreachable b a: narrow:a prefer:b together"]),
    // The line of `resolve` makes `b` unreachable, so the fixes replace the line.
    Row(
      text: FixSupport.pair(
        "target: page/card, by: touch", "target: page/card, by: double-touch",
        "resolve: [{prefer: a, over: b}]"),
      told: ["conflict/unreachable b a: wait:a together"]),
    // `a` waits for two.
    Row(
      text: FixSupport.pair(
        "target: page, by: touch", "target: page, by: double-touch",
        "  c: {does: custom, target: page, by: double-touch-drag}"),
      told: ["conflict/delayed a b c: wait:a together"]),
    // Without the line, or without a name of it, the inner activity wins.
    Row(
      text: FixSupport.pair(
        "target: page/card, by: touch", "target: page, by: touch", "resolve: [{prefer: b, over: a}]"),
      told: ["conflict/unreachable a b: drop prefer:a together"]),
    Row(
      text: FixSupport.pair(
        "target: page/card, by: touch", "target: page, by: touch",
        "  c: {does: custom, target: page, by: rotate}\nresolve: [{prefer: [b, c], over: a}]"),
      told: ["conflict/unreachable a b: drop:b drop"]),
    Row(
      text: FixSupport.pair(
        "target: page/card, by: touch", "target: page, by: touch", "resolve: [{wait: a, for: b}]"),
      told: ["conflict/unreachable a b: drop prefer:a together"]),
    // The opposite of a comparison with an end of a variable's range; of no other.
    Row(
      text: FixSupport.pair("target: page/card, by: touch", "target: page/card, by: touch, when: zoom > 1"),
      told: ["conflict/ambiguous a b: guard:a prefer:b together"]),
    Row(
      text: FixSupport.pair(
        "target: page/card, by: touch, when: zoom == 8", "target: page/card, by: touch, when: zoom >= 2"),
      told: ["conflict/ambiguous a b: guard:b prefer:a together"]),
    // What comes from an edge of the screen stays with the edge.
    Row(
      text: FixSupport.pair(
        "target: page, by: edge-swipe, from: left-edge, toward: right",
        "target: page/card, by: drag, toward: right"),
      told: ["conflict/nested a b: prefer:a prefer:b together"]),
    // `a` competes with two, which do not compete with each other.
    Row(
      text: FixSupport.pair(
        "target: page, by: two-finger-drag", "target: page, by: rotate",
        "  c: {does: custom, target: page, by: pinch-open}\nresolve: [{together: [b, c]}]"),
      told: ["conflict/ambiguous a b c: prefer:a prefer:b together"]),
    Row(
      text: FixSupport.pair(
        "target: page/card, by: drag, tools: [pen, finger], when: 'mode in (calm, busy)'",
        "target: page/card, by: drag, tools: [pen], when: mode == calm",
        "  c: {does: custom, target: page/card, by: drag, tools: [finger], when: mode == calm}"),
      told: ["conflict/ambiguous a b c: guard:a prefer:b together"]),
  ]

  @Test("each finding offers the expected fixes, in this order", arguments: rows)
  func offers(_ row: Row) {
    #expect(FixSupport.told(row.text) == row.told)
  }

  @Test("each offered fix removes the finding, adds none, and states its cost", arguments: rows)
  func works(_ row: Row) throws {
    for fix in FixSupport.lint(row.text).specs[0].findings.flatMap(\.fixes) {
      let fixed = try FixSupport.fixed(row.text, fix.name)
      #expect(FixSupport.problems(fixed).isEmpty, "\(fix.name): \(fixed)")
      #expect(fix.cost.count >= 2 && fix.cost.allSatisfy { !$0.isEmpty })
    }
  }

  @Test("the cost names the latency and the movements that are no longer recognized")
  func costs() throws {
    let touches = Self.rows[3].text
    #expect(
      try FixSupport.fix("wait:a", of: touches).cost
        == ["`a` still waits 300 ms for `b`", "`a` is not recognized where `b` is"])
    #expect(
      try FixSupport.fix("together", of: touches).cost
        == ["`a` no longer waits 300 ms", "one touch may do both"])
    let drags = Self.rows[0].text
    #expect(
      try FixSupport.fix("narrow:a", of: drags).line
        == "`narrow:a`: write `toward: 135deg..170deg` in `a`; adds no latency; "
        + "`a` is no longer received toward 170deg..225deg")
    #expect(
      try FixSupport.fix("prefer:a", of: drags).cost.last
        == "`b` is not recognized where both claim (a movement toward 170° to 225° beyond 8 pt)")
    let ends = FixSupport.pair("target: page, by: drag", "target: page, by: swipe, toward: left")
    #expect(
      try FixSupport.fix("prefer:b", of: ends).cost.last?.hasPrefix(
        "`a` begins and is cancelled where both claim (") == true)
    #expect(
      try FixSupport.fix("drop", of: Self.rows[15].text).line
        == "`drop`: delete `{prefer: [b, c], over: a}` under `resolve`; adds no latency; "
        + "`b` and `c` are no longer preferred to `a`")
    let waits = Self.rows[12].text
    #expect(try FixSupport.fix("wait:a", of: waits).cost.first?.hasPrefix("`a` then waits") == true)
  }

  @Test("a preference says that the other one can be over before it could be cancelled")
  func overBefore() throws {
    let text = """
      gspec: 1
      product: Test
      uses: [material]
      platforms: [android]
      elements: {photo: {}}
      mechanics:
        peek: {continuous: true, steps: [press, wait: 150ms, lift]}
      activities:
        like: {does: custom, target: photo, by: double-touch, alternative: a}
        peek: {does: custom, target: photo, by: peek, alternative: b}

      """
    #expect(
      try FixSupport.fix("prefer:like", of: text).cost.last
        == "`peek` begins and is cancelled where both claim, unless it is over by then")
    #expect(
      try FixSupport.fix("prefer:peek", of: text).cost.last == "`like` is not recognized where both claim")
  }

  @Test("a smaller element is said to be there only when its guard holds")
  func guardedElement() throws {
    let text = FixSupport.pair("target: page, by: touch", "target: page, by: touch").replacing(
      "card: {}", with: "card: {when: not unread}")
    #expect(
      try FixSupport.fix("element:a/card", of: text).cost.last
        == "`a` is received on `page/card` only, and only when `not unread`")
    #expect(
      try FixSupport.fix("element:a/list", of: text).cost.last == "`a` is received on `page/list` only")
  }

  @Test("no fix moves an activity to an element where it wins touches of another one")
  func takesNoTouches() {
    let text = FixSupport.pair(
      "target: page/card, by: drag", "target: page, by: drag, toward: left",
      "  c: {does: custom, target: page/list, by: drag, toward: any}")
    let fixes = FixSupport.lint(text).specs[0].findings.flatMap(\.fixes).map(\.name)
    #expect(fixes.contains("prefer:a") && !fixes.contains { $0.hasPrefix("element:") }, "\(fixes)")
  }

  @Test("fixes of two findings that delete lines delete each line once, and no other")
  func deletions() throws {
    let text = FixSupport.pair(
      "target: page, by: touch", "target: page/card, by: touch",
      """
        c: {does: custom, target: page/list, by: touch}
        d: {does: custom, target: page, by: rotate}
      resolve:
        - {prefer: a, over: [b, c]}
        - together: [a, d]
      """)
    let report = FixSupport.lint(text)
    let offers = FixOffer.all(in: report)
    #expect(offers.map(\.finding.rule) == ["conflict/unreachable", "conflict/unreachable"])
    let fixed = try FixSpecs(report, with: offers.map { "\($0.id)=drop" }).fixed()
    let after = String(decoding: try #require(fixed.first).after, as: UTF8.self)
    #expect(after.hasSuffix("\nresolve:\n  - together: [a, d]"), "\(after)")
  }

  @Test("a fix works although it changes which of the other findings are joined")
  func joined() throws {
    let text = FixSupport.pair(
      "target: page/card, by: rotate", "target: page/card, by: two-finger-drag",
      "  c: {does: custom, target: page, by: rotate}")
    let report = FixSupport.lint(text)
    let offers = FixOffer.all(in: report)
    #expect(offers.map(\.finding.rule) == ["conflict/ambiguous", "conflict/nested", "conflict/nested"])
    for offer in offers {
      for fix in offer.finding.fixes {
        let fixed = try FixSpecs(report, with: ["\(offer.id)=\(fix.name)"]).fixed()
        let later = FixSupport.problems(try #require(fixed.first).spec.findings)
        #expect(later.isDisjoint(with: FixSupport.problems([offer.finding])), "\(fix.name)")
      }
    }
  }

  @Test("if no single change helps, lint says so")
  func none() throws {
    // Either order of `a` and `b` makes the other one unreachable, and `together` contradicts the existing line.
    let text = FixSupport.pair(
      "target: page/card, by: drag", "target: page/card, by: drag",
      "  c: {does: custom, target: page/card, by: rotate}\nresolve: [{prefer: a, over: [b, c]}]")
    let finding = try #require(FixSupport.lint(text).specs[0].findings.first { $0.severity > .note })
    #expect(finding.rule == "conflict/unreachable" && finding.fixes.isEmpty)
    #expect(
      finding.help.count == 1 && finding.help[0].hasPrefix("no single change was found that removes this"))
  }

  @Test(
    "if the bound on the work is reached, lint says so, and every finding gets one fix before any gets all")
  func bound() throws {
    let text =
      Self.rows[0].text + "\n  c: {does: custom, target: page/list, by: touch}"
      + "\n  d: {does: custom, target: page/list, by: double-touch}\n"
    let result = LoadSpec.parse(Array(text.utf8), path: "test.gspec.yaml")
    let spec = try #require(result.spec)
    let findings = LintSpec().findings(of: result).filter { $0.severity > .note }
    let counts = [0, 1, 60, 90, 120, 24_000].map { budget in
      FindFixes.added(to: findings, of: spec, nil, budget: budget).map(\.fixes.count)
    }
    #expect(
      counts.first == [0, 0] && counts.last == [5, 2] && counts.contains([1, 0]))
    #expect(counts.allSatisfy { $0[1] > 0 || $0[0] <= 1 }, "\(counts)")
    let none = FindFixes.added(to: findings, of: spec, nil, budget: 0)
    #expect(none.allSatisfy { $0.help == ["no fix was looked for: fix what is reported above first"] })
  }

  @Test("fixes are the same every time, and with another activity in the spec")
  func stable() {
    let text = Self.rows[0].text
    #expect(FixSupport.lint(text).specs[0].findings == FixSupport.lint(text).specs[0].findings)
    let more = text + "\n  z: {does: custom, target: page/list/row, by: rotate}\n"
    #expect(FixSupport.told(more).first == FixSupport.told(text).first)
  }
}
