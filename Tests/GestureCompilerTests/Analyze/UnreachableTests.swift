import ConflictSupport
import GestureRuntime
import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

/// Activities that can never win, and those that can after all.
@Suite("conflict/unreachable") struct UnreachableTests {
  /// Each unreachable activity with the rivals that its finding names. An error is about every state, a warning about some states.
  private static func unreachable(_ builder: SpecBuilder, _ severity: Severity = .error) -> [String] {
    let report = AnalyzeConflicts.run(builder.checked)
    return report.findings.filter { $0.conflict.rule == .unreachable && $0.conflict.severity == severity }.map
    {
      #expect($0.witness != nil || $0.finding.activities.count == 1)
      return $0.finding.activities.joined(separator: " ")
    }
  }

  /// Two elements, a state of three words, a slow movement in any direction, and what the caller adds.
  private static func slow(_ change: (inout SpecBuilder) -> Void) -> SpecBuilder {
    var builder = SpecBuilder()
    builder.element("page")
    builder.element("page/row")
    builder.state("mode", words: ["a", "b", "c"])
    builder.mechanic("slow", [.pressing(), .moving(distance: .atLeast(60)), .lifting()])
    builder.activity("slow", on: "page", by: ["slow"])
    change(&builder)
    return builder
  }

  private static func mode(_ values: Int...) -> Guard { .isOneOf(slot: 0, values: values) }

  @Test("Four directions cover every direction, three do not")
  func directions() {
    let ways: [(String, Directions)] = [("l", .left), ("r", .right), ("u", .up), ("d", .down)]
    func spec(_ count: Int) -> SpecBuilder {
      Self.slow { builder in
        for (name, toward) in ways.prefix(count) {
          builder.activity(name, on: "page", by: ["drag"], toward: toward)
        }
      }
    }
    #expect(Self.unreachable(spec(4)) == ["slow d l r u"])
    #expect(Self.unreachable(spec(3)) == [])
  }

