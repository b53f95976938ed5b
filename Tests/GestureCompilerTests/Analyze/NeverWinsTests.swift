import SpecParser
import Testing

@testable import GestureCompiler

/// Specs for which `conflict/unreachable` was once wrong or missing. `Scripts/hands` found each of them.
@Suite struct NeverWinsTests {
  @Test(
    "An activity that is together with the loser, but has not won when the loser claims, does not help it")
  func friendElsewhere() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {page: {}}
      activities:
        flick: {does: custom, target: page, by: [swipe, fling]}
        pull: {does: custom, target: page, by: drag}
        carry: {does: custom, target: page, by: two-finger-long-press-drag}
      resolve:
        - {wait: carry, for: pull}
        - together: [carry, flick]
      """)
    #expect(found == [["flick", "pull"]])
  }

  @Test("An activity is woken by a hand-over to the one that it comes after", arguments: [true, false])
  func wokenByHandOver(_ isHandedOver: Bool) throws {
    let handOver = isHandedOver ? ", hand-over: {to: refresh, at: top}" : ""
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {list: {}}
      mechanics:
        glide: {continuous: true, steps: [press, move, lift]}
      activities:
        scroll: {does: custom, target: list, by: glide, toward: vertical\(handOver)}
        refresh: {does: custom, target: list, by: drag, toward: down, begins: hand-over}
        turn: {does: custom, target: list, by: long-press, after: drag}
      resolve:
        - together: [scroll, refresh, turn]
      """)
    #expect(found == (isHandedOver ? [] : [["turn"]]))
  }

  @Test("A rival that must lift on its target is escaped by a lift that is over something else")
  func liftElsewhere() throws {
    func found(_ mechanic: String) throws -> [[String]] {
      try AnalyzeSupport.unreachable(
        """
        uses: [material]
        elements: {page: {children: {key: {}}}}
        mechanics:
          button: {steps: [press, lift: {on: target}]}
        activities:
          press: {does: custom, target: page/key, by: \(mechanic)}
          rival: {does: custom, target: page/key, by: button}
        resolve:
          - {prefer: rival, over: press}
        """)
    }
    #expect(try found("touch") == [])
    // Both are on the target, or neither is.
    #expect(try found("button") == [["press", "rival"]])
  }

  @Test("A rival with a range of fingers can always claim with one finger")
  func rivalsRange() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [apple]
      platforms: [ios]
      elements: {page: {}}
      activities:
        pan: {does: custom, target: page, by: pan}
        swipe: {does: custom, target: page, by: swipe, toward: up}
      """)
    #expect(found == [["swipe", "pan"]])
  }

  @Test("Of two activities with the same range of fingers, the one that is not preferred never wins")
  func ownRange() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      elements: {page: {}}
      mechanics:
        turn: {fingers: 2..3, continuous: true, steps: [press, orbit, lift]}
      activities:
        first: {does: custom, target: page, by: turn}
        second: {does: custom, target: page, by: turn}
      resolve:
        - {prefer: first, over: second}
      """)
    #expect(found == [["second", "first"]])
  }

  @Test("A rival is not held for an activity that has already failed")
  func heldForNobodyThere() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [apple]
      platforms: [ios]
      elements: {page: {}}
      activities:
        any: {does: custom, target: page, by: three-finger-swipe}
        left: {does: custom, target: page, by: three-finger-swipe, toward: left}
        zoom: {does: custom, target: page, by: double-tap}
      resolve:
        - {wait: left, for: any}
        - {prefer: zoom, over: left}
      """)
    #expect(found == [["left", "any"]])
  }

  @Test("A rival may need fewer fingers")
  func fewerFingers() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [apple, material]
      elements: {page: {}}
      activities:
        pan: {does: custom, target: page, by: pan}
        swipe: {does: custom, target: page, by: [two-finger-swipe, two-finger-fling]}
      """)
    #expect(found == [["swipe", "pan"]])
  }

  @Test("The finding names only the rival that beats the activity, and where fingers must land")
  func awaitedOutside() throws {
    let report = try AnalyzeSupport.report(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements: {page: {children: {row: {}}}}
      mechanics:
        push: {fingers: 2, steps: [press, {move: {toward: up, distance: 40pt}}, {wait: 300ms..500ms}, lift]}
      activities:
        pull: {does: custom, target: page/row, by: drag}
        inner: {does: custom, target: page/row, by: push}
        outer: {does: custom, target: page, by: push}
      resolve:
        - {wait: inner, for: outer}
      """)
    let found = report.findings.filter { $0.conflict.rule == .unreachable }.map(\.finding)
    #expect(found.map(\.activities) == [["inner", "outer"]])
    #expect(found.allSatisfy { $0.message.contains("with all fingers on `page/row`") })
  }

  @Test(
    "An activity that is together with the loser, but claims after the rival, does not help it (seed 829)")
  func friendLater() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {page: {}}
      mechanics:
        shake: {fingers: 1, steps: [press, move, reverse]}
      activities:
        shake: {does: custom, target: page, by: shake}
        pull: {does: custom, target: page, by: drag}
        swipe: {does: custom, target: page, by: swipe, from: any-edge}
      resolve:
        - together: [shake, swipe]
      """)
    #expect(found == [["shake", "pull"], ["swipe", "pull"]])
  }

  @Test("A claim at a press does not wait for a longer mechanic (seed 1208)")
  func claimsAtPress() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {page: {}}
      mechanics:
        down: {fingers: 1, steps: [press]}
      activities:
        down: {does: custom, target: page, by: down}
        swipe: {does: custom, target: page, by: swipe}
        zoom: {does: custom, target: page, by: double-touch-drag}
      resolve:
        - {prefer: swipe, over: zoom}
      """)
    #expect(found.contains(["swipe", "down"]))
  }

  @Test("An activity that waits for one that can never start is held as long as fingers are down (seed 1082)")
  func heldForSleeper() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [apple]
      elements: {page: {}}
      mechanics:
        down: {fingers: 1, steps: [press]}
      activities:
        edge: {does: custom, target: page, by: edge-swipe}
        late: {does: custom, target: page, by: pan, from: any-edge, after: [down]}
        pan: {does: custom, target: page, by: pan}
      resolve:
        - {wait: edge, for: late}
      """)
    #expect(found.contains { $0.first == "edge" && $0.contains("pan") })
  }

  @Test("Of two activities with the same reversal, the one that is not preferred never wins")
  func twins() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      elements: {page: {}}
      mechanics:
        shake: {fingers: 2, steps: [press, {move: {distance: 8pt..40pt}}, reverse, lift]}
      activities:
        first: {does: custom, target: page, by: shake}
        second: {does: custom, target: page, by: shake}
      resolve:
        - {prefer: first, over: second}
      """)
    #expect(found == [["second", "first"]])
  }

  @Test("An activity that may only begin a touch loses to an earlier claim, although both are together")
  func begins() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {page: {}}
      activities:
        tap: {does: custom, target: page, by: touch}
        zoom: {does: custom, target: page, by: double-touch, begins: true}
      resolve:
        - together: [tap, zoom]
      """)
    #expect(found == [["zoom", "tap"]])
  }

  @Test("An activity that wins beside a hold is not unreachable, although its rival claims earlier")
  func besideHold() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [apple, material]
      platforms: [ios]
      elements: {page: {}}
      activities:
        hold: {does: custom, target: page, by: [long-press, two-finger-touch]}
        pan: {does: custom, target: page, by: [pan, flick]}
        fling: {does: custom, target: page, by: [two-finger-swipe, two-finger-fling]}
      resolve:
        - together: [hold, fling]
      """)
    #expect(found.isEmpty)
  }

  @Test(
    "If names decide between two rivals, an activity that is together with one of them is not unreachable")
  func besideOneOfTwo() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {page: {}}
      mechanics:
        lay: {fingers: 1, steps: [press]}
      activities:
        friend: {does: custom, target: page, by: lay}
        other: {does: custom, target: page, by: lay}
        carry: {does: custom, target: page, by: long-press-drag}
      resolve:
        - together: [friend, carry]
      """)
    #expect(found.isEmpty)
  }

  @Test("A rival that is held for an inner activity still beats the loser, or the inner activity does")
  func heldForAnInnerOne() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      elements: {page: {children: {row: {}}}}
      mechanics:
        poke: {fingers: 2, steps: [press, lift]}
      activities:
        inner: {does: custom, target: page/row, by: poke, begins: true}
        second: {does: custom, target: page, by: poke}
        first: {does: custom, target: page, by: poke}
      resolve:
        - {wait: first, for: inner}
        - {prefer: first, over: second}
      """)
    #expect(found == [["second", "first"]])
  }

  @Test("An activity that is together with the loser, but starts only after the rival, does not help it")
  func sleepingFriend() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {page: {}}
      mechanics:
        lay: {steps: [press]}
      activities:
        late: {does: custom, target: page, by: lay, after: [swipe]}
        flick: {does: custom, target: page, by: fling}
        pull: {does: custom, target: page, by: [drag, two-finger-drag]}
      resolve:
        - together: [late, flick]
      """)
    #expect(found.contains(["flick", "pull"]))
  }

  @Test("A preferred activity fails at the first lift, together with the pinch that it could take over from")
  func endsAtTheFirstLift() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {page: {}}
      mechanics:
        twice: {fingers: 2, steps: [press, lift, press, lift]}
      activities:
        second: {does: custom, target: page, by: twice}
        first: {does: custom, target: page, by: twice, begins: true}
        pinch: {does: custom, target: page, by: pinch-closed}
      resolve:
        - {wait: second, for: first}
        - {prefer: second, over: pinch}
      """)
    #expect(found == [["second", "first"]])
  }

  @Test("If two claims are held for the same activity, the one that survives another finger can win")
  func failsWhileHeld() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {page: {}}
      mechanics:
        pull: {steps: [press, move]}
      activities:
        drag: {does: custom, target: page, by: [drag, swipe, fling]}
        pull: {does: custom, target: page, by: pull}
        pinch: {does: custom, target: page, by: pinch-open}
      resolve:
        - {prefer: drag, over: pull}
        - {wait: drag, for: pinch}
        - {wait: pull, for: pinch}
      """)
    #expect(found.isEmpty)
  }

  @Test("What holds the claim around the target fails with a finger elsewhere (seed 8200440)")
  func awaitedAround() throws {
    let told = try AnalyzeSupport.report(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements: {page: {children: {row: {}}}}
      mechanics: {edge: {fingers: 1, steps: [{press: {from: left-edge}}, lift]}}
      activities:
        around: {does: custom, target: page, by: [double-touch, pinch-open]}
        late: {does: custom, target: page/row, by: edge}
        touch: {does: custom, target: page/row, by: [touch, two-finger-touch], begins: true}
      resolve:
        - {wait: late, for: around}
      """
    ).findings.map(\.finding.message)
    #expect(
      told.contains(
        "`late` can never win with all fingers on `page/row`: wherever it would claim, `touch` wins"))
  }
}
