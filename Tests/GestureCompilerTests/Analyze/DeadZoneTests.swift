import GestureRuntime
import SpecParser
import Testing

@testable import GestureCompiler

/// Touches that no activity claims, and activities that are missing beside others (`coverage/way-in`).
@Suite struct DeadZoneTests {
  private static func findings(_ spec: CheckedSpec) -> [Finding] {
    AnalyzeSpec.findings(CheckContext(spec), AnalysisRequest(coverage: true))
      .filter { $0.rule.hasPrefix("coverage/") }
  }

  private static func told(_ spec: CheckedSpec, _ rule: String = "") -> [String] {
    findings(spec).filter { $0.rule.hasPrefix("coverage/" + rule) }.map {
      "\($0.rule.dropFirst(9)): \($0.message)"
    }
  }

  private static func spec(_ body: String, metrics: String = "") throws -> CheckedSpec {
    try AnalyzeSupport.spec(
      "gspec: 1\nproduct: Test\nuses: [material]\n\(metrics)\nstate: {zoom: 1.0..8.0, mode: [a, b, c], on: bool}\n\(body)"
    )
  }

  private static func page(_ activities: String, metrics: String = "") throws -> CheckedSpec {
    try spec("elements: {page: {}}\nactivities:\n\(activities)", metrics: metrics)
  }

