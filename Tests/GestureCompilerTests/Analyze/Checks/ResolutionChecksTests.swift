import SpecParser
import Testing

@testable import GestureCompiler

/// Lines of `resolve` that settle nothing, or wait for too long.
@Suite("resolve/needless, resolve/endless-wait") struct ResolutionChecksTests {
  /// The findings about the lines, each with the text that it points at.
  private static func told(_ lines: String, activities more: String = "") throws -> [String] {
    let text = """
      gspec: 1
      product: Test
      uses: [material]
      platforms: [android]
      state: {on: bool}
      elements:
        page: {children: {item: {}, other: {}}}
      activities:
        touch: {does: custom, target: page, by: touch}
        pan: {does: custom, target: page, by: drag}
        hold: {does: custom, target: page, by: long-press}
        zoom: {does: custom, target: page, by: pinch-open}
        turn: {does: custom, target: page, by: rotate}
        row: {does: custom, target: item, by: drag, toward: left, when: on}
        off: {does: custom, target: item, by: drag, toward: left, when: not on}
        side: {does: custom, target: other, by: drag, toward: left}
      \(more)
      resolve:
      \(lines)
      """
    let spec = try AnalyzeSupport.spec(text)
    let findings = AnalyzeSpec.findings(CheckContext(spec)).filter { $0.rule.hasPrefix("resolve/") }
    return findings.map { finding in
      let bytes = Array(text.utf8)
      let span = finding.span.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) } ?? ""
      return "\(finding.rule.dropFirst(8)) \(span): \(finding.message)"
    }
  }

  @Test("A line about activities that can both claim is accepted, even if the default would do the same")
  func useful() throws {
    #expect(try Self.told("  - {prefer: zoom, over: pan}") == [])
    #expect(try Self.told("  - {prefer: hold, over: pan}") == [])
    #expect(try Self.told("  - {prefer: row, over: pan}") == [])
    #expect(try Self.told("  - together: [zoom, pan, hold]") == [])
  }

  @Test("A line is needless if no touch lets both claim, or if guards or elements exclude it")
  func apart() throws {
    #expect(
      try Self.told("  - {prefer: touch, over: pan}") == [
        "needless {prefer: touch, over: pan}: this line settles nothing: no touch lets `touch` and `pan` claim"
      ])
    #expect(
      try Self.told("  - together: [row, off]") == [
        "needless together: [row, off]: this line settles nothing: the guards of `row` and `off` never hold together"
      ])
    #expect(
      try Self.told("  - {wait: row, for: side}") == [
        "needless {wait: row, for: side}: this line settles nothing: the elements of `row` and `side` share no finger"
      ])
  }

  @Test("A line about activities without a common tool is needless, whatever their guards")
  func tools() throws {
    func told(_ line: String) throws -> [String] {
      try Self.told(
        line,
        activities: """
            draw: {does: custom, target: item, by: drag, tools: [pen]}
            wipe: {does: custom, target: item, by: drag, tools: [eraser], when: on}
          """)
    }
    #expect(
      try told("  - {prefer: pan, over: draw}") == [
        "needless {prefer: pan, over: draw}: this line settles nothing: `pan` and `draw` share no tool"
      ])
    #expect(
      try told("  - {wait: pan, for: wipe}") == [
        "needless {wait: pan, for: wipe}: this line settles nothing: `pan` and `wipe` share no tool"
      ])
    #expect(
      try told("  - {prefer: zoom, over: [pan, draw]}") == [
        "needless draw: `draw` is named needlessly: it shares no tool with `zoom`"
      ])
  }

  @Test("In a line with several names, the finding points at the needless one")
  func names() throws {
    #expect(
      try Self.told("  - {prefer: [zoom, touch], over: [pan, turn]}") == [
        "needless touch: `touch` is named needlessly: no touch lets it claim beside `pan` or `turn`"
      ])
    #expect(
      try Self.told("  - together: [zoom, pan, touch]") == [
        "needless touch: `touch` is named needlessly: no touch lets it claim beside `zoom` or `pan`"
      ])
    #expect(
      try Self.told("  - {prefer: [row, off, side], over: [pan, touch]}") == [
        "needless touch: `touch` is named needlessly: no touch lets it claim beside `row`, `off` or `side`"
      ])
  }

  @Test("A preference that only links two others is needed")
  func links() throws {
    // No touch lets `touch` and `pan` both claim. But both lines together prefer `zoom` to `pan`.
    #expect(try Self.told("  - {prefer: zoom, over: touch}\n  - {prefer: touch, over: pan}") == [])
    #expect(try Self.told("  - {prefer: zoom, over: touch}").count == 1)
  }

  @Test("A line is needless if another line says the same, or overrules it")
  func repeated() throws {
    #expect(
      try Self.told("  - {prefer: zoom, over: pan}\n  - {prefer: zoom, over: [pan, turn]}") == [
        "needless pan: `pan` is named needlessly: another line says the same of it and `zoom`"
      ])
    #expect(
      try Self.told("  - together: [zoom, pan]\n  - together: [pan, zoom]") == [
        "needless together: [pan, zoom]: this line settles nothing: another line says the same of `pan` and `zoom`"
      ])
    // The second line also relates `pan` and `zoom` to `turn`, so it needs each of its names.
    #expect(try Self.told("  - together: [zoom, pan]\n  - together: [pan, zoom, turn]") == [])
    #expect(
      try Self.told("  - {wait: hold, for: row}\n  - {prefer: hold, over: row}").contains(
        "needless {prefer: hold, over: row}: this line settles nothing: `hold` waits for `row`, and `wait` binds before `prefer`"
      ))
  }

  @Test("A preference for the activity that the other waits for is needless")
  func awaitedAndPreferred() throws {
    let tail = "this line settles nothing: `touch` waits for `twice`, and `wait` binds before `prefer`"
    let twice = "  twice: {does: custom, target: page, by: double-touch}"
    #expect(
      try Self.told("  - {wait: touch, for: twice}\n  - {prefer: twice, over: touch}", activities: twice) == [
        "needless {prefer: twice, over: touch}: \(tail)"
      ])
    #expect(
      try Self.told("  - {prefer: twice, over: touch}\n  - {wait: touch, for: twice}", activities: twice) == [
        "needless {prefer: twice, over: touch}: \(tail)"
      ])
  }

  @Test("It is needed if fingers that join the other activity can start it on another element")
  func awaitedAndPreferredInside() throws {
    func told(_ fingers: String) throws -> [String] {
      try Self.told(
        "  - {wait: outer, for: inner}\n  - {prefer: inner, over: outer}",
        activities: """
            inner: {does: custom, target: item, by: long-press}
            outer: {does: custom, target: page, by: pull}
          mechanics:
            pull: {fingers: \(fingers), continuous: true, steps: [press, {move: {distance: 20pt}}, lift]}
          """
      ).filter { $0.hasPrefix("needless") }
    }
    #expect(try told("1..2") == [])
    #expect(try told("1").count == 1)
  }

  @Test("An activity that comes `after` another needs its `together`")
  func after() throws {
    let late = "  late: {does: custom, target: page, by: drag, toward: up, after: [pinch-open]}"
    #expect(try Self.told("  - together: [zoom, late]", activities: late) == [])
  }

  @Test("A wait for an activity that can never win settles nothing")
  func awaitsNobody() throws {
    let more = """
        slow: {does: custom, target: page, by: slow}
        up: {does: custom, target: page, by: drag, toward: up}
      mechanics:
        slow: {steps: [press, {move: {distance: 60pt}}, lift]}
      """
    #expect(
      try Self.told("  - {wait: hold, for: slow}", activities: more).contains {
        $0.hasSuffix("this line settles nothing: `slow` can never win")
      })
  }

  @Test("A wait for an activity that never wins in some states settles the others")
  func awaitsNobodySometimes() throws {
    let spec = try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Test
      uses: [material]
      state: {on: bool}
      elements: {page: {children: {item: {}}}}
      activities:
        mini: {does: custom, target: page, by: touch, when: on}
        once: {does: custom, target: item, by: touch}
        twice: {does: custom, target: item, by: double-touch}
      resolve: [{wait: once, for: twice}]
      """)
    let rules = AnalyzeSpec.findings(CheckContext(spec)).map(\.rule)
    #expect(rules.contains("conflict/unreachable") && !rules.contains("resolve/needless"), "\(rules)")
  }

  @Test("A wait that can hold a continuous claim until the lift is reported")
  func endless() throws {
    #expect(
      try Self.told("  - {wait: hold, for: pan}") == [
        "endless-wait hold: `hold` waits for `pan`, which can begin as long as fingers stay down: `hold` begins only when it is over"
      ])
    #expect(
      try Self.told(
        "  - {wait: pause, for: pan}",
        activities: """
            pause: {does: custom, target: page, by: pause}
          mechanics:
            pause: {steps: [press, {wait: 400ms}]}
          """) == [])
  }

  @Test("Examples are reported, and fixed ones are not", arguments: ResolveRules.all)
  func examples(_ rule: RuleInfo) throws {
    func found(_ text: String) throws -> [Finding] {
      AnalyzeSpec.findings(CheckContext(try AnalyzeSupport.spec(text))).filter { $0.rule == rule.id }
    }
    #expect(try found(rule.example).map(\.severity) == [rule.defaultSeverity])
    #expect(try found(rule.corrected) == [])
  }

  @Test("A line that settles something in one of the two layouts is needed, and one that does in none is not")
  func layouts() throws {
    func told(_ lines: String) throws -> [String] {
      let spec = try AnalyzeSupport.spec(
        """
        gspec: 1
        product: Test
        uses: [material]
        platforms: [android]
        elements: {page: {scrolls: horizontal}}
        activities:
          a: {does: custom, target: page, by: drag, toward: leading, alternative: x}
          b: {does: custom, target: page, by: drag, toward: right, alternative: x}
          c: {does: custom, target: page, by: touch}
        resolve:
        \(lines)
        """)
      return LintSpec().findings(of: spec).filter { $0.severity > .note }.map {
        "\($0.rule): \($0.message) \($0.notes)"
      }
    }
    #expect(try told("  - together: [a, b]") == [])
    #expect(
      try told("  - together: [a, b, c]") == [
        "resolve/needless: `c` is named needlessly: no touch lets it claim beside `a` or `b` []"
      ])
    #expect(
      try told("  - together: [a, b]\n  - together: [b, c]") == [
        "resolve/needless: this line settles nothing: no touch lets `b` and `c` claim []"
      ])
  }

  @Test("Lines with an activity that only takes touches over are needed, since they count at the hand-over")
  func takers() throws {
    func told(_ line: String, when: String = "") throws -> [String] {
      try Self.told(
        line,
        activities: """
            scroll: {does: custom, target: item, by: drag, toward: down, hand-over: {to: taker, at: start}}
            taker: {does: custom, target: item, by: drag, toward: up, begins: hand-over\(when)}
          """)
    }
    #expect(try told("  - together: [taker, zoom, scroll]") == [])
    #expect(try told("  - {wait: taker, for: zoom}") == [])
    #expect(try told("  - {prefer: taker, over: zoom}\n  - {wait: taker, for: zoom}") == [])
    #expect(
      try told("  - {prefer: taker, over: side}") == [
        "needless {prefer: taker, over: side}: this line settles nothing: "
          + "the elements of `taker` and `side` share no finger"
      ])
    #expect(
      try told("  - {prefer: taker, over: row}", when: ", when: not on") == [
        "needless {prefer: taker, over: row}: this line settles nothing: "
          + "the guards of `taker` and `row` never hold together"
      ])
  }
}
