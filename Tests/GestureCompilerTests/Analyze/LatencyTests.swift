import ConflictSupport
import GestureRuntime
import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

/// The latencies of specs that are written by hand, and traces that reach them.
@Suite struct LatencyTests {
  private static func rows(_ body: String, metrics: String = "") throws -> [LatencyRow] {
    let text = """
      gspec: 1
      product: Test
      uses: [material]
      \(metrics)
      state: {zoom: 1.0..8.0}
      elements:
        page:
          children:
            item: {}
      mechanics:
        triple: {steps: [press, lift, press, lift, press, lift]}
        quick: {steps: [press, {lift: {within: 150ms}}]}
        hold: {steps: [press, {wait: 200ms}]}
        long-hold: {steps: [press, {wait: 600ms}]}
        longer-hold: {steps: [press, {wait: 900ms}]}
        slow-triple: {steps: [press, lift, {press: {after: 40ms..900ms}}, lift, {press: {after: 40ms..900ms}}, lift]}
      \(body)
      """
    let spec = try AnalyzeSupport.spec(text)
    return MeasureLatency.report(CheckContext(spec), CompilePipeline.lower(spec)).rows
  }

  /// `activity: best resting worst rival`, in milliseconds, of rows that wait.
  static func told(_ body: String, metrics: String = "") throws -> [String] {
    try rows(body, metrics: metrics).filter { !$0.delay.isNone }.map { row in
      let times = [Optional(row.delay.best), row.delay.resting, row.delay.worst].map {
        $0.map { "\(Double($0) / 1000)" } ?? "down"
      }
      return
        "\(row.activity): \(times.joined(separator: " ")) \(row.rivals.map(\.activity).joined(separator: " "))"
    }
  }