  @Test("A rival that always claims before a movement turns makes it unreachable, one that may not does not")
  func turns() {
    func spec(_ scroll: Directions, _ change: (inout SpecBuilder) -> Void = { _ in }) -> SpecBuilder {
      Self.slow { builder in
        builder.mechanic("hook", [.pressing(), .moving(toward: .up), .moving(toward: .right), .lifting()])
        builder.activity("hook", on: "page/row", by: ["hook"], when: Self.mode(0, 1))
        builder.activity("scroll", on: "page", by: ["drag"], toward: scroll, when: Self.mode(0, 1))
        builder.together("slow", "hook")
        builder.together("slow", "scroll")
        change(&builder)
      }
    }
    #expect(Self.unreachable(spec(.vertical)) == ["hook scroll"])
    #expect(Self.unreachable(spec(.horizontal)) == [])
    #expect(Self.unreachable(spec(.vertical) { $0.together("hook", "scroll") }) == [])
    #expect(Self.unreachable(spec(.vertical) { $0.prefer("hook", over: "scroll") }) == [])
    // In states without the scroll, no other activity claims earlier.
    #expect(
      Self.unreachable(
        Self.slow { builder in
          builder.mechanic("hook", [.pressing(), .moving(toward: .up), .moving(toward: .right), .lifting()])
          builder.activity("hook", on: "page/row", by: ["hook"], when: Self.mode(0, 1))
          builder.activity("scroll", on: "page", by: ["drag"], toward: .vertical, when: Self.mode(0))
          builder.together("slow", "hook")
          builder.together("slow", "scroll")
        }) == [])
  }

  @Test("Rivals of several states cover all states, or leave one")
  func states() {
    func spec(_ last: [Int]) -> SpecBuilder {
      Self.slow { builder in
        builder.activity("in-a", on: "page", by: ["drag"], when: Self.mode(0))
        builder.activity(
          "in-b", on: "page", by: ["drag"], toward: .horizontal, when: .isOneOf(slot: 0, values: last))
        builder.activity("up", on: "page", by: ["drag"], toward: .vertical, when: .not(Self.mode(0)))
      }
    }
    #expect(Self.unreachable(spec([1, 2])) == ["slow in-a in-b up"])
    #expect(Self.unreachable(spec([1])) == [])
    // In one state it still can never win, and that is a warning.
    #expect(Self.unreachable(spec([1]), .warning) == ["slow in-a"])
    let warning = AnalyzeConflicts.run(spec([1]).checked).findings.first { $0.conflict.rule == .unreachable }
    #expect(
      warning?.finding.message == "`slow` can never win when mode == a: wherever it would claim, `in-a` wins")
  }

  @Test("Guards of several rivals over one variable are one condition")
  func oneCondition() {
    let found = AnalyzeConflicts.run(
      Self.slow { builder in
        builder.activity("across", on: "page", by: ["drag"], toward: .horizontal, when: Self.mode(0, 1))
        builder.activity("along", on: "page", by: ["drag"], toward: .vertical, when: Self.mode(0))
      }.checked
    ).findings.first { $0.conflict.rule == .unreachable }
    #expect(
      found?.finding.message.contains(" when mode == a: ") == true, "\(found?.finding.message ?? "none")")
  }

  @Test("Of a rival's states and tools, only those are told in which the activity exists")
  func ownStates() throws {
    func messages(_ activities: String) throws -> [String] {
      try AnalyzeSupport.report(
        """
        gspec: 1
        product: Test
        uses: [material]
        state: {mode: [a, b, c]}
        elements: {page: {}}
        activities:
          \(activities.split(separator: "\n").joined(separator: "\n  "))
        """
      ).findings.filter { $0.conflict.rule == .unreachable }.map(\.finding.message)
    }
    #expect(
      try messages(
        """
        carry: {does: custom, target: page, by: long-press-drag, when: "mode in (b, c)"}
        hold: {does: custom, target: page, by: long-press, when: mode != c}
        """) == ["`carry` can never win when mode == b: wherever it would claim, `hold` wins"])
    #expect(
      try messages(
        """
        lasso: {does: custom, target: page, by: long-press-drag, tools: [pen, mouse]}
        menu: {does: custom, target: page, by: long-press, tools: [finger, pen]}
        """) == ["`lasso` can never win when touched by a pen: wherever it would claim, `menu` wins"])
  }

  @Test("If one rival or several make it unreachable in one whole state, a warning names the state")
  func wholeState() throws {
    func warnings(_ activities: String) throws -> [String] {
      try AnalyzeSupport.report(
        """
        gspec: 1
        product: Test
        uses: [material]
        platforms: [android]
        state: {selection: [none, some], mode: [view, edit]}
        elements:
          card: {selectable: true}
        mechanics:
          tear: {fingers: 2, steps: [press, move: {toward: outward, span: 80pt}, lift]}
        activities:
        \(activities)
        """
      ).findings.map(\.finding).filter { $0.severity == .warning }.map(\.message)
    }
    #expect(
      try warnings(
        """
          select: {does: select, target: card, by: long-press, when: selection == none}
          move-card: {does: pick-up-and-move, target: card, by: long-press-drag}
        """)
        == ["`move-card` can never win when selection == none: wherever it would claim, `select` wins"])
    // Neither rival alone makes it unreachable, and the state is not the first one in which the activity exists.
    #expect(
      try warnings(
        """
          hold: {does: custom, target: card, by: long-press, when: selection == some}
          zoom: {does: zoom-in, target: card, by: pinch-open, when: mode == edit}
          part: {does: custom, target: card, by: [long-press-drag, tear]}
        """)
        == [
          "`part` can never win when selection == some and mode == edit: wherever it would claim, one of `hold` and `zoom` wins"
        ])
  }

  @Test("While a claim is held, other activities can win")
  func holds() {
    func spec(_ change: (inout SpecBuilder) -> Void) -> SpecBuilder {
      var builder = SpecBuilder()
      builder.element("page")
      builder.element("page/row")
      change(&builder)
      return builder
    }
    // An inner touch waits for a double touch, and so the outer one always claims first.
    let card = spec {
      $0.activity("open", on: "page/row", by: ["touch"])
      $0.activity("like", on: "page/row", by: ["double-touch"])
      $0.activity("close", on: "page", by: ["touch"])
      $0.together("like", "close")
    }
    #expect(Self.unreachable(card) == ["open close"])
    // `a` is preferred to `c`, but `c` wins while `a` is held for `b`.
    let held = spec {
      $0.activity("a", on: "page", by: ["touch"])
      $0.activity("b", on: "page", by: ["double-touch"])
      $0.activity("c", on: "page", by: ["touch"])
      $0.prefer("a", over: "c")
      $0.wait("a", for: "b")
      $0.prefer("c", over: "b")
    }
    #expect(Self.unreachable(held).contains("a c"))
  }

  @Test(
    "Of two activities with the same mechanic, the one that waits or is not preferred can never win",
    arguments: ["wait", "prefer"])
  func twins(_ line: String) {
    for mechanic in ["touch", "double-touch", "double-touch-drag", "fling", "left"] {
      var builder = SpecBuilder()
      builder.mechanic("left", [.pressing(), .moving(toward: .left), .lifting()])
      builder.activity("a", by: [mechanic])
      builder.activity("b", by: [mechanic])
      if line == "wait" { builder.wait("b", for: "a") } else { builder.prefer("a", over: "b") }
      #expect(Self.unreachable(builder) == ["b a"], "\(mechanic)")
    }
  }

  @Test(
    "Of two double touches, the unreachable one has the only finding, with one double touch as its witness")
  func twinsAtOneInstant() throws {
    for line in ["wait", "prefer"] {
      var builder = SpecBuilder()
      builder.activity("a", by: ["double-touch"])
      builder.activity("b", by: ["double-touch"])
      if line == "wait" { builder.wait("b", for: "a") } else { builder.prefer("a", over: "b") }
      let findings = AnalyzeConflicts.run(builder.checked).findings
      #expect(findings.map(\.finding.rule) == ["conflict/unreachable"], "\(line)")
      let witness = try #require(findings.first?.witness)
      #expect(witness.samples.count { $0.phase == .down } == 2, "\(line)")
    }
  }

  @Test("A preferred outer activity of two contacts loses if a finger elsewhere ends its first contact")
  func fingerOutside() throws {
    var builder = SpecBuilder()
    builder.element("a")
    builder.element("a/b")
    builder.mechanic("again", [.pressing(), .lifting(), .pressing()])
    builder.activity("outer", on: "a", by: ["again"])
    builder.activity("inner", on: "a/b", by: ["again"])
    builder.prefer("outer", over: "inner")
    let told = AnalyzeConflicts.run(builder.checked).findings.map(\.finding.message)
    #expect(
      told.contains("`inner` can never win with all fingers on `a/b`: wherever it would claim, `outer` wins"))
    // That needs a finger outside the inner element.
    #expect(told.contains { $0.contains("`inner` can win where it claims first") })
  }

  @Test("Two rivals can cover all durations of a touch together")
  func durations() {
    func spec(_ hold: Double) -> SpecBuilder {
      var builder = SpecBuilder()
      builder.mechanic("long", [.pressing(), .lifting(within: .atMost(ms(1000)))])
      builder.mechanic("short", [.pressing(), .lifting(within: .atMost(ms(300)))])
      builder.mechanic("hold", [.pressing(), .waiting(.atLeast(ms(hold)))])
      for name in ["long", "short", "hold"] { builder.activity(name, by: [name]) }
      builder.prefer("short", over: "long")
      return builder
    }
    #expect(Self.unreachable(spec(300)) == ["long hold short"])
    #expect(Self.unreachable(spec(301)) == [])
  }

  @Test("A rival makes no activity unreachable that is together with it, or with one that can beat it")
  func friends() {
    let alone = Self.slow { $0.activity("pan", on: "page", by: ["drag"]) }
    #expect(Self.unreachable(alone) == ["slow pan"])
    let beside = Self.slow {
      $0.activity("pan", on: "page", by: ["drag"])
      $0.together("slow", "pan")
    }
    #expect(Self.unreachable(beside) == [])
    // Where `hold` has won, `pan` cannot, and `slow` can.
    let letDown = Self.slow {
      $0.activity("pan", on: "page", by: ["drag"])
      $0.activity("hold", on: "page", by: ["long-press"])
      $0.together("slow", "hold")
    }
    #expect(Self.unreachable(letDown) == [])
  }

  @Test("A preferred discrete activity takes over at the lift, and can win")
  func takesOver() {
    let spec = Self.slow {
      $0.activity("pan", on: "page", by: ["drag"])
      $0.prefer("slow", over: "pan")
    }
    #expect(Self.unreachable(spec) == [])
  }

  @Test("A touch that is preferred to a double touch makes it unreachable")
  func preferredTouch() {
    var builder = SpecBuilder()
    builder.activity("once", by: ["touch"])
    builder.activity("twice", by: ["double-touch"])
    #expect(Self.unreachable(builder) == [])
    builder.prefer("once", over: "twice")
    #expect(Self.unreachable(builder) == ["twice once"])
  }

  @Test("A claim that waits for a later one can win if that fails")
  func waits() {
    var builder = SpecBuilder()
    builder.mechanic("press", [.pressing()])
    builder.mechanic("lift", [.pressing(), .lifting(within: .atMost(ms(100_000)))])
    builder.activity("early", by: ["press"])
    builder.activity("late", by: ["touch"])
    builder.wait("early", for: "late")
    #expect(Self.unreachable(builder) == [])
  }

  @Test("An activity with `after` is unreachable if the earlier claim makes it fail, or never comes")
  func after() {
    func spec(_ change: (inout SpecBuilder) -> Void) -> SpecBuilder {
      var builder = SpecBuilder()
      builder.activity("hold", by: ["long-press"])
      builder.activity("late", by: ["drag"], after: ["long-press"])
      change(&builder)
      return builder
    }
    #expect(Self.unreachable(spec { _ in }) == ["late hold"])
    #expect(Self.unreachable(spec { $0.together("hold", "late") }) == [])
    #expect(Self.unreachable(spec { $0.prefer("late", over: "hold") }) == [])
    var lonely = SpecBuilder()
    lonely.activity("late", by: ["drag"], after: ["pinch-open"])
    #expect(Self.unreachable(lonely) == ["late"])
  }

  @Test("If no change between two activities is a fix, the help says what to change")
  func sleepersAreAdvised() {
    func help(_ after: String, begins: Bool) -> [String] {
      var builder = SpecBuilder()
      builder.activity("hold", by: ["long-press"])
      builder.activity("late", by: ["drag"], begins: begins, after: [after])
      let spec = builder.checked
      let findings = AnalyzeSpec.findings(CheckContext(spec)).filter { $0.rule == "conflict/unreachable" }
      return FindFixes.added(to: findings, of: spec, nil).flatMap(\.help)
    }
    #expect(help("pinch-open", begins: false) == ["let another activity claim by it, or drop `after`"])
    #expect(help("long-press", begins: true) == ["drop `begins` or `after`"])
    #expect(help("long-press", begins: false).allSatisfy { $0.hasPrefix("`") }, "fixes that were checked")
  }

  @Test("A move that has passed its slop when its wait is over claims with the long press, not after it")
  func movesWhileItWaits() {
    func spec(_ slop: Double) -> SpecBuilder {
      var builder = SpecBuilder(metrics: [.longPressSlop: slop])
      builder.activity("hold", by: ["long-press"])
      builder.activity("move", by: ["long-press-drag"])
      return builder
    }
    #expect(Self.unreachable(spec(8)) == ["move hold"])
    #expect(Self.unreachable(spec(12)) == [])
  }

  /// `Scripts/prove` tries hundreds of seeds more.
  @Test("An activity that is called unreachable never wins a random touch on its element")
  func randomTraces() {
    let results = (UInt64(0)..<40).map { CheckUnreachable(seed: $0) }
    #expect(results.flatMap(\.faults) == [])
    #expect(results.reduce(0) { $0 + $1.called } > 2)
  }
}
