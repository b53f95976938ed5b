import SpecParser
import Testing

@testable import GestureCompiler

/// Whether an activity can win because a third one beats its rival. `Scripts/hands` found each of these specs.
@Suite struct RivalsBeatenByThirdsTests {
  @Test("An activity that may only begin a touch takes over from no other (seed 1208)")
  func begins() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {page: {children: {row: {}}}}
      mechanics:
        push: {fingers: 1, steps: [press, move, lift]}
      activities:
        push: {does: custom, target: page, by: push}
        swipe: {does: custom, target: page, by: swipe, begins: true}
        zoom: {does: custom, target: page/row, by: double-touch-drag}
      resolve:
        - {wait: swipe, for: push}
        - {prefer: swipe, over: zoom}
      """)
    #expect(found.contains(["swipe", "push"]))
  }

  @Test("A third activity wins no tie against a rival that is preferred to it (seed 829)")
  func ties() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {page: {children: {row: {children: {cell: {}}}}}}
      mechanics:
        shake: {fingers: 1, steps: [press, {move: {toward: left}}, reverse, lift]}
      activities:
        first: {does: custom, target: page/row, by: drag, begins: true}
        shake: {does: custom, target: page/row, by: shake}
        outer: {does: custom, target: page, by: drag}
        edge: {does: custom, target: page/row/cell, by: swipe, from: any-edge}
      resolve:
        - {wait: first, for: edge}
        - together: [shake, edge]
        - {prefer: outer, over: edge}
      """)
    #expect(found.contains(["shake", "outer"]))
  }

  @Test("A third activity that always loses does not keep the rival from winning (seed 1034)")
  func thirdNeverWins() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {page: {children: {row: {}}}}
      mechanics:
        pull: {fingers: 1, continuous: true, steps: [press, {move: {toward: down}}, lift]}
      activities:
        first: {does: custom, target: page/row, by: [pull, pinch-closed]}
        friend: {does: custom, target: page/row, by: [pull, pinch-open]}
        drag: {does: custom, target: page, by: drag}
        pull: {does: custom, target: page, by: [fling, pull]}
      resolve:
        - {wait: friend, for: first}
        - together: [friend, pull]
        - {prefer: drag, over: pull}
      """)
    #expect(found == [["pull", "drag"]])
  }

  @Test("An activity waits for its rival, although the rival waits itself (seed 1037)")
  func rivalWaits() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {page: {}}
      activities:
        swipe: {does: custom, target: page, by: [two-finger-swipe, two-finger-fling], toward: vertical}
        drag: {does: custom, target: page, by: [drag, two-finger-drag]}
        turn: {does: custom, target: page, by: rotate}
      resolve:
        - {wait: swipe, for: drag}
        - {wait: drag, for: turn}
      """)
    #expect(found == [["swipe", "drag"]])
  }

  @Test("The claim that starts the awaited activity makes the waiting one fail (seed 1082)")
  func heldUntilLost() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [apple]
      elements: {page: {}}
      mechanics:
        shake: {fingers: 1..2, continuous: true, steps: [press, move, reverse, lift]}
      activities:
        edge: {does: custom, target: page, by: edge-swipe}
        late: {does: custom, target: page, by: pan, from: any-edge, after: [shake]}
        pan: {does: custom, target: page, by: pan}
        shake: {does: custom, target: page, by: shake}
      resolve:
        - {wait: edge, for: late}
      """)
    #expect(found.contains { $0.first == "edge" && $0.contains("pan") })
  }

  @Test("A claim that fails the awaited activity before it starts may let the waiting one win")
  func sleepEnds() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {page: {}}
      mechanics:
        down: {fingers: 1, steps: [press]}
        never: {fingers: 1, steps: [press, lift]}
      activities:
        edge: {does: custom, target: page, by: edge-swipe}
        late: {does: custom, target: page, by: drag, after: [never]}
        drag: {does: custom, target: page, by: drag}
        down: {does: custom, target: page, by: down}
      resolve:
        - {wait: edge, for: late}
        - together: [down, edge]
        - together: [down, drag]
      """)
    #expect(!found.contains { $0.first == "edge" })
  }

  @Test("An activity that sleeps holds the rival's claim, also where its own movement could no longer begin")
  func heldForSleeper() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      state: {isOn: bool}
      elements: {page: {children: {row: {children: {icon: {}}}}}}
      mechanics:
        hold: {fingers: 1, steps: [press, wait: 200ms]}
      activities:
        inner: {does: custom, target: icon, by: hold}
        outer: {does: custom, target: page, by: hold}
        zoom: {does: custom, target: row, by: pinch-open, after: [hold]}
        mark: {does: custom, target: row, by: hold, when: isOn}
      resolve:
        - {prefer: outer, over: inner}
        - {wait: outer, for: zoom}
        - together: [zoom, mark]
      """)
    #expect(!found.contains { $0.first == "inner" }, "\(found)")
  }

  @Test("A third activity that waits for the rival does not win before it (seed 1164)")
  func thirdWaits() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {page: {children: {row: {}}}}
      activities:
        carry: {does: custom, target: page/row, by: long-press-drag, toward: up}
        drag: {does: custom, target: page, by: drag}
        swipe: {does: custom, target: page, by: swipe}
      resolve:
        - {prefer: swipe, over: carry}
        - {wait: carry, for: drag}
        - {wait: swipe, for: drag}
      """)
    #expect(found == [["carry", "drag"], ["swipe", "drag"]])
  }

  @Test("A preferred rival that waits for another claim of that instant loses the tie (seed 1973)")
  func triedLate() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {page: {children: {row: {}}}}
      mechanics:
        hold: {fingers: 1, steps: [press, wait, lift]}
      activities:
        inner: {does: custom, target: page/row, by: hold}
        rival: {does: custom, target: page, by: hold}
        third: {does: custom, target: page, by: hold}
      resolve:
        - {prefer: rival, over: inner}
        - {wait: rival, for: third}
      """)
    #expect(!found.contains { $0.first == "inner" })
  }

  @Test("In a state in which no third activity exists, none keeps a rival from winning (seed 8101834)")
  func thirdDoesNotExist() throws {
    func found(_ guarded: String) throws -> Bool {
      try AnalyzeSupport.report(
        """
        gspec: 1
        product: Test
        uses: [apple]
        state: {flag: bool, level: 1..8}
        elements: {page: {}}
        activities:
          waiting: {does: custom, target: page, by: pan}
          awaited: {does: custom, target: page, by: flick, when: flag}
          other: {does: custom, target: page, by: [pan, flick], when: not (level == 1)}
          late: {does: custom, target: page, by: three-finger-swipe, when: \(guarded)}
        resolve:
          - {wait: waiting, for: awaited}
        """
      ).findings.contains {
        $0.conflict.rule == .unreachable && $0.finding.severity == .error
          && $0.finding.activities.first == "late"
      }
    }
    #expect(try found("level >= 2 or not flag"))
    // Where the awaited one exists and nothing else does, it holds the claim while another finger lands.
    #expect(try !found("level >= 1"))
  }
}