  @Test func mail() throws {
    let spec = try AnalyzeSupport.spec(AnalyzeSupport.file("Specs/products/mail.gspec.yaml"))
    #expect(
      Self.told(spec) == [
        "touch: on `list`, nothing claims a touch or a double touch",
        "hold: on `list`, nothing claims a hold of 450 ms or longer",
        "drag: on `list`, nothing claims a drag toward 135° to 225° (left) or 315° to 45° (right)",
        "two-fingers: on `list`, nothing claims any gesture of two fingers",
        "hold: on `list/message`, nothing claims a hold of 450 ms or longer when selection == some",
        "drag: on `list/message`, nothing claims a drag toward 135° to 225° (left) when selection == some",
        "hold: on `reader`, nothing claims a hold of 450 ms or longer",
        "drag: on `reader`, nothing claims a drag toward 45° to 135° (up) or 225° to 315° (down) when zoom == 1",
        "two-fingers: on `reader`, nothing claims a two-finger touch, a two-finger hold or a turn of two fingers",
        "two-fingers: on `reader`, nothing claims a two-finger drag in any direction or a pinch closed when zoom == 1",
        "two-fingers: on `reader`, nothing claims a pinch open when zoom >= 8",
      ])
    #expect(Self.findings(spec).allSatisfy { $0.severity == .note })
  }

  /// Plays every witness with the whole spec, in the witness's state: no activity claims it.
  @Test(arguments: ["cards", "drawing", "game", "mail", "maps", "notes", "photos", "reader", "watch"])
  func everyDeadZoneIsDead(_ name: String) throws {
    let spec = try AnalyzeSupport.spec(AnalyzeSupport.file("Specs/products/\(name).gspec.yaml"))
    let machine = CompilePipeline.lower(spec)
    let table = try CompilePipeline.compile(machine).table
    for finding in Self.findings(spec) where finding.rule != "coverage/way-in" {
      let witness = try #require(finding.witness, "\(finding.message)")
      var recognizer = Recognizer(table, showsRivals: true)
      for state in witness.state { try set(state, in: &recognizer, machine) }
      var sink = Outcomes()
      for event in witness.events {
        let element = machine.elements.firstIndex { $0.path == event.element }
        let phase: TouchPhase = event.phase == "down" ? .down : event.phase == "move" ? .move : .up
        let refusal = recognizer.feed(
          TouchSample(
            time: event.time, phase: phase, finger: event.finger ?? 0,
            location: Point(x: event.x ?? 0, y: event.y ?? 0), element: element.map { ElementID(index: $0) }),
          into: &sink)
        #expect(refusal == nil)
      }
      recognizer.advance(to: 60_000_000, into: &sink)
      #expect(sink.count == 0, "\(finding.message)")
    }
  }

  private func set(
    _ state: FindingWitness.State, in recognizer: inout Recognizer, _ machine: Machine
  ) throws {
    let slot = try #require(machine.states.firstIndex { $0.name.value == state.name })
    let value: Double
    switch machine.states[slot].type {
    case .bool: value = state.value == "true" ? 1 : 0
    case .enumeration(let words): value = Double(words.firstIndex { $0.value == state.value } ?? -1)
    case .number: value = try #require(Double(state.value))
    }
    let isSet = recognizer.setState(slot, to: value)
    #expect(isSet)
  }

  private struct Outcomes: GestureSink {
    var count = 0
    mutating func receive(_ outcome: Outcome) { count += 1 }
  }

  // MARK: Limits

  @Test func theGapBetweenTouchAndLongPressIsExact() throws {
    let activities = "  a: {does: custom, target: page, by: [touch, long-press]}"
    #expect(try Self.told(Self.page(activities), "hold").isEmpty)
    #expect(
      try Self.told(Self.page(activities, metrics: "metrics: {touch-max-duration: 250ms}"), "hold") == [
        "hold: on `page`, nothing claims a hold of 250 ms to 400 ms"
      ])
    #expect(
      try Self.told(Self.page("  a: {does: custom, target: page, by: touch}"), "hold") == [
        "hold: on `page`, nothing claims a hold of 400 ms or longer"
      ])
  }

  @Test func directionsAreExact() throws {
    let drags = { (by: String) in try Self.told(Self.page("  a: {does: custom, target: page, \(by)}"), "drag")
    }
    #expect(try drags("by: drag").isEmpty)
    #expect(
      try drags("by: drag, toward: [left, 330deg..30deg]") == [
        "drag: on `page`, nothing claims a drag toward 30° to 135° or 225° to 330°"
      ])
    #expect(
      try drags("by: swipe, toward: horizontal") == [
        "drag: on `page`, nothing claims a drag toward 45° to 135° (up) or 225° to 315° (down), or a slow drag toward 135° to 225° (left) or 315° to 45° (right)"
      ])
    #expect(try drags("by: touch") == ["drag: on `page`, nothing claims a drag in any direction"])
  }

  @Test("A turn that is claimed in one sense only")
  func turns() throws {
    func told(_ toward: String) throws -> [String] {
      let activity = "  a: {does: rotate, target: page, by: rotate, toward: \(toward), alternative: keys}"
      return try Self.told(Self.page(activity), "two-fingers")
    }
    #expect(try told("clockwise").first?.hasSuffix(" or a counterclockwise turn of two fingers") == true)
    #expect(try told("counterclockwise").first?.hasSuffix(" or a clockwise turn of two fingers") == true)
  }

  @Test("If guards distinguish more than 128 states, a finding says that not all were checked")
  func manyStates() throws {
    func told(_ count: Int) throws -> [String] {
      let names = (0..<count).map { "s\($0)" }
      let spec = try AnalyzeSupport.spec(
        """
        gspec: 1
        product: Test
        uses: [material]
        state: {\(names.map { "\($0): bool" }.joined(separator: ", "))}
        elements: {page: {}}
        activities:
        \(names.map { "  a-\($0): {does: custom, target: page, by: touch, when: \($0), alternative: keys}" }.joined(separator: "\n"))
        """)
      return Self.told(spec, "untouched")
    }
    #expect(try told(7).isEmpty)
    #expect(
      try told(8) == [
        "untouched: not every touch on `page` was looked at in every state: its activities tell too many apart"
      ])
  }

  @Test("What only comes after another claim claims no touch of its own")
  func sleepers() throws {
    let hold = "  a: {does: custom, target: page, by: drag}\n  b: {does: custom, target: page, by: long-press"
    let dead = ["hold: on `page`, nothing claims a hold of 400 ms or longer"]
    #expect(try Self.told(Self.page(hold + ", after: drag}"), "hold") == dead)
    #expect(try Self.told(Self.page(hold + "}"), "hold").isEmpty)
  }

  @Test("If limits of holds distinguish more than 128 durations, a finding says that not all were checked")
  func manyDurations() throws {
    func told(_ count: Int) throws -> [String] {
      let mechanics = (0..<count).map { number in
        let low = 1000 + number * 20
        return "  m\(number): {steps: [press, {wait: \(low)ms..\(low + 10)ms}, lift]}\n"
      }
      let activities = (0..<count).map {
        "  a\($0): {does: custom, target: page, by: m\($0), alternative: keys}\n"
      }
      let spec = try Self.spec(
        "mechanics:\n\(mechanics.joined())elements: {page: {}}\nactivities:\n\(activities.joined())")
      return Self.told(spec, "untouched")
    }
    #expect(try told(60).isEmpty)
    #expect(
      try told(70) == [
        "untouched: not every touch on `page` was looked at in every state: its activities tell too many apart"
      ])
  }

  @Test("If unclaimed states have no short description, they are counted, with one as an example")
  func statesInWords() throws {
    let spec = try Self.page(
      """
        a: {does: custom, target: page, by: touch, when: mode == a, alternative: keys}
        b: {does: custom, target: page, by: touch, when: zoom > 2, alternative: keys}
        c: {does: custom, target: page, by: touch, when: on, alternative: keys}
      """)
    #expect(
      Self.told(spec, "touch") == [
        "touch: on `page`, nothing claims a touch or a double touch in 1 of 8 sorts of states, for example when mode == b, not on, zoom == 1"
      ])
  }

  @Test func whatIsDeadInsideAsAroundIsToldOnce() throws {
    let spec = try Self.spec(
      """
      elements: {page: {children: {row: {}, bare: {}}}, header: {children: {title: {}}}}
      activities:
        a: {does: custom, target: page, by: drag}
        b: {does: custom, target: page/row, by: touch, when: on}
      """)
    let told = Self.told(spec)
    #expect(told.filter { $0.hasPrefix("untouched") }.count == 1)
    #expect(
      told.filter { $0.contains("touch:") } == [
        "touch: on `page`, nothing claims a touch or a double touch",
        "touch: on `page/row`, nothing claims a touch or a double touch when not on",
      ])
    #expect(!told.contains { $0.contains("bare") || $0.contains("title") })
    let outer = Self.findings(spec).first { $0.rule == "coverage/touch" }
    #expect(outer?.notes == ["inside it, on `row`, more is claimed"])
  }

  @Test func statesAreToldByTheGuards() throws {
    let touches = { (guardText: String) in
      try Self.told(Self.page("  a: {does: custom, target: page, by: touch, when: \(guardText)}"), "touch")
    }
    let dead = "touch: on `page`, nothing claims a touch or a double touch when "
    #expect(try touches("\"mode in (a, b)\"") == [dead + "mode == c"])
    #expect(try touches("zoom < 3") == [dead + "zoom >= 3"])
    #expect(try touches("not on") == [dead + "on"])
    #expect(try touches("\"on or zoom > 2\"") == [dead + "not (on or zoom > 2)"])
    let two = try Self.page(
      "  a: {does: custom, target: page, by: touch, when: on}\n  b: {does: custom, target: page, by: touch, when: zoom > 2}"
    )
    #expect(Self.told(two, "touch") == [dead + "not on and zoom <= 2"])
  }

  // MARK: Ways in

  @Test func counterpartsAndPromises() throws {
    let ways = { (body: String) in try Self.told(Self.spec(body), "way-in") }
    let zoom =
      "elements: {page: {zooms: true}}\nactivities:\n  a: {does: zoom-in, target: page, by: pinch-open, when: zoom < 8}\n"
    #expect(
      try ways(zoom) == [
        "way-in: on `page`, `a` does zoom-in, and in no state anything there zooms out again"
      ])
    #expect(try ways(zoom + "  b: {does: zoom-out, target: page, by: pinch-closed, when: zoom > 1}").isEmpty)
    #expect(
      try ways(zoom + "  b: {does: custom, target: page, by: pinch-closed, when: zoom > 1}").isEmpty)
    #expect(
      try ways(
        "elements: {row: {swipeable: left}}\nactivities:\n  a: {does: activate, target: row, by: touch}") == [
          "way-in: `row` is said to be swipeable, and in no state an activity does that"
        ])
    #expect(
      try ways("elements: {row: {}}\nactivities:\n  a: {does: select-more, target: row, by: touch}") == [
        "way-in: on `row`, `a` does select-more, and in no state anything there selects the first one"
      ])
  }

  @Test(arguments: CoverageRules.all.map(\.id))
  func examplesAreReportedAndFixesAreNot(_ id: String) throws {
    let rule = try #require(CoverageRules.all.first { $0.id == id })
    #expect(Self.findings(try AnalyzeSupport.spec(rule.example)).contains { $0.rule == id })
    #expect(!Self.findings(try AnalyzeSupport.spec(rule.corrected)).contains { $0.rule == id })
  }

  @Test func nothingIsSaidUnasked() throws {
    let spec = try AnalyzeSupport.spec(AnalyzeSupport.file("Specs/products/mail.gspec.yaml"))
    #expect(!AnalyzeSpec.findings(CheckContext(spec)).contains { $0.rule.hasPrefix("coverage/") })
  }
}
