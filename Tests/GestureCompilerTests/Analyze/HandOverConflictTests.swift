import SpecParser
import Testing

@testable import GestureCompiler

/// What a hand-over changes about conflicts, and what it does not.
@Suite("Conflicts: hand-overs") struct HandOverConflictTests {
  // MARK: Inside another target

  /// The severity, who wins the shown touch and to which side it goes, and the notes of each finding about a pager and the photo in it.
  private static func pages(
    outer: String, inner: String, uses vocabulary: String = "material", _ more: String = ""
  ) throws -> [String] {
    let spec = try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Test
      uses: [\(vocabulary)]
      mechanics:
        two-finger-pan: {fingers: 2, continuous: true, steps: [press, move, lift]}
        one-finger-pan: {fingers: 1, continuous: true, steps: [press, move, lift]}
      elements: {pager: {children: {photo: {}}}}
      activities:
        turn: {does: custom, target: pager, \(outer)}
        pan: {does: custom, target: photo, \(inner)}
      \(more)
      """)
    let machine = CompilePipeline.lower(spec)
    return try AnalyzeConflicts.run(spec).findings.filter { $0.conflict.rule == .nested }.map { found in
      let witness = try #require(found.witness)
      let winners = try AnalyzeSupport.winners(witness, machine).joined(separator: " ")
      let side = witness.trace.firstDirection.map {
        ["right", "up", "left", "down"][Int(($0 + 45) / 90) % 4]
      }
      return (["\(found.finding.severity)", "\(winners) \(side ?? "still")"] + found.finding.notes)
        .joined(separator: "; ")
    }
  }

  @Test("The winner hands over in every direction in which both claim")
  func everywhere() throws {
    #expect(
      try Self.pages(
        outer: "by: drag, toward: horizontal", inner: "by: drag, hand-over: {to: turn, at: [left, right]}")
        == [])
    #expect(
      try Self.pages(
        outer: "by: drag, toward: down", inner: "by: drag, toward: vertical, hand-over: {to: turn, at: top}")
        == [])
    #expect(
      try Self.pages(
        outer: "by: drag", inner: "by: drag, hand-over: {to: turn, at: [left, right, top, bottom]}") == [])
  }

  /// What is said of `close`, which `scroll` on `list` hands touches over to, or of `pull` or `raise`.
  private static func never(
    _ list: String, _ activities: String, _ resolve: String = "[]"
  ) throws -> [String] {
    try AnalyzeSupport.report(
      """
      gspec: 1
      product: Test
      uses: [material]
      state: {locked: bool}
      elements: {sheet: {children: {list: {scrolls: vertical\(list)}}}}
      activities:
        \(activities.split(separator: "\n").joined(separator: "\n  "))
        scroll: {does: scroll, target: list, by: [drag, fling], hand-over: {to: close, at: top}}
      resolve: \(resolve)
      """
    ).findings.filter { $0.conflict.rule == .unreachable }
      .map { "\($0.finding.severity): \($0.finding.message)" }
  }

  @Test("What takes touches over never wins where, or in a direction in which, nothing hands over")
  func withoutGiver() throws {
    let peels = """
      close: {does: custom, target: sheet, by: drag, toward: down}
      peel-l: {does: custom, target: sheet, by: drag, toward: 225deg..270deg, when: locked}
      peel-r: {does: custom, target: sheet, by: drag, toward: 270deg..315deg, when: locked}
      """
    let said =
      "warning: `close` can never win when locked: wherever it would claim, one of `peel-l` and `peel-r` wins"
    #expect(try Self.never(", when: not locked", peels) == [said])
    #expect(try Self.never("", peels) == [])
    let moves = """
      close: {does: custom, target: sheet, by: drag, toward: down}
      move: {does: custom, target: sheet, by: drag}
      """
    #expect(
      try Self.never(", when: locked", moves, "[{prefer: move, over: close}]") == [
        "warning: `close` can never win when not locked: wherever it would claim, `move` wins"
      ])
    #expect(try Self.never("", moves, "[{prefer: move, over: close}]") == [])
    let both = """
      close: {does: custom, target: sheet, by: drag, toward: vertical}
      raise: {does: custom, target: sheet, by: drag, toward: up}
      """
    #expect(
      try Self.never("", both) == [
        "warning: `close` can never win a movement up: wherever it would claim, `raise` wins"
      ])
  }

  @Test("What only takes over may hand the touch on")
  func handedOn() throws {
    func said(_ handOver: String) throws -> [String] {
      try Self.never(
        "",
        """
        close: {does: custom, target: sheet, by: drag, begins: hand-over\(handOver)}
        move: {does: custom, target: sheet, by: drag}
        raise: {does: custom, target: sheet, by: drag}
        """, "[{prefer: move, over: raise}]")
    }
    #expect(try said(", hand-over: {to: raise, at: top}") == [])
    #expect(try said("") == ["error: `raise` can never win: wherever it would claim, `move` wins"])
  }

  @Test("In the other directions the loser is not recognized, as without a hand-over")
  func someDirections() throws {
    #expect(
      try Self.pages(
        outer: "by: drag, toward: horizontal", inner: "by: drag, hand-over: {to: turn, at: left}") == [
          "warning; pan left; `pan` hands the touch over to `turn` at its left end"
        ])
    // Where it takes a touch over itself says nothing about touches that it claims.
    #expect(
      try Self.pages(
        outer: "by: drag, toward: horizontal, hand-over: {to: pan, at: left}",
        inner: "by: drag, hand-over: {to: turn, at: start}") == ["warning; pan right"])
  }

  @Test(
    "A note remains where the loser hands over in the other directions, as a sheet does",
    arguments: ["bottom", "start"])
  func both(_ end: String) throws {
    #expect(
      try Self.pages(
        outer: "by: drag, toward: vertical, hand-over: {to: pan, at: \(end)}",
        inner: "by: drag, hand-over: {to: turn, at: top}") == [
          "note; pan up; `pan` hands the touch over to `turn` at its top"
        ])
  }

  // MARK: Several fingers

  private static func pans(outer: String, inner: String, _ more: String = "") throws -> [String] {
    try pages(outer: outer, inner: inner, uses: "apple", more)
  }

  @Test(
    "Of pans of several fingers, only touches with a finger outside the inner target are left: a note",
    arguments: [
      ("by: pan, toward: down", "by: pan, toward: vertical"),
      ("by: [swipe, pan], toward: down", "by: [pan, swipe, flick]"),
      ("by: pan, toward: down", "by: one-finger-pan, toward: vertical"),
    ])
  func severalFingers(_ outer: String, _ inner: String) throws {
    let found = try AnalyzeSupport.report(
      """
      gspec: 1
      product: Test
      uses: [apple]
      mechanics: {one-finger-pan: {fingers: 1, continuous: true, steps: [press, move, lift]}}
      elements: {pager: {children: {photo: {}}}}
      activities:
        turn: {does: custom, target: pager, \(outer)}
        pan: {does: custom, target: photo, \(inner), hand-over: {to: turn, at: top}}
      """
    ).findings.filter { $0.conflict.rule == .nested }
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.finding.severity == .note)
    #expect(
      finding.finding.message.contains(
        "`pan` wins, so `turn` is not recognized if a finger lands outside `pager/photo` for a movement down"),
      "\(finding.finding.message)")
    #expect(finding.finding.notes == ["`pan` hands the touch over to `turn` at its top"])
  }

  @Test("Nothing is left where both take as many fingers")
  func sameFingers() throws {
    for pan in ["one-finger-pan", "two-finger-pan"] {
      #expect(
        try Self.pans(
          outer: "by: \(pan), toward: down",
          inner: "by: \(pan), toward: vertical, hand-over: {to: turn, at: top}") == [],
        "\(pan)")
    }
    #expect(
      try Self.pans(
        outer: "by: one-finger-pan, toward: down",
        inner: "by: pan, toward: vertical, hand-over: {to: turn, at: top}")
        == [])
  }

  @Test("Pans of several fingers are not recognized in the other directions, as those of one are not")
  func severalFingersElsewhere() throws {
    let warning = "`pan` hands the touch over to `turn` at its top"
    #expect(
      try Self.pans(
        outer: "by: pan, toward: vertical", inner: "by: pan, hand-over: {to: turn, at: top}")
        == ["warning; pan up; \(warning)"])
    #expect(
      try Self.pans(outer: "by: pan, toward: down", inner: "by: pan, toward: vertical") == [
        "warning; pan down"
      ])
    #expect(
      try Self.pans(
        outer: "by: pan, toward: vertical, hand-over: {to: pan, at: bottom}",
        inner: "by: pan, hand-over: {to: turn, at: top}") == ["note; pan up; \(warning)"])
  }

  @Test("What claims first loses the other directions where its claim is held")
  func heldFirst() throws {
    let held = try Self.pans(
      outer: "by: pan, toward: down", inner: "by: pan, toward: vertical, hand-over: {to: turn, at: top}",
      """
        zoom: {does: custom, target: pager, by: pinch}
      resolve: [{wait: turn, for: zoom}]
      """)
    let note = "`pan` hands the touch over to `turn` at its top"
    #expect(held.contains { $0.hasPrefix("warning") && $0.hasSuffix(note) }, "\(held)")
  }

  @Test("The loser's own hand-over helps it nowhere")
  func otherWay() throws {
    #expect(
      try Self.pages(
        outer: "by: drag, toward: vertical, hand-over: {to: pan, at: [top, bottom]}", inner: "by: drag") == [
          "warning; pan up"
        ])
  }

  @Test("What does not move hands nothing over")
  func holds() throws {
    #expect(
      try Self.pages(
        outer: "by: [drag, long-press], toward: vertical",
        inner: "by: [drag, long-press], toward: vertical, hand-over: {to: turn, at: [top, bottom]}") == [
          "warning; pan still; `pan` hands the touch over to `turn` at its top and its bottom"
        ])
  }

  // MARK: Beside an activity that hands over

  /// The messages about the taker, with help. The shown touch has the movement first, then the claim that may be lost.
  private static func beside(_ resolve: String, zoom: String = "by: pinch-open") throws -> [String] {
    let found = try AnalyzeSupport.report(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements: {list: {}}
      activities:
        scroll: {does: custom, target: list, by: [drag, fling], toward: vertical, hand-over: {to: pull, at: top}}
        pull: {does: custom, target: list, by: drag, begins: hand-over}
        zoom: {does: custom, target: list, \(zoom)}
      resolve: [\(resolve)]
      """
    ).findings.filter { $0.finding.activities.contains("pull") }
    for witness in found.map(\.witness) {
      let (witness, claims) = (try #require(witness), try #require(witness?.claims))
      #expect(claims.map(\.activity) == ["scroll", "zoom"] && claims[0].time < claims[1].time)
      #expect(witness.trace.firstDirection.map { $0 > 180 } == true)
    }
    return found.map(\.finding).map {
      (["\($0.rule) \($0.severity) \($0.message)"] + $0.help).joined(separator: "; ")
    }
  }

  private static let taken =
    "conflict/special-case note `zoom` (pinch-open) can win beside `scroll` on `list`, but not once `pull` (drag) "
    + "has taken the touch over; `{prefer: zoom, over: pull}` lets `zoom` win then, too"

  @Test("What can win beside the activity that hands over, and not beside the one that takes over")
  func taken() throws {
    #expect(try Self.beside("{prefer: zoom, over: scroll}") == [Self.taken])
    #expect(try Self.beside("together: [zoom, scroll]") == [Self.taken])
  }

  @Test(
    "No note where it can win beside both, or beside neither",
    arguments: [
      "{prefer: zoom, over: scroll}, {prefer: zoom, over: pull}", "together: [zoom, scroll, pull]",
      "{prefer: scroll, over: zoom}",
    ])
  func notTaken(_ resolve: String) throws {
    #expect(try Self.beside(resolve) == [])
  }

  @Test("Nor where it can only begin a touch, or never claims after the one that hands over")
  func neverLater() throws {
    #expect(try Self.beside("together: [zoom, scroll]", zoom: "by: pinch-open, begins: true") == [])
    #expect(try Self.beside("together: [zoom, scroll]", zoom: "by: long-press") == [])
  }
}
