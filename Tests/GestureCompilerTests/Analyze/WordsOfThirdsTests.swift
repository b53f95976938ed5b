import SpecParser
import Testing

@testable import GestureCompiler

/// A message about two activities names a third one if its claim lets the loser win.
@Suite struct WordsOfThirdsTests {
  private static func messages(_ body: String) throws -> [String] {
    let text = """
      gspec: 1
      product: Test
      uses: [apple]
      platforms: [ios]
      elements: {page: {}}
      activities:
        hold: {does: custom, target: page, by: long-press}
        pan: {does: custom, target: page, by: pan}
        flick: {does: custom, target: page, by: flick}
      \(body)
      """
    return try AnalyzeSupport.report(text).findings.map(\.finding.message).filter {
      $0.contains("`pan`") && $0.contains("`flick`") && $0.contains("both claim")
    }
  }

  @Test("The message names a long press from which only one of the two may take over")
  func named() throws {
    let found = try Self.messages("resolve:\n  - {prefer: flick, over: hold}")
    #expect(
      found == [
        "`flick` (flick) and `pan` (pan) both claim on `page`: `pan` wins because it claims first; `flick` wins where `hold` has won before"
      ])
  }

  @Test("Without such a line the message names no third activity")
  func silent() throws {
    let found = try Self.messages("")
    #expect(
      found == ["`flick` (flick) and `pan` (pan) both claim on `page`: `pan` wins because it claims first"])
  }

  /// The message of the first finding about two activities of a spec.
  private static func message(_ first: String, _ second: String, _ body: String) throws -> String? {
    try AnalyzeSupport.report("gspec: 1\nproduct: Test\n" + body).findings.map(\.finding)
      .first { Set($0.activities) == [first, second] }?.message
  }

  @Test("Both are held for the same activity, and another finger fails only the winner's claim (seed 1193)")
  func heldTogether() throws {
    let said = try Self.message(
      "pan", "edge",
      """
      uses: [apple]
      elements: {page: {}}
      activities:
        pan: {does: custom, target: page, by: pan}
        edge: {does: custom, target: page, by: edge-swipe}
        flick: {does: custom, target: page, by: flick, toward: left, begins: true}
      resolve:
        - {wait: pan, for: flick}
        - {wait: edge, for: flick}
      """)
    #expect(said?.hasSuffix("; `pan` wins where another finger lands while `edge` waits for `flick`") == true)
  }

  @Test(
    "An activity that is preferred only to the winner, and claims at its instant, lets the loser win (seed 1073)"
  )
  func preferredAtOnce() throws {
    let said = try Self.message(
      "inner", "outer",
      """
      uses: [material]
      elements: {page: {children: {item: {}}}}
      activities:
        inner: {does: custom, target: page/item, by: double-touch-drag}
        outer: {does: custom, target: page, by: double-touch-drag}
        scroll: {does: custom, target: page, by: [drag, two-finger-drag], toward: vertical}
      resolve:
        - {prefer: scroll, over: inner}
      """)
    #expect(said?.contains("; `outer` can win where `scroll` claims at that instant") == true)
  }

  @Test("A long press that ends the first touch of the winner too is no exception; a hold that does not is")
  func beforeTheLastTouch() throws {
    func said(_ hold: String) throws -> String? {
      try Self.message(
        "pan", "zoom",
        """
        uses: [material]
        elements: {page: {}}
        mechanics:
          short-hold: {steps: [press, {wait: 200ms}]}
        activities:
          pan: {does: custom, target: page, by: drag}
          zoom: {does: custom, target: page, by: double-touch-drag}
          drop: {does: custom, target: page, by: \(hold)}
        """)
    }
    #expect(try said("long-press")?.contains("`drop`") == false)
    #expect(try said("short-hold")?.contains("; `pan` wins where `drop` has won before") == true)
  }

  @Test("An activity on an element beside the loser's keeps the winner from the touch (seed 1164)")
  func aside() throws {
    let said = try Self.message(
      "hold", "outer",
      """
      uses: [material]
      elements: {page: {children: {left: {}, right: {}}}}
      mechanics:
        pull: {fingers: 2..3, continuous: true, steps: [press, move]}
      activities:
        hold: {does: custom, target: page/right, by: long-press}
        aside: {does: custom, target: page/left, by: pull}
        outer: {does: custom, target: page, by: pull}
      """)
    #expect(said?.contains("; `hold` wins where `aside` has won before") == true)
  }
  /// The message about `back` and `drawer`, beside which there are others.
  private static func drawer(_ others: String, prefer: String = "guide") throws -> String? {
    try message(
      "back", "drawer",
      """
      uses: [material]
      platforms: [android]
      state: {mode: [x, y]}
      elements: {page: {}}
      activities:
        back: {does: custom, target: page, by: drag, toward: right}
        drawer: {does: custom, target: page, by: edge-swipe, from: left-edge}
      \(others)
      resolve:
        - {prefer: \(prefer), over: drawer}
      """)
  }

  private static func edge(_ name: String, _ guarded: String = "") -> String {
    "  \(name): {does: custom, target: page, by: edge-swipe, from: left-edge\(guarded)}"
  }

  @Test(
    "A third activity that wins over both in one state only leaves the sentence about the two, in whichever state it is",
    arguments: ["x", "y"])
  func inOneState(_ state: String) throws {
    let said = try Self.drawer(Self.edge("guide", ", when: mode == \(state)"))
    #expect(
      said
        == "`back` (drag) and `drawer` (edge-swipe) both claim on `page`: `drawer` wins, as the special case: it starts at an edge"
    )
  }

  @Test("A third activity that wins over both is named, with its condition if others win in the other states")
  func overBoth() throws {
    #expect(try Self.drawer(Self.edge("guide"))?.hasSuffix(": `guide` wins over both") == true)
    let said = try Self.drawer(
      Self.edge("guide", ", when: mode == x") + "\n" + Self.edge("help", ", when: mode == y"),
      prefer: "[guide, help]")
    #expect(said?.hasSuffix(": `guide` wins over both when mode == x") == true, "\(said ?? "")")
  }

  @Test("A third activity does not exist in a state in which the other two do")
  func neverWithBoth() throws {
    func said(_ state: String) throws -> String? {
      try Self.message(
        "back", "out",
        """
        uses: [material]
        platforms: [android]
        state: {m: [x, y, z]}
        elements: {pager: {children: {list: {scrolls: vertical}}}}
        activities:
          back: {does: custom, target: pager, by: edge-swipe, from: left-edge, toward: right, when: "m in (x, y)"}
          out: {does: custom, target: pager, by: pinch-closed, when: "m in (y, z)"}
          scroll: {does: custom, target: list, by: drag, toward: vertical, when: "m in (x, \(state))"}
        resolve:
          - {prefer: out, over: scroll}
        """)
    }
    #expect(try said("y")?.contains("; `out` wins where `scroll` has won before") == true)
    #expect(try said("z")?.contains("`scroll`") == false)
  }

  @Test("A lift that ends a claim does not decide where a third activity wins; a state without it is shown")
  func whereALiftEnds() throws {
    func said(_ guarded: String) throws -> Finding? {
      let spec = try AnalyzeSupport.spec(
        """
        gspec: 1
        product: Test
        uses: [material]
        elements: {page: {}}
        state: {mode: [x, y]}
        mechanics:
          held: {continuous: true, steps: [press, {wait: 60ms}, lift]}
          short: {steps: [press, {wait: 50ms}]}
        activities:
          hold: {does: custom, target: page, by: held}
          twice: {does: custom, target: page, by: double-touch}
          third: {does: custom, target: page, by: short\(guarded)}
        resolve:
          - {prefer: twice, over: hold}
        """
      )
      return AnalyzeConflicts.run(spec).findings(of: CompilePipeline.lower(spec)).first {
        Set($0.activities) == ["hold", "twice"]
      }
    }
    let inY = try #require(try said(", when: mode == x"))
    #expect(
      inY.message.hasSuffix(": `hold` wins if a finger lifts and ends it before `twice` claims"),
      "\(inY.message)")
    #expect(inY.witness?.state.map(\.value) == ["y"])
    #expect(try said("")?.message.hasSuffix(": `third` wins over both") == true)
  }

  @Test("A third activity beside the loser's element wins the first of two touches (seed 7000036)")
  func winsFirstTouchAside() throws {
    let said = try Self.message(
      "side", "twice",
      """
      uses: [material]
      elements: {page: {children: {left: {}, right: {}}}}
      mechanics: {tap: {steps: [press]}}
      activities:
        side: {does: custom, target: page/right, by: swipe}
        tap: {does: custom, target: page/left, by: tap}
        twice: {does: custom, target: page, by: double-touch-drag}
      """)
    #expect(said?.contains("; `side` wins where `tap` has won before") == true, "\(said ?? "")")
  }

  @Test("A claim is held for an activity beside the loser's element (seed 7000390)")
  func heldAside() throws {
    let said = try Self.message(
      "drag", "turn",
      """
      uses: [material]
      elements: {page: {children: {left: {}, right: {}}}}
      mechanics: {rest: {steps: [press, wait]}}
      activities:
        drag: {does: custom, target: page/right, by: drag}
        turn: {does: custom, target: page, by: rotate}
        rest: {does: custom, target: page/left, by: rest}
      resolve:
        - {wait: turn, for: rest}
      """)
    #expect(said?.contains("; `drag` wins while `turn` waits for `rest`") == true, "\(said ?? "")")
  }

  @Test("The witness of an activity that is over by then shows that it wins, though it waits (seed 7000161)")
  func isOverThoughItWaits() throws {
    let report = try AnalyzeSupport.report(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements: {page: {children: {item: {}}}}
      activities:
        drag: {does: custom, target: page/item, by: drag}
        pan: {does: custom, target: page, by: two-finger-drag}
        flick: {does: custom, target: page/item, by: [two-finger-swipe, two-finger-fling]}
      resolve:
        - {prefer: drag, over: pan}
        - {wait: pan, for: flick}
      """)
    let found = try #require(
      report.findings.first { $0.finding.message.contains("`pan` wins if a finger lifts and ends it") })
    let pan = try #require(found.finding.activities.firstIndex(of: "pan"))
    #expect(found.conflict.recognized?.contains(found.conflict.activities[pan]) == true)
  }

  @Test("A third activity wins the first touch, so that the later of two double touches wins (seed 8101042)")
  func winsFirstTouchOfTwo() throws {
    func said(_ third: String) throws -> String? {
      try Self.message(
        "tap", "zoom",
        """
        uses: [apple, material]
        elements: {page: {children: {row: {}}}}
        activities:
          tap: {does: custom, target: page, by: double-tap}
          third: {does: custom, target: page/row, by: \(third)}
          zoom: {does: custom, target: page/row, by: double-touch-drag}
        """)
    }
    let touched = try said("touch, from: any-edge")
    #expect(touched?.contains("; `zoom` can win where `third` has won before") == true, "\(touched ?? "")")
    // A movement ends the first touch of the winner, too.
    #expect(try said("drag, from: any-edge")?.contains("`third`") == false)
  }

  @Test("A third activity wins at the instant at which the winner's claim is held (seed 8005114)")
  func winsWhileHeld() throws {
    let said = try Self.message(
      "edge", "late",
      """
      uses: [material]
      elements: {page: {children: {row: {}}}}
      state: {flag: bool}
      mechanics:
        late: {fingers: 1, steps: [press, lift, press, lift, press, {move: {toward: vertical}}, wait]}
      activities:
        flick: {does: custom, target: page/row, by: [two-finger-swipe, two-finger-fling], when: not flag}
        edge: {does: custom, target: page, by: edge-swipe}
        third: {does: custom, target: page, by: [drag, two-finger-drag], toward: up, when: not flag}
        late: {does: custom, target: page/row, by: late}
      resolve:
        - {wait: edge, for: flick}
        - {prefer: late, over: third}
      """)
    #expect(said?.contains("; `late` can win where `third` has won before") == true, "\(said ?? "")")
  }

  @Test("A third activity wins the first touch of a winner that would claim first (seed 8205218)")
  func winsFirstTouchOfFirst() throws {
    let said = try Self.message(
      "fling", "zoom",
      """
      uses: [material]
      elements: {page: {children: {row: {}}}}
      state: {flag: bool}
      activities:
        fling: {does: custom, target: page/row, by: fling}
        zoom: {does: custom, target: page, by: double-touch-drag}
        third: {does: custom, target: page/row, by: touch, when: not flag}
      resolve:
        - {wait: zoom, for: third}
      """)
    #expect(said?.contains("`zoom` wins if it claims first") == true, "\(said ?? "")")
    #expect(said?.contains("; `fling` can win where `third` has won before") == true, "\(said ?? "")")
  }

  @Test(
    "Where a third activity wins in one direction only, the message tells who wins in another (seed 8300068)")
  func winsInOneDirection() throws {
    func said(_ toward: String) throws -> String? {
      try Self.message(
        "closes", "outer",
        """
        uses: [material]
        elements: {page: {children: {row: {}}}}
        activities:
          outer: {does: custom, target: page, by: two-finger-drag}
          third: {does: custom, target: page/row, by: two-finger-drag\(toward)}
          closes: {does: custom, target: page/row, by: pinch-closed}
        """)
    }
    for toward in ["horizontal", "vertical", "right", "left"] {
      let said = try said(", toward: \(toward)")
      #expect(
        said?.contains("`outer` wins if it claims first, and `closes` wins otherwise") == true,
        "\(toward): \(said ?? "")")
    }
    #expect(try said("")?.contains("`third` wins over both") == true)
  }

  @Test("A claim by a timer and one by a sample of the same time are not one instant (seed 8300302)")
  func timerAndSample() throws {
    let said = try Self.message(
      "inner", "outer",
      """
      uses: [material]
      elements: {page: {children: {row: {}}}}
      mechanics:
        hold: {steps: [press, wait, {move: {distance: 4pt}}]}
      activities:
        inner: {does: custom, target: page/row, by: drag}
        outer: {does: custom, target: page, by: hold}
      """)
    #expect(said?.contains("`outer` wins, so `inner` is not recognized") == true, "\(said ?? "")")
    #expect(said?.hasSuffix("; `inner` can win where both claim at once") == true, "\(said ?? "")")
  }
}