  @Test("Both layouts are measured, and a difference is listed for each")
  func layouts() throws {
    let spec = try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements: {page: {}}
      mechanics:
        toss: {steps: [press, {move: {toward: leading}}, lift]}
        lob: {steps: [press, {move: {toward: up}}, lift]}
        toss-and-touch: {steps: [press, {move: {toward: left}}, lift, press, lift]}
      activities:
        a: {does: custom, target: page, by: [toss, lob]}
        b: {does: custom, target: page, by: toss-and-touch}
      """)
    let rows = MeasureLatency.report(of: spec).rows.map { row in
      "\(row.activity) \(row.mechanics.joined()) \(row.delay.worst ?? -1) \(row.layout?.rawValue ?? "both")"
    }
    #expect(
      rows == ["a toss 699999 ltr", "a toss 0 rtl", "a lob 699999 both", "b toss-and-touch 0 both"], "\(rows)"
    )
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var body: String
    var expected: [String]
    var metrics = ""
    var testDescription: String { "\(expected) for \(body)" }
  }

  private static func pair(_ a: String, _ b: String, _ rest: String = "") -> String {
    "activities:\n  a: {does: custom, \(a)}\n  b: {does: custom, \(b)}\n\(rest)"
  }

  static let rows: [Row] = [
    // The next press can come up to 300 ms later. If it comes at the last moment, 400 ms more decide whether it is a touch.
    Row(
      body: pair("target: page, by: touch", "target: page, by: double-touch"),
      expected: ["a: 300.0 300.0 699.999 b"]),
    Row(
      body: pair("target: page, by: touch", "target: page, by: double-touch", "resolve: [{wait: a, for: b}]"),
      expected: ["a: 300.0 300.0 699.999 b"]),
    // In some states the rival does not exist.
    Row(
      body: pair("target: page, by: touch", "target: page, by: double-touch, when: zoom < 8"),
      expected: ["a: 0.0 300.0 699.999 b"]),
    // In each state one of two rivals exists. If the state changes between two presses, one of them waits for the other.
    Row(
      body: pair(
        "target: page, by: touch", "target: page, by: double-touch, when: zoom < 8",
        "  c: {does: custom, target: page, by: triple, when: zoom == 8}"),
      expected: ["a: 300.0 300.0 2099.995 b c", "b: 0.0 300.0 1399.997 c"]),
    Row(
      body: pair(
        "target: page, by: touch", "target: page, by: double-touch", "resolve: [{together: [a, b]}]"),
      expected: []),
    Row(
      body: pair(
        "target: page, by: touch", "target: page, by: double-touch", "resolve: [{prefer: a, over: b}]"),
      expected: []),
    // An activity on an inner target waits only if that is declared.
    Row(body: pair("target: item, by: touch", "target: page, by: double-touch"), expected: []),
    Row(
      body: pair("target: item, by: touch", "target: page, by: double-touch", "resolve: [{wait: a, for: b}]"),
      expected: ["a: 0.0 300.0 699.999 b"]),
    // A continuous rival can go on as long as fingers stay down.
    Row(
      body: pair("target: page, by: touch", "target: page, by: double-touch-drag"),
      expected: ["a: 300.0 300.0 down b"]),
    Row(
      body: pair("target: page, by: hold", "target: page, by: long-hold", "resolve: [{wait: a, for: b}]"),
      expected: ["a: 0.0 400.0 400.0 b"]),
    Row(
      body: pair("target: page, by: drag", "target: page, by: pinch-open", "resolve: [{wait: a, for: b}]"),
      expected: ["a: 0.0 149.998 149.998 b"],
      metrics: "metrics: {min-stroke-duration: 0ms, max-finger-velocity: 8000000pt/s}"),
    // A rival with two mechanics, and a rival that is decided before the claim.
    Row(
      body: pair("target: page, by: touch", "target: page, by: [double-touch, triple]"),
      expected: ["a: 300.0 300.0 1399.997 b b"]),
    Row(
      body: pair("target: page, by: touch", "target: page, by: quick", "resolve: [{wait: a, for: b}]"),
      expected: []),
    // A chain: `b` waits for `c`. A `c` that begins with the second touch of `b` does not outlast the one that begins with the first. The
    // worst time of `a` is an upper bound.
    Row(
      body: pair(
        "target: page, by: touch", "target: page, by: double-touch",
        "  c: {does: custom, target: page, by: triple}"),
      expected: ["a: 300.0 300.0 1399.997 b c", "b: 300.0 300.0 699.999 c"]),
    // If the state changes before the second touch, only that one begins a `b`.
    Row(
      body: pair(
        "target: page, by: double-touch", "target: page, by: triple, when: zoom < 8"),
      expected: ["a: 0.0 300.0 1399.997 b"]),
    // While the hand rests after the second touch, `c` fails at last, and `b` wins: the claim of `a` is lost then, and not late.
    Row(
      body: pair(
        "target: page, by: touch", "target: page, by: double-touch",
        "  c: {does: custom, target: page, by: slow-triple}\n"
          + "resolve: [{wait: a, for: b}, {wait: b, for: c}, {together: [a, c]}]"),
      expected: ["a: 0.0 300.0 3299.997 b", "b: 0.0 900.001 2599.999 c"]),
    // A hand that rests makes `c` win, which ends `b` and lets `a` go on.
    Row(
      body: pair(
        "target: page, by: hold", "target: page, by: long-hold",
        "  c: {does: custom, target: page, by: longer-hold}\n"
          + "resolve: [{wait: a, for: b}, {wait: b, for: c}, {together: [a, c]}]"),
      expected: ["a: 0.0 700.0 700.0 b", "b: 0.0 300.0 300.0 c"]),
  ]

  @Test(arguments: rows) func row(_ row: Row) throws {
    #expect(try Self.told(row.body, metrics: row.metrics) == row.expected)
  }

  // MARK: Reached

  struct Reach: Sendable {
    var spec: String
    /// Samples as `time phase finger x`: the time in microseconds, the phase as `d`, `m` or `u`.
    var trace: [String]
    var recognizer: Int
    var delay: Int64
  }

  static let reached: [Reach] = [
    Reach(
      spec: pair("target: page, by: touch", "target: page, by: double-touch"),
      trace: ["0 d 1 0", "50000 u 1 0", "349999 d 1 0", "2000000 u 1 0"], recognizer: 0, delay: 699_999),
    Reach(
      spec: pair("target: page, by: touch", "target: page, by: double-touch"),
      trace: ["0 d 1 0", "50000 u 1 0"], recognizer: 0, delay: 300_000),
    Reach(
      spec: pair(
        "target: page, by: touch", "target: page, by: double-touch",
        "  c: {does: custom, target: page, by: triple}\nresolve: [{together: [b, c]}]"),
      trace: [
        "0 d 1 0", "50000 u 1 0", "100000 d 2 20", "120000 u 2 20",
      ], recognizer: 1, delay: 0),
    Reach(
      spec: pair("target: page, by: hold", "target: page, by: long-hold", "resolve: [{wait: a, for: b}]"),
      trace: ["0 d 1 0", "599999 u 1 0"], recognizer: 0, delay: 399_999),
    // The wait lasts as long as the finger stays down, here a minute.
    Reach(
      spec: pair("target: page, by: touch", "target: page, by: double-touch-drag"),
      trace: ["0 d 1 0", "50000 u 1 0", "150000 d 1 0", "60150000 u 1 0"], recognizer: 0, delay: 60_100_000),
  ]

  @Test(arguments: reached) func theWorstIsReached(_ reach: Reach) throws {
    let text = """
      gspec: 1
      product: Test
      uses: [material]
      elements: {page: {}}
      mechanics:
        triple: {steps: [press, lift, press, lift, press, lift]}
        hold: {steps: [press, {wait: 200ms}]}
        long-hold: {steps: [press, {wait: 600ms}]}
      \(reach.spec)
      """
    let known = try LatencyCase(try AnalyzeSupport.spec(text), withWait: false)
    let events = reach.trace.map { line in
      let parts = line.split(separator: " ")
      let phase: TouchPhase = parts[1] == "d" ? .down : parts[1] == "m" ? .move : .up
      return InputEvent.sample(
        TouchSample(
          time: Int64(parts[0]) ?? 0, phase: phase, finger: Int(parts[2]) ?? 0,
          location: Point(x: 100 + (Double(parts[3]) ?? 0), y: 100),
          element: phase == .down ? ElementID(index: 0) : nil))
    }
    let seen = known.observe(events + [.advance(100_000_000)]).filter { $0.recognizer == reach.recognizer }
    #expect(seen.map(\.delay) == [reach.delay])
    if let worst = known.delays[reach.recognizer].worst { #expect(reach.delay <= worst) }
  }

  // MARK: Budgets

  private static func findings(_ body: String, most: Int64? = nil) throws -> [String] {
    let spec = try AnalyzeSupport.spec(
      "gspec: 1\nproduct: Test\nuses: [material]\nelements: {page: {}}\n" + body)
    return AnalyzeSpec.findings(CheckContext(spec), AnalysisRequest(maxLatency: most))
      .filter { $0.rule == "latency/budget" || $0.rule == "conflict/delayed" }
      .map {
        "\($0.severity) \($0.rule) \($0.activities.joined(separator: " ")) \(MeasureText.number($0.delayMilliseconds ?? -1))"
      }
  }

  @Test(
    "The worst is a bound if a long press, wherever the rival is, ends the rival before",
    arguments: [
      ("page, by: double-touch-drag", "page, by: long-press", true),
      ("page, by: double-touch-drag", "page, by: long-press-drag", false),
      ("page, by: double-touch-drag", "page, by: long-press, when: 'zoom > 2.0'", false),
      ("page, by: double-touch-drag", "page/item, by: long-press", false),
      ("page, by: double-touch-drag", "page, by: two-finger-long-press", false),
      // A touch is over when a long press would claim.
      ("page, by: double-touch", "page, by: long-press", false),
      ("page, by: double-touch", "page, by: hold", true),
    ])
  func bounds(_ rival: String, _ third: String, _ isBound: Bool) throws {
    let spec = Self.pair(
      "target: page, by: touch", "target: \(rival)",
      "  c: {does: custom, target: \(third)}\nresolve: [{wait: a, for: b}]")
    let row = try Self.rows(spec).first { $0.activity == "a" }
    #expect(row?.isBound == isBound && row?.delay.resting == 300_000)
    let together = spec.replacing("for: b}]", with: "for: b}, {together: [b, c]}]")
    #expect(try Self.rows(together).first { $0.activity == "a" }?.isBound == false)
  }

  @Test func aBudgetOfItsOwnIsNotAcceptedByAWait() throws {
    let wait = "resolve: [{wait: a, for: b}]"
    let (touch, own) = ("target: page, by: touch", "target: page, latency: 200ms, by: touch")
    let double = "target: page, by: double-touch"
    #expect(try Self.findings(Self.pair(touch, double, wait)) == ["note conflict/delayed a b 300"])
    #expect(
      try Self.findings(Self.pair(own, double, wait)) == [
        "note conflict/delayed a b 300", "warning latency/budget a b 300",
      ])
    // An undeclared wait is itself the warning.
    #expect(try Self.findings(Self.pair(own, double)) == ["warning conflict/delayed a b 300"])
    #expect(
      try Self.findings(Self.pair(touch, double, wait), most: 299_999) == [
        "note conflict/delayed a b 300", "error latency/budget a b 300",
      ])
    #expect(
      try Self.findings(Self.pair(touch, double, wait), most: 300_000) == ["note conflict/delayed a b 300"])
  }

  @Test("Beside max-latency the activity's own budget is named where it is shorter", arguments: [250, 150])
  func bothBudgets(_ most: Int64) throws {
    let spec = try AnalyzeSupport.spec(
      "gspec: 1\nproduct: Test\nuses: [material]\nelements: {page: {}}\n"
        + Self.pair(
          "target: page, latency: 200ms, by: touch", "target: page, by: double-touch",
          "resolve: [{wait: a, for: b}]"))
    let found = AnalyzeSpec.findings(CheckContext(spec), AnalysisRequest(maxLatency: most * 1000))
    let late = try #require(found.first { $0.rule == "latency/budget" })
    #expect(late.message.hasSuffix("\(most) ms are allowed (max-latency)"), "\(late.message)")
    #expect(late.related.contains { $0.message == "its own budget is 200 ms" } == (most > 200))
  }

  @Test(
    "A wait without an end, and the instant from which a wait counts",
    arguments: [
      ("drag", "fling", "as long as fingers stay down", "movement"),
      ("long-press", "drag", "as long as fingers stay down", "end of the hold"),
      ("touch", "double-touch", "300 ms, and up to 700 ms while fingers go on,", "lift"),
    ])
  func wordsOfBudgets(_ own: String, _ rival: String, _ wait: String, _ noun: String) throws {
    let spec = try AnalyzeSupport.spec(
      "gspec: 1\nproduct: Test\nuses: [material]\nelements: {page: {}}\n"
        + Self.pair(
          "target: page, latency: 100ms, by: \(own)", "target: page, by: \(rival)",
          "resolve: [{wait: a, for: b}]"))
    let found = AnalyzeSpec.findings(CheckContext(spec)).filter { $0.rule == "latency/budget" }
    #expect(
      found.map(\.message) == [
        "`a` (\(own)) waits \(wait) for `b` (\(rival)), and its own budget is 100 ms"
      ])
    #expect(
      found.first?.notes.first == "counted from the \(noun) that decides, for a hand that does nothing more")
  }

  @Test func theRulesExampleIsReportedAndItsFixIsNot() throws {
    let rule = LatencyRules.budget
    for (text, count) in [(rule.example, 1), (rule.corrected, 0)] {
      let spec = try AnalyzeSupport.spec(text)
      let found = AnalyzeSpec.findings(CheckContext(spec)).filter { $0.rule == rule.id }
      #expect(found.count == count && found.allSatisfy { $0.severity == rule.defaultSeverity })
    }
  }
}
